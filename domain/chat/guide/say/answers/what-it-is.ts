import type { Wordings } from '#domain/chat/guide/say/words.ts'

/** What is wrong, whose fault it is, what somebody is, what an exercise is for; and to what there is no answer. */
export const whatItIs: Readonly<Record<string, Wordings>> = {
  'whats-wrong': [
    'I cannot tell you what it is; I can only read. What you describe is a thing others come with too. If it goes on for two weeks, a doctor can look at it with you.',
    'Perhaps nothing is “wrong” in the way you fear, and perhaps something needs help. From here I do not know. What has changed most since it began?',
    'I have no name for it. Strain, loss, little sleep and old hurts can all do such things. Somebody who can ask you more is the one to name it.',
  ],
  'whats-wrong-numb': [
    'Going numb is one of the ways a mind takes in too much at once. It says nothing about how much someone meant to you. It may come later, or in pieces.',
    'Many feel nothing at first, and some for long. Others cry, and neither is the right way. There is nothing you have to show.',
    'Numbness is a usual part of loss. It can sit there for weeks while all the others weep. If you stay blank for months, tell a doctor.',
  ],
  'unreal-harm': [
    'That fear comes to many who feel unreal. It is mostly the mind turning things down under strain, and known to come back up. From here nobody can look; as it has stayed, let a doctor.',
    'I cannot look inside a head. Feeling far away is a known answer to fear and lack of sleep, in many people. Has a doctor heard about it yet?',
    'The question itself is frightening. What is known: such states come and go, also in people who were sure they had done harm. For your own case, ask a doctor once.',
  ],
  verdict: [
    'I do not pass a verdict on a person, and one word for all of you would be too small. What happened can be looked at: one thing you did, and what you would rather do.',
    'That is not for me to judge. A deed can be wrong and can be mended, and one deed is not a whole person. Which one is it about?',
    'No grade from me. Think of someone you like with the same story. What would you call them?',
  ],
  'verdict-self': [
    'I cannot see you, and I do not hand out marks. It is a hard question to sit with. What happened just before it came up?',
    'To that there is no true answer, from me or from a mirror. It mostly comes up when something has hurt. What was it today?',
    'I leave that word unanswered; no answer would hold for long. Who made you feel it first?',
  ],
  'my-fault': [
    'I was not there, so I am not the judge of it. Wishing that you had done otherwise is not the same as guilt. What you know now, you did not know then.',
    'Looking for one’s own part is what most people do after something terrible. It gives the pain a reason. Whether it is fair is another question.',
    'I can see why you ask, and I cannot settle it. Most things have many causes. You only see your own, because you were there.',
  ],
  'my-fault-suicide': [
    'Nearly everyone who loses somebody this way asks that. A phone call or a sign looks clear only from afterwards. There are groups of people who carry the same question: {lines}.',
    'That “why did I not” is known to all who are left behind like this. One moment did not decide it; there is never one cause. You need not carry the question alone: {lines}.',
    'It cannot be answered, and it comes back, above all at night. You did with it what you knew then. Others who have been through this can sit in it with you: {lines}.',
  ],
  'is-it-abuse': [
    'I cannot name it from here. Fear at home, being kept short or shouted down can count, also where nobody hits. People who hear this every day can help you look: {lines}.',
    'It does not need a blow to be abuse. Whether it is, you can find out with someone who knows, and nothing follows from the call: {lines}.',
    'A good question to ask is: can you say no without being afraid? If not, it is worth a talk with these people: {lines}.',
  ],
  'voices-real': [
    'I do not hear what you hear, so I cannot say. That it frightens you is real. Tell a doctor or someone you trust about it today, and about the sleep.',
    'About that I neither agree nor argue. What I take seriously is how it is for you, and how long you have gone without rest. Who could be with you tonight?',
    'That I cannot know from in here. A doctor can help with the fear whatever the answer is. You need not solve it first.',
  ],
  'what-if': [
    'A “what if” has no answer today, and the mind asks it all the same. One thing can be settled: if it did happen, who would be the first person you would turn to?',
    'I do not know, and nor does the worry. It draws pictures of a day that is not here. What is the next thing you have to do in this one?',
    'That may or may not come. If it does, you would meet it then, with what you have then. Can the question be put down until a set hour?',
  ],
  'tell-me-it-will': [
    'I would only be making it up, and you would notice. What I can say is that many people in such a place got through it with help. And that you can tell me how it is tonight.',
    'You want to hear that it ends well. I have no way to know it. I can stay here with you, without the promise.',
    'A kind lie is not what you need. There is help that works for many, and it is fair to lean on somebody. That much is true.',
  ],
  'what-would-you': [
    'I am prepared words, so there is nothing that I would do. Here is what is often a first step.',
    'No life of my own to go by, I am afraid. Something that people try first is this.',
    'I cannot put myself in your place. One thing that is small enough to try:',
  ],
  'say-away': [
    'Yes. You can say it just as it is in your head.',
    'Of course. I am reading.',
    'You can. It need not come out well.',
  ],
  'ask-away': [
    'Yes, ask. If I have no answer prepared, I will say so.',
    'Of course. Put it as it comes; nothing is too odd.',
    'You can. I read it and say what I have, or that I have nothing.',
  ],
  'no-answer': [
    'To that I have no prepared answer, and I will not make one up. I can listen to what lies behind the question.',
    'There I must pass: nothing of what I hold answers it. What makes you ask it now?',
    'I do not know that one. Somebody who knows you, or a doctor, may. You can go on telling me about it.',
    'None of my words fit that question, so here is an honest “I do not know”. The rest of it you can still tell.',
    'That is beyond what was prepared for me. It is a fair question all the same. Who would be the right one to ask?',
    'I have looked, and there is no answer to it in me. You can ask it in other words, or leave it open.',
  ],
  'steps-said': [
    'What I had to suggest for this, I have said. More would be the same in new clothes. Someone who knows you could think on with you.',
    'I have no further step ready for that. Which of the earlier ones was nearest to being possible?',
    'My list for this is at its end. A doctor or a helpline has more to offer than I do. You can still tell me how it goes.',
  ],
  'list-first': [
    'Three things, and one of them is plenty.',
    'Here is a short list. Choose the easiest.',
    'These are what I have for it. Any order will do.',
  ],
  'point-breathing': [
    'A slow breath out tells the body’s alarm that it may turn down. It does not solve anything. It makes a little room, and that is all it is for.',
    'The point is the long breath out: heart and muscles follow it after a minute or two. If it does nothing for you, that is an answer too, and we leave it.',
    'It is meant to slow the body so that the head has more space. Some people get nothing from it. Then something with hands or feet is better.',
  ],
  'point-grounding': [
    'It brings your attention to where you are now, as fear pulls it elsewhere. It is small on purpose. If it did nothing, we leave it out.',
    'Eyes, ears and hands know only the present. Using them tells the alarm that this room is not that danger. It works for some and not for all.',
    'The idea is to turn outward: what you can see and touch does not go round in circles. That is the whole of it.',
  ],
  'point-thoughts': [
    'It is to get a step back from the thought, so that it is a thought and not an order. It is not meant to make it true or untrue.',
    'A thought that is named has a little less grip. That is what it is for. When it turns into one more way of checking, leave it.',
    'You practise to let a thought be there and still do the next thing. It will seem pointless at first, and it may stay so.',
  ],
  'point-urge': [
    'To wait shows that the pull goes down by itself. Each time it is waited out, it comes back a bit weaker. That is the purpose, and it is not comfortable.',
    'It is practice in not following the urge at once. Ten minutes are enough for it to change. You learn that from doing it, not from my words.',
    'The point is the gap between the urge and the deed. In that gap you choose, and it grows with use.',
  ],
  'point-talk': [
    'Putting a thing into words can make it less big and easier to see. That is all that this is for. If you would rather do something, say so.',
    'I ask so that you hear yourself say it, and to find what might help. It may be of no use to you today. You can also stop.',
    'Telling it takes it out of the circle in the head, for a while. It is no cure. Would something practical suit you better?',
  ],
}
