import type { NeedWords } from '#domain/chat/guide/say/words.ts'

/** And then. */
export const workLater: NeedWords['work'] = [
  {
    id: 'ride-the-not-quite',
    says: [
      'The urge to do it again goes up, and then down. {exercise} helps you wait. You can leave out the numbers.',
      '{exercise} is for sitting with the feeling that it is off. You do not have to do the exercise right.',
      'When you want to do it again, try {exercise} first. Leave out any part that becomes a ritual.',
    ],
    offers: ['urge-surfing'],
  },
  {
    id: 'seconds-and-echoes',
    says: [
      'Doing it again does not bring the right feeling. Often it makes you less sure. Say a word twenty times, and it sounds strange.',
      'The more you wait for the right feeling, the less it comes.',
      'The more often you check, the more mistakes you see. That is how this works.',
    ],
  },
  {
    id: 'good-enough-on-purpose',
    says: [
      'You can do one very small thing wrong on purpose: put a stamp on crooked, or send a message with a typo.',
      'It helps to practise with something easy. Put one spoon in the wrong place and leave it.',
      'Choose something that does not matter much, and let it be a bit untidy for an hour.',
    ],
    asks: {
      name: 'right-crooked',
      says: [
        'What small thing could be a bit wrong today?',
        'What could you leave untidy, just a little?',
        'Which small mistake could you put up with?',
      ],
      reads: 'open',
      answers: [
        {
          means: 'told',
          says: [
            'Good. Do it, and then leave it alone.',
            'That is a good size for a try.',
            'It will feel odd. Let it be odd.',
          ],
        },
        {
          means: 'unsure',
          says: [
            'You do not have to choose the right one. Anything small is fine.',
            'That can wait for another day.',
            'Something will go a bit wrong today anyway. You could leave that.',
          ],
        },
      ],
    },
  },
  {
    id: 'the-bargain',
    says: [
      'Sometimes the mind says: do it right, or someone will be hurt. That is doubt talking. You can leave it unanswered.',
      'Tapping or counting promises to keep people safe. You can stop without knowing for sure.',
      'You can care for people in other ways: call them, cook for them. The ritual asks for certainty, and nobody gets that.',
    ],
  },
  {
    id: 'perhaps-enough',
    says: [
      'Maybe it is right, and maybe not. {exercise} helps you practise that with a small thing.',
      '{exercise} is about doing something you like while it still feels off. Start with something easy.',
      'You can notice that it feels off, and do nothing about it. {exercise} is a few minutes of that.',
    ],
    offers: ['maybe-maybe-not'],
  },
  {
    id: 'past-the-doorway',
    says: [
      'Before you got stuck, you wanted to do something. You can go and do that now, with the feeling still there.',
      'You can wash up, meet a friend or write a message while it still feels wrong.',
      'This takes a lot of your time. You can take a little of it back now.',
    ],
    asks: {
      name: 'right-next',
      says: [
        'What were you going to do before this?',
        'What could you start now, with the feeling still off?',
        'What would you rather do with this hour?',
      ],
      reads: 'open',
      answers: [
        {
          means: 'told',
          says: [
            'Then start it, even if you start badly.',
            'Good. Take the feeling along, and go.',
            'You can do that with the feeling still there.',
          ],
        },
        {
          means: 'unsure',
          says: [
            'It is easy to forget, after so much repeating.',
            'Then just leave the room for a minute.',
            'You do not need a good plan for it.',
          ],
        },
      ],
    },
  },
  {
    id: 'rough-patch',
    says: [
      'When it is this bad, do less. Sit down somewhere comfortable, and leave the thing where it is.',
      'If you did it again, that is all right. You do not have to make up for it or start over.',
      'When you are tired, it all feels more wrong. Eat something, drink something, rest.',
    ],
  },
]
