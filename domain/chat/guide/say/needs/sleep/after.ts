import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const check: NeedWords['check'] = [
  {
    id: 'how-lies-it',
    says: [
      'I would like to know how you feel at this point. Being wide awake is all right.',
      'A quiet check. It is fine if it is all the same.',
      'Let us see if it has got a little easier.',
    ],
    asks: {
      name: 'ease-now',
      says: [
        'Is it easier, the same, or worse?',
        'Do you feel more at ease, the same, or less?',
        'How is it, next to when you started here?',
      ],
      reads: 'choice',
      answers: [
        {
          means: 'better',
          label: 'A bit easier',
          hears: ['easier', 'better', 'calmer', 'sleepy', 'more at ease', 'drowsy'],
          says: [
            'Good. Stay with that, and put this down when you like.',
            'Nothing more is needed tonight.',
            'Good to leave it there, and rest.',
          ],
          to: 'land',
        },
        {
          means: 'same',
          label: 'The same still',
          hears: ['same', 'no change', 'still awake', 'wide awake', 'as before'],
          says: [
            'Still awake. That is annoying, and not your fault.',
            'The same. We can try something else, or you can just rest.',
            'Some nights are like that.',
          ],
        },
        {
          means: 'worse',
          label: 'Worse',
          hears: ['worse', 'less', 'more awake', 'harder', 'panicking'],
          says: [
            'Then stop trying to sleep for now.',
            'Then lying there does not help. Let us do something different.',
            'It got worse. We take the pressure off.',
          ],
          to: 'get-up',
        },
      ],
    },
  },
  {
    id: 'wound-up',
    says: [
      'If you like, give me a number. Zero is calm and sleepy, ten is wide awake and tense.',
      'A guess is enough, so do not think hard about it.',
      'How tense you are can tell us what to try next.',
    ],
    asks: {
      name: 'wound-0-10',
      says: [
        'How tense are you now, 0 to 10?',
        'What number would you give it tonight?',
        'From 0 to 10, how awake and tense are you?',
      ],
      reads: 'scale',
      answers: [
        {
          means: 'low',
          says: [
            'That is quite calm. You may not need me any more tonight.',
            'Low. Then fewer words are better now.',
            'Good. Close your eyes when you want to.',
          ],
          to: 'land',
        },
        {
          means: 'middle',
          says: [
            'In between. It may go down by itself.',
            'Half tense is still all right for resting.',
            'Not calm, not tense. Just rest, if you can.',
          ],
        },
        {
          means: 'high',
          says: [
            'That is very awake. Then it is better not to lie there.',
            'Very tense. Sitting up for a while may be easier.',
            'That is high. Do not force yourself to stay in bed.',
          ],
          to: 'get-up',
        },
      ],
    },
  },
]

export const land: NeedWords['land'] = [
  {
    id: 'lights-low',
    says: [
      'From now on, only quiet things: a low light, warm feet, and no big thoughts. Sleep may come or not.',
      'You can leave the rest of the night to itself. Get warm and comfortable.',
      'You do not have to do anything more tonight. Make it dark and warm.',
    ],
    asks: {
      name: 'softest',
      says: [
        'What would be the most comfortable next thing?',
        'Would bed or a chair be better now?',
        'What could make you a little more comfortable?',
      ],
      reads: 'open',
      answers: [
        {
          means: 'told',
          says: ['Then do that, slowly.', 'Do that, with the light low.', 'Good. Go and do that now.'],
          to: 'land',
        },
        {
          means: 'unsure',
          says: [
            'Then just pull up the covers.',
            'You can stay where you are.',
            'Then just rest, wherever you are.',
          ],
          to: 'land',
        },
      ],
    },
  },
  {
    id: 'till-another-night',
    says: [
      'If you lie awake again, you can come back at any hour. If it goes on for weeks, talk to a doctor.',
      'You can stop here, even if you are still awake. If bad nights go on for long, there is good help for sleep.',
      'You can leave at any point. If most nights are like this, tell a doctor. It is worth it.',
    ],
  },
]
