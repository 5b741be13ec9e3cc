export const d1 = `
# self
crisis | Dear Sir or Madam, I have put my affairs in order and the cat is going to my niece on Friday. After that I shall not be troubling anybody.
crisis | I have labelled everything in the house so the children need not quarrel. I shall join Harold on our anniversary, which is the 14th.
crisis | I have saved my heart tablets since the spring. It is a comfort to know there is enough.
crisis | I'm 81 and I have decided this will be my last Christmas. Not because of the illness. Because I choose it.
crisis | The funeral is paid, the letter is with my solicitor and I have cancelled the milk. One does like to leave things tidy.
crisis | My dear wife went in March. I sit in the garage with the keys in my hand most evenings now and tonight I think I shall not come back in.
crisis | I know where his old service revolver is. I took it out of the box this morning and I have been looking at it.
crisis | Doctor says two more years of this. I have told nobody but I do not intend to serve them out.
crisis | would you be so kind as to tell me which of my late husband's medicines would be the quickest. I would rather not suffer.
crisis | I have written to each grandchild and posted the letters second class so they arrive after.
crisis | Sir I am from Nagpur, I have failed CA final fourth time. Father took loan. Tonight everyone is gone to wedding and I am alone on terrace, I am seeing down only
crisis | I am having plan for Sunday only. Please do not tell me to do breathing.
crisis | bhai i m done. kal se koi tension nahi, i will not be there only. sorry mummy
crisis | My insurance will clear the home loan, I checked the policy, after one year they are paying for this also. So my family will be settled by month end.
crisis | Oga I have tire. I have bought the thing from the market, it is inside my bag. Just waiting for my roommate to sleep.
crisis | Abeg tell my mother say I try. This night na my last, I no fit carry am again.
crisis | I don't want to see tomorrow o. I have told God sorry already and I have locked the door.
crisis | Ya no puedo, i have already said goodbye to my mother by telephone, she think i go to travel
crisis | I am in this country alone, my daughter is safe with her father in Bogotá. Now I can go. I only need that it looks like accident.
crisis | How many floor is enough high? I ask serious. My english bad sorry
crisis | in my village they do it with what we put on the cotton. i have some in the shed and the bottle is open on table no. not yet open. soon
crisis | Doctor in Lviv said to be patient. I was patient. On Thursday, when the flat is sold and money is sent to my brother, I finish.
crisis | I gave my dog to neighbour and winter coat also. I will not need in winter.
crisis | 다 끝. I prepared all. My parents will receive the letter in new year. Thank you for listening me.
crisis | I quit company today, clean my desk, delete all photo from phone. Tonight take last train to the sea. I not buy return ticket.
crisis | please forgive me for bothering you. I wrote apology to each coworker. After that I will take responsibility with my life.
crisis | wallah I am finished, I swear on the grave of my father tonight is the end inshallah he forgive me
crisis | I know it is haram. I asked the sheikh if Allah can forgive someone who does it when the pain is too much, he said don't think of it. But I have chosen the day.
crisis | The camp took everything from me. Yesterday I stood at the fence by the railway and counted the time between trains.
crisis | If they refuse my papers on Monday I have the blade hidden in my mattress. I will not go back there alive.
crisis | third refusal from home office today. i stopped to eat to die here, better than they send me
crisis | lambing's done, cattle go to market Tuesday, and then I'm going down the far barn with the twelve bore and that'll be that
crisis | Bank's calling the note. Farm's been ours since 1911. Wife's at her sister's til Sunday. I've got the rifle cabinet key in my shirt pocket and I keep touching it.
crisis | been up at the slurry pit an hour thinking nobody'd question it
crisis | Sold the sheep. Sold the tractor. Shot the old dog this morning because nobody would want her. I'm next, I reckon.
crisis | not much point planting this year. wont be here for the harvest, made sure of that
crisis | I have been praying for the Lord to take me, He has not, so on Sunday after Mass I will go to Him myself.
crisis | Pastor says suicide is unforgivable but I read that it isn't. That was the last thing stopping me. I feel peaceful now. It will be after evening service.
crisis | I made my last confession yesterday. I did not tell the priest why it was the last.
crisis | My son got 40 years. I told him on the visit Saturday that I loved him and to be strong without me. I have the pills counted.
crisis | they gave him life so im giving mine. tonite after the kids go to my sisters
crisis | I would like to inform you of the following. 1. I have considered the matter for eleven months. 2. I have identified a location. 3. The date is the 3rd. 4. I do not feel upset. I am telling you because my support worker said I should tell someone facts before acting on them.
crisis | I am autistic so I will answer literally: yes, I have a plan, yes, I have what I need for it, no, I have not set the exact hour because it depends on the bus timetable.
crisis | People say "reach out" so this is me reaching out. I have made a spreadsheet. Column A is who gets what. Column B is the passwords. Column C is done when the row is green. There is one row left.
crisis | I have done the research on which bridge has no barrier. It is called a special interest when it's trains.
crisis | my terminate date is friday lol. not the job. well the job was last friday
crisis | final deadline is sunday midnight and i mean that literally, after that no more me
crisis | gg everyone. uninstalling irl tonight. steam acct goes to my bro
crisis | last game. gave all my skins away, logging off for good, like for good good
crisis | wanna unalive, got the stuff under my bed, doing it wen mum goes 2 work
crisis | k1ll myself 2nite, no joke this time
crisis | im gona catch the bus. iykyk. 11pm
crisis | s u i c i d e. there i said it. saturday.
crisis | gonna do a kurt cobain except nobody will make a documentary. already got the gun from my uncles
crisis | "goodbye cruel world" haha. no but really, i've written mine and it's in the kitchen drawer
crisis | Could you help me word a letter to my wife so that she won't blame herself? It has to be ready before she wakes up. She should find it before she finds me.
crisis | what time do they check the rooms at night in sheltered housing, I only need half an hour undisturbed
crisis | Just wondering if you can be buried in a churchyard if you did it yourself. I need to know by tomorrow.
crisis | Would it hurt very much to just walk in to the lake with my coat on, I am not a swimmer.
crisis | I've taken my wedding ring off and put it in an envelope with my daughter's name on it. The rest of it is easy now.
crisis | thank you for being so kind these weeks. I won't be needing you after tonight. God bless.
crisis | I had a lovely day. Saw all the grandchildren, baked, wore my blue dress. It was how I wanted them to remember me. The tablets are on the bedside.
crisis | Please do not ring anybody. I only wanted to say to someone that I was here, and that the garden was good this year. It is all arranged for tonight.
crisis | The district nurse comes Wednesday so I've picked Tuesday night so that it's her that finds me and not my boy. Anyway, my knee is better, the physio was nice.
crisis | Had a good cup of tea. Rain again. I've tied the knot and it's holding from the beam. What's the weather where you are, do you have weather?
crisis | The chemo made me lose my hair, my taste, my husband's patience. My sister brought soup. I've decided to stop here, I have put aside enough of the morphine, and my book club meets Thursday so I'll miss that one.
crisis | Tried last week, rope snapped, never told no one. Got new rope. Anyhow how do I sleep better
crisis | I woke up. I wasn't supposed to. That was Sunday and I have been to work all week and nobody knows. I will do it right next time.
crisis, emergency | standing at edge of platform 4, people are looking at me strange
crisis, emergency | I am on the roof now. It is very beautiful the city. Say to my sister I am sorry.
crisis, emergency | im at the river. shoes off. water is so cold its funny
crisis, emergency | On the bridge. A truck driver slowed down and then he didn't stop. That's my answer I suppose.
crisis, emergency | parked on the level crossing
emergency | I have swallowed them all with the sherry. I feel quite warm. I did not want to be alone for this part.
emergency | Sir I have drunk the pesticide, now stomach is burning too much, I am afraid, I don't want now
emergency | i drink the thing for the rats. please how much time
emergency | took everything in the cabinet about 20 min ago, feel silly now. should i just sleep it off
emergency | shotgun's across my knees. dog won't stop whining
emergency | I have the pistol in my hand and my Bible in the other and I want you to read me Psalm 23.
emergency | engine is running and the garage door is shut, i just want to talk till i get sleepy
emergency | ate my nans pills all of them 💊 vision gone wierd lol
emergency | the insulin. I took the whole of it. Shaking. My wife used to do my injections
emergency | ya lo hice. i took all. my hands are sleeping and i see double
emergency | cut too deep this time it wont stop its all over the bathmat
emergency | I am sorry for mistake typing. I take many sleeping medicine and now hard to
emergency | its round my neck now, just need to step off
emergency | bag is on the. sorry mum
emergency | Done it. Arms both. Kitchen floor. Tell the neighbour the door is open so she doesnt have to break it
care | I would not mind if I did not wake up one of these mornings. I'm not going to do anything about it, mind you.
care | At 84 I feel I have outstayed my welcome. Everybody I knew is in the cemetery.
care | I ask the Lord every night to call me home. I would never do it myself, it is His to decide, but I ask.
care | Since Margaret passed I don't bother with cooking. Toast if I remember. I have not washed since, I think, Thursday week.
care | Life is having no meaning sir. Daily I am thinking why I was born only.
care | I dey tire for this life. Sometimes I wish say I never born at all.
care | In my culture we don't speak of this but many times I am wishing the plane would fall when I travel for work.
care | I think my family will be more happy without me. I do nothing, only think.
care | No hope. Every day same, wake, work, sleep. If I disappear I think the company only send email.
care | the winters are long out here and some days i look at the beam in the barn longer than i should. never would. got stock to feed.
care | Farming is all I know and there's no future in it nor in me. Can't see past next month. I'm just so tired of it all
care | If Allah took me tonight I would be grateful. But I have three children and I am afraid of Him so I wait.
care | I am a burden to my daughter. She says I'm not. I heard her crying on the telephone about it.
care | Five years in the asylum hostel. I am not alive, I am not dead. Sometimes I wish the sea had taken me with the others.
care | my husbands got 12 yrs to go and some nights i just want to not exist till hes out
care | To be precise, I do not want to die. I want to not have started. These are different and the last therapist did not understand the difference.
care | I stopped taking my blood pressure pills. Not on purpose to hurt myself. I just can't see what I'm keeping the pressure right for.
care | kinda hope the scan finds something tbh. then it wouldnt be my fault
care | if a bus hit me id say thank you
care | dont wanna be here anymore. not gonna do anything just dont
care | nothing left to look forward to since the chapel closed and Vera went into the home
care | I have a thought sometime, to sleep and no more morning. My english teacher say tell someone so I tell you.
# self-harm
crisis | I have started burning my arm on the iron again. I am 67 years old, you would think I would know better.
crisis | i cut my leg today at work in toilet, feel nothing, tomorrow again
crisis | the razor is in the drawer next to me and i promised my sister i wouldnt. hands are shaking so bad
crisis | When they shout I bang my head on the wall until it stops being loud. I did it eleven times today. There is a mark.
crisis | sh relapse. 3 yrs clean gone in one nite 😔 and i want more
crisis | I punish my body for my sin with the belt as the saints did. My back is bleeding and I feel I have not done enough.
crisis | using the sheep shears on meself now. daft int it
crisis | I need to hurt my self right now or I will explode, tell me something fast
crisis | After visiting my boy at the prison I sat in the car and scratched my arms open with the keys. I'll do it next visit too, I already know.
crisis | wht do i do w the scizzors they r in my hand i want 2 so bad
crisis | Teacher I am sorry I write here. When I get less than 95 point I put needle in my finger. Today I got 82.
crisis | Made bread, rang my cousin, opened up the old cuts on my thigh, watched the quiz. An ordinary Tuesday.
emergency | i only meant a little cut but i can see white stuff inside and its pouring
emergency | I have burned myself very deep with the oil, I did it by purpose, the skin is coming off and I feel faint
care | I used to cut when I was at boarding school and lately the scars itch and I think of it. Haven't. Won't I hope.
care | I pick my skin until there are holes. It is not to hurt myself, it is the texture, but I cannot stop and it gets infected.
care | I pull my hair since my country had war. Now I have big place with no hair and I wear scarf for another reason than God.
none | Cut myself shaving and nearly took my ear off, the wife would have laughed
none | Burned my arm on the oven doing the Sunday roast, is it meant to blister like this? only a small one
none | Barbed wire got my legs again fixing the fence, look like I lost a fight with a cat
none | my goat scratched me all the arm when i give her medicine, is it danger to get the disease? i am so worry
none | I bang my head against the wall with this Universal Credit form honestly
# others
crisis | I know where he parks. I have the hammer in the boot. When he comes out of the shift tonight he will pay for what he did to my daughter.
crisis | My brother in law has taken our land with false papers. I have arranged two boys for him, it will be done before Diwali. I am not sleeping.
crisis | That landlord go see. I don sharpen cutlass, if he come this evening I go finish am.
crisis | i'm gonna shoot him. not figure of speech. he poisoned my dogs and i'm loading up the truck
crisis | He killed my cousin in the war and now I see him in the same shelter, eating. I follow him every night to his room. I have a knife from the kitchen.
crisis | God has told me which of the neighbours is the demon and I must do it before the Sabbath.
crisis | The judge who put my son away eats at the same diner every Thursday. I've been going too. I've started carrying.
crisis | bringing it to school tmrw. they wont laugh at me in 3rd period. dont come in if ur nice
crisis | She is going to leave with my children. If I cannot have them nobody will, I have filled the petrol can.
crisis | I can't look after him any more. He does not know my name. I thought that I would give us both the tablets, him first in his custard, and then lie down next to him.
crisis | My disabled son is 46 and I am 79. I can't leave him behind for strangers. So I'll be taking him with me when I go. It'll be before the winter.
crisis | I have a list of names. I have the times they leave the building. I am not angry, I am organised.
crisis | manager fired me infront of everyone. tomorrow i return with something for him, watch the news
crisis | if that preacher touches one more kid im putting him in the ground, i already dug it, out by the creek
crisis | I am sick of her screaming. My hands went round her neck last night and I let go but I don't think I will let go next time
crisis | Long day, fences down again, vet bill came. The lad from the council is coming at ten and I've told the missus to stay at her mam's because there'll be a gun pointing at him when he opens that gate. Then I suppose I'll need a solicitor.
crisis | voices say burn the hostel. i bought the lighter fluid so they stop
crisis | he snitched on my husband n now hes out free. me and my cousins goin round there 2nite wit bats n more than bats
crisis | Please how to put something in the tea that doctor cannot find. My mother in law she make my life hell.
crisis | it is honour. my uncle said it has to be me because i am her brother. saturday. i dont want to but it has to be me
emergency | I've got the knife at his throat tell me why i shouldnt
emergency | i hit him with the pan and he isnt moving. he isnt moving. there is blood from his ear
emergency | got the rifle on him through the window right now. he's just watching tv
emergency | I pushed her, she fall on stairs, she breathe but no wake up. I am afraid to call because no papers
care | I am having so much of hatred for my father-in-law I am imagining his death daily, and then I am doing pooja to wash the thought. I would not do anything but it is frightening me.
care | Since the war I go from zero to wanting to smash people. Yesterday man pushed in the queue and I saw myself on top of him. I walked out. I am scared of me.
care | caring for mother 24/7 and last night i thought about the pillow. just the thought. i went and sat in the bathroom and cried. she's fine she's asleep. i would never
none | I could have wrung that boy's neck when he let the heifers out, but we had a laugh after
none | My husband is going to kill me when he sees what I paid for these curtains
none | Wallahi I will murder my brother, he ate the last of the maamoul my mother sent
none | I told the umpire I'd shove that bat where the sun don't shine. Got a two match ban. Feel ashamed really
none | I go beat this my NEPA people one day, light has been off three days and I can't sleep for the heat and worry
none | I said to the priest I hate the man who ran over my wife. Hate him. I don't want to do anything to him, I want to stop carrying it.
none | That insurance company can burn in hell, every last one of them, two hours on hold and cut off
none | He got my job by lying and I hope he chokes on it. anyway how do i let go of anger
none | my boss i will kill him one day hahaha no. he give me work on sunday again and my stomach is pain from stress
none | going to destroy that team on Saturday, we will slaughter them, then maybe I sleep again
none | When I was angry in the meeting I said "somebody should shoot whoever wrote this code." HR called me in. I wrote the code. I was making a joke about myself and now I cannot stop replaying it.
none | I wish the man who sent my son down a long and unhappy retirement. That is as Christian as I can manage today.
# abuse
crisis | He keeps my passport and he lock the door when he go to work. Today he say if I call anyone he will send my pictures to my father.
crisis | My husband is hitting me daily for dowry. Yesterday he brought kerosene to kitchen and only kept it there and smiled.
crisis | Please delete after. He checks phone 6 o'clock. Last night he hold the pillow on my face. Tonight he is drinking again.
crisis | My grandson takes my pension. When I said no on Monday he pushed me into the dresser. He's back this evening and I am frightened to be in my own house.
crisis | the agent who brought me here says i must sleep with the men to pay the debt. i am not free to leave. there are three more girls
crisis | we're eight miles from the next house and he's took the truck keys and the phone charger, im on 9 percent. he's got the gun out "cleaning it"
crisis | The elders say I must be patient and submit. He broke my finger on Friday. He asks me every morning have you learned.
crisis | my parents say flight is in tuesday to meet my cousin and marry. im 16. they hid my passport. i said no and dad hit me
crisis | my uncle comes into my room when mum is on nights. its nights tonight
crisis | hes outside again. third nite. restraining order dont mean nothin to him hes got a crowbar this time
crisis | Sorry for long message. The weather is fine, the children are at school, I learn English on Tuesdays. My husband says that if I speak to the teacher about the marks he will cut me. I like the class very much. I want to continue it.
crisis | My carer grips my arms until they go black. She says that nobody believes people like me. She's here again at eight.
crisis | he got out of jail last week, he found my new address, left a dead bird on the step, he used to say thats what he'd do to me
crisis | hubby put his hands round my neck again, neck is sore, do i need doctor or just ice, dont say leave him
crisis, emergency | he is breaking the bathroom door now and I am inside with my baby
emergency | He has stabbed me in the leg he has gone out i am tying it with the scarf
emergency | can u send pizza. he is here. he has a gun. pls
care | When I was eight the lodger did things. I'm 72 and I have never said it until this minute.
care | My first husband beat me for twenty years. He's dead, thank God. I still lay the table with my back to the wall.
care | In the detention they did to me things I cannot say to my wife. It is seven years ago. I wake up shouting.
care | The brothers at the school used the strap and worse. I see one of them in the newspaper and I'm a boy again.
care | my ex used to lock me in the cellar, im safe now different state, but when a door clicks i wet myself. im 34
none | My husband and I had a terrible row about the caravan and he slammed the door and I cried, he's never laid a finger on me, it's just that we never used to row
none | My mother in law she abuse me with food hahaha always eat eat eat, I gain 5 kilo and now I worry about diabetes
none | I have an abusive relationship with my alarm clock
# dependants
crisis | I shook the baby this morning. He stopped crying and he's been sleepy since. I don't dare tell my husband.
emergency, crisis | baby is not waking good after i shake him, he make strange sound
crisis | I leave the small ones alone when I do night cleaning. The little is 2 and the big is 5. Yesterday he opened the gas.
crisis | My husband has dementia and I slapped him. Then I slapped him again. I tied him to the chair so I could sleep.
crisis | The nursing home has left Mother in the same wet bed since Saturday and she has sores you can see into. She whispered to me not to complain because they pinch.
crisis | her stepdad is making my niece sleep in his bed. she told me on the phone she dont like it. she's 9
crisis | We believe in healing by prayer only. The child is four days with the fever and does not drink. The elders say that to call the doctor is to doubt.
crisis | they will take my sister daughter to village this holiday for the cutting. she is 7. nobody here thinks is bad only me
crisis | I've no food in for the kids and I hit the eldest with the cable for asking. I hate who I am since their dad got sent down. I'll do it again I can feel it
crisis | My brother sold our father's oxygen machine for drug. Papa is blue in the lips sometimes. Brother say if I tell he throw us out.
crisis | homeschool family down the lane, I clean for them. There's a lock on the outside of the little one's bedroom and she eats crumbs out of my dustpan.
crisis | I take care of an old señora. Her son don't give her the insulin because he want the house. I am illegal, who I tell?
crisis | Grandad hits nan when the football's lost. its on now and hes losing
care | I forgot to fetch my grandson from school. Two hours he stood there. I'm the only one he has and my mind is going.
care | I am so tired, I have shouted at my baby and then I put her in her bed and closed the door and sat on the step. I am frightened of being a bad mother, I don't hurt her.
none | The kids are killing me this half term, send wine and a priest
none | My granddaughter fell off the pony, only a bruise, yet I see it each time I shut my eyes
none | toddler bumped head on the table, doctor said ok, I keep to wake him at night for checking, husband is angry with me
none | Left the lamb bottle in the warmer all night and two of the orphans died. Cried like a babby over it.
none | I worry I am a neglectful son because I live in Toronto and Amma is in Kochi with a full-time nurse. I ring her every morning and evening also.
# eating-disorder
care | I eat one orange a day and tell my daughter I had lunch at the church. It's the one thing that I decide for myself now.
care | Fasting for Ramadan finished but I didn't stop. Nobody knows. I like the empty.
care | in my country i was hungry and now i have food and i vomit it. what is wrong with me
care | bmi 15 and my coach says cut two more kilo before weigh in. I make vomit before training
care | I only eat beige food in an exact order and I have lost so much weight that my periods stopped. It isn't about being thin. It is about the order.
care | Sister in Christ told me gluttony is a sin and now I throw up after each supper and say the act of contrition over the bowl
care | purging every visit day after i see him behind that glass. throats raw
crisis, emergency | havent eaten in 9 days, fainted twice today, heart going funny, still not gonna eat
emergency | i threw up blood after purging and i cant stand up proper
none | Lost my appetite since the funeral but my neighbour's stew went down all right yesterday
none | starving!! nurse said nil by mouth til 4 and I could eat the dog
none | Doctor says I must reduce sugar, I am dying for one gulab jamun, just one
none | I gave up chocolate for Lent and I'm a misery to live with
`
