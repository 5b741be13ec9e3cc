import type { NeedWords } from '#domain/chat/guide/say/words.ts'

/** What is said first there. */
export const work: NeedWords['work'] = [
  {
    id: 'unanswered',
    says: [
      'You want to know for sure that it is nothing bad. Nobody can give you that for good. We can practise leaving it open.',
      'If I gave you an answer, the doubt would be back tonight. So I leave the question unanswered, and I stay here.',
      'It is very hard not to know. You can be scared and still go on with the next thing, without an answer.',
    ],
    asks: {
      name: 'open-for-now',
      says: [
        'Could you leave it unanswered for ten minutes?',
        'Can the question wait while we talk?',
        'Could you go ten minutes without checking or searching?',
      ],
      reads: 'yes-no',
      answers: [
        {
          means: 'yes',
          label: 'I can try',
          says: [
            'Good. It may get louder at first. Let it be loud.',
            'Then put the phone down for ten minutes, or keep only this page open.',
            'All right. Move a little, or do something with your hands.',
          ],
        },
        {
          means: 'no',
          label: 'No, I need to know',
          says: [
            'I understand. It feels as if you must know right now.',
            'No is a fair answer. We can try it with one minute.',
            'The need to know is very strong, and I still cannot give you the answer.',
          ],
        },
        {
          means: 'unsure',
          label: 'I don’t know',
          says: [
            'You can try, and stop when you want.',
            'One minute is enough to begin with.',
            'You will see how far you get.',
          ],
        },
      ],
    },
  },
  {
    id: 'the-pull',
    says: [
      'The fear makes you want to search, check or ask. It helps for a moment. Then the next doubt comes.',
      'You check, and for a short time you feel better. Then you have to check again. Many people get stuck there.',
      'Just before you search or check, there is a short moment when you can wait. That is where we can start.',
    ],
    asks: {
      name: 'errand',
      says: [
        'What do you do most: search, check, or ask?',
        'What does the fear make you do?',
        'Which of these do you want to do right now?',
      ],
      reads: 'choice',
      answers: [
        {
          means: 'search',
          label: 'Search online',
          hears: ['search', 'google', 'look up', 'online', 'read', 'reddit', 'internet', 'ai'],
          says: [
            'You can search for hours and be more scared after it.',
            'The internet shows the worst things first. It does not know you.',
            'You could close the search for now. It will still be there in ten minutes.',
          ],
        },
        {
          means: 'check',
          label: 'Check my body',
          hears: ['check', 'press', 'touch', 'pulse', 'feel for', 'mirror', 'measure', 'weigh', 'watch'],
          says: [
            'The more you check a place, the more you feel there.',
            'You could leave your hands off it for ten minutes.',
            'Pressing and watching can make it sore, and then it scares you more.',
          ],
        },
        {
          means: 'ask',
          label: 'Ask someone',
          hears: ['ask', 'reassure', 'partner', 'mum', 'husband', 'wife', 'doctor', 'friend', 'ring'],
          says: [
            'It helps when someone says it is all right, but not for long.',
            'It is very human to want to hear that.',
            'You could ask for a hug this time, and not for an answer.',
          ],
        },
        {
          means: 'unsure',
          says: [
            'It may only be in your thoughts. Thinking about it is a kind of checking, too.',
            'You do not have to name it.',
            'It may be different each time.',
          ],
        },
      ],
    },
  },
  {
    id: 'ten-later',
    says: [
      'You do not have to stop checking for ever. Only wait ten minutes. {exercise} helps you through them.',
      'Say “later” to the search, not “never”. While you wait, you can do {exercise}.',
      '{exercise} gives you something to do instead of checking. You can still check afterwards, if you want.',
    ],
    offers: ['urge-surfing', 'attention-switch'],
  },
  {
    id: 'outward',
    says: [
      'When you listen to your body all the time, you feel every small thing. {exercise} turns your attention to what is around you.',
      '{exercise} is about sounds and things outside you. It gives your mind a rest from your body.',
      'You could give your attention something else for a few minutes. Try {exercise} for that.',
    ],
    offers: ['attention-switch', 'walk-and-label'],
  },
  {
    id: 'thought-not-test',
    says: [
      'You can say: “I am having the thought that I am ill.” It is a thought. It is not a test result.',
      'A scary thought feels true, most of all at night. It is still a thought, and you do not have to act on it.',
      'If the same worry comes again and again, you can give it a name. Then you can say: “There it is again.”',
    ],
    asks: {
      name: 'title',
      says: [
        'What could you call this worry?',
        'Which name would fit this fear?',
        'What would you say to it when it comes back?',
      ],
      reads: 'open',
      answers: [
        {
          means: 'told',
          says: [
            'You can say that to yourself the next time it starts.',
            'That may help you notice it sooner.',
            'You can keep that in mind for tonight.',
          ],
        },
        {
          means: 'unsure',
          says: [
            '“That worry again” is good enough.',
            'It does not need a name.',
            'You can think of one later.',
          ],
        },
      ],
    },
  },
]
