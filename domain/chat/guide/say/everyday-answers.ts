import type { Wordings } from '#domain/chat/guide/say/words.ts'

/**
 * Short answers to plain questions of a day, by the names of `everyday-questions`.
 *
 * Sources: NHS on toothache, insomnia, baby blues and panic; NSPCC Childline, “Your privacy”; Alzheimer’s Society, “Telling
 * someone with dementia about a death”; IAPMH and NICE CG192 on unwanted thoughts after a birth; NICE CG31 on OCD.
 */
export const everydayAnswers: Readonly<Record<string, Wordings>> = {
  'child-line-private': [
    'A children’s line keeps what you say to itself. They would only tell somebody if you or someone else were in serious danger, and they mostly say so first. You need not give your name.',
    'They do not ring your home. Only when a life is at risk would they tell somebody, and they try to talk about it with you first. A made-up name is fine.',
    'It stays between you and them, unless somebody is in great danger. You can hang up at any moment, and ask them this as your very first question.',
  ],
  'line-knows-me': [
    'They do not ask who you are, and you can give any name or none. If your number worries you, a call can be made with the number hidden, or you can write.',
    'A name is not asked for. You can begin with: “I do not want to say who I am.” They hear that every day.',
    'You stay as unknown as you like. You may ask them first what they can see, and only then go on.',
  ],
  'silent-call': [
    'Ring {emergency} and stay on the line, even without a word. Listen for what they ask: a cough, a tap or a key can be your answer. If you can text them where you are, do that, too.',
    'You need not speak. Keep the call open and answer by tapping or coughing when they ask. Move towards a way out, if it can be done quietly.',
    'A call without a voice still counts as one. Stay on, follow what the voice asks you to press or tap, and leave the line open.',
  ],
  'others-thoughts': [
    'Yes. Unwanted thoughts like that come to a great many people, and those who have this illness get stuck on them. That is known, and it can be treated. What they mean about you I leave open, as the doubt would only ask again.',
    'You are in a large company there. Thoughts that go against all one holds dear are the very stuff of OCD, and thousands have told a doctor of just such ones. Knowing it once is enough.',
    'Others get this, many of them. It has a name, it is in the books, and people who work with it are hard to shock. I say that once, so that it does not become a thing to check.',
  ],
  'others-mother': [
    'Yes. A great many new mothers have such a picture at some time, of dropping or hurting the baby. A midwife or health visitor hears it often. When it sticks and you start to avoid things, it can be helped.',
    'It happens to a great many mothers and fathers in the first weeks. Pictures of the stairs, the bath, a fall. Those who are frightened by it are the ones who write about it.',
    'You are far from the only one. It is asked about after births for that very reason. There are groups where mothers tell each other just this.',
  ],
  'others-general': [
    'Others know it too, more than talk about it. How many I cannot say, and yours is still yours.',
    'It is shared by more than you would guess. It is mostly kept quiet, so it seems rarer than it is.',
    'Yes, it happens to others. That makes it no smaller for you, only less strange.',
  ],
  'bed-or-up': [
    'Up, if you have been awake for about twenty minutes and it annoys you. Dim light, something dull, back when your eyes get heavy. If lying there is restful, stay.',
    'If you are comfortable, lie there and call it rest. If you are cross with the pillow, get up for a bit and keep the lights low.',
    'Out of bed when it turns into a fight, in bed while it is only rest. No clock and no phone either way.',
  ],
  'revise-or-sleep': [
    'Sleep. Even four hours do more for what you already know than a night of reading. Twenty minutes on one topic first, if you must, and then lights out.',
    'Bed, I would say. A tired head finds less of what is in it. Set two alarms and look through one page at breakfast.',
    'A short look at what you half know, half an hour by a timer, and then sleep. New things at this hour mostly do not stay.',
  ],
  'start-form': [
    'With the part that hurts least: name, address, date. Then one question a day. Write how it is on a bad day, in plain lines, and let somebody read it over.',
    'Start in the middle if you like: the question you could answer to a friend. Rough notes on other paper first. An advice office can fill it in with you, at no cost.',
    'Open it, write your name, and stop there if you want: then it is begun. For the hard page, tell it aloud and write down what you said. It asks what your body does, and not what you are worth.',
  ],
  'start-small': [
    'With the piece that takes two minutes, even if it is the silliest one. Set a timer for ten, and stop when it rings.',
    'By making it too small to refuse: open it, write one line, close it. The second line is easier than the first.',
    'Put what you need on the table and do only the first move. You may stop after it. Which bit would be the shortest?',
  ],
  'write-line': [
    'Try two lines: “I wanted to say sorry about the other day. Thank you for being kind to me.” Nothing more has to be in it.',
    'Something like: “Sorry about the other night, I was not myself. Thank you for how you took it.” Change a word or two, so that it sounds like you.',
    'Short is kind to both: “I keep thinking of it and wanted to say sorry. No need to answer.” Send it once, and put the phone down.',
  ],
  'line-is-fine': [
    'It is short, it is plain, and it says what you mean. That is enough to send.',
    'Yes, that will do. It owns the thing and makes no fuss of it.',
    'That can go as it is. Nothing needs to be added to it.',
  ],
  'ask-someone-out': [
    'Something small with a day in it: “You asked me for lunch once and I was busy. Are you free on Thursday?” If it is a no, it was still a good question.',
    'One easy line does it: “Fancy lunch this week?” You can add that you would have liked to, last time.',
    'Say: “I was thinking of getting a coffee at one. Want to come?” It is light, and leaves the other one free.',
  ],
  'resign-words': [
    'You could say: “I have decided to leave. It was not easy, as I was treated well here. My last day would be …” Then a pause. You need not explain more than you want to.',
    'Ask for ten minutes alone and begin with the news: “I am handing in my notice.” The thanks come after it. The surprise on the other side is not yours to mend.',
    'Three sentences: what you have decided, from when, and thank you. Say them aloud once tonight. Any question may be answered with “I will think about that”.',
  ],
  'work-in-order': [
    'Then in this order: what must be in it at the very least, on one list. The two parts that matter most, rough. Then the rest as bare headings, and stop there.',
    'Take paper. Write down what the reader has to know, in three lines. Do those three first and make nothing pretty. If time is left, one more.',
    'First the end: what should they decide or learn from it? Then the two things that show it. Titles before text, and rough before neat.',
  ],
  'tooth-swollen': [
    'A toothache with a swollen cheek or a fever should be seen today. An urgent dentist does that, and a health line finds you one. If you cannot swallow, breathe or open your eye, or it spreads to the neck, call {emergency}.',
    'That is for today, not Monday: an emergency dentist or the health line. Hard to breathe or swallow, a swelling that spreads to eye or neck: {emergency} or the nearest hospital.',
    'Swelling and fever with a tooth can be an infection that needs treating soon. Ring an urgent dentist or the health line now. With trouble breathing or swallowing, go to a hospital at once.',
  ],
  'heart-or-panic': [
    'It cannot be told from here. A panic feels just like that to many. A pressure that stays or spreads to arm or jaw, or fainting: {emergency}.',
    'I am not able to look at your heart. Fast, tingling and scared is how a panic goes. Heavy, crushing, lasting, or with a cold sweat: call {emergency} and let them check.',
    'The two can feel alike, so here is the rule. Pain or pressure that lasts, spreads, or takes your strength: {emergency} now. A panic mostly climbs, stays for some minutes and comes down.',
  ],
  'after-a-panic': [
    'Afterwards the body is worn out, as after a run. Water, something warm, a blanket, and nothing clever for an hour. No searching; it only winds it up again.',
    'Rest it off: drink something, eat a bit, sit where it is quiet. Then one ordinary thing, such as the dishes. You need not work out tonight why it came.',
    'Be slow for a while. Sip some water and let the tiredness be there. When you are ready, go on with what you were at before.',
  ],
  'next-minutes': [
    'Put something in your hands: wash three plates, peel an orange, fold what lies about. Then a warm drink in another room. That is most of it gone.',
    'Ten minutes with the hands, five at an open window, five with a song or a voice you like. Stay away from the place that pulls.',
    'One room, one thing, and the phone in the next room. A shower, a short walk, a call with somebody who is up. Then see what is left of it.',
  ],
  'next-minutes-eating': [
    'Stay out of the bathroom and the kitchen for that time, near a person if there is one. Something for the hands, a warm drink in small sips. The urge mostly drops within half an hour.',
    'Go where it cannot be done: a room with someone in it, the street, the stairs. Hands busy, radio on. You may write to me each few minutes what it does.',
    'Sit far from the bathroom with a blanket and something dull to watch. Let the fullness be uncomfortable and do nothing with it. If someone you trust is there, wake them.',
  ],
  'hand-busy': [
    'Give it a job: a mug, a pen, a stone in the pocket. When it goes up by itself, notice it and bring it back to that. Again is fine.',
    'Sit on it, or hold something cold with it. It will set off many times; bringing it back is the practice, not the failure.',
    'Something it cannot do and press at once: peel, knead, write, hold a warm cup. You need not stop the wish, only the hand.',
  ],
  'so-do-it': [
    'Yes, that is it: the next ordinary thing, with the doubt still there. It will feel wrong at first. That feeling is what you are practising with.',
    'Just so. Do it as you are, at an ordinary speed, and let the urge grumble. It does not have to feel clean, safe or settled first.',
    'As you are, yes. Nothing extra before it and nothing to make up for it after. If it is too much, halve it, and do that half.',
  ],
  'go-with-thoughts': [
    'With the thoughts along, yes. Staying away is what keeps them loud. Go, do what you would do, and leave the testing out.',
    'You can go as you are, and let them chatter. No watching of yourself and no standing further off than others do. What you enjoy there may count more.',
    'Going is the way that helps in the long run. The thoughts may come into the room; they get no chair. A person who treats OCD can practise it with you.',
  ],
  'know-love': [
    'Not by asking, as far as anybody has found. Each answer holds for an hour. One chooses without being sure, as all people do, and the days with each other say the rest.',
    'You may never know it in the way the doubt wants. People live and love without that proof. Leave the asking out tonight and see what else there is room for.',
    'The doubt says that asking is the way to know. It is the way to more asking. You can be together undecided, and go to sleep like that.',
  ],
  'will-it-last': [
    'I cannot know that. What you did has happened, and it stays so. Doing it again soon is what makes it more usual.',
    'It may wobble, and it may hold. A worse day would not undo this one. The next time need not be as good to count.',
    'No one can tell beforehand. It was there once, so your body knows the way. You can go again while it is fresh.',
  ],
  'numb-baby': [
    'It is a reason to tell somebody today, and no proof that you are a bad parent. Numb like that is often an illness after a birth, and it gets better with help. If you fear for the baby or for you: {emergency}.',
    'Not scared so much as helped. Ring the midwife, health visitor or doctor in the morning and read them what you wrote. The feeling can come later; for many it does.',
    'Take it as seriously as a fever: it needs looking at, soon, and it can be treated. Feeding and changing while you feel nothing is caring, too. If it turns to thoughts of harm, call {emergency}.',
  ],
  'told-not-to-write': [
    'Then that is the answer for now, and leaving it alone is the decent thing. It hurts. What you want to say can be written here instead, all of it.',
    'No contact was asked for, so no message is the way. Let it be hard tonight. Who else is there whom you could ring?',
    'If it was asked plainly, it holds. The words still want out: put them down here, where they reach nobody.',
  ],
  'sorry-or-wait': [
    'Sorry for the word, soon and short; the matter itself later. Such as: “I called you something ugly. I am sorry for that.” Send it by daylight, and leave the house out of it.',
    'I would wait for the morning, and then send one line of sorry for what you said. Nothing about who is right. An answer may take days.',
    'Both: sleep on it, and then be sorry for that one word and no more. It takes nothing back from what you think about the rest.',
  ],
  'dementia-asks': [
    'You need not break the news each time. Answer the feeling: “You are missing him. Tell me about him.” Then something to look at or to drink. To a straight question, a short true word, gently, is all right.',
    'Try: “He is not here just now. What would you like to tell him?” Hearing of the death anew can hurt as the first time did. Many carers go by the mood of that day.',
    'What is asked for is often safety. “You would like him here. I am here.” A photo, his name, a hand. No answer is right on each day.',
  ],
  'dementia-lie': [
    'It is no ordinary lie. You leave out what would only hurt again, and stay with what she feels. Many who know dementia advise just that: go along, turn gently, tell it when she can bear it.',
    'Going along with it can be the kind thing; so can a soft truth. Watch the face: what leaves more calm? You may choose anew each day.',
    'Some cannot say an untrue word, and need not. “Tell me about him” is true, and it is an answer. To be gentle is not to cheat.',
  ],
  'is-it-this': [
    'I cannot give it a name; someone who examines can. What you tell of it is worth telling a doctor in just those words. For tonight we can see to the next hour.',
    'That is not mine to say. It would be a fair question for a doctor, and you could begin with what you wrote here. It need not have a name to be helped.',
    'A name for it takes somebody trained, and more than one talk. You do not have to wait for the name to say that you need help with it.',
  ],
  'stop-crying': [
    'You need not stop it yet. When you want to: cold water on the wrists, a slow breath out, look at something far away. It comes down by itself, too.',
    'Let it run for a bit; then blow your nose, drink something, and press your feet down. If you have to face people, five minutes and cold water help most.',
    'Look up, breathe out slowly, and name what is in the room. If it starts again, that is allowed.',
  ],
  'how-focus': [
    'Ten minutes, one thing, the phone in another room. When the head wanders, write the stray thought down and come back. Then a break that has an end.',
    'Make it smaller than you think: one page, one mail. Sit where nothing else lies. A worn head has short spells, so plan for short spells.',
    'Start the timer before you feel ready. Ten minutes of half a mind are more than none. Food and water first, if there were none today.',
  ],
  'ask-for-help': [
    'One person and one thing: “I am not doing so well. Could you come by on Thursday?” People find it easier when they are told what to do.',
    'You might write: “I need a hand and find it hard to ask. Do you have ten minutes?” You can send just that and explain later.',
    'Say what, when and how long. “Can you take the kids for an hour on Saturday?” A no is then about the hour, and not about you.',
  ],
  'calm-others': [
    'Slow yourself first: sit down lower than they are, and speak quietly. Say what you see: “You are scared. I am here.” Ask before you touch.',
    'Few words, a low voice, and time. You need not fix it. “I am staying. We wait until it goes down.”',
    'Stay near, breathe out slowly where they can see it, and name one thing in the room with them. Leave the questions for later.',
  ],
  'tell-lost-job': [
    'Sit down together. One line is enough: “I lost my job, and I have been ashamed to tell you.” The rest follows from there. It may hurt that you bore it alone, and be a relief to know.',
    'It could begin like this: “There is something I have hidden because I did not want you to worry.” Then the plain fact. You need have no plan yet.',
    'Pick an hour with nothing after it, tonight or tomorrow. If your voice will not do it, write three lines and stay in the room while they are read.',
  ],
  'take-kids-drink': [
    'To ask for help is counted in your favour. They look first at how to keep a family together and safe. You can say that fear to the doctor in so many words.',
    'That fear keeps many from ringing. A doctor’s task is to get you well; children are mostly taken only where they are in danger and no help is let in. You are about to let it in.',
    'What they will do I cannot say. Parents who seek help early are seen as caring, not as a danger. Tell the doctor what you fear and ask what would happen.',
  ],
  'let-them-sleep': [
    'A shower, or not: do what wakes nobody and asks nothing. The lamp low, feet on the floor, a glass of water. Back to bed only when you want to.',
    'Stay up for a while where there is light, with a dull voice on. You need not lie down where it comes. Sleep later in another place, if you can.',
    'Put the light on, sit upright, and tell yourself the day and the room. Lying down can wait. A chair and a blanket count as a night, too.',
  ],
}
