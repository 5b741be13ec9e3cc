/** What it means, what it is, who is right: what can be known, and where it cannot. */
export const ofMeaning: Readonly<Record<string, readonly string[]>> = {
  'mad-grief': [
    'No, that is not madness. Very many people see, hear or smell somebody who has died, above all in the first year. It is a part of missing them.',
    'Many people in grief have just that: a step on the stairs, a smell, a shape in the chair. Doctors know it well. It is no sign of losing your mind.',
  ],
  'mad-thoughts': [
    'Such pictures come to most people, and they come against one’s will. That they frighten you is how this works. I say that once; asked again, it would feed the doubt.',
    'The pictures are of the kind that come unasked to nearly everybody. Yours scare you, as they are so far from what you want. I will not weigh it again; that is how it grows.',
  ],
  'mad-open': [
    'It can feel like that when there has been too much for too long. Being this worn out is not the same as losing your mind. If you hear or see what others do not, see a doctor soon.',
    'That fear is very common in hard times, and I cannot examine you. A GP can, and it is a fair thing to ask. When did it start to feel like that?',
  ],
  'mad-control': [
    'To be told so again and again makes anybody doubt their own mind. What you saw and heard is yours. {lines} hear this every day, and they will not call you mad.',
    'Someone who keeps saying that makes it hard to trust your own eyes. Write down what happened, somewhere safe. {lines} know this well.',
  ],
  'danger-panic': [
    'Panic is very unpleasant, and the attack itself does not do damage. Heavy pressure that lasts, fainting, or weakness on one side is another thing: then call {emergency}.',
    'It feels like danger, and a panic passes without harm. If it is not like the other times, with pressure on the chest or fainting, call {emergency} and let them look.',
  ],
  'danger-open': [
    'I cannot judge that from here. A nurse or doctor can, by phone at any hour, or a pharmacist by day. If it comes on suddenly, is very bad or gets worse, call {emergency}.',
    'That I do not know, and I will not guess about a body. Ring a doctor and tell them just that. Sudden or very bad: {emergency}.',
  ],
  'real-unreal': [
    'You are here, and so is the room. It is the feeling of being in it that has gone far away. It is known, and it comes back by itself, mostly slowly. What can you touch?',
    'The room is there and you are in it. What has changed is how it feels. Strain can do that, and it goes again. Look for one thing with a hard edge, and touch it.',
  ],
  'real-doubt': [
    'I leave that one open, and it is hard to bear. Each search for a sure answer makes the doubt louder. What would you do next, if it could stay unsolved for an hour?',
    'I will not help to prove it either way. Memory gets less clear the more it is tested. Could the question sit beside you, while you do one ordinary thing?',
  ],
  'real-control': [
    'You were there, and I believe what you tell me. To be told that it was not so is a thing that people do who want to keep you unsure. You can write it down, somewhere safe.',
    'I go by what you saw. If someone keeps telling you that it was otherwise, that is hard on anybody’s mind. A line or two written down, well hidden, can help you to hold on to it.',
  ],
  'real-trauma': [
    'I believe what you tell me. Memory of bad things often comes in bits, with gaps, and that does not make it untrue. You need not fill the gaps.',
    'What you tell me, I believe. That it comes in pieces is how such memories are kept. Nobody here needs the rest of it.',
  ],
  'real-night': [
    'I cannot know what happened while you do not remember. Somebody who was there can tell you more than a night of guessing. Whom could you ask, kindly, tomorrow?',
    'There is a gap, and the mind fills it with the worst. One sober question to somebody who was there is worth more than all of tonight’s thinking.',
  ],
  'real-feeling': [
    'What you feel is real, whatever brings it on. Pain and fear are made by the same body. What it comes from is something a doctor can look at.',
    'The feeling is real. Whether what it says is true is another matter, and the two get mixed up when one is scared.',
  ],
  'sign-grief': [
    'I cannot say what it is. Many people find comfort in such a thing, and you need not prove it to anybody. It shows how much you look for {him}.',
    'Nobody can say for sure. If it feels like a greeting, it may be one for you. It is a way to keep {him} near.',
  ],
  'sign-control': [
    'Tears or a sorry can be meant, and they do not make it right. What counts is whether you are safe and free. Being hurt is not a sign of love.',
    'It may be felt in that moment, and it does not undo what was done. Go by what happens the next time you say no.',
  ],
  'sign-froze': [
    'No. To freeze is what a body does in danger, without asking you. It is no yes, and it does not mean that you wanted it.',
    'It means that your body tried to get you through. Freezing is as common as running. You did not choose it, and it was not a yes.',
  ],
  'sign-chance': [
    'I would not read it as a message. A worried mind finds signs everywhere, as it is looking for them. What is it that you are afraid of, or hope for?',
    'Such things catch the eye when the heart is full. I would not let it decide anything. What would you want it to tell you?',
  ],
  'sign-open': [
    'One thing that was thought or felt or forgotten does not say who you are. It says that it was a hard or a tired moment.',
    'I would not take so much from it. Minds do odd things under strain. What do you fear that it means?',
  ],
  'opinion-them': [
    'I cannot hear the tone, and I do not know them. A short line can mean that someone is busy, hurt or just tired. You could ask: “Was that meant as it sounded?”',
    'Only they know how it was meant. From here it could be either. To ask once, calmly, is quicker than a night of guessing.',
  ],
  'opinion-inside-ill': [
    'I cannot see into {him}, and nobody can for sure. Something of a known voice and a warm hand often gets through. What makes you think of it now?',
    'Nobody can tell for sure what still arrives. How you speak and that you come are felt for longer than names are known. What makes you ask tonight?',
  ],
  'opinion-inside': [
    'I cannot see into {him}, and I would only guess. What you had with {him} you know better than anybody. What makes you ask it now?',
    'That I do not know. What I do see is that you care what it is like for {him}. Is there a way you could ask, or show it?',
  ],
  'opinion-open': [
    'I only have your side, and words that were written before, so I am no judge. What I can see is that it stayed with you. What would you like to come of it?',
    'I cannot say who was right. You can ask: was it true, was it needed, could it have been kinder? If one of them is a no, that bit can be put right.',
  ],
  'opinion-choice': [
    'I have no opinion to give; these are prepared words. What helps many: write down what you would gain, what you would lose, and whom else it touches. Then talk it over with one person.',
    'There is no life of mine to go by. Ask yourself what you would tell a friend, and what you could live with in a year. Then sleep on it once.',
  ],
  'right-control': [
    'No. Someone who says such things wants you small. That it is said often does not make it true. {lines} would tell you the same.',
    'That is not the truth about you; it is a way to keep you there. You deserve to be spoken to with respect.',
  ],
  'right-bully': [
    'No, they are not right about you. Being picked on says something about them and the group. It is not a fault of yours. Which grown-up could know about it?',
    'No. They say it to be in, and they needed somebody to be out. It could have been anybody. You deserve a grown-up on your side: who is the kindest one?',
  ],
  'right-drink': [
    'It hurt to hear, so there may be a bit in it that matters to you. It is not the whole of you. You can say: “I heard you, and I want to change something.”',
    'Something in it hit home, or you would not ask. It can be true that you hurt them, and true that you are more than that. What would you like them to see next?',
  ],
  'right-hate': [
    'I cannot see into them. People go quiet for many reasons: tired, busy, shy, in a mood. When one is low, it all looks like no. Is there one of them you could ask?',
    'I do not know what they think, and at this hour a guess will be a dark one. What did they really say or do?',
  ],
  'right-them': [
    'They see a piece of you, on some days. It is not the whole. If there is a bit in it that you can use, take that, and leave the rest.',
    'To be spoken of like that hurts. Others do not get the last word on who you are. What do you think yourself, when you are calm?',
  ],
  'what-is-open': [
    'I cannot put a name to it; that takes somebody who sees you. A GP can say more. You can tell me how it goes, and we look at what may ease it.',
    'That I do not know. What it is called matters less tonight than how heavy it is. When did it begin?',
  ],
  'what-x-body': [
    'I leave pictures and lists to the one you show it to. Each of them gives the fear a new thing to compare. A visit that is booked once settles more than a night of looking.',
    'That I will not list: each sign read is one more to look for. Let the doctor look, once, and leave the search shut until then.',
  ],
  'what-x-open': [
    'That one is not among the things I can explain. The NHS pages on mental health do it well and plainly. What made you think of it?',
    'I have no words for that one, and I would rather say so than guess. A doctor, or the NHS pages, can. Where did you come across it?',
  ],
  'stop-worry': [
    'It does ease, for most people: worry rises and falls. It is hardest to believe at night. What helps is less arguing with it and more of the day around it.',
    'It does get quieter, mostly when it gets less attention. Tonight it need not stop. It only has to run on in the background.',
  ],
  'stop-open': [
    'I cannot promise when. Hard times like this mostly change, a little at a time, and sooner with help. What would be the first small sign for you?',
    'It may not feel so tonight, and most such times do ease. You need not get through all of it now, only the next hour.',
  ],
  'stop-violence': [
    'It seldom stops by itself, and it is not for you to make it stop. You can get away from it with help. {lines} will listen and plan with you.',
    'Not by your being more careful. It stops when you are out of reach, and that takes a plan: {lines}. There is no hurry in talking to them.',
  ],
  'bot-asked': [
    'No person, and no AI either. These are prepared words, written by people, and a program picks among them by what you write. Nobody is reading along.',
    'I am a program with prepared words. There is nobody here, and that also means nobody judges you.',
  ],
}
