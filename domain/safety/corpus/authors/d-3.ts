export const d3 = `
# self
crisis | Been round to all the neighbours today with the last of the jam. Stopped a good while at each. They'll work out why.
crisis | i tel my frend is nothing but is not nothing. tomorow when metro open i go and i not come bak
crisis | You asked me to rate my mood from 0 to 10. It is 9. It went up when I finalised the arrangements, which is, I have read, a warning sign, so I am reporting it as one.
crisis | Sorted the chickens, wrote out the feed times for whoever has them next. They'll want letting out Saturday morning as I shan't be about to do it.
crisis | my mans sentenced, my kids r w cps, rent due, its 3am n ive picked the tree
crisis | Our Lady forgive me I have hid the tablets under her statue, and after the nine days of the novena I'll take them, today is day eight
crisis | Your advice was to think about next week. There is not a next week, I have checked, I took it out of the diary and gave the diary to Barbara.
crisis | Here nobody know me, nobody will have the pain. I paid the room until tomorrow and put money in the envelope for the cleaning lady, for what she must see.
emergency | been in the snow now some hour, no jacket, i wanted it, now not cold any more and sleepy
care | I keep doing the sum of how long I've got left and hoping it's the smaller number.
care | My hearing is gone, my eyes are going, and the days are so very long. I do not see what I am for.
care | honestly if the ward mixed up my drip i wouldnt complain
care | Everyone in diaspora is telling be strong, be strong. I am finished being strong. I don't want to live this life, also I don't want to make any thing to myself.
care | My crops fail, my back fail, my marriage fail. I have no hope more. My priest know.
care | I have not opened a letter, changed a sheet or cleaned my teeth since he was sentenced. That was in February.
care | E be like say God forget my address. I no see any reason to wake up, but my pikin dey look me.
care | Small thought at traffic light: what if I do not brake. I did brake. The thought comes more since I lost my post and it frightens me.
care | I do not feel sad, I feel over. Like a programme that has finished and no one has turned off the set.
care | my anesthesia was the best 2 hours of my year. wish they'd left me there. not suicidal just sooo tired
# eating-disorder
care | Since my wife died I count every mouthful, and I'm down to nine stone. The trousers falling gives me a queer satisfaction.
care | hosteL food i throw in dustbin, warden is thinking i am eating. 38 kg now. feeling proud and scared both
care | laxatives w every church potluck n i cant stop. 61 yrs old isnt this a teenager thing
# abuse
care | My ex-husband wrote from prison that he's found the Lord and forgives ME. He broke my jaw. He's in for nine more years but I shook all day.
# dependants
care | I grew short with Father and gripped his wrist too hard. It left a red mark and I've rung the carers' line to ask for help, for I frightened us both.
# others
crisis | In the temple all are telling me forgive, forgive. I have forgiven nothing. Saturday he is returning from Dubai and I am waiting at arrival gate with acid.
crisis | pulled my licence for the guns cos i said what im gonna do to the inspector. aint got them all though. he's due out here monday
crisis | My letters to the parole board did no good, so when that fella comes out on the 9th I'll be stood across the road, and I shan't miss
# third-person
care | My granddaughter at university texts me "what's the point Nana". I've asked her straight and she says she'd not harm herself. She's promised to see the doctor. I can't settle.
crisis | The quiet lady from my language class kissed everybody, gave the teacher her gold earrings and said "no more homework for me". Her phone is off.
# ordinary
none | I have given my budgie to the lady opposite as I go into hospital on Tuesday for the cataract. He'll be spoiled rotten and I am already pining.
none | Please don't worry if I am quiet until Monday, there is no signal at the lambing hut, only me, the ewes and my nerves
`
