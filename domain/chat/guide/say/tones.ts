import type { Tone } from '#domain/chat/guide/hear/tone.ts'

/** Said to how something is told, after their own words: true of any story that is told so, and no more. */
export const toneWords: Readonly<Record<Tone, readonly string[]>> = {
  'told-badly': [
    'That would sting, whoever says it.',
    'Being spoken to like that stays with one.',
    'That was not kind, and you had to stand there and take it in.',
    'It is hard to shake off a thing like that.',
  ],
  fond: [
    'That is a warm thing to have.',
    'I like that picture. It says a good deal about them.',
    'That is the kind of small thing that stays.',
    'It is good that you tell that.',
  ],
  silence: [
    'A silence like that fills a whole house.',
    'When nobody says a word, one hears everything in it.',
    'Not talking can be harder to live with than a row.',
  ],
  'kept-in': [
    'To keep it to yourself is work, on top of the rest.',
    'So that part you carry without anybody seeing it.',
    'It takes strength to act as if all was well.',
    'Whom you tell, and when, is yours to say.',
  ],
  'left-out': [
    'To be left out hurts, at any age.',
    'It is lonely to be the one who is not asked.',
    'One notices that, each single time.',
  ],
  shrinks: [
    'So by now it decides a bit of your day.',
    'It helps for the moment, and your world gets smaller for it.',
    'That is what it takes from you, then.',
    'Each thing that is given up gives it more room.',
  ],
  stuck: [
    'To want to, and not get it going, is tiring in itself.',
    'Wanting to is there, and the start is missing. That is hard.',
    'That is not laziness. A full head lets nothing more in.',
    'Being stuck like that wears one out.',
  ],
  again: [
    'It hurts to see oneself back there.',
    'You meant it when you said it. It is harder than meaning it.',
    'Once more does not undo what you managed before.',
  ],
  much: [
    'That is more than one thing at a time.',
    'That is a lot for one pair of shoulders.',
    'No wonder if there is nothing left over for you.',
  ],
  ahead: [
    'It is close, and that makes it louder.',
    'What still lies ahead is often worse than the thing itself.',
    'That is there at the edge of everything until it is over.',
  ],
  'left-behind': [
    'You would so much have wanted it otherwise.',
    'It weighs on those who care.',
    'That is a hard thought to be left with.',
  ],
  empty: [
    'That is a quiet one can hear.',
    'It is in the small things that one feels it most.',
    'It is a lonely picture, and you tell it plainly.',
  ],
  watching: [
    'It is hard to stand beside that and not be able to mend it.',
    'You look closely, and so it gets to you, too.',
    'To see someone like that hurts in its own way.',
  ],
  'kind-other': [
    'It is good that there is somebody like that.',
    'That counts for something in all this.',
    'So not everything around you is against you.',
  ],
  body: [
    'The body often takes longer than the head.',
    'It has gone into your body, as such things do.',
    'Your body has had its share of it, too.',
  ],
  mixed: [
    'Both can be true at once.',
    'It need not be one thing only.',
    'Two sides of it, and neither is wrong.',
  ],
  replay: [
    'The mind goes back there, as if it could still change something.',
    'To go over it again and again is tiring, and it settles nothing.',
    'That will not let you go, by the sound of it.',
  ],
  'went-on': [
    'For the others it went on, and for you it did not.',
    'It is lonely when all around you carry on.',
    'Somebody should have stopped for a minute.',
  ],
  'not-fair': [
    'As you tell it, that was not fair on you.',
    'I can see why that rankles.',
    'It would make most people cross.',
  ],
  'told-it-is-fine': [
    'To be told so helps for a minute, and then the doubt asks again.',
    'You heard it, and it did not hold. That is how this doubt works.',
    'Others can say it ten times, and the fear wants an eleventh.',
  ],
  counted: [
    'That is a lot of looking, and it was never enough. More will not be, either.',
    'So many times, and the doubt is as hungry as before.',
    'Each time it eases for a moment, and then it wants the next.',
  ],
  'not-to-know': [
    'Whom you tell is up to you. I tell nobody.',
    'You need not tell it today. It may be somebody else who hears it first.',
    'I understand that. It is a lot to keep from people so near.',
  ],
  traces: [
    'Things go on saying it, all day long.',
    'One small thing like that can hold a whole person.',
    'Everything is in its place, and one is missing.',
  ],
  'out-of-sight': [
    'So you found a place where nobody looks at you for a while.',
    'A door to shut can be the best part of such a day.',
    'You needed to be where nobody wants anything.',
  ],
  'did-it': [
    'That took something, however it looks from outside.',
    'You did that with all of it still there.',
    'It was you who did that.',
  ],
}
