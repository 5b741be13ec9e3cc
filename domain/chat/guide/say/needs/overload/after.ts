import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const check: NeedWords['check'] = [
  {
    id: 'weight-now',
    says: [
      'The list may be the same. I ask about you, not the list.',
      'Let us stop for a moment and see how you are.',
      'Before we go on, a quick check.',
    ],
    asks: {
      name: 'lighter',
      says: [
        'Is it a bit easier, the same, or harder now?',
        'Is the stress less, the same, or more?',
        'How heavy does it feel now?',
      ],
      reads: 'choice',
      answers: [
        {
          means: 'better',
          label: 'A bit lighter',
          hears: ['lighter', 'better', 'less', 'calmer', 'clearer', 'easier'],
          says: [
            'Good. You do not have to fill the gap with more work.',
            'Good. Take a moment before you start again.',
            'Some of it is off your mind now.',
          ],
          to: 'land',
        },
        {
          means: 'same',
          label: 'As heavy as before',
          hears: ['same', 'as heavy', 'still', 'no change', 'as much'],
          says: [
            'The same. There really is a lot to do.',
            'Talking does not make the work go away. I know.',
            'Then we try something else.',
          ],
        },
        {
          means: 'worse',
          label: 'Heavier',
          hears: ['heavier', 'worse', 'more', 'harder'],
          says: [
            'Looking at it all can be too much. We stop sorting for now.',
            'Then less, for now. First a break.',
            'That was too much at once. I am slowing down.',
          ],
          to: 'fewer-noises',
        },
      ],
    },
  },
  {
    id: 'strain-number',
    says: [
      'You can use a number for it. Zero is relaxed, ten is when you cannot take any more.',
      'A number is quick, if words are too much right now.',
      'One number for how stressed you are. A guess will do.',
    ],
    asks: {
      name: 'strain',
      says: [
        'How stressed are you now, 0 to 10?',
        'What number is the stress at, 0 to 10?',
        'From 0 to 10, how close are you to your limit?',
      ],
      reads: 'scale',
      answers: [
        {
          means: 'low',
          says: [
            'Good. You have a bit of room now.',
            'Not much stress right now. You can take things slowly.',
            'Low enough to think clearly again.',
          ],
          to: 'land',
        },
        {
          means: 'middle',
          says: [
            'That is a lot, but you can still think.',
            'Medium. You can take breaks between things.',
            'It is not easy, and you can still do one thing.',
          ],
        },
        {
          means: 'high',
          says: [
            'Then nothing more should be added today.',
            'You are near your limit. You come first now, not the list.',
            'That is near the top. Sorting can wait.',
          ],
          to: 'fewer-noises',
        },
      ],
    },
  },
]

export const land: NeedWords['land'] = [
  {
    id: 'one-and-stop',
    says: [
      'Choose one small thing, do it, and then stop for today. The rest can wait until you have rested.',
      'For the next hour, only one thing. What comes after that is for another day.',
      'You will not get everything done today. You can still stop for today.',
    ],
    asks: {
      name: 'thing-and-stop',
      says: [
        'What is the one thing, or is it rest?',
        'What will you do next, and when do you stop?',
        'Will it be one thing, or a break?',
      ],
      reads: 'open',
      answers: [
        {
          means: 'told',
          says: [
            'Good. Do that, and then stop.',
            'That will do for today.',
            'All right. You can do that slowly.',
          ],
          to: 'land',
        },
        {
          means: 'unsure',
          says: [
            'Then take a break. The list can wait.',
            'Sit down for ten minutes first.',
            'You can decide that after a rest.',
          ],
          to: 'land',
        },
      ],
    },
  },
  {
    id: 'when-it-piles-again',
    says: [
      'It may get too much again. You can come back and write it all down here.',
      'If it is like this for weeks, tell someone: a doctor, your manager, your school.',
      'You can stop now, even if things are not done. You can come back whenever it gets too much.',
    ],
  },
]
