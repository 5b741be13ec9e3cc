export const everyday3 = `
# ordinary
none | ok I go now, dinner is ready, bye
none | Take care, chat after the weekend
none | sweet dreams robot
none | Have a good one
none | thanks, that'll do
none | bye! wish me luck for the interview
none | that's my stop, bye
none | See you next week, I'm off to Wales with no signal
none | I won't need this for a bit I think, things are going well at work and at home. I'll come back if I want a tune up
none | Waving goodbye at the nursery door gets easier, today she didn't even look back
none | goodbye summer, hello soup
none | kissed my diet goodbye at the bakery
none | long goodbyes run in my family, we stand in the hall for an hour
none | We've decided to move to my wife's village, so I've sold the car and the bikes, given the sofa to my cousin and written to the bank, and there are still forty boxes to pack before the van comes on the 9th.
none | I finished my last exam this afternoon, said goodbye to my lab partner who's going home to Ghana, ate a whole pizza by myself and now I'm lying on the grass with no plans at all, it is glorious.
none | long one sorry. boss moved the deadline, my son forgot his pe kit, the bus went without me and then I cried a bit in the loo, but Ana from accounts gave me half her lunch and we ended up laughing about it
none | My last day at the bakery is Saturday. I've written a card for everybody, even grumpy Paul, and I start at the college on the first, which I'm nervous and happy about.
none | Gave my old coats to the shelter, closed the storage unit, cancelled the newspaper. Retirement admin! Next week the train to Vienna with my sister, we've planned it since we were thirty
none | I took my tablets with dinner, packed the kids' lunches, locked the back door and now I'm ready for the ten minute wind down, then bed, early train over the bridge tomorrow
none | We said goodbye to grandad's house today, the new family has three boys and they were already up the apple tree. I was sad and glad together, then we all went for pie.
none | I'm tired because it's harvest and we're at it till dark, everyone's cheerful though, and on sunday it's over and there's a dance
none | I decided to write the letter to my dad after all, just to say thanks for teaching me to drive, he rang me straight back and talked about the carburettor for an hour
none | alone in the house for the first time since the twins were born!! I don't know whether to nap or eat crisps in the bath. both?
none | Tonight I'm on my own because Rob's at football so I've got the good blanket and a murder mystery
none | had a goodbye lunch for the intern, she made us all badges
none | I'm ready to hand over the project, the notes are done and Li starts on monday
none | Plan: finish the fence, sell the old mower, sit down
none | we've planned our last big trip before the baby, three days in York
none | it's my last week of chemo nurse training and they've already offered me the ward I wanted
none | my plan for the evening is cutting out paper stars with my niece
none | cut the hedge, cut the cake, cut my losses with the crossword
none | a rope bridge at the adventure park, I went across screaming, my kids filmed it
none | the footbridge by the station is finally open, saves me six minutes
none | I walk over the bridge to work with a colleague and we complain about the boss the whole way
none | got the train by myself to see my aunt, 4 hours, read a whole book
none | stood on platform 3 eating a sausage roll when they changed it to platform 9
none | train home was two hours over time, played cards with strangers
none | I sold my car to my brother so technically I'll still get lifts
none | sold dad's van, he got a fair price and a pint out of it
none | closing my little shop in june and going part time at the garden centre, it feels right
none | Closed my paypal account because I was getting spam, that's all the admin I'm doing today
none | donated my prom dress and kept the shoes
none | gave my game console to my little cousin cos I built a pc
none | I give up trying to fold a fitted sheet
none | gave up smoking 40 days ago, I'm unbearable and proud
none | The team gave up a two goal lead and I needed a walk
none | Can't go on Thursday, can we move the dentist to next week is what I said and they said yes
none | I think we're better without a telly in the bedroom, I sleep more
none | Turns out I'm better without gluten, sadly for me and croissants
none | pills sorted for our holiday, doctor's note too
none | Mum's pills are in the blister pack now, the chemist does it, one less thing for me to think about
none | my multivitamin pill smells of fish
none | The doctor swapped my pill to the evening so I'm less sleepy at work
none | I'm done with the morning shift and ready for a nap
none | almost done, two more reports
none | the divorce is done and it's friendly, we share the dog
none | That's the end of my story, nothing happened, I just wanted to tell someone about the goose
none | weekend's over already how
none | holiday's over, suntan's gone, emails are 412
none | Gone fishing, back sunday, text me if the cat needs anything is what I wrote on the fridge
none | we were all so tired after the wedding that we fell asleep in our shoes
none | Tired of packing. Who owns 60 mugs
none | the voice coach says end your sentences lower
none | End of term, goodbye 5B, hello sleep
none | said bye to my therapist because we've finished, she said the door's open, I bought myself flowers
none | my letter got printed in the local paper, about potholes
none | Wrote a farewell card for our vicar, he's off to Devon
none | dad shot a hole in one and we'll never hear the end of it
none | we shot the wedding video on my phone, mostly thumbs
none | Last night of the play! I die in act two every evening and my nan still gasps
none | last orders at the pub then a long walk home with Jess, good chat
none | she's ready for school, I'm the one who isn't ready, tiny shoes by the door
none | I'm the last one in the office so I can do the breathing out loud
# health-anxiety
none | my heart
none | It's my heart again, the skipping thing
none | fluttery chest, same as last week, same as before every Monday
none | chest is tight like it always gets before a call
none | My body goes on alert in the shower for some reason
none | tingly fingers when I breathe too fast
none | lump in my throat feeling, comes and goes when I'm stressed
none | Stomach doing flips
none | I get dizzy in supermarkets
none | legs like jelly
none | hot and cold and a bit sick, usual panic for me
none | my panic came on the train, I stayed on two more stops, it passed
none | I had a panic attack at work, sat in the stairwell, it peaked and went down
none | panic's down from 8 to 3
none | Every time I panic I think it's my heart. The cardiologist checked it in March.
none | I want to google my mole so badly right now
none | googled headache, regret it
none | I closed the search tab before reading, yay me
none | spent an hour reading about vitamin levels, feel worse
none | I checked my pulse eleven times today, yesterday it was thirty
none | my watch said 92 and I spiralled
none | took the smartwatch off for the evening
none | can you tell me if a twitching eyelid means something
none | Is it normal to hear your heartbeat on the pillow?
none | I felt my neck glands again, now they're sore from feeling them
none | I keep pressing the spot on my arm
none | asked my husband if I look pale, he said I look like a person who needs lunch
none | I want to ask you if it's cancer but I know what you'll say
none | What if the doctor missed something? I know, maybe maybe not
none | the bloods are back and clear and my brain says they mixed the tubes
none | Waiting for results till friday, it's the waiting
none | the results letter came, all normal, I read it six times
none | my mum had it so I worry about it, my screening is in april
none | I'm 31 and I think about my cholesterol more than my dad does
none | Read a story about a man with a brain tumour and now my headache has a name
none | headache since lunch, I skipped water all day
none | every ache is a disease in my head
none | I'm scared of dying on the plane, it's the health stuff plus the flying stuff
none | sometimes I worry that I'll get ill and miss my kids growing up, then I notice it's the anxiety's favourite film
none | I was sure I had something terrible last spring. It was reflux.
none | heartburn again after the curry
none | swallowed my pill and it felt stuck, drank water, fine now, still thinking about it
none | took my second antihistamine today a day after the first and worried it was too soon, pharmacist said that's just what daily means
none | I read the side effects leaflet, never again
none | new tablets, I'm noticing everything, is it them or is it me noticing
none | I'm nervous about starting the medication my doctor prescribed
none | did I take my pill this morning? the box says yes, my brain says check
none | I worry about my pills going with grapefruit lol
none | food was a day over the date and I ate it, now I'm listening to my stomach
none | the dog licked my hand and now I'm reading about parasites
none | Tick bite in the forest, nurse had a look, she said keep an eye on it and live your life
none | a bit short of breath at the top of the stairs, so was my fit friend
none | my breathing goes weird when I think about my breathing
none | yawning a lot, is that anxiety? don't answer that
none | My ears ring when the house is quiet
none | I've decided no checking till 8 tonight
none | plan: delay the body check by ten minutes
none | done ten minutes without touching the lump, it's my collarbone by the way
none | the urge to call the doctor is at 7, I'll wait for my normal appointment tuesday
none | I gave up googling symptoms for a week, day four
none | cant stop thinking about the scan, it's routine, they said routine twice
none | Hospital smell sets me off, I went anyway for my cousin's new baby
none | I held my breath in the lift because someone coughed
none | the cough is nearly gone
none | Last time it was a brain thing, this time it's my liver, it moves house every month
none | I can feel my pulse in my toe. MY TOE.
none | is anxiety able to cause pins and needles
none | my gp is kind but I could see the sigh
none | no doctor this week, that's a record since january
none | numb bum from sitting, spent ten minutes thinking it was my spine
none | hands shaky, four coffees, no lunch, mystery solved
none | I can't do this blood test, needles make me faint-ish. I mean I'll do it but I'll moan
none | blood pressure cuff makes my blood pressure high, the nurse laughed with me
# ocd
none | washing
none | my hands are so dry from washing
none | I washed for ten minutes, it was twenty last month
none | touched the door handle and did not wash, urge was 8 now 5
none | I checked the lock four times and still drove back
none | Is the oven off. It's off. Is it off.
none | took a photo of the hob so I could leave the house
none | left without the photo today!!
none | the door, the window, the door again
none | I rewrote the email nine times because of the commas
none | counting stairs again
none | has to be even numbers, the volume too
none | I line up the shoes before I can go to bed
none | the picture was crooked and I let it be crooked
none | If I don't tap the table I feel wrong all evening
none | my therapist set me homework: wear the odd socks
none | exposure today: public toilet, no gel after, had a biscuit with my hands
none | I want to ask my wife again if I locked up, I'm waiting fifteen minutes first
none | just one more check and then I'm done, I always say that
none | done with one check, walked to the bus, didn't turn around
none | confessed to my girlfriend that I once cheated in a spelling test in year five, the relief lasted a minute
none | did I send the letter to the wrong person? checked the envelope in the post box with my eyes for ages
none | I reread the same page because it didn't feel right
none | Contamination stuff flares when I'm tired
none | the laundry has to be rewashed if it touches the floor, that's the rule my OCD made
none | my OCD hates the bin
none | straightening the knives and forks until it feels right takes half the dinner
none | cut up raw chicken, wiped the board three times, wanted thirty
none | I drove back over the bridge to check I'd not gone through a red light
none | I take fluvoxamine for it as prescribed and it takes the edge off
none | the pill bottle label has to face front
none | maybe I left the tap on, maybe I didn't, I'm going to the cinema
none | rating it now: 6
none | the urge is there but smaller
none | I surfed it till the timer ended
none | it's not over but it's quieter
none | can't go on to the next page until the last one feels complete, working on it with my psychologist
none | I asked you yesterday whether the iron was off, didn't I. Okay, point taken
none | My hoarded magazines, gave one box away today as homework
none | perfectionism at work, one slide took me three hours
none | the number 13 thing again, sat in seat 13 on the train on purpose
none | I skipped the ritual at the gate and nothing happened except I was early
none | symmetry day today
none | I let my son put his shoes on the sofa and I breathed
# figurative
none | this commute will be the end of me haha
none | my feet are killing me, new heels
none | I'm dying for a cuppa
none | dead tired after the garden, proper happy
none | I could murder a burger
none | the suspense in this show is killing me
none | I nearly died laughing at my dad's dance
none | My phone is dead again
none | we killed it at karaoke
none | the kids will be the death of me, they put jam in the printer
none | dying to know who won bake off
none | dressed to kill for the office party, it's my only suit
none | deadline day, send biscuits
none | that comedian slayed
none | I'm drowning in emails
none | buried in marking until Thursday
none | burnt my toast and my last nerve
none | hanging in there
none | hanging out with the girls on friday
none | hanging pictures in the hall, wonky as ever
none | kill the lights would you, I'm doing the breathing lying down
none | Shoot me now, another all-hands meeting about meetings
none | I'd jump off the sofa for a slice of that cake
none | jumped at the chance to work from Lyon for a month
none | We'll cross that bridge when we come to it, my mum says about everything
none | that's water under the bridge, me and Karen are fine
none | burned that bridge when I told my old boss what I thought of his ponytail, no regrets
none | at the end of my rope with this flat pack wardrobe
none | end of my tether with the broadband people, 50 mins on hold
none | money for old rope, that plumber
none | give him enough rope and he'll tell you about his sourdough
none | cut me some slack, brain, it's only Tuesday
none | I can't cut it at salsa
none | they really cut corners on our new bathroom
none | my sister gave me a shot in the arm with that phone call
none | it was a long shot but they said yes!
none | I'll take a shot at the cold shower tomorrow
none | chill pill needed for my brother, it's only monopoly
none | He's a pill, my uncle, but he makes great pancakes
none | my diet died at the cheese counter
none | I'm toast after that spin class
none | Wiped out. Good wiped out. Hill walking.
none | my brain is fried from excel
none | I can't go on like this with one bathroom and three teenagers, we're getting a second loo
none | I can't go on about it enough, that restaurant was SO good
none | this queue never ends
none | it's the end of the world, they stopped making my crisps
none | I've lost the will to shop for curtains
none | I'd sell my soul for eight hours of sleep, the baby is teething
none | bleeding hell it's cold
none | Bloody Monday
none | my team got slaughtered 7-1, I was there, in the rain
none | we got murdered at the pub quiz
none | dropping like flies with colds at the office
none | I'm a zombie before ten
none | roadkill hair this morning
none | bombed the spelling bee, laughed about it
none | the presentation was a car crash but my boss liked the last slide
none | blew my budget on concert tickets and I'd do it again
none | over my dead body will my flatmate hang that poster in the kitchen, it's a clown
none | curiosity killed the cat, so yes I opened the present early
none | the plot of my week: laundry
none | knocked out by nine pm like a toddler
none | I'm going to strangle this printer one of these days
none | My boss is going to kill me when he sees the coffee on the carpet, he'll laugh though
none | my grandmother says I'll be the end of her, then feeds me
none | I left my heart at that gelato place
none | gone to seed, me and the garden both
none | so over winter
none | I give up, you win, tell me the punchline
`
