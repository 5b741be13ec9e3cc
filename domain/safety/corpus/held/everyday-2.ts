export const everyday2 = `
# ordinary
none | doctor's appointment on Wednesday at 9:20, routine
none | Dentist tomorrow, just a cleaning, still nervous
none | eye test done, new glasses in a week
none | mammogram booked, routine one, they send the letter every three years
none | blood test results came back fine, I can breathe
none | I have an MRI for my knee on Friday and I don't like small spaces
none | my physio gave me homework
none | got my flu shot, arm's a bit sore
none | covid shot and a sticker
none | had my shot of espresso, now human
none | Colonoscopy prep tonight, wish me luck with the awful drink
none | my surgery date is through, hernia, in and out same day
none | The nurse was so kind at my smear test
none | therapy session got moved to Thursday
none | my counsellor is on leave until the 12th, that's fine, I have my notes
none | psychiatrist review went well, same meds, see her in 6 months
none | Midwife says all is good, 24 weeks
none | I'm waiting in reception, can we do something quiet
none | Nana died five years ago today, we made her apple cake and told stories
none | I still keep my grandad's watch, it ticks loud and I like it
none | It's dad's anniversary, we visited the grave and then had fish and chips like he'd want
none | found a voicemail from my late aunt, smiled a lot
none | We scattered mum's ashes last spring and today I walked there and it felt peaceful
none | My friend's funeral was years back, I listened to his favourite record tonight and it was nice
none | our neighbour passed at 97, he had a good long life, the whole street went
none | planted a rose for my grandmother
none | nothing planned for the weekend and I can't wait
none | on saturday we're going to see my in laws, sunday is ours
none | camping if the rain stays off
none | I'm going to paint the spare room
none | we're having people over, I should vacuum
none | kids football in the morning, mud forever
none | Going to a wedding, I have to dance, help
none | birthday brunch for Priya
none | Going to church then lunch with my aunties
none | Eid prep is on, my mother has cooked for an army
none | Diwali cleaning, my back hurts
none | Ramadan starts next week, I'm planning my sleep around it
none | christmas shopping done before december, who am I
none | Lunar new year with 14 cousins in one flat
none | baked sourdough, it's a brick
none | The curry was too hot even for dad
none | meal prep sunday, five boxes of chili
none | finished my book, it had a good ending
none | The last chapter made me cry on the bus
none | watching the last season now, no spoilers
none | the series finale was so disappointing
none | I finished the puzzle, one piece missing
none | knitted a hat, it fits the dog
none | learning ukulele, my flatmates are saints
none | choir practice tonight, we're doing the Fauré
none | choir is over for the summer
none | my plants are all alive this month
none | repotted the monstera
none | Allotment in the morning, beans are up
none | the slugs have won
none | I fixed the tap by myself!
none | the washing machine is done, end of an era, it was 19 years old
none | phone's about to run out of battery, bye
none | my laptop died mid presentation
none | battery dead, brb
none | the wifi gives up every evening around eight
none | My essay is due at midnight and I've written the title
none | submitted my thesis!!! it's DONE
none | handed in the coursework with four minutes to spare
none | revision is boring me to tears
none | group project and nobody answers the chat
none | I start my new school on monday and I don't know anyone yet
none | driving test tomorrow, third go
none | passed!!!
none | failed my driving test again, I'm so annoyed, rebooked for April
none | Interview in an hour, my palms are wet
none | didn't get the job. gutted. going for a curry with Sam
none | got the job!
none | first day back after mat leave, cried in the car park then it was ok
none | night shift done, going to bed with the curtains shut
none | double shift, feet dead, pay good
none | Retired last month and I don't know what day it is, it's great
none | end of year party, I have to do a speech
none | last week was hard, this week's easier
none | last night I dreamed I was late for school, I'm 54
none | that's the last of the milk
none | Last one in is a rotten egg, my kids say it constantly
none | the end of the tunnel is in sight with this renovation
none | End of the day, feet up
none | I'm done with this week, bring on Friday
none | so done with group chats
none | over it, moving on, ordering sushi
none | I'm over my cold finally
none | We broke up in spring and I'm over him, I think. Deleted the playlist
none | my ex is getting married and I find I'm glad for her
none | first date tonight, what do I wear
none | second date!!! he brought his dog
none | I live alone and I like it, I have my own shelf for everything
none | went to the cinema alone, recommend
none | ate alone in a restaurant with a book, felt fancy
none | I prefer to do the exercise alone so I shut the door
none | bit lonely since the move, joined a pottery class to meet people
none | all my friends are on different schedules, we finally found a date in three weeks
none | I miss my sister, she's in Canada. We call on sundays
none | homesick today, cooked my mother's dal
none | My english is not so good, I hope is ok
none | sorry for my english, I want say that today was good day
none | Is very hot here in Seville, nobody work after lunch
none | I am student from Vietnam, the winter here is long but the people are kind
none | mi familia viene el domingo, so I am cleaning everything
none | I have make the exercise, is better now, thank you very much
none | the kettle
none | my desk, a blue pen, and a plant that needs water
none | Sitting on the bed
none | in the car, parked outside work
none | I'm parked at the supermarket, taking five minutes before I go in
none | at my desk pretending to work
none | in the loo at a party lol
none | on my break, 10 mins
none | Waiting for the school pick up
none | a bit wobbly
none | fizzy
none | foggy today
none | meh
none | Fine I guess, bit flat, it's Monday
none | stressed
none | busy head
none | Irritated more than anything
none | proud actually
none | kind of excited and kind of sick about it
none | Embarrassed, I called my teacher mum
none | hungry. I think it's just hungry.
none | I had water
none | we're fine, just noisy here
none | No one else, just work stuff
none | let me think
none | can you repeat
none | I'd rather talk
none | I'd rather not do eyes closed
none | eyes open please
none | shorter please
none | What was the second step again
none | usually before a call
none | when the phone rings
none | crowds
none | Supermarkets. The lights and the queue.
none | lifts
none | being late
none | my inbox
none | Opening the post
none | the dentist chair
none | loud motorbikes
none | probably hormones, I'm due on
none | Too much screen
none | I skipped my walk three days and I feel it
none | I told my friend and she laughed with me
none | I asked for help at work and they just gave it
none | opened the letter. It was an advert
none | rang the surgery, got a slot friday
none | I went in the shop and stayed until the end
none | I did the presentation and my voice shook but I finished
none | took the lift, 3 floors
none | drove on the motorway one junction
none | I sat on the bridge by the duck pond and ate my sandwich
none | the wooden bridge in our park has fairy lights now
none | We play bridge on Tuesdays, my partner is 81 and ruthless
none | dentist says I need a bridge on the upper left, expensive
none | London Bridge was rammed this morning, missed my connection
none | the guitar bridge needs replacing
none | I want to build bridges with my sister in law, so I invited her for coffee
none | The bridge in that song gives me goosebumps
none | tied the boat up, rope burned my palm a bit, plaster on, fine
none | dad's teaching me to do rope work on the sailing boat
none | learning the ropes at the new job
none | on the ropes at work this week but friday is near
none | The bell rope at church is heavier than you'd think, I'm learning to ring
none | my climbing partner checks the rope twice and I love her for it
none | I want a washing line, do I need rope or wire
none | The pharmacist explained the new pills, one with food, easy
none | I set an alarm for my pill so I don't have to think about it
none | on the pill since I was 19, thinking of switching to the coil, asking my gp
none | that was a bitter pill, they promoted Kevin
none | vitamin D pills are the size of a horse
none | my gran has a pill box with a tune
none | Took my evening meds, teeth brushed, in bed like a good citizen
none | nurse went through my tablets with me, all good
none | started metformin, tummy a bit upset, doctor said that's expected the first week
none | my lithium bloods are due thursday, routine check
none | adhd meds worn off so ignore my typing
none | my insulin pump beeped all through the meeting
none | I've been tapering with my doctor, next step in two weeks, going ok
none | propranolol before the speech like the doctor said, and it went well
none | The migraine tablet worked, back in the land of the living
none | melatonin and a podcast
none | chamomile tea and a hot water bottle
none | cut the cake before the candles were out
none | Can we cut this one short, my bus is coming
none | I cut across the park and saw a fox
none | cut up my old credit card, feels amazing
none | director cut one of my lines, I only had three
none | my nails need cutting
none | cut my finger a tiny bit opening a tin, plaster with dinosaurs on
none | carved the pumpkin, my daughter did the eyes
none | The knife drawer is stuck again
none | I want good kitchen knives for my birthday
none | carving the turkey is my job this year, pressure's on
none | my razor gave me a rash on my neck
none | scissors vanished again, who takes the scissors in this house
none | sewing class, I cut the pattern upside down
none | shoot me an email if I need to update the app?
none | oh shoot I left the oven on. brb. ok it was off
none | penalty shoot out, my nerves!!
none | my boy shot the winning goal and I lost my voice
none | we're shooting a short film for college, I'm holding the microphone
none | bamboo shoots in everything at that place
none | Laser tag birthday, nine kids, I won
none | dad got me into biathlon on tv, can't ski, can't shoot, love it
none | Target practice at the range with my cadet group, then hot dogs
none | Venison stew from my brother's hunting trip, took six hours
none | My last letter from school says I got the place!!
none | love letters from my grandparents turned up in the loft, so sweet
none | the letter said my appointment is moved to may, annoying
none | my landlord sent a letter about the bins, the tone!
none | four letter word for tired, starts with b? crossword
none | writing a letter to my future self was a lovely exercise, I'll open it when I'm forty
none | The gratitude letter made me cry in a good way, I'm going to read it to my mum on sunday
none | complaint letter to the airline, I was so polite it hurt
none | reference letter for my student, she deserves it
none | solicitor's letter about the house came, completion is on the 28th
none | we updated our wills with the solicitor since the baby, dull but it's done
none | sorted life insurance with the mortgage, so many forms
none | pension meeting at work, I understood about a third
none | closing the shop's old email account, moving everything to the new one
none | closing up at work then home
none | closed the joint account, the divorce is all signed, we had a coffee after
none | shut down my blog, ten years was enough, starting a podcast with my mate
none | sold the piano, the new owners have a little girl who plays. made me happy
none | giving my old laptop to my niece for school
none | Gave my houseplants to my neighbour to water while we're in Greece
none | gave the dog to my parents for the week, he's already fatter
none | the neighbours will look after the cat while I'm on honeymoon
none | passwords all in a manager now, my son set it up for me
none | made a list of who gets which room in the new house, war broke out
none | cleared out the loft with mum, found my baby teeth, gross
none | Marie Kondo'd my desk
none | decluttering gone too far, threw out the remote
none | Got rid of my old textbooks, uni's over!
none | the tip was closed so now my car is full of old carpet
none | all set for tomorrow, bag by the door, first day!
none | everything's ready for the party
none | I've made up my mind, I'm going back to evening classes
none | we decided not to get the dog yet, after the move
none | decided against the fringe
none | I decided: no phone in the bedroom
none | Made a plan with my GP about getting back to work, phased, starts in june
none | The plan is to run three times a week, ask me on sunday how it went
none | my plan b is toast
none | plan for the panic next time: breathe out long, stay put, text Jo
none | lesson plans until midnight, teaching is a lifestyle
none | birth plan done, mostly it says snacks
none | floor plans came, our kitchen is the size of a stamp
none | phone plan ends in May so I'm shopping round
none | travel plan: two trains and a ferry
none | tonight's the meteor shower, we've got blankets
none | Tonight I just want to lie on the carpet and listen to the radio
none | staying in tonight, face mask, soup
none | out tonight for Ben's leaving do
none | quiz night tonight, our team name is unprintable
none | I'm going to sleep early tonight because tomorrow's the school trip
none | tonight was fun, thanks for the practice before, it helped
none | it's late here, signing off, more tomorrow
none | Goodnight and thanks for the jokes
none | laters
none | bye bye, have to feed the baby
`
