import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const check: NeedWords['check'] = [
  {
    id: 'nerves-now',
    says: [
      'Let us see how your nerves are now, in a word.',
      'Nobody marks this. It only helps me to know how to go on.',
      'I would like to check how the fear is doing.',
    ],
    asks: {
      name: 'nerves-changed',
      says: [
        'Are your nerves a bit calmer, the same, or worse?',
        'Has the fear gone down, stayed, or gone up?',
        'How nervous are you now, next to before?',
      ],
      reads: 'choice',
      answers: [
        {
          means: 'better',
          label: 'A bit quieter',
          hears: ['quieter', 'better', 'calmer', 'settled', 'less'],
          says: [
            'Good. A bit calmer is enough.',
            'Calmer is good. You can go on like that.',
            'That is a bit easier, then.',
          ],
          to: 'land',
        },
        {
          means: 'same',
          label: 'Same as before',
          hears: ['same', 'no change', 'still', 'no different', 'not really'],
          says: [
            'The same. You can still do things while you feel nervous.',
            'They are still there. Something else may help more.',
            'No change, and you did nothing wrong.',
          ],
        },
        {
          means: 'worse',
          label: 'Worse',
          hears: ['worse', 'climbed', 'more', 'higher', 'stronger'],
          says: [
            'Then go somewhere quiet, if you can.',
            'Talking about it can make it stronger for a while. We go back to the body.',
            'Worse, then. We leave the people out of it for now.',
          ],
          to: 'before-the-door',
        },
      ],
    },
  },
  {
    id: 'nerves-number',
    says: [
      'How about a number. Zero is at home on the sofa, ten is as scared as you can be.',
      'Any rough figure will do.',
      'It may be easier to say it with a number.',
    ],
    asks: {
      name: 'nerves-height',
      says: [
        'How nervous are you, 0 to 10?',
        'What number would you give your nerves?',
        'From 0 to 10, how scared are you of it?',
      ],
      reads: 'scale',
      answers: [
        {
          means: 'low',
          says: [
            'Your nerves are fairly quiet, then.',
            'Low. You may hardly notice it when you get going.',
            'Only a little nervous. Good.',
          ],
          to: 'land',
        },
        {
          means: 'middle',
          says: [
            'That is uncomfortable, but possible.',
            'In between. Many people go to work or to a party like that.',
            'Some nerves, and you can still think.',
          ],
        },
        {
          means: 'high',
          says: [
            'So much fear means no big steps today.',
            'Then calm comes first, somewhere quiet.',
            'That is a lot of fear. Let us bring it down a bit first.',
          ],
          to: 'before-the-door',
        },
      ],
    },
  },
]

export const land: NeedWords['land'] = [
  {
    id: 'into-the-next-bit',
    says: [
      'What comes next can be done with a red face and shaky hands. It still counts.',
      'Plan something nice for afterwards: a walk, a bath, your own sofa.',
      'You can choose one thing: go in for ten minutes, send that message, or leave it for today.',
    ],
    asks: {
      name: 'one-next-people',
      says: ['What is next for you?', 'Which would you like?', 'What is the one thing you choose?'],
      reads: 'open',
      answers: [
        {
          means: 'told',
          says: [
            'All right. It does not have to go smoothly.',
            'That is your choice, and it is fine.',
            'Good. And after that, rest.',
          ],
          to: 'land',
        },
        {
          means: 'unsure',
          says: [
            'You can decide that when you are there.',
            'No plan is fine too.',
            'You can also just wait and see.',
          ],
          to: 'land',
        },
      ],
    },
  },
  {
    id: 'before-or-after-again',
    says: [
      'You can come here before or after you see people. Nobody sees you here.',
      'If this fear keeps you from things you want, you can tell a doctor. Many people get over a lot of it with help.',
      'You can just leave. You do not have to be polite here.',
    ],
  },
]
