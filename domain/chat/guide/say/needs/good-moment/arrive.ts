import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const arrive: NeedWords['arrive'] = [
  {
    id: 'let-it-be-good',
    says: [
      'That is good news. You do not have to do anything with it, only enjoy it.',
      'You can tell me all of it, or we can stay with the best part for a while.',
      'Good things deserve to be told, too. I would like to hear about this one.',
    ],
    asks: {
      name: 'how-to-stay',
      says: [
        'What would you like to do?',
        'Do you want to tell it, or stay with it a little?',
        'How would you like to enjoy it?',
      ],
      reads: 'choice',
      answers: [
        {
          means: 'heard',
          label: 'Just tell it',
          hears: ['just tell', 'tell you', 'tell it', 'tell someone', 'say it'],
          says: [
            'Then tell me, from the beginning.',
            'I would like to hear it, with all the details.',
            'Please do. I am all ears.',
          ],
          to: 'listen',
        },
        {
          means: 'stay',
          label: 'Stay with it a while',
          hears: ['stay with it', 'enjoy it', 'keep it', 'savour', 'savor', 'make it last'],
          says: [
            'Good. We will go through it slowly.',
            'Yes, let us make it last a little.',
            'Then let us look at it once more.',
          ],
          to: 'one-picture',
        },
        {
          means: 'distrust',
          label: 'I don’t quite trust it',
          hears: [
            'don’t trust it',
            'dont trust it',
            'too good',
            'waiting for the catch',
            'won’t last',
            'scared it',
          ],
          says: [
            'That is common when things have been hard. It can be good anyway.',
            'You do not have to trust it yet. You can just look at it.',
            'It can feel risky to be happy. I understand that.',
          ],
          to: 'and-the-but',
        },
      ],
    },
  },
]
