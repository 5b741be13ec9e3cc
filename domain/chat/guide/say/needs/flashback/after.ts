import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const check: NeedWords['check'] = [
  {
    id: 'how-near',
    says: [
      'I would like to know how close the memory is now. You do not have to look into it.',
      'We can stop for a moment and see how you are. You can answer with one word.',
      'It may be further away now, or not yet.',
    ],
    asks: {
      name: 'distance',
      says: [
        'Is it further away, the same, or closer?',
        'How close is it now?',
        'Has the memory moved away a bit, or not?',
      ],
      reads: 'choice',
      answers: [
        {
          means: 'better',
          label: 'Further away',
          hears: ['further', 'farther', 'better', 'stepped back', 'less', 'calmer', 'fading', 'back now'],
          says: [
            'Good. Keep looking around for a while yet.',
            'That is some space. Go slowly now.',
            'Further away. You are more in the room again.',
          ],
          to: 'land',
        },
        {
          means: 'same',
          label: 'Just as near',
          hears: ['same', 'just as near', 'still', 'no change'],
          says: [
            'It has not moved yet, and we can stay with small things.',
            'Memories like this can take a while. You are not doing it wrong.',
            'All right. We have time.',
          ],
        },
        {
          means: 'worse',
          label: 'Nearer',
          hears: ['nearer', 'worse', 'closer', 'stronger', 'more'],
          says: [
            'Then you should not be alone with it.',
            'That is very hard. Let us get another person to be with you.',
            'Closer. Then put a light on, and let us think of someone to call.',
          ],
          to: 'someone-now',
        },
      ],
    },
  },
  {
    id: 'how-strong',
    says: [
      'You can give me a number, if you like. Zero is not there at all, ten is as strong as it gets.',
      'A guess at a number is enough. You can also skip this.',
      'I would like to know how strong the memory is now. You do not have to be exact.',
    ],
    asks: {
      name: 'hold-0-10',
      says: [
        'How strong is it now, from 0 to 10?',
        'Which number is nearest, 0 to 10?',
        'What would you give it, if 10 is the strongest?',
      ],
      reads: 'scale',
      answers: [
        {
          means: 'low',
          says: [
            'So it is lower. You may be very tired now, and that is normal.',
            'You are mostly back in today.',
            'It has moved away quite a bit.',
          ],
          to: 'land',
        },
        {
          means: 'middle',
          says: [
            'So it is still there, but you can see the room too.',
            'Keep your feet on the floor.',
            'That is still hard. We go on slowly.',
          ],
        },
        {
          means: 'high',
          says: [
            'Let us go back to your feet on the floor.',
            'Then we keep it very simple.',
            'Only the floor and the light for now.',
          ],
          to: 'feet',
        },
      ],
    },
  },
]

export const land: NeedWords['land'] = [
  {
    id: 'soft-after',
    says: [
      'You may feel worn out now, or shaky. Water, something warm and a blanket can help. The rest of the day can be slow.',
      'Be gentle with yourself for the next hour. Eat or drink something you like. Leave the news for later.',
      'You do not have to think about it any more today. Do something simple and warm now.',
    ],
    asks: {
      name: 'kind-next',
      says: [
        'What would feel kind in the next half hour?',
        'What would you like most: warmth, quiet or company?',
        'What could you do for yourself now?',
      ],
      reads: 'open',
      answers: [
        {
          means: 'told',
          says: [
            'You deserve that. You do not have to earn it.',
            'Take your time. Nothing else has to be done now.',
            'Go as slowly as you like.',
          ],
          to: 'land',
        },
        {
          means: 'unsure',
          says: [
            'Then start with a blanket and something warm to drink.',
            'Just sit somewhere soft for a while.',
            'You do not have to do anything special.',
          ],
          to: 'land',
        },
      ],
    },
  },
  {
    id: 'again-is-allowed',
    says: [
      'If it comes back, come here again. You will not have to tell what happened. There are also people trained to help with such memories.',
      'You can close this now, and come back any time. A doctor can find someone who helps people with memories like this.',
      'What happened to you was not your fault. You can get help with these memories, and a doctor can tell you where.',
    ],
  },
]
