import type { Wordings } from '#domain/chat/guide/say/words.ts'

/** To the questions of whoever has told what it is about. */
export const toldAnswers: Readonly<Record<string, Wordings>> = {
  'told-can-still': [
    'That one is for whoever did the tests, asked once and not again. Fear would like you to stop everything.',
    'From here nobody can clear you for it. The one who saw the results can: “May I run?” is a short call.',
    'Ask it once, of the surgery or of whoever did the tests, and write the answer down. The note is there for the next time.',
  ],
  'told-can-take': [
    'That is for a pharmacist or your doctor, who know what else you take. It is an ordinary question for them, and one call.',
    'On medicines I have no answer, and it would be wrong to guess. A pharmacist can say, mostly without an appointment.',
    'Ask a pharmacist, with the name on the box and all else that you take. Please not on a friend’s word, and not with alcohol.',
  ],
  // Anxiety UK and NHS Inform on fear of flying: tell the crew, loosen, stay with what is there.
  'told-look-for-me': [
    'I have no way to look, and it would be one more check. The doubt can stay a doubt for now.',
    'To look it up for you would feed it, and I cannot do it either. What would you be doing now without the question?',
    'That would be a check by another hand. Let it stay unlooked at for ten minutes, and see what the wish does.',
  ],
  'told-drive-night': [
    'Ring the ward first, and ask how things stand and when you may come in. If you are tired or shaken, the first train is as good as the night road.',
    'Ask the hospital what they would advise for tonight. If you do go, tell somebody, stop on the way, and do not drive on no sleep.',
    'One call decides it: “Is it for tonight, or is tomorrow soon enough?” The ward can tell you. Who could come with you?',
  ],
  'told-walk-scared': [
    'Do not go there alone if you can help it: a colleague, security, a lit way, the phone in your hand. If they come near, call {emergency}.',
    'Ask at work for somebody to walk with you each day, and say why. Keep the dates and times. When you feel in danger, it is {emergency}.',
    'Leave by another door, with somebody beside you, and vary the hour. Write down each time, for the police. In danger, {emergency} at once.',
  ],
  'told-why-me': [
    'I have no reason for it, and I would not make one up. One thing after another wears a person down. What was the last of them?',
    'There is no reason that I could give you. It is a lot for one stretch of time. Which of them is still going on?',
    'I find no why in it either. To be hit again before one has got up is hard. Tell me what came first.',
  ],
  'told-talk-about': [
    'Yes. What is going on with them?',
    'Yes, gladly. Tell me what has happened, or what is on your mind about them.',
    'Of course. Where does it begin?',
  ],
  'told-ask-help': [
    'One thing, with a day: “I do all of it, and I cannot go on so. Can you take Saturdays?” Say it when nobody is in a hurry.',
    'You might write: “I cannot do all of it. Could you ring twice a week, and drive on Tuesdays?” A list is harder to overlook than a sigh.',
    'Name what you do in a week, without blame, and ask: “Which two of these will you take?” Then wait for the answer.',
  ],
  // NHS and NSPCC for parents of whoever self-harms.
  'told-take-away': [
    'Make the home safer, and tell her or him so; do not do it behind a back. Sit down first: “I found these, and I am not angry. I worry.” A doctor should know this week.',
    'You can put them out of reach, and say that you did. Taken in secret, they mostly come back. More counts that you talk, and that a doctor hears of it.',
    'Out of reach, yes, and openly. Ask what it is like before you ask why. With a deep cut, or talk of dying, call {emergency}.',
  ],
  'told-help': [
    'Say in a few words what is happening: the body, the thoughts, or somebody else. Where there is danger, call {emergency}.',
    'Yes. What is it, in one line? If somebody is hurt or in danger, call {emergency} first.',
    'I read you. What is happening right now? Where a life is in danger, call {emergency}.',
  ],
  'told-nice': [
    'Somewhere a dog has just heard its person come up the stairs. That is all it knows, and it is enough.',
    'Somewhere bread comes out of an oven, and somebody opens a window. There is a warm smell in the whole street.',
    'In some kitchen the tea is made just as it should be, and nobody is in a hurry. The light is low on the table.',
  ],
  'told-what-eat': [
    'That is a question for the nurse or dietitian of your clinic, who know your results. Ask for the leaflet, too; it saves you the searching.',
    'I do not give rules for food. The clinic can, and there is often a course for people who have just been told.',
    'Ask the nurse for one plain page about the first week. Until then go by what they told you today, and not by a search.',
  ],
  'told-stay': [
    'Yes. The page stays open and so does this talk. You need not write anything.',
    'Yes, as long as you like. Feet on the floor, and one slow look round the room.',
    'Yes. One line now and then is enough, or none. What is the nearest thing that is yours?',
  ],
  'told-flight-shakes': [
    'Feet flat, belt snug, and let the body go loose with the bumps. Look at the seat in front, and breathe out slowly.',
    'Say to the crew at boarding that you are afraid; they hear it often. When it shakes, describe the cabin to yourself in small words.',
    'Hold something cold, put music on, and look at the crew at their work. You need not like it. You only sit through it.',
  ],
  // NHS, Panic disorder: stay where you are if possible, and do not avoid the place afterwards.
  'told-panic-there': [
    'Stay where you are if you can, feet flat, and let the breath out slowly. It climbs, and it comes down. You may also put the basket down, step out, and go back in.',
    'Tell yourself: this is the wave, and I have met it. Lean on something, pick one shelf or sign, and read it. Leave when you choose to.',
    'Have one line ready: “I need a second, please go ahead.” Then stand still and let the breath go out until it drops.',
  ],
  'told-panic-again': [
    'It may. A panic can come again, and it ends again. What changes things is going all the same, and staying a little.',
    'It may come, and I cannot rule it out. Then it is a wave that you have met before. How would you want to stand in it?',
    'It may come again one day. You can plan for it: where to stand, whom to text, how long to stay. Then go with the plan.',
  ],
  'told-pet-right': [
    'You had to decide for one who could not say it. That is about the hardest part of having an animal. The doubt comes because it mattered.',
    'I was not there, and I cannot judge it. Many who had to choose ask just that, night after night. What did the vet say to you?',
    'A choice like that leaves a doubt, whichever way it goes. You can miss them with the doubt still there.',
  ],
  'told-if-cannot': [
    'Then you cannot today, and nothing is lost by trying. Make it smaller: one minute in place of five.',
    'That happens, and it is no verdict. Halve it, and halve it again, until it is a thing that you can do.',
    'Then stop, and try again on another day with a smaller bit. Each try counts by itself.',
  ],
  'told-go-check': [
    'Going back would quiet it for a while, and the next doubt would want the same. Try fifteen minutes where you are, and then look at the urge again.',
    'The urge says that it needs one look. It has said so before. Stay with the doubt for one ordinary task, and see what it does.',
    'I cannot tell you how you left it, and one look would hold for an hour. Could you stay until the next break, with the doubt still open?',
  ],
  'told-call-night': [
    'If nobody is in danger, it can wait for daylight. Write down what you want to say, and put the note by the phone.',
    'In the middle of the night it feels as if it must be now. A call in the morning says the same, and both of you are awake.',
    'You could send one short line for the morning: “Ring me when you are up.” Then the phone goes out of the bed.',
  ],
  'told-so-tired': [
    'The smallest rest there is: ten minutes flat, phone away, no aim. If it has lasted for weeks, a doctor should hear of it.',
    'Drink some water, eat something plain, and lie down without having to sleep. Ask one person to take one thing off you this week.',
    'Choose what may stay undone tonight, and say it aloud. Sleep comes before tidiness.',
  ],
  // NICE NG225 and the NHS on self-harm: delay, distance, distraction, somebody near.
  'told-instead-cut': [
    'Put it off by ten minutes, in another room than the one it is in. Cold water on the face, loud music, a fast walk. And then another ten.',
    'An urge climbs and comes down by itself. Be near a person while it does, or write to one. Busy hands help: dough, clay, paper to tear.',
    'Out of the room, and something strong for the senses: a cold shower, sour sweets, a song at full volume. Ten minutes, and then look again.',
  ],
  'told-doctor-words': [
    '“Something is hard, it has lasted for weeks, and I want help with it.” That is enough to begin; they ask the rest.',
    'Write three lines tonight: what happens, how often, what it stops you doing. Read them out, or hand over the paper.',
    'Begin with “I find this hard to say”. Then the one thing that troubles you most. You can ask for a longer visit, too.',
  ],
  'told-say-calmly': [
    'One thing, at a quiet hour: “When this happens, I feel pushed aside. Please ask me first.” Then stop, and let them answer.',
    'Put it in two lines first. What happened, and what you want from now on. Leave out “always” and “never”.',
    'Sit down for it, and speak lower than feels natural: “I want to sort something out with you. Is now all right?” Then the one thing.',
  ],
  'told-write-them': [
    'You could write: “What you did hurt me. I want to talk about it, but not today.” You can leave it at that.',
    'Keep it to three lines: what happened, what it did to you, what you ask for. Sleep on it before you send it.',
    '“I am too angry to talk well. I will write again when I am calmer.” That buys time and burns nothing.',
  ],
  'told-in-short': [
    '“That hurt. Please do not do it again.”',
    '“That was too much for today. I will call when I can talk.”',
    '“Not like this, please. Let us talk on another day.”',
  ],
}
