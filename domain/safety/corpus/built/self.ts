export const builtSelf = `
# self
crisis | I want to kill myself
crisis | i wanna kill myself so bad
crisis | I'm going to kill myself tonight
crisis | gonna kill myself after school
crisis | im gonna end it all tonight
crisis | I am planning to end my life this weekend
crisis | I have a plan and I know how I'm going to do it
crisis | I've decided to end my life
crisis | tonight's the night
crisis | it's time
crisis | done. bye everyone
crisis | I wrote the letters
crisis | I wrote my suicide note
crisis | goodbye everyone, i'm sorry
crisis | I won't be a problem much longer
crisis | who'll take care of my cat when I'm gone
crisis | how many paracetamol does it take to die
crisis | what's the easiest way to die
crisis | I bought a rope and I'm going to use it
crisis | i have a gun and i want to use it on myself
crisis | I've been saving up my pills for months
crisis | everyone would be better off if I was dead, I'm going to do it
crisis | I'm suicidal and I have a plan
crisis | i feel suicidal right now
crisis | I don't trust myself tonight
crisis | I can't promise I won't hurt myself
crisis | I'm scared of what I might do to myself
crisis | I tried to kill myself last week
crisis | I attempted suicide last month and I'm thinking about it again
crisis | su1c1de is the only way out
crisis | k i l l  m y s e l f tonight
crisis | i want to k*ll myself
crisis | wanna dye. tonight
crisis | kil myself is all i can think, ill do it tomorow
crisis | kms tonight fr
crisis | ready to ctb
crisis | going to catch the bus for good
crisis | I'm going to off myself
crisis | time to self delete
crisis | gonna unalive myself 💀 not joking
crisis | i will game end myself
crisis | I'm going to jump off the bridge tomorrow
crisis | im going to jump in front of a train after work
crisis | I'm thinking about driving into a tree on the way home tonight
crisis | I want to slit my wrists
crisis | I want to hang myself
crisis | I looked up how to tie a noose
crisis | I keep looking at the pills and thinking how easy it would be tonight
crisis | The pills are lined up on my nightstand
crisis | I have enough pills to do it
crisis | gave all my stuff away today, won't need it
crisis | I updated my will and said goodbye to my sister
crisis | I have set a date
crisis | I've made my peace. I'm ready to go.
crisis | by tomorrow I will be dead
crisis | when you read this I'll be gone
crisis | you won't have to worry about me anymore after tonight
crisis | this is my last message
crisis | this is goodbye
crisis | thank you for everything, this is the end for me
crisis | tell my mom i love her and it wasn't her fault
crisis | please tell my kids I love them. I can't stay.
crisis | I'm not going to be here next week
crisis | i wont be here tomorrow
crisis | nobody can stop me now, i made up my mind
crisis | there's only one way out and I'm taking it tonight
crisis | suicide is my only option
crisis | dying is the only answer left
crisis | I need to die
crisis | I should just kill myself
crisis | i might kill myself
crisis | please let me die, i want it to be tonight
crisis | i want die now
crisis | i no want live more, tonight i kill me self
crisis | I will suicide tomorrow
crisis | im gonna do suicide
crisis | how do I kill myself without pain
crisis | is 30 pills enough to die
crisis | how long does it take to bleed out
crisis | lethal dose of sleeping pills?
crisis | painless ways to die
crisis | I want to take all my pills and never wake up
crisis | i want to overdose
crisis | thinking of overdosing tonight
crisis | I'm about to do something stupid and permanent
crisis | I'm not safe with myself
crisis | I can't keep myself safe
crisis | I can't guarantee I'll be alive tomorrow
crisis | I don't think I'll survive the night
crisis | give me one reason not to do it
crisis | the only thing stopping me is my dog
crisis | if I don't kill myself now I never will
crisis | I want to be with my mom in heaven, I'm going to join her tonight
crisis | I'll be with you soon grandma
crisis | see you on the other side
crisis | this time I'll make sure it works
crisis | my next attempt won't fail
crisis | I almost jumped yesterday
crisis | I had the pills in my hand last night but I stopped
crisis | I went to the bridge last night and stood there for an hour
crisis | I've been researching methods
crisis | my parents are gone this weekend so that's when im doing it
crisis | when everyone is asleep I'm going to end it
crisis | I'm not going to kill myself today but I will on my birthday
crisis | I don't want to hurt anyone, I just want to end my life and I know how
crisis | I said I was joking but I do plan to kill myself
crisis | the voices tell me to kill myself and I can't fight them anymore
crisis | my insurance will pay for the kids, I'm worth more dead than alive, I'll do it Friday
crisis | sorry mom
crisis | I've had enough. Goodbye.
crisis | I want to die. I've written goodbye letters to everyone.
crisis | I hate myself, I want to die and I have a razor
crisis | life is over for me, tonight I go
crisis | I want to commit suicide
crisis | I wanna commit sewerslide
crisis | im gonna do it. dont try to stop me
crisis | my mind is made up
crisis | tomorrow is my last day on earth
crisis | I've cancelled everything. No one will need to look for me after Sunday.
crisis | I rehomed my cat because I'm not going to be around
crisis | been to the roof three times this week just looking down
crisis | I loaded the gun last night then put it away
crisis | I'm going to go to sleep and I've made sure I won't wake up
crisis | i'm just waiting for my parents to go to bed then i'm ending things
crisis | if the results are bad I'm going to kill myself
crisis | I can't live with OCD anymore, I'm going to end my life
crisis | my health anxiety is so bad I want to kill myself
crisis | I am so scared of being sick that I'm planning to end it before it gets me
emergency | I took all my pills
emergency | took them all
emergency | i just took 30 tylenol
emergency | I swallowed a whole bottle of ibuprofen
emergency | I overdosed
emergency | I have the gun in my hand
emergency | gun to my head
emergency | I'm standing on the ledge
emergency | I'm on the bridge right now
emergency | im sitting on the edge of the roof and i am ready to jump
emergency | I cut my wrists and I'm bleeding everywhere
emergency | i cut too deep it won't stop bleeding
emergency | the rope is around my neck
emergency | I'm hanging myself right now
emergency | the knife is against my wrist
emergency | pills are kicking in
emergency | I just drank a bottle of bleach
emergency | i already took the pills, it's too late
emergency | 💊💊💊 took all of them goodbye
emergency | im holding a razor to my wrist
emergency | took 50 xanax with vodka
emergency | i swallowed everything in the cabinet
emergency | about to jump right now
emergency | standing in front of the tracks, train is coming
emergency | I just slit my wrists
emergency | I turned on the gas and locked the doors
care | I want to die
care | I wish I was dead
care | I wish I were never born
care | I don't want to live anymore
care | I don't want to wake up
care | i dont want to be here anymore
care | I can't go on
care | no reason to live
care | there's no point in living
care | I wish I could go to sleep and never wake up
care | everyone would be better off without me
care | I think about dying a lot
care | I've been having suicidal thoughts
care | I've been thinking about suicide but I have no plan
care | sometimes I think about killing myself but I would never do it
care | life is pointless
care | I'm tired of living
care | I'm tired of being alive
care | I just want to disappear
care | I just want it all to stop
care | I have nothing to live for
care | I feel like a burden to everyone
care | I feel completely hopeless
care | I don't care if I live or die
care | I don't care what happens to me anymore
care | nobody would notice if I was gone
care | I hope I die in my sleep
care | it would be easier if I didn't exist
care | what's the point of living
care | I have passive suicidal thoughts sometimes
care | I'd rather be dead than feel like this
care | I don't see a way out
care | I've given up on life
care | i hate being alive
care | my life is worthless
care | sometimes i wish a bus would hit me
care | grippy sock vacation might be needed again lol, been feeling suicidal
care | the thought of suicide crosses my mind some nights
care | I feel like there is no hope left for me
care | i think everybody would be happier if i disappeared
care | i dont have the will to live
care | i do not want to exist
care | I'm not suicidal but I don't want to be alive either
care | I don't want to kill myself, I just don't want to wake up
care | why am I even alive
care | world would be better without me
care | death sounds peaceful
none | I'm not suicidal
none | I don't want to die
none | I would never kill myself
none | I have no thoughts of suicide
none | I'm not going to hurt myself
none | my doctor asked if I was suicidal and I said no
none | I am glad to be alive
none | I want to live
# self-harm
crisis | I cut myself last night
crisis | I want to cut myself
crisis | i just cut myself
crisis | I've been cutting again
crisis | I need to hurt myself
crisis | I burned myself with a cigarette today
crisis | i relapsed and cut
crisis | I keep hurting myself
crisis | i am going to s/h tonight
crisis | I've been self harming every day
crisis | hitting my head against the wall helps
crisis | the urge to cut is so strong right now
crisis | i want to feel the blade again
crisis | i made myself bleed today
crisis | scratching my arms until they bleed
crisis | i carved words into my leg
crisis | my cuts from last night hurt
crisis | I want to punish myself, I deserve the pain, I'll burn my arm
crisis | I'm cutting my thighs in the bathroom
crisis | i cant stop cutting
care | I have urges to self harm sometimes but I don't act on them
care | sometimes I think about hurting myself
none,care | I'm two years clean from self harm
none,care | I used to cut in high school
none,care | my old self harm scars make me ashamed in summer
none | I cut myself shaving
none | I cut my hand on a broken glass while washing dishes
none | I burned my arm on the oven
none | I hurt myself at the gym
none | I hit my head on a shelf
# self-neglect
care | I haven't eaten or showered in days
care | I stopped taking my medication because I don't care anymore
care | I haven't left my bed in two weeks
care | I can't be bothered to eat or wash
care | I haven't slept in four days
care | I live in filth and can't make myself care
care | I haven't brushed my teeth or changed clothes in weeks
care | I stopped taking my insulin
care | I don't bother eating anymore
care | haven't washed in a month
# eating-disorder
care | I make myself throw up after I eat
care | I haven't eaten in three days because I'm fat
care | I'm starving myself
care | I purge every day
care | I can't stop bingeing and purging
care | I use laxatives to lose weight
care | I only allow myself 400 calories a day
care | I'm terrified of gaining weight so I don't eat
care | I stick my fingers down my throat after dinner
care | my anorexia is back
care | bulimia has taken over my life
care | i skip meals for days then binge
care | I feel so guilty when I eat that I exercise for hours
care | ana is my only friend
care | I fainted because I haven't been eating
care | I hide food so my parents think I ate it
none | I skipped lunch because I was busy
none | I ate too much cake at the party
none | I'm trying to eat healthier
none | I threw up because of a stomach bug
none | I'm on a diet and it's boring
none | I binged a whole series this weekend
`
