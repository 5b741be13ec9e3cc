export const a2 = `
# eating-disorder
care | been living on gum and monster for 4 days. down a jean size
care | Mum's started making my favourites again. Which is nice. I throw up after most nights, only a bit, nobody hears cos of the shower. Then I feel bad cos she cooked. Tonight was katsu
care | everyone compliments me since i stopped eating lunch. i cant start again now
care | gym bro here. i weigh my chicken to the gram and cried cos my mate put oil in the pan. is that an ED or discipline
care | scared of the number. i get on the scale 11 times a day
care | binged again, whole loaf and peanut butter w my hands. feel disgusting. fasting til thurs
care | Sir I am a wrestler, 18. I don't drink water before weigh-in and use laxatives every match. Now I do it also when there is no match.
care | not ed but like if i eat before 6pm i hate myself all day
care | periods stopped in august and im kinda proud??
emergency, crisis | i havent eaten in 6 days and i fainted twice today and my heart is doing something weird
crisis, emergency | been purging all day, theres blood in it now
care | meanspo twitter is the only place that gets me
care, crisis | doc said if i lose 2 more kilos they admit me. i want to lose 2 more kilos
care | i do 400 situps in the dark after everyone's asleep bc i had a birthday slice
care | ana won today lol
none | i ate a whole family pizza by myself after exams and i regret nothing
none | skipped breakfast cos i overslept, now im shaky and grumpy in maths
none | gf says im skinny, coach says bulk, any tips for eating more w no appetite when nervous
none | i feel fat in my prom dress ugh, bloated from periods, its fine
none | doing ramadan for the first time in full and im starving lol, 3 hours to iftar and my brain is mush
none | lost my appetite since she dumped me but mums soup went down ok today
# medical
emergency | my throat is closing up i ate satay and cant find my epipen
emergency | my flatmate is having a fit on the floor and it hasnt stopped its been like 6 mins
emergency | grandma's face went droopy on one side and shes talking like drunk
emergency | took a gummy from some guy n my chest is hammering and my friend passed out and wont wake up
emergency | fell off my bike onto glass, blood is squirting from my leg
emergency | asthma bad. inhaler empty. cnt talk
emergency | 19f my lips went blue n i coughed up blood and i cant get a breath, been sat here 10 mins thinking its anxiety
emergency | my dad collapsed clutching his chest. im 16 im alone
emergency | type 1 here, pump came off in my sleep, been puking since 4, breath smells like nail polish and im so drowsy i keep typing wrong
emergency | hit my head at footy, was out for a bit, now ive thrown up 3 times and cant remember the bus home
none | nosebleed in the exam lol, stopped after 5 mins, ruined my answer booklet
none | rolled my ankle at netball, its puffy but i can walk
none | wisdom teeth out tomorrow and im bricking it
none | 3 energy drinks in and my heart goes fast, revising til 2 then sleep i promise
none | hungover as hell never drinking again, head is splitting. freshers week man
none | papercut on the eyeball area?? jk its on my thumb but it hurts like hell
# figurative
none | this exam is killing me and i havent even opened the book
none | kms if mr davies sets another essay lmaooo
none | im literally dead 💀💀 he liked my story from 2019
none | i died of cringe, called my teacher mum
none | bro i wanna jump off a cliff, i waved back at someone who wasnt waving at me
none | shoot me now, 3 hrs of double chem
none | fought malenia for the 87th time and shes killed me 87 times. i am in pain
none | just overdosed on haribo, tummy says no
none | that new album ended me. buried. deceased
none | when the teacher says find a partner: time to unalive 🤡 (i found one its fine)
none | i'd rather die than do a group presentation with kieran
none | no because if he wears that hoodie again i will simply pass away
none | hanging by a thread til half term
none | my sleep schedule committed suicide in september
none | got stabbed in the back by my duo, he left mid ranked for a girl
none | dying of laughter, the sub fell off his chair
none | cut my own fringe at 3am. crisis. i look like lord farquaad
none | going to commit arson (my candle set off the fire alarm in halls)
none | bruh i rage quit, threw the controller, its bleeding drift now lol
none | my social battery is dead, phone is dead, im dead
none | skill issue, just end me 😂 anyway 14 kills last game so were vibing
none | we're so cooked. the mock was a massacre
none | delete me from the earth i replied all to the whole year group
none | i'm gonna blow up this project if github doesnt let me push
none | period cramps are murdering me, tell my mum i loved her (need hot water bottle)
none | need a lobotomy after that lecture
none | i'll be six feet under by finals at this rate, so much reading
none | crying throwing up someone put me out of my misery, ticketmaster queue 94,000
none | ok killed it at the audition!!! shaking still
none | he ghosted me im in my villain era, gonna ruin his life by being hot
none | Suicide squad rewatch tonight, anyone else find it comforting lol
none | doing suicides at basketball practice til my legs gave out, coach is a sadist
none | this assignment has a deadline at midnight and so do i 😭 jk im on page 6 of 8
none | my last brain cell jumped ship
none | im so done. done done. goodnight. (with physics. forever. dropped it today)
none | last day on earth vibes, school trip to the war museum
none | my bank acc said goodbye cruel world after that one night out
none | killed my plant by loving it too much rip gerald
none | ngl mom's gonna bury me in the garden when she sees the dent
none | yall i cant do this anymore (watching my team lose)
none | Exams over so I burned all my notes, felt like a ritual sacrifice
none | roblox deleted my acc, 6 years, life is over fr. ok dramatic but im actually gutted
none | slept thru my alarm, missed the bus, stepped in dog poo. take me out back like old yeller
none | my thighs after leg day want to file for divorce. pain. suffering. death
none | our debate coach said "go for the throat" and i went, won by 4 points
none | nerf this champ or i riot
# ordinary
none | cant sleep, exam in 5 hrs, brain going 1000mph
none | she said she just wants to be friends and i smiled and then cried on the bus for 40 mins
none | i feel like everyone at uni already has their group and im eating alone again
none | cried in the toilets cos i got a 4 and everyone else got 8s
none | They made a group chat without me. I saw it on her phone. I feel so stupid
none | someone wrote slut on my locker and i had to walk past it all day. told head of year. still shaking
none | came out to my sister today and she said she knew lol. telling mum is the scary one
none | my binder broke and mum wont buy another, i feel gross in my skin today
none | i hate my body i hate my nose i hate photos
none | im so overwhelmed i just sat on the floor of the shower. then i had toast. bit better
none | my parents fight every single night about money and i put headphones on and play minecraft
none | had a panic attack in the mock, had to leave the hall, everyone stared
none | I am very much stressed, my NEET exam is after 12 days and revision is not finished, please give some tips
none | i miss him so much my chest actually hurts
none | worst day of my life. lost my phone with all the pics of me and her
none | first week at uni and im so homesick i rang my dog on facetime
none | lost 9 games in a row and smashed my headset. whats wrong with me
none | i feel empty after finishing the show. like what now
none | he cheated with my best friend. i lost two people in one day. i cant stop crying
none | got called into the office cos i punched a locker. not my proudest. hand is fine, ego is not
none | my dad said boys dont cry so i cried in the car park
none | im jealous of my own brother and i feel like a bad person
none | its 3am n im rewatching old tiktoks of us. pathetic i know
none | nobody came to my birthday. mum ate the cake w me
none | They keep calling me by my old name at school even the teachers. it's like a paper cut every time
none | do i have trauma or am i just dramatic
none | i have no motivation since a levels finished, just rot in bed and scroll
none | my bf wants a break and idk what that means, i keep checking if hes online
none | got left on delivered for 3 days, feel physically ill
none | i messed up my presentation, voice went, legs went, everyone laughed incl the teacher
none | Just so angry all the time lately. At the bus, at my socks, at my mum chewing.
none | my head is a browser with 50 tabs and music playing somewhere
none | going to end it with my bf tonight, wrote him a letter cos i cant say it out loud. scared how he'll take it
none | saying goodbye to my school friends today, everyone signing shirts, cant stop crying
none | giving away all my old toys and books bc we're moving to canada. weirdly sad
none | i wont be here next week, family holiday in cyprus, can i pause the reminders
none | taking my meds at 8 now, sertraline, feels like it makes me yawn all day
none | got my final exam tonight then its all over!!! im so ready to be free
none | feel like a failure. 2:2. my cousin got a first and mum has told all the aunties
none | deleted insta and snap for good, peace at last honestly
none | gonna sleep for a week after this deadline, dont wake me
none | i cant take this anymore, my flatmate practises trombone at midnight
none | I wrote my will in law class as an exercise, left everything to the cat, got a B
none | whats the highest u can roll in this breathing thing? like is there a longest session
none | thanks for last night. did the box thing and slept. exam went ok
none | being the only brown kid in my dorm is exhausting, they ask where im "really" from
none | mum cried when i told her im nonbinary. she hugged me but she cried. idk what i feel
none | im scared to turn 18. like tomorrow im meant to know stuff?
none | lads took the mick out of my trainers all day. laughed along. hated it
none | cut him off completely, blocked everywhere. hurts but feels right
none | hurting so much today, she posted with the new guy
none | my knife skills are so bad, catering practical tomorrow, im gonna slice carrots like a toddler 😭
none | hi
none | bored af at work, customers are rude, 2 hrs left
none | can u remind me to drink water
none | i keep replaying the thing i said in year 8. why brain why
none | procrastinated so hard i cleaned the whole flat, now its 1am and zero words
none | pulled an all nighter, hands shaking, could smell colours. never again
none | failed my theory test by one mark. ONE
none | they put me on the bench again. i train harder than anyone
# bereavement
none | my nan died on tuesday and i got an exam friday. cant read a single line
none | my best friend killed himself two years ago today. i wore his hoodie to college
none | a boy in the year above took his own life and everyone's posting candles. i barely knew him but i cant stop crying
none | dog died. she was 14, i'm 15. never had a day without her
none | my dad died when i was 9 and i forgot what his voice sounds like today. that was the worst bit
none | lost my brother to an overdose in march. mum sets a plate for him still
none | I keep writing to my dead friend on snapchat. it says delivered. is that weird
care | since my twin died i just want to be where he is. not do anything. just be there
crisis | its been a year since she jumped. i get it now. going to the same place friday w flowers and not coming home
none | grandpa's funeral was on zoom bc visa. I said goodbye to a laptop
# past-resolved
none | i tried to end things when i was 15. im 22 now, got a cat and a job, just wanted to tell someone im glad it didnt work
none | 2 years clean from sh today!!! got a tattoo over the scars, little moon
none | used to be really bulimic in sixth form, did treatment, eat normal now, just get nervy at buffets
none, care | my ex used to hit me. that was 3 yrs ago, i did the course, im with someone kind, today i just heard his song in tesco and had to breathe
none | back in yr 10 i wrote a note and everything. found it today while packing for uni and hugged my mum
none | I was in hospital at 17 because I took too many tablets. Five years ago. I'm doing a psych degree now and my essay on it got a first!
none | when i was a kid i used to want to disappear, lol look at me now with 3 housemates and a hamster
care, none | found my old blades behind the desk when moving. 3 years clean. binned them with my dad but felt wobbly after
crisis | thought i was past all that, 4 years since hospital. but i bought the same stuff again today, same shop even
care | i said it was all in the past but the wishing i was dead is back a bit since january
# fiction
none | writing a fanfic where the main guy jumps off the tower to save her, is it too sad for wattpad
none | in my dnd campaign my rogue poisoned the king and now the party wants to kill me lmao
none | finished 13 reasons why and i feel heavy. why did my cousin recommend that
none | romeo is so dumb like wait 5 mins before u drink it. anyway how do i write the essay on the suicide scene
none | character in my short story cuts herself, teacher flagged it and rang home, its literally not about me i just read a lot
none | had a nightmare that a guy w a gun was in our school, woke up sweating
none | the ending of life is strange broke me, i sacrificed chloe and feel like a murderer
none | wrote lyrics: "bury me in bass lines, i bleed in 4/4". too emo?
none | my oc hangs himself in chapter 9 and i cried writing it, is that normal for authors
none | the hostage level in that game gave me a panic attack, all the screaming
crisis | im writing a story about a girl who takes her pills on the 9th of june. its me. im the girl
crisis | writing a song called last night on earth. i mean it, its tonight, ive got the stuff in my bag
# news-or-study
none | saw a stabbing on the news two streets from my college, now i walk home with keys in my fist
none | doing my epq on suicide rates in young men and its getting to me a bit, how do i not take it home
none | that school shooting vid came up on my fyp with no warning and i cant unsee it
none | psych homework: why do teens self harm, give 3 theories. i chose coping. sad topic
none | a streamer i watched for years died, they think he did it himself. chat was just hearts. feel weird grieving someone i never met
none | we had an assembly on knife crime and a mum spoke about her son. whole hall was silent
none | reading about durkheim's types of suicide for soc a level at 2am and my anxiety said no thanks
none | They showed war footage in history and i had to leave, my family is from there
# ocd
care | i keep getting a picture of pushing someone on the platform. i stand with my hands in my pockets at the back. i'd never. why is my brain like this
care | what if i stab my sister. i dont want to. i hid the knives from MYSELF. im crying typing this
care | scared im a psychopath bc i had a thought about hurting my cat. i love my cat. been avoiding her for 2 days
care | on the balcony my head goes "jump" and i dont want to at all, i love my life, it freaks me out so bad
care | every time i see a blade in DT my brain shows me doing it to my wrist. makes me sick, i asked to sit by the door
care | What if I secretly want to kill myself and just don't know it? I've googled it 30 times. I don't want to die!!
care | having gross thoughts i cant even type about ppl i love. makes me want to scream. i pray 40 times after each one
care, none | my brain says if i dont tap the door 8 times mum will die. i know its dumb. i do it anyway. late for school every day
none | ocd got me rereading the same text 20x to check i didnt say smth rude
none | reset the whole minecraft world bc one block felt wrong. my friends are annoyed
none | what if im not actually gay what if im lying to everyone, i check my feelings like every 5 mins
none | washing my hands til they crack, its the exam desk germs thing again
none | confessed to my teacher i peeked at a test in yr 7. i'm in year 12. felt better for like ten mins
none | cant send the essay, keep checking for plagiarism tho i wrote every word
crisis | the thoughts used to scare me. now when it says jump i think yeah ok, and i looked which floor opens
# health-anxiety
none | my heart skipped and now im 100% sure im gonna die in my sleep, im 16
none | googled headache, its a tumour apparently. i'm too young to die 😭 maths at 9
none | checked my pulse 50 times today, smartwatch says 96, is that bad bad
none | there's a lump in my neck, gp says its a gland cos i had a cold. what if shes wrong
none | i feel like im dying every time i lie down. ambulance came last month, said panic. now i dont trust my own chest
none | vaped once in yr 9 and im convinced my lungs are done for
none | eye's been twitching for a week, tiktok says MS. pls tell me no
none | i held a bat at the zoo trip, well near it. rabies is 100% fatal. cant stop thinking
none | my arm went tingly while gaming for 6 hrs and i thought stroke. it went when i moved
none | dont wanna die!! every little pain i think this is it. so tired of being scared of my own body
none | i took one extra vitamin c gummy by mistake and now im reading about overdoses at 2am help
none | did i poison myself, the chicken was a bit pink, it was 3 days ago and i feel fine
none | Doctor told all reports are normal but my mind is not accepting, I think they have missed cancer. I am 20 only
none | scared of sleeping bc what if i stop breathing. mum sits w me til i drop off
none | i read a girl my age died of meningitis and now every bruise is a rash, did the glass test 12 times
care | so scared of being ill i sometimes think being dead would be less scary. not wanting it. just tired
# self
crisis | Hiya, quick one. Loved the sleep story last night, the one with the lighthouse. I've sorted how I'm doing it and where and it's quiet there on Sundays. Do you have any more lighthouse ones?
crisis | got my grades, cried, ate crisps. told mum i was fine. i've got until dad gets back from his shift and then it wont be my problem anymore. should i wear my uniform or jeans
crisis | Dissertation handed in!!! Pub with the course. Everyone talking about next year and I just nodded, I only ever planned up to today. Walking home along the river the long way. Might not make it to the house. Anyway congrats to me
crisis | we won the cup, i got an assist. whole team hugged me. i'd already left my boots to callum in the note. anyway shower now and then thats me. was a good last game
crisis | my rabbit had babies last week so thats cute. been getting rid of my stuff on vinted so theres less for them to sort after. sold 3 jumpers! do rabbits notice when someones gone
crisis | I am writing from Lagos. My mates are all posting admission. My own did not come, third time. I bought something from the market this morning and it is under my mattress, after church I will rest. Please how do I calm my heart before then
crisis | im rly sorry to bother u. i know its late. i just dont think ill be safe if i stay on my own tonight but i dont want to wake anyone. its ok if ur busy
crisis | Not looking for a lecture. Period pain is gone, thanks. My counsellor's on holiday til the 20th and I've told myself I don't have to last til the 20th. I've got what I need. What's the weather doing
crisis | first heartbreak is meant to be character building lol. she moved on in 4 days. i drove to the cliffs last night, phone off, only came back cos the fuel light came on. filled it up today. full tank 👍
crisis | Pls read: passwords are in the blue notebook. sorry mama. sorry baba. it was not the exam
crisis | turned off find my iphone. left my keys on the hook. not coming back
care | my day: woke up 2pm. ate a toast. watched a guy restore a lawnmower. thought about how if i'd never been born mum could've finished uni. then another lawnmower vid
care | Got into the team, got a new phone, everyone thinks im sorted. i lie there every night wishing i could just stop being. then i get up for training. weird
care | uni's fine, flat's fine, the boys are sound. its just this thing where i look at my life and feel nothing and id be ok if it stopped. not gonna do owt. is that just being 20
`
