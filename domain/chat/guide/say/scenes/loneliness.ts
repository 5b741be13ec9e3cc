import type { Scenes } from '#domain/chat/guide/say/scene.ts'

export const loneliness: Scenes = {
  // Moved to a new town or country and knows nobody there.
  'loneliness/new-place-knows-nobody': {
    says: [
      'In a new place you are a stranger to everybody at once. Nobody there knows yet who you are and what you can be like among friends.',
      'All round you people have their threads to one another, and yours are still tied somewhere else. That makes even an ordinary day very quiet.',
      'It costs something to be nobody’s acquaintance. All the little nods and jokes that hold up a day have stayed behind.',
    ],
    asks: ['Whom or what from before do you miss the most?', 'What is the place like that you have come to?'],
  },
  // A close friend has gone quiet and one wonders what one did wrong.
  'loneliness/friend-gone-quiet': {
    says: [
      'A quarrel would at least have a beginning. This silence gives you nothing to hold, and so you go looking for the fault in yourself.',
      'Somebody who was close is suddenly behind glass, without a word of why. The not knowing keeps asking its questions.',
      'You are missing someone who is still in the world and could be reached, and isn’t. It leaves you to fill the silence on your own.',
    ],
    asks: ['What was it like between you when it was good?', 'What does the silence make you imagine?'],
  },
  // Has not spoken to a living soul for a whole day or weekend or longer.
  'loneliness/spoke-to-nobody': {
    says: [
      'So many hours with no one to say even something unimportant to. In the end it is the unimportant things that one misses most.',
      'When there is nobody to answer, a day has no echo. One’s own voice begins to feel like something left in a drawer.',
      'The world is full of people, and not one sentence of it was meant for you in all that time. That is a hungry kind of quiet.',
    ],
    asks: ['What would you have liked to tell somebody?', 'At what time does the quiet become loudest?'],
  },
  // Feels lonely in the middle of people, as though behind glass, nobody really knows one.
  'loneliness/among-people': {
    says: [
      'There are plenty of people, and no one who reaches the place where you actually are. It can be lonelier than an empty room.',
      'You take part, and something of you stays outside, unmet. From the outside it can’t be seen, and that makes it more lonely still.',
      'It isn’t company that is lacking, it is being known. Among so many faces the lack of that is felt all the more.',
    ],
    asks: ['What would they see if somebody looked properly?', 'With whom has it ever been different?'],
  },
  // Was not invited and found out that the others met without one.
  'loneliness/not-invited': {
    says: [
      'They had a good time, and your place in it was never laid. To find that out afterwards, sideways, is a second hurt on top.',
      'All at once you are seeing it from outside: them together, and you the one who wasn’t thought of, or was left out. It stings.',
      'You would have liked so much to be asked. It needed only a word from one of them, and the word didn’t come.',
    ],
    asks: ['What went through you when you found out?', 'Whose invitation would have mattered most to you?'],
  },
  // Is always the one who makes contact, and if one stopped nobody would.
  'loneliness/always-writes-first': {
    says: [
      'It is as if the whole bridge rested on your side. And the question sits there whether anyone would come across by themselves.',
      'You keep giving, and what you’d like is so simple: that just for a change somebody thinks of you first.',
      'To be always the one who reaches out is tiring. It makes even the nice replies taste a little of duty.',
    ],
    asks: ['From whom would you most like to hear unasked?', 'What happens in you when you wait for them?'],
  },
  // Is lonely inside a relationship or marriage, living side by side without closeness.
  'loneliness/beside-a-partner': {
    says: [
      'There is someone right there, and still no one who turns to you. To be missed by nobody in your own home is a lonely thing.',
      'From outside you are two, so hardly anyone would guess. And inside, you are left with yourself, an arm’s length from the other.',
      'It may hurt more than being by oneself, because the one you would like to be near is so close and out of reach.',
    ],
    asks: ['When did you last feel close to each other?', 'What would you like to be asked for once?'],
  },
  // Friends have partners and children now and there is little room left for one, one feels left behind.
  'loneliness/friends-have-families-now': {
    says: [
      'Their lives have turned a corner together, and you’re standing where you used to meet. Nobody did wrong, and still you lose something.',
      'You can be glad for them and miss them at the same time. There is hardly anyone to whom one may say the second part.',
      'The place you had with them has become smaller without anybody deciding it. What remains are dates in between, and a feeling of being left over.',
    ],
    asks: ['What did you have together that is missing now?', 'When does it touch you the most?'],
  },
  // Is alone at Christmas, a feast, a birthday or New Year while everybody else celebrates together.
  'loneliness/holidays-alone': {
    says: [
      'On most days being alone goes unnoticed. On such a day the whole world holds up a picture of how it ought to be, and you’re not in it.',
      'A feast is made for being shared, and there you are with all of it to yourself, perhaps even hiding it from others.',
      'It is a day like any other, and yet it asks so loudly: who is with you. That question can hurt a great deal.',
    ],
    asks: ['How did you spend such days in former times?', 'What would you have wished for on that day?'],
  },
  // Has nobody to name as emergency contact, to call in need or to share news with.
  'loneliness/nobody-to-call': {
    says: [
      'Such a small question, who is there for you, and it opens up the whole of it. There is an empty line where a name ought to be.',
      'One can get along by oneself for a long time, and then comes a moment that needs a second person, and the gap shows.',
      'It isn’t even about much, just a name, a voice at the other end, someone who would want to know. And that is what is missing.',
    ],
    asks: ['Who would have been that person in former times?', 'What would you have liked to say to them?'],
  },
  // Has moved to a new place and nothing feels like home yet.
  'loneliness/moved-nothing-familiar': {
    says: [
      'You have arrived, and yet not quite. Where nothing knows you, even simple things take effort and remind you of what you left.',
      'A place where nobody knows your story can be lonely in a very quiet way. You are homesick for being known.',
      'The move is done on the outside, and inside you are still somewhere else. That is an odd in-between to live in.',
    ],
    asks: ['What do you miss most from where you were?', 'Where does it feel a little familiar already?'],
  },
  // Separated from partner, child or family by a visa, border or great distance and waiting.
  'loneliness/visa-apart': {
    says: [
      'You belong together, and something outside you both decides how far apart you have to be. Love by screen keeps the arms empty.',
      'Waiting is hard enough. When the one you long for is on the other side of a border or a long flight, every ordinary day is missing something.',
      'Life goes on in two places at once, and you are not wholly in either. So much of what is shared has to fit through a telephone.',
    ],
    asks: ['What do you miss most about being together?', 'When in the day is the distance greatest?'],
  },
  // Someone they were dating or getting close to has vanished without a word.
  'loneliness/ghosted': {
    says: [
      'There was somebody, and then there was only a gap with no reason in it.',
      'Without a word from them, you’re left to write the ending by yourself.',
      'It can hurt this much even if it was new, because you’d begun to hope.',
    ],
    asks: ['What did you like about that person?', 'What has the quiet been like since?'],
  },
  // The children have left home and the house and the days feel empty.
  'loneliness/children-moved-out': {
    says: [
      'The noise that used to fill the place is what’s missing now.',
      'For years the days turned around them, and now they don’t.',
      'They have their own life now, and yours has a quiet room in it.',
    ],
    asks: [
      'Which moment of the day do you notice it most?',
      'What are they like, the one or ones who have gone?',
    ],
  },
}
