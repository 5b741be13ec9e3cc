/** Whose fault it was, what one is, what is normal: what a listener who knows the field would say, by what was told. */
export const ofOneself: Readonly<Record<string, readonly string[]>> = {
  'fault-harmed': [
    'No. It was not your fault. To freeze is what a body does in danger, and it is no yes.',
    'No, none of it. Somebody did that to you. What you did or did not do that day does not make it yours.',
    'No. The one who did it is the one who is answerable for it, however long ago it was.',
  ],
  'fault-control': [
    'No. How somebody treats you is their doing. You did not cause it by saying a wrong word.',
    'No, it is not. Walking on tiptoe does not stop such moods, and that shows they do not come from you.',
  ],
  'fault-photo': [
    'No. Being left out and photographed is not your fault. They did that, and it was unkind.',
    'No, it is not your fault. You ate your lunch, and they took a picture of it. That is on them.',
  ],
  'fault-excluded': [
    'It is not your fault. Being left out or called names says something about how they act, and nothing about your worth.',
    'No. People can be cruel in a group, and they need no reason for whom they pick. It is not something you did.',
  ],
  'fault-child': [
    'No. What grown-ups do to each other is never a child’s fault. It was not you then, and it is not you now.',
    'It is not your fault. A child can neither make nor mend what goes on between parents.',
  ],
  'fault-shower': [
    'No. You had a shower; you could not know. Very many people die in just the hour when someone has stepped out.',
    'No, it was not. You went to wash, as everybody must. That you were gone for that hour was chance, and no failing.',
  ],
  'fault-not-there': [
    'Not being there in that moment is not a fault. You could not know which hour it would be.',
    'No. Nobody is told the hour. That you wish you had been there shows what they were to you.',
  ],
  'fault-death': [
    'I do not think that grief is a fair judge. You look at it with what you know today. You did not know it then.',
    'Nearly everybody who loses someone asks that. It mostly says how much you would have given to keep them.',
  ],
  'fault-own-illness': [
    'No. Nobody picks this for themselves. You did not bring it on by being weak, and it is not a failing.',
    'It is not your fault. Such a thing comes about in many ways, and none of them is a lack of will.',
  ],
  'fault-other-ill': [
    'No. Young and old fall into this in the kindest of homes. You are the one who noticed.',
    'It is not your fault that they feel like this. You did not make it, and you alone cannot mend it. You can be there.',
  ],
  'fault-parted': [
    'I only know your side of it. That somebody leaves is seldom the doing of one person alone.',
    'Two people were in it, so the whole of it cannot be yours. A part may be, and a part is something one can look at.',
  ],
  'fault-quarrel': [
    'A row has two ends. What you said is yours, and you may say sorry for it. What was said to you is not.',
    'Not all of it. You can own your sentence, and leave the rest with the one who said it.',
  ],
  'fault-work': [
    'No. Jobs go because of numbers in an office. It says nothing about what you are worth.',
    'It is not your fault. A decision was made about a post, and you are the one who has to carry it home.',
  ],
  'fault-open': [
    'From what you told me I cannot see a fault of yours. What makes it feel like one?',
    'I see somebody who goes looking for their part in it. I do not see that you caused it. What is it you think you did?',
  ],
  'bad-grief': [
    'No. A bad {role} would not lie awake over it. You could not know which hour it would be.',
    'No, it does not. You were a {role} who had been there, and who had to leave the room like anybody else.',
  ],
  'bad-parent-shouted': [
    'No. One loud moment does not make you a bad {role}. It can be mended: go to them, say sorry, say it was not their doing.',
    'A bad {role} would not be asking at this hour. It was too loud, and you know it. Saying sorry to a child is worth a lot.',
  ],
  'bad-parent': [
    'I do not see a bad {role} in that. I see a tired one who minds how it goes.',
    'No. Bad {role} is a big word for somebody who worries about doing it right.',
  ],
  'bad-drink': [
    'No. You drink more than you want to, and it troubles you. That is something to get help with, and no measure of you.',
    'It does not make you a bad person. It makes tomorrow harder, and you said that out loud. That is a start.',
  ],
  'bad-carer': [
    'No. To be worn out and wish for a rest is what happens to anybody who looks after someone.',
    'It does not. One can love somebody and long for a day off. Both are true in nearly everyone who cares for another.',
  ],
  'bad-said': [
    'No. You said something that you regret. That is one sentence, and it can be taken back to its address.',
    'One thing said in anger does not make a bad person. That it still stings shows that you know where the line is.',
  ],
  'bad-eating': [
    'No. There is nothing bad about you in this. It is an illness that many people have, and most of them hide it.',
    'It does not. What you do in the bathroom is no crime. It is hard on your body, and that is why I would like you to have help.',
  ],
  'bad-feeling': [
    'No. A feeling is not a deed. One can feel that and still be decent.',
    'It does not. Feelings come unasked, and nearly everyone has some that they would not say at a table.',
  ],
  'bad-tell': [
    'No. You would not do it to hurt, but so that somebody can help. A secret about an illness is too heavy for one {role}. You can say beforehand that you will tell.',
    'No. To get help for somebody is what a good {role} does, also where a promise has to give way. You can ask to do it together.',
  ],
  'bad-open': [
    'I see nothing in what you told me that makes you a bad person. You mind about it, and that counts for something.',
    'I would not say so. People who do not care do not ask that at this hour.',
  ],
  'dramatic-control': [
    'You are not being dramatic. To be checked, to have to ask, to keep the peace all day: that is a lot, and it is not how it should be.',
    'No. It is often the ones who live with it who call it small. If a friend told you the same, you would be worried for her.',
  ],
  'dramatic-child': [
    'No, you are not being dramatic. It would hurt anybody your age, and me saying so is no more than fair.',
    'You are not making a fuss. It happened, and it hurts.',
  ],
  'dramatic-pain': [
    'No. It hurts you, so it is not too much to say it.',
    'I do not think so. You told it in a few plain lines. That is no drama.',
    'You are not. One may be hurt by a thing that looks small from outside.',
  ],
  'wrong-panic': [
    'Going by what you tell, your alarm goes off when there is no fire. Many people have that, and it can be unlearned. A doctor can show you the way to help.',
    'Most likely nothing about you as a person. An alarm that has become too quick is very common. If it comes week after week, it is worth telling a doctor.',
  ],
  'wrong-low': [
    'That you cannot do the simplest things is part of being this low. It is no fault in your character. A doctor should hear of it.',
    'Being low for long takes the strength out of everything. That is what it does, to anyone. It can be helped.',
  ],
  'wrong-trauma': [
    'Something happened to you, and a part of you is still on guard. That is not being broken. It can settle, with help.',
    'You are not broken. A body that has been through such a thing stays watchful for a long time.',
  ],
  'wrong-unreal': [
    'Feeling unreal is frightening, and many people know it, most of all when tired, scared or after cannabis. It mostly lifts. If it stays, see a doctor.',
    'You are in there, and you notice that it is odd. That far-off feeling is well known. Tell a doctor if it does not ease in some days.',
  ],
  'wrong-open': [
    'I cannot tell that from here. What I read is somebody under a lot of strain. If it has gone on for weeks, a doctor should hear it.',
    'I do not read that something is wrong with you. I read that something is hard, and has been for a while.',
  ],
  'known-thoughts': [
    'Yes, it is known, and it is not just you. Very many new parents get such pictures. Midwives have heard it before: you could show her what you wrote here.',
    'It has been known for a long time, and most people who have it tell nobody. A midwife or a doctor can hear it from you in your own words.',
  ],
  'known-grief': [
    'Yes. Most people who lose someone know it, in some form. Few of them say it aloud.',
    'It is not just you. Grief does such things to nearly everyone.',
  ],
  'known-lonely': [
    'It is not just you. Lots of people sit in a car at lunch or go days without a text, and think they are the only one.',
    'No, far from it. You just cannot see the others, because they are at home too.',
  ],
  'known-open': [
    'It is not just you. Others come with the very same, and most of them thought they were alone with it.',
    'Yes, other people have it too. It is seldom spoken of, so it looks rarer than it is.',
  ],
  'normal-control': [
    'No, that is not how it should be. In a good home nobody needs leave to see their own people, and nobody’s phone is checked.',
    'It is common, and it is not right. A person is meant to be free to see who they like, and to have a phone of their own.',
  ],
  'bad-control': [
    'Yes, I think it is. To be checked and to need leave for things is a lot, also when nobody hits.',
    'It is more than it looks from inside. If you are afraid to say no, that is reason enough to talk to the people who know about this.',
  ],
  'not-odd': [
    'No, I do not think it is. Going by what you tell, many people would do or feel the same.',
    'I would not call it that. As you tell it, it makes sense.',
  ],
  'normal-grief': [
    'Yes. Grief comes in every shape: numb, angry, even relieved. None of them says how much you loved.',
    'It is normal. There is no right way, and no date by which it has to be over.',
  ],
  'normal-panic': [
    'Yes: tingling, a racing heart, shaking and feeling far away all belong to panic. What is new, or does not go when the fear goes, is for a doctor.',
    'In panic that is usual. It is very unpleasant, and it goes down again.',
  ],
  'normal-unreal': [
    'It is more common than people think, most of all with fear, too little sleep, or cannabis. Mostly it lifts by itself. If it does not, a doctor should hear of it.',
    'Yes, many know it. The world looks flat or behind glass, and then it comes back.',
  ],
  'normal-trauma': [
    'Yes. It can come back after nine years or after thirty, out of a smell or a word. That is how such memories are kept.',
    'It is. A body does not count the years. It hears one thing that fits, and it is on guard.',
  ],
  'normal-sleep': [
    'Yes, bad nights come to nearly everyone in such times. If it goes on for some weeks, a doctor can help.',
    'It is usual when the head is full. It is also miserable, and you may say so.',
  ],
  'normal-low': [
    'It is what being low does: the will goes first, then the joy. Many know it. After two weeks of it a doctor should hear.',
    'Yes, in low times that is common. It is not laziness.',
  ],
  'normal-sick': [
    'Many people have it and hide it. It still is not good for your body, so a doctor should know.',
    'It is common, and it is not harmless. You would not shock a doctor with it.',
  ],
  'normal-drink': [
    'Many people end up there, most often when something else is too much. It is worth changing before it grows.',
    'It is common, yes. That you cannot sleep without it is a sign to talk to a doctor about it.',
  ],
  'normal-voices': [
    'More people hear a voice than you would think, most of all when they have not slept. It is still one to tell a doctor about, soon.',
    'It happens to people, and it can be helped. After nights without sleep it gets worse. I would tell a doctor this week.',
  ],
  'normal-open': [
    'I would say so, yes. Lots of people would feel that way in your place.',
    'It makes sense to me, going by what you tell. It is nothing odd.',
  ],
  allowed: [
    'Yes. You are allowed to. A feeling needs nobody’s leave.',
    'Yes, you may. Being sad for one person and angry for yourself can go side by side.',
    'You are. It takes nothing from anybody else.',
  ],
  'right-open': [
    'By what you tell me, you did what you could with what you knew. That is all anyone can do.',
    'I think it was a decent thing to do. It need not have been perfect.',
  ],
  'how-know': [
    'I do not know it for sure; I only go by what you tell. In that I can see nothing you did. You could ask one of them straight: “Did I do something?”',
    'You are right, I cannot know. I see no sign of it in what you wrote, and you may tell me if there is more.',
  ],
}
