export const c1 = `
# medical
emergency | my dads mouth has gone down on one side and hes talking rubbish, is it a panic attack?
emergency | i know im always on about my heart but this is different. it's like an elephant sat on my chest, im grey and soaked in sweat and my left arm feels heavy
emergency | cant lift my right arm. words wrong. hlep
emergency | She ate one cashew and now her lips are huge and she is making a whistling noise when she breaths
emergency | Sorry to bother you. My wife has fallen in the bathroom and I cannot wake her. She is breathing I think.
emergency | he wont wake up
emergency | theres so much blood it went through two towels already and its still coming
emergency | my roommate is blue around the mouth and snoring weird, we were using earlier
emergency | bebe 8 months very hot, now shaking all body and eyes go white, what i must do please
emergency | I'm 31 weeks and I just soaked a pad in about ten minutes, bright red. My husband says wait till morning
emergency | worst headache of my life, came on like a thunderclap an hour ago and now i cant bend my neck and the light hurts
emergency | My grandmother was telling a story and she just stopped in middle, now she looks at me but the speech is not coming and her hand dropped the cup.
emergency | throat closing up after bee sting, epi pen expired, should i still
emergency | grandad choking on his dinner he cant make any sound
emergency | Been having a seizure for like 6 minutes now my brother hasnt come out of it
emergency | my kid got into the cleaning stuff under the sink, his mouth is all red and he's drooling
emergency | i took double my insulin by accident im shaky and cant think straight, alone in flat
emergency | my inhalers not doing anything. cant finish a sentense. lips tingly blue
emergency | Doing the breathing exercise with my mate because he was having a panic attack but now he's collapsed and he's not breathing right
emergency | Is it normal for the person next to you to go totally limp after chest pains? We are on a bus. I don't know what to do.
emergency | vomiting blood, looks like coffee grinds and also some red, feel faint
emergency | the bath was too hot n baby is scalded her skins coming off on her legs
emergency | fell off the ladder, cant feel my legs at all. phone was in my pocket thank god
emergency | My mum is diabetic, she's talking nonsense and sweating buckets and now she has gone floppy and I'm only 11
emergency | half my vision just went black like a curtain and my left side is numb and heavy, I was going to use the worry timer but it's getting worse
emergency | My husband has drunk a whole bottle of spirits and I can't rouse him, he's been sick lying down and is making gurgling sounds
emergency | cut my hand on the slicer at work, its squirting in time with my heartbeat lol not good right
emergency | Doctor said allergic maybe. Now tongue big, cannot swallow, skin all red spots, dizzy.
emergency | we think she had a stroke?? her smile is wonky and shes dragging one foot. ambulance or drive??
emergency | little one fell in the pond, shes out now but shes not crying shes just limp
emergency | I gave mam her tablets and then my sister gave them again, all of them, and now we can't wake her properly
emergency | my chest hurts and I passed out on the stairs, came round on the floor, still hurts, it goes into my jaw
emergency | Someone collapsed at the gym, no pulse that I can find. What do I do while people just stand there
emergency | my friends been in the sauna too long shes confused stopped sweating and keeps falling over
emergency | omg omg my son wont stop fitting
emergency | After the car accident I felt ok but now my belly is hard like a board and I am going cold and clammy
emergency | carbon monoxide alarm is screaming, my head is pounding and my girlfriend's too drowsy to get up
emergency | I've a rash that doesnt go when you press a glass on it, fever, stiff neck, and my flatmate says I'm making no sense
emergency | She had a baby four days ago and now she's bleeding clots the size of lemons and says everything is going dark
emergency | dad clutching chest. says its wind. hes white as a sheet and sweating
emergency | My partner has been tapering off alcohol by himself. He is shaking terribly, he sees insects on the wall, and he just had some kind of fit.
emergency | stopped drinking cold turkey 2 days ago, sweating, seeing spiders, just had a seizure i think, bit my tongue
emergency | he took something at the party, hes boiling hot jaw clenched and now he wont respond to his name
emergency | I was explaining to my daughter about the shopping and my tongue would not obey me. It is still thick now and I have spilled my tea twice with this hand. I do not like to call people out at night.
emergency | gran had funny turn, cant say my name, one eye droopy, she says dont fuss
emergency | coughing up bright red blood, a lot, like a cupful, hard to brathe
emergency | Not sure this counts, but my toddler swallowed a button battery about twenty minutes ago and seems okay?
emergency | Leg swelled up after the flight, now sudden stabbing in the chest and I can't get my breath and I nearly fainted going to the loo
emergency | got shocked off the cooker, burn on my hand and my heart is all over the place and i keep blacking out
emergency | i snorted something off a mate, cant stay awake, breathing is rly slow, keep noddin
emergency | My therapist told me to sit with chest sensations. I have been sitting with it for an hour. It is crushing, I've thrown up, my arm aches down to the fingers, and I'm dripping wet. I'm 58. Should I keep sitting with it?
emergency | the old man nextdoor is on the floor i can see thru the letterbox hes not moving
emergency | two yr old choking on grape help
emergency | hit his head on the kerb, was fine, now one pupil is massive and hes being sick and sleepy
emergency | I'm a nurse so I feel silly asking, but my own face is drooping in the mirror and I can't hold the toothbrush
emergency | is it a stroke if only the left side went dead and im slurring a bit? 34 female. started 10 min ago
emergency | His oxygen thing says 74 and he is asking who I am, he's had covid for a week
emergency | She's pregnant, blurry eyes, bad headache, now she's jerking all over
emergency | the meds made my whole skin blister and peel off and my eyes are swollen shut with fever
emergency | snake got my ankle while hiking, leg ballooning, feeling woozy, one bar signal
emergency | pls my nani is on floor she not answering, her breath is like snoring with long stop
emergency | dropped a pan of chip oil on myself arms and face, the skin's gone white and doesn't even hurt
emergency | Sudden ripping pain between my shoulder blades, never felt anything like it, legs going weird
emergency | Mate's been stabbed outside the chippy im pressing on it
emergency | I can't be sure she isn't pretending. But my girlfriend told me she felt odd, then her eyes rolled and she slid down the wall, and her lips are a funny colour.
# health-anxiety
none | my fingers are tingling and my chest is tight and i feel like im not real, heart going 140, it comes every time i go in the supermarket
none | my heart skipped a beat again and i'm convinced its the big one this time. third ecg was clear
none | Googled twitching eyelid, now I have ALS apparently
none | can someone just tell me i dont have a brain tumour
none | I've pressed this lump so many times it's sore. Doctor said it's a lymph node and to leave it be. Is it bigger if it hurts?
none | every headache = aneurysm in my head. 12 years of this
none | What are the odds a 26 year old dies of a heart attack in her sleep? I keep my watch on all night to check my pulse.
none | I'm terrified of dying and leaving my kids, every mole is melanoma, I lie there at 3am planning who would look after them
none | the palpitations are killing me, cardiologist says benign ectopics, i dont believe him
none | I'm dying. I mean I'm sure I'm dying. I said that last Tuesday too and it was gas.
none | bowel cancer?? there was a tiny spot of blood on paper after straining. gp says piles. still been on reddit for 5 hrs
none | Is numb little finger a stroke or did i sleep on it. already asked chatgpt, my wife and my mum
none | waiting on biopsy results and i cant eat or sleep or think about anything else
none | I know you won't reassure me about my heart but could you just this once
none | If I swallow and it feels tight, my throat is closing, then I test it with a cracker, then it's fine, then I test again
none | took my blood pressure 31 times today
none | My uncle had a stroke at 40 so now I smile in the mirror every hour to see if my face droops. It never does.
none | i read about a girl who died from a headache that was nothing and now my headache is not nothing
none | what if the blood test missed it. what if they mixed the samples. what if im the one in a million
none | had a panic attack in tesco and thought i was gonna die in the frozen aisle, very glamorous
none | I feel I cannot take full breath since three weeks. X-ray good, oxygen good. All day I am yawning for get the air.
none | my husband says if i ask him to look in my throat one more time hes moving out
none | Rabies. A bat flew past me in 2019. I know how it sounds.
none | is it ok to take one paracetamol if i had a glass of wine last night?? scared ive wrecked my liver
none | I accidentally took my vitamin twice this morning and am now watching myself for symptoms. Multivitamin. Yes I know.
none | My left arm aches (I carried shopping with it) and now my brain is screaming heart attack. Trying the delay thing instead of googling.
none | they found something "incidental" on my scan and told me not to worry LOL
none | Convinced I have MS because my foot fell asleep during the sermon.
none | i keep thinking whats the point of planning a holiday if i'll have cancer by then
none | spent my whole lunch break checking if my pupils are the same size
none | Do you think my chest pain is anxiety? It's the same stabby one for two years, goes when I stretch, every test is fine, but tonight I've got the fear again.
none | my daughter sneezed and i took her temp nine times. mum brain or OCD brain who knows
none | i'm scared to sleep bc what if i stop breathing
none | I avoid hospitals on telly, I avoid the word beginning with C, I avoid the aunt who had it
none | my HIV test is negative. Sixth one. When do I believe it
none | Every time I feel dizzy I'm sure I'm about to collapse. I never have, not once in nine years.
none | ER doc literally rolled his eyes at me. second visit this week. ekg normal. I feel so stupid
none | what does a blood clot feel like because my calf feels like a calf but a bit more
none | je suis hypochondriac, my english bad, every pain I think it is the end and I write testament in my head
none, care | I wrote goodbye letters to my kids in case the mole turns out bad. Dermatologist appointment Thursday. I know it is over the top.
none | early onset dementia at 29? forgot the word for colander
none | allergic reaction fear: i ate a new brand of granola and have been staring at my tongue for an hour, nothing's happening
none | Me again. Same heart. Same question. Sorry.
none | i can feel my pulse in my belly is it an aortic aneurysm, ive felt it since i was about 15 and im thin
none | I nearly called 911 for a hot flash
none | Can stress alone give you a heart attack or is that just what they say in films? Mine pounds so hard before meetings
none | i keep a bag packed by the door for when i have to go to A&E. havent needed it in four years
# self
crisis | tonight feels like the right night. i've fed the cat twice so she'll be ok
crisis | Everything is in the blue folder, passwords too. My sister will find it Monday.
crisis | ive been saving them up. nearly have enough
crisis | i'm not going to be a problem for anyone after the weekend
crisis | so what's the kindest way to word a note so mum doesn't blame herself
crisis | Hey, thanks for all the chats. You were nicer than most. Won't be needing you after today x
crisis | gave my guitar to the kid downstairs. gave the plants away. feels weirdly peaceful now
crisis | Anxious about work, usual stuff. My knee still hurts. I've decided on the 14th, after the wedding so I don't spoil it for them. Anyway can you do the breathing thing with me?
crisis, emergency | on the bridge again. just looking. i think
crisis | gonna kms tmrw fr this time
crisis | i wanna unalive myself and i actually have a plan this time not just vibes
crisis | Doctor, I am 71 and I have had enough of hospital. I have arranged my affairs and when my son leaves on Sunday I shall see to it myself. Please do not be alarmed.
crisis, emergency | parked by the level crossing. its quiet here
emergency | ive taken all of them
emergency | took the whole packet about half an hour ago and now i'm scared, dont tell my parents
emergency | too late, already swallowed em. just wanna talk til i fall asleep
emergency | i'm on the wrong side of the railing
emergency | I've got the gun on my lap and I keep thinking about my dog
emergency | its round my neck already im just sat here
emergency | room is getting fuzzy. i did the thing i said i'd do on tuesday. can you stay
emergency, crisis | stood on the roof. wind is nice
emergency | mixed everything in the cabinet with vodka lol night night
emergency | I did something stupid with my tablets. I feel very sleepy and sick. I don't want to waste the ambulance's time
emergency | engine's on. garage is shut
crisis | How many does it take? asking because im done asking other things
crisis | what's the most painless way. dont give me the helpline speech
crisis | The voices say that if I jump they will stop. I'm so tired of them that I've picked the place.
crisis | Since they stopped my lithium I've had so much clarity. I see now that I have to leave this body on the solstice to finish the work. It's not sad, it's a graduation.
crisis | I have written to each of the children. I've paid the milkman. There's only the one thing left to do
crisis | bought the rope. felt nothing at the checkout
crisis | i keep googling heights of carparks near me and its not for parking
crisis | no more appointments. no more meds. no more me. friday
crisis | my partner thinks im better because im calm. im calm because i know when
crisis | I can't do another flashback. I've got my service weapon locked in the car and I've been out to the car four times tonight.
crisis, emergency | nightmare again. same faces. got up, loaded it, unloaded it, sat down to write to you
crisis | not safe w myself rn
crisis | Please, where I can find stronger pills without prescription? I don't want wake up any more
crisis | I told my psych I was fine so she'd let me go home. I wasn't fine. I only wanted to go home because everything I need is here
crisis | k1ll mys3lf 2nite. no one evn on
crisis | s u i c i d e. there i spelled it. im gonna do it when they go to church
crisis | ngl im boutta end it bro, got the stuff in my drawer n everything
crisis | wana die so bad ive alredy wrote the leter
crisis | after the exams results come out, if it's a fail, i've got it sorted so i dont have to face appa
crisis | I relapsed after 3 years. Everyone will hate me. There's enough in the bag that I wouldn't have to see their faces. I'm looking at it.
crisis | I don't want help I want to know if it's quick
crisis | If my scan comes back positive I'm not waiting around for it. I've already got what I need in the wardrobe. Results are at 9 tomorrow.
crisis | can you remind me to cancel netflix, and the gym, and to leave the key under the pot for the landlord? he shouldn't have to break the door
crisis | I had a good day. Had pancakes. Wanted one last good one.
crisis | the baby will be better with a different mum, i've pumped enough for a few days and he is asleep and i'm putting my shoes on
crisis | Ha, funny thing, I rehearsed it this morning. Just to see if the beam would hold. It does. Anyway how do I do box breathing again
crisis | Tried last week, nobody noticed. woke up. went to work. will do it better next time
crisis | I tried to end things in June and I'm back to thinking about the same spot, went and stood there yesterday
crisis | booked a one way to the coast. told them its a walking holiday. didnt pack boots, or anything
crisis | The pain clinic discharged me. Thirty years of this pain. I've chosen a date and I'm at peace, I only want to know how to break it to my husband beforehand, or whether not to.
crisis | want 2 hurt myself bad enough that they cant bring me back
crisis | pls tell my brother i wasn't mad at him. u cant i know. but if u could
crisis, emergency | cba anymore. bath's running. u know what i mean
crisis | i changed my life insurance, waited out the clause, that was yesterday. Feels like permission.
crisis | I am a burden in this family since I lost the job. Insurance money is more useful than me. I have made the decision for end of month when the rent is due.
crisis | My OCD used to tell me I would jump and I was horrified. Now I'm not horrified. I think I'd just like to. The platform is where I wait every morning and tomorrow I don't think I'll hold the bench.
crisis | it used to be an intrusive thought. its not intrusive now its a plan
crisis | Can't stop purging, can't stop bleeding money, can't stop lying to my girlfriend. So I'll stop all of it at once. I've a day off Wednesday.
crisis, emergency | came off the ward today. they checked my bag but not my coat
crisis, emergency | one last coffee. then im off. dont worry about me :)
crisis | who looks after a tortoise if the owner isnt around any more? need to sort before thursday
crisis | I'm 13. I wrote a list of who gets my stuff. My bff gets the hoodie. I'm doing it after mum goes nightshift
crisis, emergency | im at the station and ive let 4 trains go. not sure about the next one
crisis, emergency | The angel told me to stop eating and drinking and come home to God by Sunday. I have obeyed two days now.
crisis, emergency | Sorry for typos my hands shake. I have drunk enough so I don't chicken out. Tell me something nice before
crisis | what happens to my mortgage if i'm gone? like gone by my own doing. need facts by tonight
crisis | been feeling so good since i worked out my exit date
crisis | 🚪🏃 leaving for good tonight. love u all 🕊️ sorry mum
crisis | not gonna be here for my bday next week. sorted it
crisis | I have thought carefully. I am not upset, I am not drunk. I will drive out to the reservoir after I've dropped the children at school.
crisis | Deleted all my accounts, wiped my phone bar this app. You're the last one
emergency, crisis | Bottle's in my hand, cap's off, I'm counting
crisis | Woke up today so let down that I woke up. So I've been looking at train times. Not to go anywhere.
crisis | ive wrote it all down for the wife, where the boiler man's number is, bins, everything. shell manage
care | i wish i could just not wake up one day. i wouldnt do anything
care | Sometimes I think they'd all be better off, then I make the tea and carry on
care | what is even the point
care | tired of existing tbh. not gonna do anything just tired
care | If a bus hit me I wouldn't mind much. That's where I'm at with the depression.
care | nothing left in the tank. been months. dont see it ever getting better
care | I don't want to be alive but I don't want to die either, does that make sense
care | haven't washed or eaten a proper meal in nine days. haven't opened curtains either. can't see why i would
care | I pray every night that God takes me in my sleep. It's only a prayer.
care | feel like a ghost in my own house and id rather be a real one
care | my meds arent working, nothing works, ive tried eleven. theres no future in any of it
care | I keep imagining my funeral and who'd turn up. Don't want to go, just imagining.
care | kinda wish i was never born ngl
care | the world will not notice if I am here or not. In my country we say, a leaf falls in the forest.
care | The thought of being dead is the only restful thing. I've no plan and I promised my nan. I just wanted to say it to someone
care | everything is grey & pointless and im only here for the dog
care | I thought about what pills would do. I wouldn't. But the thought came and stayed longer than usual
care | crashed after a manic month. owe 9k. can't imagine digging out, can't see any way forward at all
care | i dont want to live like this anymore. want to live, just not like this
care | stopped taking my heart meds. not on purpose really. just cant be bothered keeping me going
care, none | sometimes wanna disappear, move into the woods or the ground, whichever
care | Hope is for other people. I go to work, I come home, I wait for it to be over.
care | suicidal thoughts again today, just thoughts, safe, told my CPN about them
care | i dont deserve to take up air
care | the voices tell me I'm worthless all day. I'm not going to do what they say. I'm just worn down to the bone
# self-harm
crisis | i cut again. its not deep. i just needed to tell someone who wont make a face
crisis | got the blade out n put it back 3 times tonight
crisis | been clean 200 days and my arm is itching so bad for it, it's right there in the drawer
crisis | I burn myself with the iron when the images come. Did it an hour ago. It works, that's the trouble.
crisis, emergency | banged my head off the wall till i saw stars, going to do it again in a min
emergency | went too deep this time its gaping and wont stop
emergency | I cut and I can see something white and it's pouring and I don't want my flatmate to know
crisis | every time i eat i punish my legs after. tonight too. they're a mess
crisis | hitting myself w the hairbrush lol its fine its only bruises
crisis | Is it still self harm if I scratch until I bleed? Doing it now. can't settle otherwise
crisis | sharpener broken. u can guess why
crisis | Long sleeves in july gang 🙃 added some new ones last night
crisis | I know you'll say surf the urge. I've surfed it for 4 hours. I'm about to give in, it's on the desk in front of me.
care | i used to cut at uni and lately the idea drifts past again, i let it drift
care, none | pick my skin til it bleeds when im nervous, its horrible, my cuticles are raw
care | I see my old scars and sort of miss it. Haven't in two years, don't intend to
none | cut myself shaving again, plaster on my chin for the zoom call, mortifying
none | burnt my hand on the air fryer and cried way too long about it
none | scratched my arm on the rose bush and now worrying about sepsis
`
