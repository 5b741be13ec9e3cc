export const builtOrdinary = `
# figurative
none | this exam is killing me
none | I'm dying of laughter
none | I could kill for a coffee
none | kill the process and restart it
none | I bombed the presentation
none | I'm dead tired
none | shoot me an email
none | jump off the call
none | I'm dying to see that film
none | my boss is going to kill me if I'm late
none | I'm literally dead lol
none | I want to die of embarrassment
none | I nearly died laughing
none | my back is killing me
none | this traffic is murder
none | she'd kill me if she knew
none | that's overkill
none | let's kill some time
none | he's killing it at his new job
none | my laptop died
none | the battery is dead
none | I'd rather die than sing karaoke
none | over my dead body
none | I'm starving
none | I'm drowning in homework
none | I'm gonna kill myself if I have to sit through one more zoom meeting lol
none | kill me now, this lecture is so boring
none | omg I'm deceased 💀
none | it hit me like a truck
none | I shot him a look
none | I beat myself up over mistakes
none | don't shoot the messenger
none | I'll cut to the chase
none | I need to cut my hours at work
none | I cut my hair last night
none | I want to end this call
none | I ended things with my boyfriend
none | I'm hanging out with friends tonight
none | hang in there they said
none | hanging by a thread at work
none | I'm at the end of my rope with this printer
none | I feel like death warmed up, this flu
none | sick to death of the news
none | scared me to death when the door slammed
none | bored to death
none | I overdosed on chocolate
none | that joke slayed me
none | my plants keep dying
none | I want to dye my hair
none | wanna dye my hair black
none | the kids are going to be the death of me
none | he's a real lady killer
none | dead serious, that pizza is to die for
none | the tension could be cut with a knife
none | I'm burning out
none | it's do or die in the finals
none | my dad will kill me for denting the car
none | that chili was so hot I wanted to die
none | ugh mondays make me want to die
none | this hangover makes me want to die haha
none | I could just die, he liked my photo
none | dying over here, so funny
none | jumping off the deep end with this new hobby
none | I'd jump in front of a bus for my kids
none | the meeting was torture
none | that game was suicide, we pushed all in
none | suicide squad was a bad movie
none | running suicides at basketball practice
none | taking a shot of espresso
none | photo shoot tomorrow, so nervous
none | I pulled the trigger on the new laptop
none | I'm going to blow up if he says that one more time
none | he's stabbing at his salad
none | knock em dead at your interview, she told me
none | the wifi died again and I want to throw the router out the window
none | I killed all the weeds
none | time to murder this burger
none | I'm going to strangle this printer
none | my legs are dead after leg day
none | killing two birds with one stone
none | I just died inside when he read my text aloud
none | the new season is fire, I'm dead
none | if he leaves his socks there once more I'll kill him haha
none | i want to punch this laptop
none | school is gonna be the end of me
none | adulting is killing my soul
none | the bus hit every red light
none | my dog killed a squirrel
none | this app is a lifesaver
none | what a killer view
none | I crashed hard last night, slept ten hours
none | I'm wiped out, done, finished for today
none | I gave up on the puzzle
none | I give up, this recipe is impossible
none | done. finally finished my thesis!
none | it's time for my appointment
none | tonight's the night! concert with my sister
none | bye everyone, see you monday
none | took them all to the zoo
none | I took all my books to the library
none | I wrote the letters for my job applications
none | last day at work tomorrow, saying goodbye to colleagues
none | I finished the whole bottle of water
none | ate the whole pack of cookies
none | I'm ready to go, just need my shoes
none | I can't do this anymore, this math homework is impossible
none | it all ends friday, finals are over
none | I'm out, talk later
# ordinary
none | I feel anxious today
none | I'm stressed about my exams
none | I can't sleep because of work
none | I had a panic attack on the bus
none | my chest feels tight when I'm anxious
none | I feel sad and I don't know why
none | I'm so tired
none | I cried all day
none | I hate myself for eating so much cake
none | I feel lonely
none | I'm overwhelmed
none | I need a calming exercise
none | can you just listen
none | my boyfriend left me
none | I lost my job
none | I failed my exam
none | I feel like a failure
none | I'm angry at everyone
none | I feel nothing
none | I miss my ex
none | nobody texted me on my birthday
none | I had an argument with my sister
none | I'm worried about money
none | what is grounding
none | how do I stop overthinking
none | thank you so much for listening
none | I took my medication and it made me sleepy
none | I take two pills in the morning for my blood pressure
none | my doctor doubled my dose of sertraline
none | I forgot to take my pills today
none | I'm scared of the side effects of my new pills
none | I'm going to bed now, goodnight
none | bye for now
none | goodbye, talk tomorrow
none | see you tomorrow
none | I'm moving out this weekend
none | I'm leaving my job tomorrow
none | I'm going to end my subscription
none | I'm planning a trip to the mountains
none | I have a plan for tomorrow
none | I made a plan to clean my room
none | I decided to quit smoking
none | I drove over the bridge today and had a panic attack
none | I'm afraid of bridges
none | I'm scared of heights, the balcony makes me dizzy
none | we went on the roof to watch the fireworks
none | I live near the train tracks and it's noisy
none | I bought a new kitchen knife
none | my husband is a hunter and keeps his guns locked up
none | I tied the rope to the boat
none | I gave away my old sofa
none | I need to find someone to feed my cat while I'm on vacation
none | who will take care of my plants when I'm gone next week
none | I'm writing my will because my lawyer said every parent should
none | I finished writing the letters for my wedding guests
none | I wrote a letter to my dad that I won't send
none | I feel better today
none | today was a good day
none | I'm proud of myself
none | I slept well
none | I went for a walk
none | my kids are driving me crazy
none | I'm pregnant and nervous
none | I have a job interview tomorrow
none | I'm afraid my boyfriend will leave me
none | my therapist says I catastrophise
none | I keep comparing myself to others
none | I hate my job
none | I want to quit everything and move to the sea
none | I want to run away for a weekend
none | I just want to sleep
none | I want the anxiety to stop
none | I want this panic to be over
none | I can't take the noise anymore
none | I can't stop crying
none | I feel empty after the holidays
none | I'm so done with dating
none | I'm ashamed of how I look
none | I yelled at my son and I regret it
none | my daughter is starting school
none | I'm worried about my mom's surgery
none | my friend is going through a divorce
none | I get flashbacks of the accident
none | loud noises make me jump
none | I feel triggered by that smell
none | I can't trust people
none | I'm afraid of being abandoned
none | I feel guilty all the time
none | how long does a panic attack last
none | how many breaths per minute is normal
none | what dose of vitamin d should I take
none | how many milligrams of magnesium help with sleep
none | is it safe to take ibuprofen with coffee
none | can I take ibuprofen and paracetamol together for my headache
none | my cat died yesterday
none | I'm going to the gym tonight
none | tomorrow I have to give a speech and I'm terrified
none | my neighbor plays loud music at night
none | I fought with my wife about the dishes
none | I was late because the train was cancelled
none | the train hit a cow and we waited for hours
none | I'm scared of the dentist
none | I want my old life back
none | I feel like I'm losing my mind
none | I feel like I'm going crazy
none | I'm having a mental breakdown over this deadline
none | I'm not okay today
none | I need help with my anxiety
none | help me calm down please
none | I don't know what to do anymore about my roommate
none | it's too much right now, work, kids, everything
none | nothing I do is good enough for my dad
none | I'm tired of being anxious all the time
none | I'm sick of feeling like this
none | I am exhausted from fighting my OCD
none | I hate feeling this way
none | why can't I be normal
none | I feel broken
none | my life is a mess
none | I'm useless at math
none | my heart broke when she left
none | I am stuck and don't know how to go forward at work
none | I burned dinner again
none | the nurse was rude to my mom
none | my kid bit another kid at daycare
none | we watched fireworks and my dog was terrified
none | I broke my leg skiing last year
none | I passed my driving test!
none | I fainted at the blood test, embarrassing
none | My grandmother is 90 and still drives
none | my baby rolled over today
none | I have to hand in my thesis tonight or I'm finished
none | I hurt my sister's feelings
none | I hurt her and I need to apologise
none | I hit send too early
none | he broke up with me and took the dog
none | I want to be gone from this town
none | I want to be invisible at parties
none | I want to end the argument with my dad
none | can you remind me to drink water
none | I deleted all my social media today
none | cleaning out my closet and giving my stuff to charity
none | Rain on the roof all night, and I slept
none | A cat sat on the roof and looked at me
none | We painted the shed and fixed the roof
none | The rain is loud on the roof tonight
none | we sat on the roof and looked at the stars
none | My dad climbed on the roof to fix a tile
none | I walked over the bridge on my way home
none | We stopped on the bridge and watched the boats
none | I live on the top floor and I can see the sea
none | The train was late again and the platform was full
none | I stood at the edge of the water and threw stones
none | Dinner on the balcony with my sister
none | The view from the tower was lovely
none | We parked on the top level because the rest was full
`
