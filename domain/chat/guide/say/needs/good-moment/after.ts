import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const check: NeedWords['check'] = [
  {
    id: 'as-you-tell-it',
    says: [
      'We have talked about it for a bit. Let me ask how it feels now.',
      'Telling something can make it stronger, or it can fade. Both happen.',
      'You can notice how you feel right now.',
    ],
    asks: {
      name: 'grows-or-fades',
      says: [
        'Does it feel better, the same, or is it fading?',
        'How does it feel now that you told it?',
        'Is the good feeling still there?',
      ],
      reads: 'choice',
      answers: [
        {
          means: 'better',
          label: 'Even better',
          hears: ['grows', 'growing', 'more', 'nearer', 'better', 'bigger'],
          says: ['How nice.', 'Then telling it was good for you.', 'Enjoy it for a moment longer.'],
          to: 'land',
        },
        {
          means: 'same',
          label: 'Still there',
          hears: ['still there', 'as it was', 'the same', 'stayed', 'as much'],
          says: [
            'Good. Let it stay as long as it wants to.',
            'It is good to have it there.',
            'That is enough.',
          ],
        },
        {
          means: 'worse',
          label: 'It’s fading',
          hears: ['fades', 'fading', 'less', 'slipped away', 'worse', 'gone'],
          says: [
            'That happens. You have not done anything to spoil it.',
            'Feelings come and go. You had it, and it was real.',
            'Then let it go. You can think of it again tomorrow.',
          ],
          to: 'it-may-fade',
        },
      ],
    },
  },
  {
    id: 'room-for-more',
    says: [
      'You can tell me more, or stop here.',
      'There may be something you left out.',
      'I can go on reading, if there is more to tell.',
    ],
    asks: {
      name: 'more-of-it',
      says: ['Is there more to it?', 'Do you want to tell me more?', 'Shall we stay with it a bit longer?'],
      reads: 'yes-no',
      answers: [
        {
          means: 'yes',
          label: 'Yes, more',
          says: ['Then go on, please.', 'I would like to hear it.', 'Good. Tell me the rest.'],
        },
        {
          means: 'no',
          label: 'That was it',
          says: ['Then it is a whole story now.', 'It was good to read.', 'Good. You can keep it like that.'],
          to: 'land',
        },
        {
          means: 'unsure',
          label: 'Not sure',
          says: [
            'Then just sit with it for a moment.',
            'There is no need to decide.',
            'You can always add something later.',
          ],
        },
      ],
    },
  },
]

export const land: NeedWords['land'] = [
  {
    id: 'keep-it-near',
    says: [
      'You can think of this again later today, when you need it.',
      'Take the good feeling with you into whatever comes next.',
      'The rest of the day can be as it is. This was good.',
    ],
    asks: {
      name: 'where-to-now',
      says: ['What are you going to do next?', 'What comes next in your day?', 'How does your day go on?'],
      reads: 'open',
      answers: [
        {
          means: 'told',
          says: [
            'A bit of this can come with you.',
            'You can think of it in between.',
            'All right. This was still a good thing today.',
          ],
          to: 'land',
        },
        {
          means: 'unsure',
          says: [
            'Nothing has to come next.',
            'Then just rest and enjoy it.',
            'You can sit there and smile for a minute.',
          ],
          to: 'land',
        },
      ],
    },
  },
  {
    id: 'go-well',
    says: [
      'Enjoy it. If something good happens again, big or small, you can tell it here.',
      'That was nice to read. You can come back on good days and on bad days.',
      'Have a good rest of the day, or a good night. You are welcome here on any day.',
    ],
  },
]
