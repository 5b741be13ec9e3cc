import type { Aside } from '#domain/safety/flow/aside.ts'
import type { FlowKind } from '#domain/safety/flow/flow.ts'

// What is told beside a question is met as a person would: SAMHSA's trauma-informed principles (choice, trust), WHO's LIVES
// (listen, believe, leave the choice), the 988 Lifeline's #BeThe1To (be there).
export const besideWords: Record<Aside, string> = {
  'silent-call':
    'If you cannot speak, call {police} all the same and stay on the line. Listen. If they ask you to cough, tap or press a number, do that: it tells them that you need help.',
  'be-left':
    'I will stop asking. You are right that these are prepared words; a person can do more, and you can {talk}.',
  seen: 'Whoever opens this browser can read it, until you delete it under “Your data”. A private window keeps less. Close this page when they come near.',
  'no-calls':
    'All right, I leave the calls. The numbers stay on the page for whenever you want them, and you can simply write here.',
  'be-argued':
    'I will not argue with you about it. What I would like is that you are not alone with it tonight.',
  'by-hand':
    'Roll them on their side if they breathe and cannot be woken. Give nothing by mouth, and do not make them throw up. {emergency} says what comes next.',
  trouble:
    'An ambulance comes to help a body, and that counts before everything else. Tell them honestly what was taken: it decides how they help.',
  'seen-arms':
    'They have seen such skin before, and they come to care for it. You can say first: “Please do not ask me about it.”',
  'no-police':
    'You need not ask for the police. You can say at the start of a call what you are afraid of, and ask what they would do.',
  'no-hospital':
    'I hear that you do not want to go there. You can tell them that first, and what went badly before. Please let them hear you all the same.',
  'be-found-out':
    'That is a fear that many people have. You can ask first what happens with what you say, before you give your name.',
  fault: 'No. It was not your fault. It is the fault of the one who did it, whatever you did or did not do.',
  'does-it-count':
    'It counts. It happened against your will, and it may be told and cared for, with any name or none.',
  believed: 'I believe you.',
  stays:
    'You do not have to leave to be helped, and nobody here will push you. Your safety counts on either way.',
  'back-later': 'Then there is some time that is yours. It is a good time to reach somebody: {forAbuse}.',
  hiding:
    'Stay behind that door, and make it as hard to open as you can. Call {police} now; if you cannot speak, leave the line open.',
  'no-answer':
    'No answer is a reason not to wait. Call {emergency}, and ask somebody near them to go and look.',
  'on-hold':
    'Waiting on a line is hard. It is worth staying on, or trying once more. If danger is near, call {emergency}.',
  'no-plan': 'It matters that you say so. The thoughts alone are hard enough.',
  breathing:
    'Tell {emergency} just that. They stay on the phone and say what to do, one thing after the other.',
  'how-much': 'Tell {emergency} just that: what, how much and when. They do not need more.',
  'not-so':
    'I hear that it was not so. From here I cannot tell, so I stay careful. One call to {emergency} can settle it, and nobody will be cross.',
  'breathe-with':
    'Yes. Let the air go out slowly, as if to cool soup, and let it come back by itself. Do that while you call {emergency}, and after.',
  'talk-with':
    'You can talk here the whole time, about anything, and each word is read. Let {emergency} ring beside it.',
  drowsy:
    'That can be a sign of what was taken. Please do not wait for it: call {emergency} now, and do not lie down alone.',
  'only-anxiety':
    'It may be, and nobody can tell from here. They would far rather come for nothing. Please call {emergency}.',
  'not-to-tell': 'You may tell all the same. It is right to get help, and you are not in trouble for it.',
  minimised: 'Once is enough to count. You may wish that it stops and still care about them.',
  'is-it-bad':
    'Yes, it is serious. Nobody may do that to you, also when it is rare, and also when they are sorry.',
  near: 'Then write only while it is safe. Stay where you can lock a door or get out, and call {police} if they come near you.',
  angry:
    'They may be angry at first. That they are alive and helped comes before it, and you need not carry this alone.',
  injured:
    'A doctor can look at that, and you need not say how it happened. For a blow to the head, or breath that hurts, call {emergency}.',
  washed: 'That is all right, almost everybody does. A doctor or nurse can still look after you.',
  'means-near':
    'Please put that out of reach first, in another room or with somebody. Distance helps more than it seems.',
  'who-is-told':
    'No. Nothing here tells or calls anyone by itself, and you choose who hears it. A grown person whom you trust can do what I cannot: be there.',
  'what-say':
    'You can say: “I am here. Are you thinking of ending your life?” Then listen more than you talk, and do not argue. Ask where they are, and stay on the line. Let somebody else call {emergency} beside it.',
  'what-now':
    'One thing at a time. If danger is near, call {emergency}. If not, there are people who think it through with you: {talk}.',
  misheard:
    'I may have read you wrong, and I would rather be wrong than late. Tell me in other words. If a body is in danger, call {emergency}.',
  'what-mean': 'I ask because I want to know that you get through the next hour. I say it in other words.',
  thanks: 'You are welcome. I leave my questions, and the numbers stay near.',
  sorry: 'There is nothing to be sorry for.',
  pet: 'A warm animal close by is good company in such an hour.',
  children: 'They are on your mind, also now. That is heard.',
}

/** Asked what to do by whoever is hurt by others. */
export const whatNowHarmed: Partial<Record<FlowKind, string>> = {
  abuse:
    'One thing at a time. If danger is near, call {police}. If not, there are people who plan it with you, step by step and at your pace: {forAbuse}.',
  'sexual-violence':
    'One thing at a time. If danger is near, call {police}. If not, there are people who know about this: {forSexualViolence}. You choose each step.',
  minor:
    'One thing at a time. If danger is near, call {police}. If not, tell one grown-up you trust. You can also talk to someone: {forChildren}.',
}

