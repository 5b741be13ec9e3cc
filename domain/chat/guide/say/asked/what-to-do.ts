/** Whether a thing may be tried, said or asked; whether it is dangerous; why a body does it. */
export const ofDoing: Readonly<Record<string, readonly string[]>> = {
  'try-next': [
    'Yes, that sounds like a good next step. It may be wobbly there too, and you know now that you can stay.',
    'Yes. Go when it is quiet, if you can, and stay until it is a bit easier. A small part of it counts as well.',
  ],
  'try-own': [
    'Yes, if you want to. Take a small piece of it first, and see how that goes.',
    'I would. You can stop halfway, and halfway is more than not at all.',
  ],
  'ask-company': [
    'Yes, I would ask. One person, one lunch: “Can I sit with you?” If it is a no, you are where you are now, and you have asked.',
    'I would, yes. Most people are glad to be asked. Pick the one who seems kindest, and keep it small.',
  ],
  'ask-open': [
    'I would ask, yes. One short sentence is enough, and they may say no without it being about you.',
    'Yes, ask. It costs a minute of courage, and not asking costs longer.',
  ],
  'sorry-said': [
    'Yes, if you mean it. Keep it to the one thing: “What I said was wrong, and I am sorry.” What hurt you can wait for tomorrow, and it is not cancelled by it.',
    'I would, and short. Sorry for the sentence, not for being upset. Leave the door open, and let him or her come in their own time.',
  ],
  'not-disgusted': [
    'No. They hear this every week. What they will want to know is how you are, and how long it has been.',
    'I do not think so. It is their daily work. You can read out what you wrote here if saying it is too hard.',
    'Most likely not. People who do this work have heard far stranger things, and they are glad when somebody says it early.',
  ],
  'not-judged': [
    'Some people judge, and most are busy with themselves. The ones who know you will mostly be sorry that you were alone with it.',
    'They may be surprised. That is not the same as thinking less of you.',
  ],
  'faint-sick': [
    'It can be. Fainting together with being sick often means that the body is short of water and salts, and the heart needs those. Please ring a doctor or a health line today. If you pass out or your heart races and will not stop, call {emergency}.',
    'Yes, it is one to take seriously. Being sick each day pulls salts out of the blood. A doctor can test that, today if possible. Collapse, chest pain, or blood: {emergency}.',
  ],
  'faint-open': [
    'Once, from standing up too fast, it mostly is not. If it happens again, or with pain, a racing heart or after being ill, a doctor should see you today. If you do not come round well: {emergency}.',
    'It depends on why. Sit or lie down now, with something to drink. Tell a doctor today. With chest pain, a fit or trouble speaking, call {emergency}.',
  ],
  'sick-often': [
    'It is hard on the body: on the throat, the teeth and the salts that the heart needs. So yes, a doctor should know, this week. Blood, chest pain or fainting: today.',
    'Yes, with time it can be. It can be stopped, and with help more easily. A doctor can check your blood in a few minutes.',
  ],
  'voice-worried': [
    'I would take it to a doctor soon, tomorrow if you can. It is worse with little sleep, and it can be helped. If it tells you to do things, or you are not safe, do not wait: {emergency}.',
    'Yes, enough to tell a doctor in the next day or so. It is no disgrace, and it does not mean hospital. Should it order you to do something, call {emergency}.',
  ],
  'worried-open': [
    'Not tonight, if nothing is new or getting worse. If it goes on, tell a doctor once, and let them worry about it.',
    'It is worth telling somebody who can look at it, once. Until then, worrying does none of the work.',
  ],
  'why-smell': [
    'A smell goes straight to the part that keeps watch, faster than thought. So you are back there before you can say: that is long ago.',
    'Smell and alarm sit close together in the brain. It rings first, and asks for the date later.',
  ],
  'why-sound': [
    'What was there at the time, a song or a sound, was stored along with the danger. When it comes again, the alarm rings before you have thought at all.',
    'Your body learned it as a sign. It does not know yet that the sign means nothing now.',
  ],
  'why-night': [
    'At night there is nothing to drown it out, and a tired head makes everything look worse. That is so for nearly everyone.',
    'It is quiet, you are worn out, and nothing can be done until morning. That makes worries big.',
  ],
  'why-now-open': [
    'Often it comes when there is a gap: after the worst is over, or when you are tired. Was there something today?',
    'I cannot know for sure. Such things often come up when one is worn out, or when something small reminds one.',
  ],
  'what-if-people': [
    'Then it is quiet for three seconds, and somebody says something. It can be you: “I am only after a cup of tea.”',
    'Then you say one ordinary sentence and go back out. That is awkward, and it is over in a minute.',
  ],
  'what-if-refuses': [
    'Then say: “All right. I am here.” And come again tomorrow. The knock counts, also when the answer is no.',
    'Then you have shown that you came. Let it be for today, and leave something small, a tea or a note.',
  ],
  'what-if-no-sorry': [
    'Then you have said it, and it is with them. People often need a night.',
    'Then it is still said. You cannot make somebody take it, and you need not say it ten times.',
  ],
  'what-if-fail': [
    'Then it is a bad day and a longer road. There are resits and other ways in, and a teacher knows which. It cannot be settled tonight.',
    'Then you would be disappointed, and you would look for the next way. People do, every year.',
  ],
  'go-in': [
    'Yes. With a mug in your hand: “Hi. Is there hot water?” Five minutes are enough, and then you may go.',
    'I would, yes. You need no reason to be in your own kitchen. Say hi, make a tea, see how it is.',
  ],
  'right-pet': [
    'I think you did right by {him}. An animal can be glad of you and in pain at the same time. You let {him} go with you there.',
    'You asked someone who knows, and you did not leave {him} alone in it. That is doing right by an animal.',
  ],
  'knock-sorry': [
    'A knock, one sentence, and go: “I was wrong to say that, and I am sorry.” The talk can be tomorrow.',
    'I would do the sorry tonight, short, also through the door. Anything that needs an answer can wait for the morning.',
  ],
  'what-if-blush': [
    'Then you are red for a minute. Most people think that it is warm in there. It goes down sooner if you let it be.',
    'Then they see somebody who is a bit shy. People mostly like that more than someone who is never red.',
  ],
  'body-cause': [
    'It can play a part, in mood, sleep and strength. A doctor can look at that and at the low mood together. It is more than being “moody”.',
    'Maybe in part. It is worth one visit: say how long it has been, and what you no longer enjoy.',
  ],
  'start-speech': [
    'Begin with one small scene: where you both were, and what {he} said. A line that {he} would have said is a good first line.',
    'With something true and short: how you met, or what {he} always did. Three minutes are plenty, and it may be read out.',
  ],
}
