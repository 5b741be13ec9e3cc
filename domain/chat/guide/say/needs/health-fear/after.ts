import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const check: NeedWords['check'] = [
  {
    id: 'grip',
    says: [
      'I will not ask how your body feels. I would like to know how strong the fear is.',
      'Let us stop for a moment. I only want to know about the worry.',
      'The worry may have changed, or not. Both are all right.',
    ],
    asks: {
      name: 'grip-now',
      says: [
        'Is the fear less, the same, or more?',
        'How strong is the worry now?',
        'Has the fear let go a little?',
      ],
      reads: 'choice',
      answers: [
        {
          means: 'better',
          label: 'A bit less',
          hears: ['looser', 'better', 'less', 'calmer', 'quieter', 'weaker'],
          says: [
            'Good. And you have still got no answer.',
            'So it can get less without being sure.',
            'That is a bit of rest for you.',
          ],
          to: 'land',
        },
        {
          means: 'same',
          label: 'No different',
          hears: ['same', 'no different', 'still', 'no change'],
          says: [
            'It is stubborn. You have done nothing wrong.',
            'All right. Then let us try something else.',
            'It can take longer than one talk.',
          ],
        },
        {
          means: 'worse',
          label: 'More afraid',
          hears: ['tighter', 'worse', 'more', 'stronger'],
          says: [
            'Then we go more gently from here.',
            'I am sorry it is worse now. We will do something simpler.',
            'It often gets worse at first, when you do not check.',
          ],
          to: 'outward',
        },
      ],
    },
  },
  {
    id: 'pull-now',
    says: [
      'Let me ask about the urge to check or search. It is fine if you gave in to it.',
      'The urge goes up and down. I would like to know where it is.',
      'One look at the urge. You do not have to have done anything about it.',
    ],
    asks: {
      name: 'pull-strength',
      says: [
        'Is the urge to check weaker, the same, or stronger now?',
        'How much do you want to check at this moment?',
        'How is the urge to search now?',
      ],
      reads: 'choice',
      answers: [
        {
          means: 'better',
          label: 'Weaker',
          hears: ['weaker', 'less', 'better', 'lower', 'gone', 'easier'],
          says: [
            'So it can get weaker when you leave it alone.',
            'Good. You can go on with something else.',
            'It is a bit easier, then.',
          ],
          to: 'land',
        },
        {
          means: 'same',
          label: 'Just as strong',
          hears: ['same', 'just as strong', 'still there', 'equal'],
          says: [
            'It may need longer. You can do other things meanwhile.',
            'Still there. You do not have to give in to it.',
            'That can be tiring. We can go on slowly.',
          ],
        },
        {
          means: 'worse',
          label: 'Stronger',
          hears: ['stronger', 'worse', 'harder', 'more'],
          says: [
            'That is hard to sit with. Move about a bit, if you can.',
            'Then only try one more minute.',
            'It wants an answer now. It does not have to get one.',
          ],
          to: 'body-noise',
        },
      ],
    },
  },
]

export const land: NeedWords['land'] = [
  {
    id: 'next-thing',
    says: [
      'You can go on with your day without an answer. Do something that has nothing to do with your health.',
      'It is time for something ordinary. You can do it while you are still worried.',
      'You do not have to feel calm first. Just start on the next thing.',
    ],
    asks: {
      name: 'ordinary',
      says: [
        'What could you do next?',
        'What would you be doing now without this fear?',
        'Which small thing is waiting for you?',
      ],
      reads: 'open',
      answers: [
        {
          means: 'told',
          says: [
            'You can do it scared. That is allowed.',
            'Ten minutes of it would be enough for now.',
            'Go slowly. The worry may come along.',
          ],
          to: 'land',
        },
        {
          means: 'unsure',
          says: [
            'Something dull is fine: dishes, plants, a drawer.',
            'Then stand up and open a window.',
            'It does not have to be much.',
          ],
          to: 'land',
        },
      ],
    },
  },
  {
    id: 'back-any-time',
    says: [
      'If the fear comes back, you can come here before you search. You can also tell a doctor about the fear itself.',
      'There is help made for health fears, and it works for many people. You can ask a doctor about it.',
      'You can stop now and come back any time. If something new or sudden happens in your body, call a doctor, or {emergency}.',
    ],
  },
]