// Harm to the neck can show late: the Training Institute on Strangulation Prevention, the NHS.
export const afterChoking =
  'Being choked can do harm that shows only later. Please let a doctor see you, today if you can, also if you feel well.'

/** To what nobody understood; each once. */
export const heardAll: readonly string[] = [
  'I have read that, and you can tell me all of it. One short thing first.',
  'I hear that, too. Just one word first, and then we go on with it.',
  'That matters as well. This one thing comes before it.',
  'I have it in front of me. I only need one word from you first.',
]

/** From a wound to the person. */
export const beforeOwnSafety: readonly string[] = [
  'Keep it covered when you can. Now you yourself, and I ask it plainly.',
  'One thing more, and then we can talk about what led to it.',
  'And there is you, not only the skin.',
]

/** When the question is left. */
export const leaving: readonly string[] = [
  'I leave my question for now. The numbers stay where you can see them, and you can tell me about it in any order.',
  'Enough questions. You can simply tell me what it is like, and help stays one press away.',
  'We need not settle that. I am here to read, and you can start anywhere.',
]
/** Where somebody may look on. */
export const leavingHarmed: readonly string[] = [
  'I leave my question. You decide what you tell, and the numbers stay near. It was not your fault.',
]

/** At the end of a flow: somebody is there, or it is a little safer. */
export const closing: Record<FlowKind, readonly string[]> = {
  suicide: [
    'That was hard to get through, and you told it as it is. We can go on here, about this or about anything else.',
    'Then the next hour may be a plain one: something warm, a light on, somebody near. You can go on writing here.',
  ],
  'self-harm': [
    'Then it may be quiet for a while. Be as gentle with yourself as you would be with a friend.',
  ],
  taken: ['Let them do the next part. You can write here beside it, about anything.'],
  'medical-emergency': ['They look after it now. While you wait, you can write here about anything.'],
  abuse: [
    'Then let it rest for now. You know your days best, and you can come back to any part of it here.',
    'What you want to do with it is yours. You can go on writing here, about this or about something else.',
  ],
  'sexual-violence': [
    'Then let it rest for now. It was not your fault, and you may take all the time that it takes.',
    'You decide what comes next. A warm drink, a locked door and somebody near are enough for today.',
  ],
  'someone-else': [
    'You have done a lot for them today. What about you? You can tell that here as well.',
    'It is heavy to fear for somebody. You can go on writing here, about them or about yourself.',
  ],
  'dependant-in-danger': [
    'It is good that somebody looks out for them. You can go on writing here about how it is for you.',
    'You need not be sure of everything to ask for advice. You can go on writing here.',
  ],
  minor: [
    'It was right to tell. You can go on writing here. You can also do something nice now, like a game or a drink.',
    'You are not in trouble. You can write more, or have a rest now.',
  ],
  voices: ['Then let the room be quiet for a while, and somebody be near. You can go on writing here.'],
  'harm-to-others': [
    'You stepped away from it. What made it so heavy can be told here now.',
    'Anger wants to be heard, too. You can tell what happened.',
  ],
}

/** After a crisis: plain and warm, with no script; each once in a conversation. */
export const afterwards: readonly string[] = [
  'I am here for that. Go on, in your own time.',
  'That is part of it, too. You can tell it in any order.',
  'You do not have to make it sound better than it is.',
  'It is all right to let it be small and quiet for now. What is around you?',
  'Nothing has to be solved in the next hour. It is enough to get through it.',
  'I hear that. Does anybody else know how it is for you?',
  'Something to drink, a blanket, a light left on: small things count now.',
  'It makes sense that this is on your mind. You can say more, or leave it there.',
  'What would make the next hour a little easier to bear?',
  'It can be slow. You can also stop here and come back later; your words stay.',
  'You are allowed to be tired after something like this.',
  'That is worth saying, also when it feels small.',
]

/** The same to somebody who says only that they do not know, a yes, or a no. */
export const afterwardsSmall: Readonly<Record<'unsure' | 'yes' | 'no', readonly string[]>> = {
  unsure: [
    'You do not have to know. What is the nearest warm thing you could reach?',
    'Not knowing is allowed here, for as long as it lasts.',
    'Then leave it open. A sip of water, and the next minute.',
    'It need not be clear tonight. I am still reading.',
    'That is an answer, too. Is it more tired, or more empty?',
  ],
  yes: [
    'Good. Then we go on slowly, at your pace.',
    'All right. You choose what we speak of.',
    'Fine, we stay with that. One thing at a time.',
  ],
  no: [
    'Then not. You need not do anything for me.',
    'That is a no, and it stands. You can go on with something else, or with nothing.',
    'All right, not that. Is there anything small that would help?',
  ],
}

/** To whoever says that they are all right now. */
export const afterwardsWell: readonly string[] = [
  'I take that in. Should it turn again, you can say so here in one word.',
  'Then let it be a quiet hour. You can go on with anything you like.',
  'That is heard. What would you like to do next?',
]

/** To whoever says that they will reach somebody. */
export const doItNow: readonly string[] = [
  'Do that, and soon, while you have it in mind. You can write here beside it.',
  'That may be the next thing, then. A few words to them are enough for a start.',
]

/** To whoever asks afterwards whether to call. */
export const whenToCall =
  'Yes. You need not be sure, and you cannot do wrong by it. If somebody could be in danger now, call {emergency}. For advice, you can {talk}.'
