import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const check: NeedWords['check'] = [
  {
    id: 'how-now',
    says: [
      'Let us see how you are now, whatever the answer.',
      'A short pause, to see where you are with it.',
      'Before we go on, I would like to know how it is.',
    ],
    asks: {
      name: 'wave-now',
      says: [
        'Is the panic lower, the same, or higher?',
        'Has it gone down, stayed the same, or gone up?',
        'How is it now, next to when you came?',
      ],
      reads: 'choice',
      answers: [
        {
          means: 'better',
          label: 'A bit lower',
          hears: ['lower', 'better', 'calmer', 'less', 'easing', 'eased', 'little better', 'going down'],
          says: [
            'Good, it is coming down. Let it take its time.',
            'A bit lower. Nothing more is needed right now.',
            'It has started to go down. Let it go at its own speed.',
          ],
          to: 'land',
        },
        {
          means: 'same',
          label: 'The same',
          hears: ['same', 'no change', 'still', 'not really'],
          says: [
            'The same as before, and it is not your fault. We try something else.',
            'Sometimes it takes a while. One more slow breath out.',
            'All right. We keep going, one small thing at a time.',
          ],
        },
        {
          means: 'worse',
          label: 'Higher',
          hears: ['higher', 'worse', 'more', 'grown', 'stronger', 'getting worse'],
          says: [
            'Higher is hard. Now it would be good to have someone with you.',
            'Then please do not stay alone with it. If it feels different from panic, {emergency}.',
            'It has gone up. Let us get someone to be with you.',
          ],
          to: 'a-person',
        },
      ],
    },
  },
  {
    id: 'a-number',
    says: [
      'If a number is easier than words, give me one. Zero is calm, ten is the worst.',
      'You can answer with a number. A rough guess will do.',
      'Let us check how strong it is right now. Ten is as bad as it gets.',
    ],
    asks: {
      name: 'height',
      says: [
        'How strong is the panic, 0 to 10?',
        'What number would you give it right now?',
        'From 0 to 10, how bad is this minute?',
      ],
      reads: 'scale',
      answers: [
        {
          means: 'low',
          says: [
            'That is low. No need to test if it stays.',
            'Low now. You may feel tired after this, and that is normal after a panic.',
            'It has come down a lot. Rest for a bit.',
          ],
          to: 'land',
        },
        {
          means: 'middle',
          says: [
            'It is in the middle. It can come down slowly.',
            'Half as bad is still a lot. We can go on.',
            'All right. It is still there, but there is some room.',
          ],
        },
        {
          means: 'high',
          says: [
            'That is as strong as it gets. You only have to get through this minute.',
            'It is hard to think at that height, and nothing needs thinking out.',
            'Still very strong. Let someone be near you, if you can.',
          ],
          to: 'a-person',
        },
      ],
    },
  },
]

export const land: NeedWords['land'] = [
  {
    id: 'after-wave',
    says: [
      'After a panic you may feel shaky and tired, as if you had been running. Drink something, and sit for a while.',
      'Go easy for the next half hour. Have a drink, get warm, rest. Why it came can be a question for later.',
      'You may still tremble, or cry, or feel sleepy. That can happen afterwards. Take things slowly now.',
    ],
    asks: {
      name: 'next-small',
      says: [
        'What would be a gentle next thing for you?',
        'What small thing will you do next?',
        'What would feel good right now?',
      ],
      reads: 'open',
      answers: [
        {
          means: 'told',
          says: [
            'Good. Do that slowly.',
            'That is a good next thing, even with shaky hands.',
            'Yes, do that, and nothing more for now.',
          ],
          to: 'land',
        },
        {
          means: 'unsure',
          says: [
            'Then just sit for a while and look out of a window.',
            'A glass of water is a good start.',
            'You can stay right where you are for a bit.',
          ],
          to: 'land',
        },
      ],
    },
  },
  {
    id: 'door-back',
    says: [
      'If it comes back, write here, even just one word. If panics keep coming, tell a doctor. It can be helped.',
      'You may go now. If you have another panic, tonight or next month, you can come back.',
      'A panic can be talked about here at any hour. It also helps to tell someone you trust, or a doctor, that you have these.',
    ],
  },
]
