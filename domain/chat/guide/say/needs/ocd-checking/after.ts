import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const check: NeedWords['check'] = [
  {
    id: 'pull-again',
    says: [
      'We have been talking for a while. Let us see how the urge is.',
      'I would like to know about the urge, not about the thing you check.',
      'The urge may have changed, or it may be the same. I ask only so that I know.',
    ],
    asks: {
      name: 'checking-better',
      says: [
        'Is the urge to check weaker, the same, or stronger?',
        'How is the urge now?',
        'Has the urge to go back changed?',
      ],
      reads: 'choice',
      answers: [
        {
          means: 'better',
          label: 'A bit weaker',
          hears: ['softer', 'better', 'less', 'quieter', 'weaker', 'calmer'],
          says: [
            'Weaker, with the question still open. Good that it can ease without an answer.',
            'Good. You can go on with your day from here.',
            'So it went down without another answer.',
          ],
          to: 'land',
        },
        {
          means: 'same',
          label: 'About the same',
          hears: ['same', 'no change', 'not really', 'no different'],
          says: [
            'It may need longer than this.',
            'It has not moved yet. There is more we can try.',
            'You have not failed at anything.',
          ],
        },
        {
          means: 'worse',
          label: 'Stronger',
          hears: ['louder', 'worse', 'stronger', 'more'],
          says: [
            'Then I will ask less of you.',
            'Stronger. Let us make it easier for a while.',
            'It may rise before it falls. We will take a smaller step.',
          ],
          to: 'loud-days',
        },
      ],
    },
  },
  {
    id: 'pull-in-numbers',
    says: [
      'I will ask for the number again. It does not have to be lower.',
      'One more number. There is no right answer.',
      'Just tell me where the urge is at this moment.',
    ],
    asks: {
      name: 'checking-pull-after',
      says: [
        'Where is the urge now, 0 to 10?',
        'What number is it at this moment, 0 to 10?',
        'How strong is it by now, 0 to 10?',
      ],
      reads: 'scale',
      answers: [
        {
          means: 'low',
          says: [
            'Then you can leave the thing alone now.',
            'At that number you can go and do something else.',
            'It may come up again later. You know what to do then: wait.',
          ],
          to: 'land',
        },
        {
          means: 'middle',
          says: [
            'Still there. You can have that and do other things.',
            'Give it a bit more time.',
            'Halfway. It may go up and down for a while.',
          ],
        },
        {
          means: 'high',
          says: [
            'It is still so strong, and you must be tired.',
            'That is a hard place to be. Let us go slower.',
            'So high. Let us do something small.',
          ],
          to: 'loud-days',
        },
      ],
    },
  },
]

export const land: NeedWords['land'] = [
  {
    id: 'next-hour',
    says: [
      'We can leave the question open and stop here. You do not have to check anything off first.',
      'You can go on with your day without knowing for sure. It is hard, and it is how the doubt gets weaker.',
      'This is a good place to stop, if you like. Nothing has to be certain.',
    ],
    asks: {
      name: 'checking-now',
      says: [
        'What would you like to do now, with the question left open?',
        'Would you like to get on with things, or stay here?',
        'Are you ready to do something else, or is there more?',
      ],
      reads: 'choice',
      answers: [
        {
          means: 'go',
          label: 'Get on with things',
          hears: ['go on', 'get on', 'my day', 'leave', 'done', 'bed', 'sleep'],
          says: [
            'Good. Go and do it, even if it feels unfinished.',
            'Then go on. The doubt may follow you for a bit.',
            'All right. If the urge comes, wait a little first.',
          ],
          to: 'land',
        },
        {
          means: 'stay',
          label: 'Stay a bit longer',
          hears: ['stay', 'more', 'longer', 'not yet'],
          says: [
            'Of course. Tell me what is left.',
            'Stay as long as you need. We do not have to work on anything.',
            'Then we just talk.',
          ],
          to: 'listen',
        },
      ],
    },
  },
  {
    id: 'people-who-know-doubt',
    says: [
      'There is help made for checking, called exposure and response prevention. It goes in steps, and you decide how fast. Ask a doctor where to find it.',
      'If checking takes hours, please tell a doctor. You can ask for someone who does exposure and response prevention.',
      'You do not have to manage this alone. A doctor can help you find someone trained in exposure and response prevention.',
    ],
  },
  {
    id: 'door-ajar',
    says: [
      'If the urge gets strong again, you can write here before you check. You can also write after.',
      'You can come back at any time, also in the middle of the night. You do not have to explain it all again.',
      'You can go now, without knowing for sure. However the next check goes, you are welcome here.',
    ],
  },
]
