import type { Wordings } from '#domain/chat/guide/say/words.ts'

/** To what is asked back, and to a dry remark. */
export const backAnswers: Readonly<Record<string, Wordings>> = {
  'back-why-ask': [
    'I ask so that I do not guess. You need not answer, and can tell something else instead.',
    'Only to hear it rightly. Nothing is done with the answer, and you can leave it out.',
    'A question is my way of not putting words in your mouth. Pass on any of them.',
  ],
  'back-what-mean': [
    'I put that badly. I only meant: tell more about it if you like, or leave it there.',
    'That came out crooked. Plainly: what would help you with it now, if anything would?',
    'Fair to ask. I meant no more than this: say what you like about it, in any order.',
  ],
  'back-not-that': [
    'Good, then I leave that question out. Go on with what it is.',
    'That is taken as told. Then back to what you were telling.',
    'Then it is not asked. Say more about the rest, if you like.',
  ],
  'back-of-this': [
    'Not life, then, but this part of it. What makes it so pointless today?',
    'Of that, I see. What happened there?',
    'So it is that part which drags. Is it today, or all of the time?',
  ],
  'back-not-life': [
    'I have that, and I leave life out of it. What is it about today, then?',
    'Clear. It is about the other thing, and only that.',
    'Understood, and put aside. Go on about the rest.',
  ],
  'back-why-machine': [
    'You need not. A person can do more than I can. Some find it easier to begin where nobody looks at them.',
    'Fair question. I am no person, and I will not act like one. It can be a place to find the first words.',
    'There is no must in it. I can be written to at any hour, and for more than that a person is better.',
  ],
  'back-no-lecture': [
    'No lecture. You know the rest better than I do. How is it this minute?',
    'Not a word of one. What would be good to have instead?',
    'There will be no sermon from me. Tell it as you like.',
  ],
  'back-no-number': [
    'I leave it out while it is as you know it. If it is new or stronger than ever, that would be another thing.',
    'Not said again, as long as nothing changes. You know how it feels on other days. Is it like those?',
    'Heard. It stays out unless something in it is new. What would be of use to you now?',
  ],
  'back-not-said': [
    'That will not come from me. What do you wish that somebody said?',
    'I will leave that out. Tell me how it is, just as it is.',
    'Right, it stays unsaid. Go on where you were.',
  ],
  'back-sarcasm': [
    'Fair. I am prepared words, and they can miss. What is really the matter?',
    'I had that coming. You can be as dry as you like here. What is it really about?',
    'Noted, and not taken badly. A life I cannot mend, but I can hear what is wrong with today.',
  ],
  'back-believe': [
    'I take it that you are frightened, and that you notice these things. What is behind them I cannot see from here.',
    'You are not lying to me, and I do not treat it so. I was not there, so I cannot say what it is.',
    'I take it that it is real to you and wears you out. About the others I can say nothing, but I can stay with you.',
  ],
}
