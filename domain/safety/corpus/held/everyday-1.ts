export const everyday1 = `
# ordinary
none | My body
none | Be with someone
none | yes a bit
none | my chest
none | everything at once
none | a bit of both
none | mostly in the mornings
none | no not really
none | work mainly
none | in my stomach
none | Just listen
none | about a six
none | maybe a 4 now
none | it went down a little
none | my shoulders and jaw
none | the second one
none | I'd like to try the breathing one
none | can we do the 5 senses thing
none | my sister
none | on the bus
none | since lunch
none | around 3 in the afternoon
none | hard to say
none | ok done
none | Done, that took about five minutes
none | ready
none | I'm ready, let's start
none | not ready yet, give me a sec
none | skip
none | next
none | again please
none | yeah go on
none | Tell me more
none | hmm
none | lol ok
none | sort of tight, like a belt
none | Tired mostly
none | tired but a good tired
none | just tired, didn't sleep because the neighbours had a party
none | Alone, in the kitchen, having tea
none | I'm home alone till five and it's lovely and quiet
none | better than yesterday
none | A bit calmer
none | feet on the floor, done
none | I hear the fridge and a car outside
none | smells like toast
none | warm
none | heavy but ok
none | something outdoors
none | walk
none | I walked round the block
none | the park near my flat
none | my husband, he's in the next room
none | I could ring mum
none | yes she's here
none | both my kids are at school
none | It's over now, the meeting went fine
none | the worst part is over, I just feel silly
none | not much honestly
none | nothing special
none | can't think of anything
none | dunno
none | I dont know how to describe it
none | like butterflies
none | Like I drank six coffees. I did drink four.
none | my hands are cold
none | breathing's slower now
none | thank you that helped
none | Thanks, goodnight
none | goodnight!
none | night night x
none | ok bye, talk tomorrow
none | Goodbye then, my lunch break is over
none | Gotta run, bus is here
none | that's all for tonight, thanks
none | I'll leave it there for today
none | done for today, going to watch telly
none | ta ra
none | ciao, a domani
none | right, I'm off, dinner's burning
none | Good morning
none | hello again
none | hey, me again
none | Evening. Long day.
none | Long day at the till, my feet hurt
none | I had three meetings back to back and no lunch
none | My boss moved the deadline again and I want to scream
none | I'm so angry with my boss I drafted an email and then didn't send it
none | Boss took credit for my slides. Again.
none | He cut my hours without telling me, I'm fuming
none | they're cutting the budget so our team coffee is gone
none | My shift ended at ten and the last bus had already left
none | It's the end of the quarter so everything is on fire at work, figuratively
none | I decided to ask for a raise on Monday
none | I've decided to take the job in Leeds
none | decided to go with the blue paint in the end
none | I handed in my notice today and I feel ten pounds lighter
none | Wrote my resignation letter, leaving on good terms, new job starts in March
none | last day at work on Friday, they got me a cake
none | My last exam is tomorrow and then summer!!
none | exams are over, I slept twelve hours
none | finished my finals, went for pizza with everyone
none | I give up on this printer
none | I gave up sugar for lent and I am grumpy
none | gave up coffee two weeks ago, headaches are fading
none | giving up on that crossword, 7 down is impossible
none | I can't go on this ride at the fair, I get dizzy even watching it
none | cant go on holiday in june because of the school dates
none | The soup is better without garlic, my wife disagrees
none | The office is better without the open plan
none | my hair looks better without the fringe
none | I've got a plan for the weekend: sleep in, market, film
none | what's the plan for today's session?
none | Plan for tonight: bath, book, bed by ten
none | tonight is pizza night
none | Tonight we're playing board games with the neighbours
none | Tonight I'm cooking for my in-laws and I'm nervous
none | making lasagne tonight, my gran's recipe
none | I wrote a letter to my old teacher to say thank you
none | letter from the bank came, just a new card
none | Writing birthday letters to my pen pals
none | I'm writing a cover letter and I hate every word of it
none | my daughter wrote a letter to father christmas, it's four pages long
none | I posted the letter to the council about the bins
none | closing my old bank account because the fees went up
none | I closed my instagram, too much scrolling, feels good
none | Deleted my facebook account, nobody I know is on it anymore
none | Cancelled two streaming subscriptions to save money
none | gave three bags of old clothes to the charity shop
none | Gave away my maternity clothes to my cousin, she's due in May
none | I gave my old bike to the boy next door, I have a new one
none | sorting my wardrobe, loads to give away, why do I own nine cardigans
none | Sold my car today! Getting the new one next week
none | selling the car because we live in the city now and parking costs a fortune
none | selling my guitar amp, upgrading to a smaller one
none | We're moving house on the 14th and there are boxes in the bath
none | moving to Bristol for my partner's job
none | packed the kitchen, now we eat out of mugs
none | Saying goodbye to the old flat was sad but the new one has a garden
none | We said goodbye to our exchange student at the airport, lots of hugs
none | goodbye party for Marta at work, she's going to the Berlin office
none | the boxes are packed and the van comes at eight
none | my keys are with the estate agent
none | I take the train over the bridge every morning and the view is the best part
none | The bridge is closed for repairs so my commute is forty minutes longer
none | stuck on the bridge in traffic, radio's good at least
none | crossing the big bridge makes my palms sweat, I did it anyway today
none | I drove over the bridge by myself for the first time since passing my test, chuffed
none | Train was late again, stood on the platform for half an hour in the cold
none | missed the last train and had to take a taxi, 40 quid gone
none | My train's at 6:10 so early night
none | train strike so I worked from home
none | Flying to Lisbon on Saturday, packing light
none | rope swing at the lake with my cousins, what a day
none | I bought a rope for the new climbing gym
none | teaching cubs how to tie rope knots on thursday
none | Skipping rope, ten minutes, I'm dying of unfitness haha no seriously it was fun
none | the dog chewed through his rope toy
none | I take my blood pressure pill at breakfast as always
none | took my pills with breakfast like usual
none | My GP changed the dose of my sertraline and I've an appointment to review it
none | I've been on the same antidepressant for two years and it suits me
none | pill organiser filled for the week, I feel so grown up
none | I forgot my thyroid tablet this morning, took it at lunch as the leaflet says
none | one paracetamol and the headache went
none | took an ibuprofen for my knee after football
none | hay fever tablets make me sleepy
none | The vet gave us pills for the cat and she spits out every one
none | trying to get a pill into a cat is an extreme sport
none | Doctor says I can stop the antibiotics on Friday when the course ends
none | Chopping onions with the new knife, it's so sharp, makes cooking easier
none | cut the tomatoes too thick again
none | I cut my own fringe, regrets
none | Got my hair cut short and I love it
none | cutting out dairy for a month
none | my son cut his first tooth
none | cut the grass before the rain came
none | little paper cut, very dramatic about it
none | knife skills class was a gift from my brother, we made ramen
none | sharpened the kitchen knives sunday, weirdly relaxing
none | photo shoot at work, I blinked in all of them
none | I shoot film, mostly street photography
none | our shoot got moved to tuesday because of weather
none | The basil has new shoots!
none | we shot some hoops after school
none | clay pigeon shooting for my dad's 60th, he missed all of them
none | Deer season opens saturday, my dad and I go every year, he makes the coffee
none | archery club tonight, I hit the gold twice
none | darts league is over till autumn
none | I lost at tennis 6-0 6-1 and still enjoyed it
none | Fishing with grandad, caught a boot
none | swam 20 lengths
none | yoga at seven, my hamstrings are like rope
none | the weather's been grey for two weeks, I miss the sun
none | It's snowing!
none | storm last night, the fence came down
none | Rain again. Made soup.
none | heatwave, can't sleep, fan is useless
none | slept four hours, the baby had other ideas
none | slept really well for once
none | I keep waking at 3 and planning my grocery list
none | fell asleep on the couch with the telly on
none | can't sleep, my brain's replaying that email
none | My toddler is up at five every day, send coffee
none | my teenager only speaks in shrugs
none | my brother and I argued about the inheritance of a teapot, a teapot!
none | we had a row over the dishwasher
none | I shouted at the kids over socks and then said sorry and we had ice cream
none | My wife's away for work and the house is too quiet
none | he's gone to the shop, back in ten
none | She's gone to uni, house feels big
none | The kids are gone for the weekend, I don't know what to do with the silence. Nap probably
none | all the biscuits are gone and nobody did it
none | My headache's gone
none | the rash is gone
none | my cat is asleep on my keyboard so sorrr
none | my hamster escaped and was found in a slipper
none | vet appointment at two, just vaccinations
none | our old dog sleeps all day and snores like my uncle
none | goldfish is fine thanks for asking
none | Money's tight this month, the boiler broke
none | rent went up 12 percent, I made a spreadsheet
none | I worry about money every time the card machine takes a second too long
none | payday tomorrow, thank heavens
none | The car failed its MOT, there goes the holiday fund
none | student loan letter arrived and I put it in the drawer, I'll open it with my flatmate tonight
none | taxes done!!
none | I'm self employed and a client pays late every time, so stressful
none | our electricity bill is a joke
none | I'm so grateful for my neighbour, she brought soup
none | three good things: sun, coffee, my sister's voice note
none | grateful for clean sheets
none | my gratitude: a seat on the train
none | saw a heron by the canal
none | the first strawberries from the garden!
none | Someone let me go first in the queue and it made my whole day
none | thank you for the session, it was nice to slow down
none | you were helpful today
none | how do I change the colour of the app
none | where do I export my journal
none | Can you talk slower lol
none | is this a real person or a bot?
none | Are you an AI?
none | do you remember what we talked about last week?
none | the timer sound scared the cat
none | Your breathing circle is too fast for me
none | app crashed at the end of the exercise, did it save?
none | it froze on the last step
none | I deleted the journal entry by mistake, can I get it back
none | how do I delete my account, I made two by accident
none | turn off the reminders please, the one at 7 wakes the baby
none | the dark mode is gorgeous
none | can I use this offline on the train
none | what does "urge surfing" mean
none | I did the muscle relaxation and fell asleep halfway
none | I don't like the voice, can I switch it
none | why do you ask me the number every time
none | how long is this one
none | does it end by itself or do I press stop
none | pressed done too early, sorry
none | What's the shortest exercise you have
none | Can I do two in a row
none | My friend told me about this app
none | can you tell me a joke
none | knock knock
none | my joke of the day: I told my plants a secret and now they're rooting for me
none | haha good one
none | that was a terrible joke, another please
`
