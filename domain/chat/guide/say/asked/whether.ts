/** Whether to, whether one may, how to say it, whom to ask: what is weighed with them and decided by them. */
export const ofWhether: Readonly<Record<string, readonly string[]>> = {
  'ok-laugh': [
    'It is all right. People laugh at funerals and memorials, and often it is the warmest minute of the day. A funny story is a way of saying who somebody was.',
    'There is nothing wrong in it. To laugh and to miss somebody go together well. Those who knew them mostly want to hear just such a story.',
  ],
  'no-leave': [
    'I will not say yes to that from here. Where it could do harm, ask somebody who can look: a pharmacist or a doctor. If it is happening now, call {emergency}.',
    'To that I give no yes. If it is about your body, a medicine, a drink or somebody who could get hurt, ask a doctor or a pharmacist first. In danger: {emergency}.',
  ],
  'ok-that-it-is': [
    'I would not call it bad. It shows how little else the day holds just now. What was a good part of it, before?',
    'It is not bad of you. It makes sense when the rest of the day is empty. What would you want there instead, if it were easy?',
    'That is no fault. It says how long the day is. Is there one hour of it that is a little better than the others?',
  ],
  'ok-rest': [
    'To leave one thing out is allowed. If it is the fear that wants it left out, a small part of it may be the better way.',
    'You may. Nobody can be everywhere. Is it rest that you need, or is it the fear that says no? Only you can tell.',
  ],
  'ok-feel': [
    'You may feel that. A feeling does no harm to anybody by being there.',
    'It is all right to feel so. Two feelings can be there at once, and one does not wipe out the other.',
  ],
  'ok-lie': [
    'A small lie to get through a hard day is very human. It may get heavy to keep up. You can put it right later, in one sentence, to one person.',
    'It was a way to keep them out of it for a day. That does not make you a liar. Whom would you tell, if it did not matter how they took it?',
  ],
  'ok-break': [
    'It is not bad, and it is not selfish. Nobody can do that without a break. What would you do with the first hour of it?',
    'There is nothing bad in it. Whoever gives a lot needs to stop now and then, or it runs out.',
  ],
  'ok-want-back': [
    'It is not silly at all. A small thing can hold the whole of somebody.',
    'You want a bit of how it was, and that is only human. You can say so to the others, just like that.',
  ],
  'ok-want': [
    'You may want that. To want something does no harm to anybody.',
    'There is nothing wrong with wanting it. What would it give you?',
  ],
  'ok-body': [
    'A pharmacist can say that, free and without an appointment. I would only guess, and a body should not be guessed at.',
    'I do not know what you take and have, so I will not say yes. A pharmacist can tell you in two minutes.',
  ],
  'ok-control': [
    'It is yours to decide. That you have to ask at all says something about how it is with them.',
    'You are allowed to. In a good relationship nobody has to be afraid of what follows.',
  ],
  'ok-open': [
    'I see nothing in it that is wrong. If a friend asked you the same, what would you tell them?',
    'It can be all right, even if somebody minds. What is it that makes you ask?',
  ],
  'should-doctor': [
    'If it is new, gets worse, or keeps you from living as you did, then yes: have it looked at. The surgery can say how soon. If it comes on suddenly and badly, call {emergency}.',
    'I cannot judge that from here; a nurse or doctor can, by phone. Sudden, strong or getting worse: {emergency}. Otherwise a visit that you book once is enough.',
  ],
  'should-reach': [
    'I cannot decide it for you. Ask yourself what you would want to come of it. If the answer is a kind one, a short line is a small risk.',
    'Think of tomorrow morning: would you be glad that you did, or that you slept on it first? At night a draft is safer than a message.',
  ],
  'should-go': [
    'It is your choice. You could go for a set time, say half an hour, with a way to leave. That is often easier than yes or no.',
    'You need not do all of it. What would be the part of it that you could manage, and who would be there with you?',
  ],
  'should-quit': [
    'That is a big one, and it need not be settled today. Sleep and a talk with somebody who knows your money and your days come first.',
    'I would not decide it for you. Write down what it gives you, what it takes, and by when you want to know. Then ask someone you trust.',
  ],
  'should-believe': [
    'Words and flowers are easy. What counts is what is done over weeks, and whether you can say no without being afraid. You need not decide today.',
    'You need not believe it today. Look at what was done each time after it was said. If you are afraid of them, that is an answer, too. {lines} will talk it over.',
  ],
  'should-unsafe': [
    'Not if you do not want to. Nobody may make you pay for a no. If you are pushed, you can talk to {lines}.',
    'Only if you want it yourself. Love is not owed like that. If no is not safe to say, {lines} can help you think.',
  ],
  'should-weigh': [
    'I cannot choose for you, and I can help to weigh it. What would be good about it, and what are you afraid would follow?',
    'That is yours to decide. Picture it done, tomorrow at noon: are you more glad, or more sorry?',
    'I do not know the people in it, so I will not say yes or no. What does the calm part of you say?',
  ],
  'say-speech': [
    'Start with one small true story, the one you keep coming back to. Then say what it shows about them. Two minutes are enough, and your voice may shake.',
    'It may be this: “I want to tell you one thing about {him}.” Then the story. Then: “That is how I will remember {him}.” That is a whole speech.',
  ],
  'say-message': [
    'Short and plain: “Hi, it has been a while. I had a bit of a rough time. Fancy a cup of tea one day?” You need not explain more than that.',
    'Try this: “Hey, how are you? Been quiet here. Are you about this week?” It asks little, so it is easy to answer.',
  ],
  'say-partner': [
    'Choose a quiet half hour, not the doorway. “I need to tell you something, and I am scared of what it means for us. Please hear all of it first.” Then one plain sentence.',
    'You could begin with how it is for you, not with the plan: “I cannot go on like this. I want us to think about it together.”',
  ],
  'say-boss': [
    'Keep it to three things: what is hard, what you ask for, until when. “I am not well at the moment. I need to do less until the end of the month.” You need not name it.',
    'You could say: “I have been having a hard time with my health. I can do my work, and this would help me.” Then one clear wish. No more is owed.',
  ],
  'say-careful': [
    'With somebody who frightens you, short and calm is safest: “I was at the shop.” You owe no proof. {lines} know such evenings well.',
    'Say little, and nothing that starts a fight while you are alone with them. What you need to say can wait until you are safe. {lines} can plan it with you.',
  ],
  'say-doctor': [
    'You can read it out or hand it over: “This is hard to say. I have had this since …, and it is getting in the way of …”. They have heard such things before.',
    'Begin with the hardest sentence, as the time is short: “I came because of …, and I am ashamed of it.” You may bring it on paper.',
  ],
  'say-parents': [
    'You could start with: “I need to tell you something, and I am scared how you will take it. Please just listen first.” Then one sentence. A note under the door counts, too.',
    'Choose a calm moment, in the car or while cooking. “I am not okay lately. I do not need it solved. I want you to know.”',
  ],
  'say-nosy': [
    'One line for all of them, always the same: “We will tell you when there is news.” Then change the subject. You owe no reason.',
    'Try: “I would rather not talk about that. How are you?” Said with a smile, once, and once more if needed.',
  ],
  'say-friend-ill': [
    'You can say: “You told me something big, and I am glad you did. I am worried. I do not want to carry it without a grown-up. Shall we go to one together?”',
    'Something like: “I am not cross and I will not talk about you. I am scared for you. Who could we tell, together?” That keeps her trust, and you are not alone with it.',
  ],
  'say-grief': [
    'You need no good words. “I am so sorry. I am thinking of you.” And if it is true: “I liked how she …”. That is enough.',
    'Plain is best: “I heard about it, and I do not know what to say. I am here.” Then let them talk, or not.',
  ],
  'say-short': [
    'Start with one plain sentence: “This is hard for me to say, and I want you to know it.” Then the thing itself. You can stop after that.',
    'Say what happened, what it did to you, and what you would like. One sentence each. The rest can come later.',
    'You could write it down first, just as you wrote it to me. The shortest true line in it is a good beginning.',
  ],
  'doctor-open': [
    'Yes, a GP is the right place for that, and it is not too small. Tell them since when, how often, and what it keeps you from. They will ask about sleep, food, drink and mood.',
    'It is worth a visit. You book with your GP and say “it is about my mood and my nerves”. Three lines on paper help: since when, how often, what it stops.',
  ],
  'doctor-young': [
    'Yes, you can see a doctor, and you can ask to talk alone. What you say mostly stays with them unless you are in danger. The school nurse is a good first step, too.',
    'You can go to a doctor with that, with or without a parent. The school nurse can help you to book. It mostly stays between you, unless somebody is in danger.',
  ],
  'doctor-eating': [
    'Yes. A GP can check your blood and your heart, and that is worth doing, whatever you weigh. You may ask not to see the scales. If you faint or your heart skips, go today.',
    'Yes, and you need not be thin or sure for it. A GP can check blood, heart and salts. Fainting, blood or an uneven heart: the same day.',
  ],
  'doctor-drink': [
    'Yes. Tell a GP how much it is, honestly; they do not tell you off. If you drink each day or shake without it, do not stop all at once on your own: see them first.',
    'Yes. Say how much it is on a usual day and if you shake without it. They can make it safer, and no one is told off. Do not stop all at once if your body is used to it.',
  ],
  'doctor-voices': [
    'Yes, and soon: this week. Say that you hear or notice things, since when, and how you sleep. They have heard it before, and early help works best.',
    'Yes, this week if you can. You can say: “I hear something that others do not, since …, and I sleep … hours.” Asking for help is not what gets people kept in hospital.',
  ],
  'doctor-doubt': [
    'For the doubt itself, yes. A GP can send you to somebody for OCD, and ERP is what to ask for. You can say “I get thoughts that I do not want”, and no more.',
    'A GP can help with the doubt: ask for somebody who knows OCD. About the thing that the doubt points at, one more test would only feed it.',
  ],
  'doctor-does-thoughts': [
    'They ask what the thoughts are like and how much they take up. They can send you to somebody for OCD, for ERP or a medicine. They know such thoughts; you need not describe each one.',
    'Mostly they listen, ask some questions, and refer you. A GP sees this often. You can say: “I get thoughts that I do not want, and I avoid things because of them.”',
  ],
  'whom-drink': [
    'Your GP, or the drug and alcohol service near you: it is free, and you can ring without your name at first. If you shake when you stop, ring today and do not stop at one go.',
    'A GP first, if you shake or sweat in the mornings. Then there are local alcohol services and groups such as AA. For tonight: {lines}.',
  ],
  number: [
    'Here it is: {lines}. Any time, and you can hang up whenever you want.',
    'It is this one: {lines}. You may write it down somewhere, for a night like this.',
  ],
  'whom-young': [
    'Somebody who is kind and grown up: a teacher, the school nurse, an aunt. If none of them will do, {lines}. They will not be cross.',
    'A grown-up who has been kind, at home or at school. And there is always this: {lines}. You can write instead of speaking.',
  ],
  'whom-other': [
    'For somebody else you can ring, too: {lines}. A GP will listen to worried family, even if they cannot tell you anything back.',
    'There is help for those who worry about someone: {lines}. If it is about life and death now, {emergency}.',
  ],
  'whom-open': [
    'Somebody who has been kind before, and who sleeps lightly. If there is nobody tonight: {lines}. By day a GP is a good first step.',
    'You can ring {lines}, at any hour, about anything that is heavy. You need not be in danger for that.',
  ],
  'how-stop-drink': [
    'Mostly in steps, and with somebody beside them: a GP, an alcohol service, a group. First the amount goes down, then days without. Who shakes or sweats without it must not stop at one go: see a GP first.',
    'Few do it by will alone. They tell one person, take it out of the house, and get help with the first weeks. If your body needs it by now, a doctor has to be the first step.',
  ],
  'how-exercise': [
    'There is no right way to do it. Roughly is fine, lying down or sitting, eyes open. If it makes you feel worse, stop: then it is not the one for you.',
    'You cannot do it wrong. Follow the steps as far as they suit, skip what does not, and stop when you like. It helps some people and not others.',
  ],
  'again-panic': [
    'It may come again; I will not tell you otherwise. It is a wave, and it goes down by itself, as the others did. You would know it by then.',
    'I cannot say that it will not. What changes it most is not to go out of its way. Then it comes less, and it frightens less.',
  ],
  'again-violence': [
    'When somebody has hurt you once, it often happens again, and often it gets worse, whatever they promise. You did not cause it. {lines} can help you plan.',
    'I wish I could say no. After it has happened once it mostly comes back, and the sorry with it. You can plan for it without leaving anybody: {lines}.',
  ],
  'again-doubt': [
    'It may come back, and it may not. One strong day is not the start of it all over again. You know what it wants, and you know that you can let it wait.',
    'I leave that open, as the doubt would like a promise. If it comes, it may stay unanswered then, too.',
  ],
  'again-low': [
    'It may dip again, and a dip is not the whole way back. It helps to know your first signs and one person to tell. If it lasts two weeks, see a doctor.',
    'I cannot promise that it will not. Many people have bad spells in between, and they pass sooner when somebody knows early.',
  ],
  'again-open': [
    'I cannot see ahead. If it does come again, you have been through it once, and you can plan for it. What would help you most, if it did?',
    'It might, and it might not. What would you want to have ready for it? That is something we can do now.',
  ],
}
