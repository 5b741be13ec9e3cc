import type { NeedWords } from '#domain/chat/guide/say/words.ts'

/** And then. */
export const workLater: NeedWords['work'] = [
  {
    id: 'fewer-noises',
    says: [
      'Too much noise makes it worse. Turn off one sound, one light or one screen, and see if that helps.',
      'Find a quiet place for three minutes: the bathroom, the stairs, a parked car.',
      'Put your phone on silent for fifteen minutes. The messages will still be there.',
    ],
  },
  {
    id: 'a-ready-no',
    says: [
      'You can say no in one sentence: “I cannot take that on this week.” You do not have to give a reason.',
      'You can say: “I can do this or that by Friday, but not both. Which is more important”.',
      '“I will let you know tomorrow” is a good answer. It gives you time to think.',
    ],
    asks: {
      name: 'no-to-whom',
      says: [
        'Is there someone you need to say no to?',
        'Could you say one of these to someone this week?',
        'Does a person come to mind?',
      ],
      reads: 'yes-no',
      answers: [
        {
          means: 'yes',
          label: 'Yes, there is',
          says: [
            'Then you have your sentence ready.',
            'You can also send it as a message.',
            'You choose when. It can be short.',
          ],
        },
        {
          means: 'no',
          label: 'I can’t say no',
          says: [
            'Sometimes you really cannot.',
            'Then leave that. It should not be one more thing to do.',
            'Saying no is not always possible, and you are not to blame.',
          ],
        },
        {
          means: 'unsure',
          label: 'Maybe',
          says: [
            'You can keep it for when you need it.',
            'You could try it first with something small.',
            'Maybe later, then.',
          ],
        },
      ],
    },
  },
  {
    id: 'first-motion',
    says: [
      'If you are stuck, make the first step tiny: open the letter, put on one shoe, write the date.',
      'Do it for two minutes. Then you may stop.',
      'If you feel frozen, just move one thing: pick up a cup, open a window. The next thing gets easier.',
    ],
  },
  {
    id: 'shared-load',
    says: [
      'Some things are too much for one person. It is all right to ask for help.',
      'It helps to ask for one clear thing: “Could you pick up the children on Tuesday”.',
      'People often want to help, but do not know how. You can give them one small thing to do.',
    ],
    asks: {
      name: 'hands',
      says: [
        'Is there someone who could do one small thing for you?',
        'Could anyone take one thing off your list?',
        'Could someone help you with one of these?',
      ],
      reads: 'yes-no',
      answers: [
        {
          means: 'yes',
          label: 'Yes, maybe one',
          says: [
            'Good. Ask them for that one thing.',
            'One short message is all it takes.',
            'Then you do not have to do all of it.',
          ],
        },
        {
          means: 'no',
          label: 'It’s all on me',
          says: [
            'All of it alone is too much. Then something has to be smaller, or wait.',
            'A doctor, your school, your work or an advice office may be able to help.',
            'That is hard to do all by yourself.',
          ],
        },
        {
          means: 'unsure',
          label: 'I hate asking',
          says: [
            'Many people hate to ask. A very small thing may be easier.',
            'Asking can wait for another day.',
            'It does not have to be a friend. Some people are paid to help with this.',
          ],
        },
      ],
    },
  },
  {
    id: 'kinder-foreman',
    says: [
      'You may be telling yourself off for not doing more. {exercise} tries a kinder voice.',
      'Being hard on yourself makes it even harder. {exercise} can help with that, if you like it.',
      'The list stays the same. {exercise} may help you feel a little less under pressure.',
    ],
    offers: ['self-compassion-break', 'walk-and-label'],
  },
  {
    id: 'good-enough',
    says: [
      'Some things only have to be done, and not done well. Keep your energy for what really matters.',
      'Good enough will do today: soup from a tin, a short reply, half the floor.',
      'There are times to do things well, and times to just get through. This may be the second kind.',
    ],
  },
]
