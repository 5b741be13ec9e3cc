import type { Tone } from '#domain/chat/guide/hear/tone.ts'

/** Said to how something is told, after their own words: true of any story that is told so, and no more. */
export const toneWords: Readonly<Record<Tone, readonly string[]>> = {
  fond: [
    'That is a warm thing to have.',
    'I like that picture. It says a good deal about them.',
    'That is the kind of small thing that stays.',
    'It is good that you tell that.',
  ],
  'left-out': [
    'To be left out hurts, at any age.',
    'It is lonely to be the one who is not asked.',
    'One notices that, each single time.',
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
  'told-it-is-fine': [
    'To be told so helps for a minute, and then the doubt asks again.',
    'You heard it, and it did not hold. That is how this doubt works.',
    'Others can say it ten times, and the fear wants an eleventh.',
  ],
  'did-it': [
    'That took something, however it looks from outside.',
    'You did that with all of it still there.',
    'It was you who did that.',
  ],
}
