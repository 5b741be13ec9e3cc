import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const work: NeedWords['work'] = [
  {
    id: 'can-do-or-cannot',
    says: [
      'There are two kinds of worry. With some, you can do something now. With others, you can only wait.',
      'A good question for a worry is whether you can do anything about it today.',
      'Some worries need a small step. Others have no answer yet, and you have to live with not knowing for a while.',
    ],
    asks: {
      name: 'handle',
      says: [
        'Is there anything you could do about it today or tomorrow?',
        'Is there a small step you could take?',
        'Can anything be done about it right now?',
      ],
      reads: 'yes-no',
      answers: [
        {
          means: 'yes',
          label: 'Yes, something',
          says: [
            'Good. It can be a very small one.',
            'Then we can turn that part into a plan.',
            'Then let us find the smallest step.',
          ],
          to: 'one-step',
        },
        {
          means: 'no',
          label: 'No, only wait',
          says: [
            'Having to wait is hard.',
            'Then it is about living with not knowing, for now.',
            'When there is nothing to do, the mind keeps thinking instead.',
          ],
          to: 'carry-open',
        },
        {
          means: 'unsure',
          label: 'A bit of both',
          says: [
            'It is often a bit of both.',
            'You can find that out later.',
            'It is not always clear. We just try.',
          ],
        },
      ],
    },
  },
  {
    id: 'one-step',
    says: [
      'If there is something you can do, make it very small: one call, one email, one question. Then stop for today.',
      'Write down the next step and when you will do it. Then you do not have to keep it in your head.',
      'The whole way need not be clear. One step and a time for it will do.',
    ],
    asks: {
      name: 'step-and-when',
      says: [
        'What is the smallest step, and when?',
        'What could you do first, and at what time?',
        'Which small thing could you do about it?',
      ],
      reads: 'open',
      answers: [
        {
          means: 'told',
          says: [
            'All right. You can write that down, with a time.',
            'That can be a start, and it can be very small.',
            'Noted. It does not all have to happen today.',
          ],
        },
        {
          means: 'unsure',
          says: [
            'Maybe there is no step yet. Then waiting is the answer.',
            'You can write “not today” on your list.',
            'A step may come to mind later.',
          ],
        },
      ],
    },
  },
  {
    id: 'park-it',
    says: [
      'It is hard to just stop worrying. {exercise} gives the worry a fixed time later, so that you can leave it now.',
      'You can put a worry off. With {exercise} you write it down and come back to it at a set time.',
      '“Not now, at six o’clock” is easier than “stop thinking”. {exercise} works like that. It suits some people and not others.',
    ],
    offers: ['worry-time'],
  },
  {
    id: 'carry-open',
    says: [
      'Some questions only get an answer with time. Thinking harder does not make it come sooner.',
      'Having no answer is hard. You can want an answer, and still do something else meanwhile.',
      'Not knowing does not mean that you did something wrong. There is just no answer yet.',
    ],
    asks: {
      name: 'not-knowing',
      says: [
        'What is hardest for you about not knowing?',
        'When is the waiting worst for you?',
        'Which part of the waiting gets to you most?',
      ],
      reads: 'open',
      answers: [
        {
          means: 'told',
          says: [
            'I can see how that wears you down.',
            'That is a hard part to wait with.',
            'No wonder you would like to know already.',
          ],
        },
        {
          means: 'unsure',
          says: [
            'Perhaps every part of it.',
            'It can be hard to say when you are in it.',
            'There may not be one worst part.',
          ],
        },
      ],
    },
  },
  {
    id: 'notice-it',
    says: [
      'You can step back from a thought a little. {exercise} does that with a few words you put in front of it.',
      'A worry is a thought, and you are the one who hears it. {exercise} helps you notice that.',
      'You do not have to argue with the thought. {exercise} shows you how to see it and let it be there.',
    ],
    offers: ['notice-the-thought', 'leaves-on-a-stream'],
  },
  {
    id: 'out-of-the-head',
    says: [
      'When your head is full, do something with your body: stand up, stretch, put your hands under cold water.',
      'Let your shoulders drop, and breathe out slowly. Thoughts may go on meanwhile.',
      'Walk a bit: up the stairs, down the street and back. It is hard to worry as much when you move.',
    ],
  },
  {
    id: 'is-it-useful',
    says: [
      'Some thinking leads to something new. Some thinking only repeats. It helps to ask which kind this is.',
      'You could ask yourself if ten more minutes of thinking would bring anything new.',
      'Worrying feels like solving a problem. Often it just goes over the same thing again.',
    ],
    asks: {
      name: 'anything-new',
      says: [
        'Has the thinking brought anything new lately?',
        'Is it getting you somewhere, or is it the same again?',
        'Did anything new come up the last time round?',
      ],
      reads: 'choice',
      answers: [
        {
          means: 'same',
          label: 'The same again',
          hears: ['same', 'nothing new', 'no', 'circles', 'round', 'nowhere'],
          says: [
            'Then you may take a break from it. You will not miss anything.',
            'So more thinking will not help today.',
            'Then you know this worry well by now. It can wait.',
          ],
        },
        {
          means: 'new',
          label: 'Something new',
          hears: ['new', 'yes', 'somewhere', 'idea', 'realised', 'realized'],
          says: [
            'Write it down, so that it is out of your head.',
            'Good, make a note of it.',
            'Then that is useful. Put it on paper.',
          ],
        },
        {
          means: 'unsure',
          says: ['It can be hard to tell.', 'Maybe some of each.', 'Then we leave that question.'],
        },
      ],
    },
  },
  {
    id: 'leaves',
    says: [
      'If pushing the thoughts away does not work, {exercise} is a way to let them come and go.',
      'You do not need a quiet mind for this. In {exercise} you picture each thought floating by.',
      '{exercise} is a way to watch your thoughts for a few minutes, and not get pulled in.',
    ],
    offers: ['leaves-on-a-stream', 'stop-and-choose'],
  },
  {
    id: 'who-else',
    says: [
      'A worry often gets smaller when you say it to someone. It does not change the facts, but you are less alone.',
      'You could tell someone: “I do not need advice. I just want to say it.”',
      'Another person may see something that you cannot see, because you are in the middle of it.',
    ],
    asks: {
      name: 'told-anyone',
      says: [
        'Does anyone know that you worry about this?',
        'Is there a person you could tell about it?',
        'Could you tell someone, even just a part?',
      ],
      reads: 'yes-no',
      answers: [
        {
          means: 'yes',
          label: 'Yes, someone',
          says: [
            'Good. You could talk to them about it again.',
            'Then you do not have to go through it alone.',
            'A short message may be enough for a start.',
          ],
        },
        {
          means: 'no',
          label: 'No one',
          says: [
            'Then you are alone with it, and that makes it bigger. You can also talk to a person here: {lines}.',
            'It is hard to keep it all to yourself.',
            'Nobody so far. You can tell me more, if you like.',
          ],
        },
        {
          means: 'unsure',
          label: 'I’d rather not',
          says: [
            'Telling is a choice, and you can leave it.',
            'You can leave that for another day.',
            'Then not now.',
          ],
        },
      ],
    },
  },
  {
    id: 'kindness-to-it',
    says: [
      'You worry because something matters to you. You can care about it and still take a break.',
      'Think of what you would say to a friend who worried like this. You could say that to yourself.',
      'Do not be angry with yourself for worrying. You did not choose it.',
    ],
  },
  {
    id: 'ordinary-now',
    says: [
      'You can do something small with the worry still there: cook, fold clothes, feed the cat.',
      'No need to wait until the worry is gone. You can start with the next small thing.',
      'The worry can be there while you do something else. It may get less when you do not watch it.',
    ],
  },
]
