import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const check: NeedWords['check'] = [
  {
    id: 'any-different',
    says: [
      'I would like to know how you are now. There is no wrong answer.',
      'You do not have to feel better just because we talked.',
      'Let me ask how it is at this moment.',
    ],
    asks: {
      name: 'lighter-or-not',
      says: [
        'Is it a bit lighter, the same, or heavier?',
        'How is it now, compared with when you came?',
        'Has anything changed, for better or worse?',
      ],
      reads: 'choice',
      answers: [
        {
          means: 'better',
          label: 'A bit lighter',
          hears: ['lighter', 'better', 'easier', 'less heavy', 'slightly'],
          says: [
            'Good that it is a bit lighter. It does not have to be more.',
            'A bit lighter is real. You can rest in that.',
            'Good. Take that with you for today.',
          ],
          to: 'land',
        },
        {
          means: 'same',
          label: 'The same',
          hears: ['same', 'no change', 'not really', 'no different', 'nothing'],
          says: [
            'Then it is still hard. You are not to blame for that.',
            'All right. I am not expecting you to feel better.',
            'It does not change so quickly. We can keep going.',
          ],
        },
        {
          means: 'worse',
          label: 'Heavier',
          hears: ['heavier', 'worse', 'lower', 'darker', 'harder'],
          says: [
            'I am sorry it is worse. You should not be alone with this.',
            'It is important that you say so.',
            'Heavier is important to know. Let us think about who can be with you.',
          ],
          to: 'the-darkest-part',
        },
      ],
    },
  },
  {
    id: 'number-for-low',
    says: [
      'A number can be easier than words. Zero is not low at all, ten is the worst.',
      'I will ask you for a number. A guess is enough.',
      'You can just type a number, if words are too much.',
    ],
    asks: {
      name: 'weight-now',
      says: [
        'How low is it now, 0 to 10?',
        'Which number fits, from 0 to 10?',
        'From 0 to 10, how heavy is it now?',
      ],
      reads: 'scale',
      answers: [
        {
          means: 'low',
          says: [
            'That sounds a bit more bearable.',
            'A small number can be a rest. Take it slowly.',
            'It is good that it is not so strong now.',
          ],
          to: 'land',
        },
        {
          means: 'middle',
          says: [
            'That is still hard to live with all day.',
            'So it is bad, and you are getting through.',
            'Do only what you have to today.',
          ],
        },
        {
          means: 'high',
          says: [
            'That is very bad. Somebody should be with you.',
            'So high. You only have to get through the next hour.',
            'That is serious. Please let someone know.',
          ],
          to: 'one-person-who-knows',
        },
      ],
    },
  },
]

export const land: NeedWords['land'] = [
  {
    id: 'rest-of-today',
    says: [
      'The rest of today can be very simple: something warm to eat, something to watch, bed.',
      'You do not have to do anything big today. What is not urgent can wait.',
      'Try one kind thing for yourself: a shower, a blanket, a film you know.',
    ],
    asks: {
      name: 'soft-thing',
      says: [
        'What could you do in the next hour?',
        'Which small thing would be good for you now?',
        'What would make the rest of today a bit easier?',
      ],
      reads: 'open',
      answers: [
        {
          means: 'told',
          says: [
            'You deserve something kind, without a reason.',
            'Let it be small, and let it be enough.',
            'Go gently with the rest of the day.',
          ],
          to: 'land',
        },
        {
          means: 'unsure',
          says: [
            'Then just rest. Lying down is fine.',
            'You do not have to plan anything.',
            'A blanket and a drink would be a good start.',
          ],
          to: 'land',
        },
      ],
    },
  },
  {
    id: 'come-as-low',
    says: [
      'You can come back as low as you are now. If it gets darker, please talk to someone: {lines}.',
      'You can leave it here for today. If you feel low for weeks, see a doctor, and if it gets dark, {lines}.',
      'You can write here again at any time. If you want a real voice, also at night: {lines}.',
    ],
  },
]
