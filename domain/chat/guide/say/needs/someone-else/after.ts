import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const check: NeedWords['check'] = [
  {
    id: 'how-are-you-in-it',
    says: [
      'This question is about you, not about them.',
      'We have talked about someone else. Now I would like to ask about you.',
      'Their trouble may be the same as before. I would like to know how you are.',
    ],
    asks: {
      name: 'your-load',
      says: [
        'Do you feel a bit better, the same, or worse?',
        'How are you now, next to when we started?',
        'Is it a bit lighter for you, the same, or heavier?',
      ],
      reads: 'choice',
      answers: [
        {
          means: 'better',
          label: 'A bit lighter',
          hears: ['lighter', 'better', 'steadier', 'easier'],
          says: [
            'Good, a bit lighter. You can care about them and feel better too.',
            'A little relief for you is allowed.',
            'That is something, even if nothing has changed for them.',
          ],
          to: 'land',
        },
        {
          means: 'same',
          label: 'The same',
          hears: ['same', 'no change', 'no different', 'still', 'not really'],
          says: [
            'Of course. It is hard to feel better while they are not.',
            'The same. Talking does not always shift a worry.',
            'All right. Let us see what else there is.',
          ],
        },
        {
          means: 'worse',
          label: 'Heavier',
          hears: ['heavier', 'worse', 'harder', 'more', 'less so'],
          says: [
            'Then you need someone with you in this.',
            'Then it is too much for one person.',
            'That is a sign to look after yourself now.',
          ],
          to: 'who-holds-you',
        },
      ],
    },
  },
  {
    id: 'worry-for-them-number',
    says: [
      'If you like, give your worry a number. Zero is none, ten means you can think of nothing else.',
      'One more question about you. A rough guess is enough.',
      'I would like to know how strong the worry is for you right now.',
    ],
    asks: {
      name: 'loud-worry',
      says: [
        'How strong is your worry now, 0 to 10?',
        'From 0 to 10, how worried are you?',
        'What number has your worry, 0 to 10?',
      ],
      reads: 'scale',
      answers: [
        {
          means: 'low',
          says: [
            'That leaves some room for you.',
            'Low right now. You can rest for a while.',
            'It is all right to worry less for a bit.',
          ],
          to: 'land',
        },
        {
          means: 'middle',
          says: [
            'You are half here and half with them.',
            'That is a worry you feel all day.',
            'A fair amount, and you may still be able to do other things.',
          ],
        },
        {
          means: 'high',
          says: [
            'That is very strong. You need someone beside you.',
            'That is too much to hold on your own.',
            'Then we should think about you now.',
          ],
          to: 'who-holds-you',
        },
      ],
    },
  },
]

export const land: NeedWords['land'] = [
  {
    id: 'one-thing-each',
    says: [
      'For today, maybe one thing for them and one thing for you: a message to them, and a proper meal for you.',
      'You could decide when you will next check on them. Until then, you may think of other things.',
      'Before you stop here: maybe one message to send, and then some rest.',
    ],
    asks: {
      name: 'for-them-for-you',
      says: [
        'What will you do for yourself today?',
        'What could the one thing for you be?',
        'What do you need before the day ends?',
      ],
      reads: 'open',
      answers: [
        {
          means: 'told',
          says: [
            'Keep some time for that, as for an appointment.',
            'That is for you, and it takes nothing from anyone.',
            'Do that. It matters too.',
          ],
          to: 'land',
        },
        {
          means: 'unsure',
          says: [
            'At least something warm to drink, sitting down.',
            'Maybe nobody has asked you that in a while.',
            'Then just rest, if you can.',
          ],
          to: 'land',
        },
      ],
    },
  },
  {
    id: 'door-for-helpers',
    says: [
      'You can come back when the worry is strong, for them or for you. If it is urgent, {emergency}. For advice: {lines}.',
      'You can close this now. Resting does not mean that you have let them down.',
      'Nobody can watch over someone day and night. When you want to talk it through with a person: {lines}.',
    ],
  },
]
