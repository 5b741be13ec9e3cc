import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const arrive: NeedWords['arrive'] = [
  {
    id: 'the-long-night',
    says: [
      'It is lonely to be awake when everyone else seems to be asleep. Nothing has to be fixed right now.',
      'Nights without sleep feel very long, and worries feel bigger. Let us go slowly tonight.',
      'You are tired and cannot sleep. That wears anyone down. Let us see what keeps you awake.',
    ],
    asks: {
      name: 'what-keeps',
      says: [
        'What is keeping you awake most?',
        'Which of these fits best tonight?',
        'Is it thoughts, a bad dream, or something you want to tell?',
      ],
      reads: 'choice',
      answers: [
        {
          means: 'heard',
          label: 'Just listen to me',
          hears: [
            'just listen',
            'listen to me',
            'hear me',
            'want to talk',
            'just talk',
            'talk about it',
            'company',
            'not be alone',
            'vent',
          ],
          says: [
            'Then tell me about it, in your own time.',
            'Write it just as it comes, lying or sitting.',
            'All right. No advice, only listening.',
          ],
          to: 'listen',
        },
        {
          means: 'thoughts',
          label: 'My head won’t stop',
          hears: ['head', 'thoughts', 'thinking', 'mind', 'worry', 'racing', 'tomorrow'],
          says: [
            'Then your mind keeps working when it should rest.',
            'Thoughts get loud when it is quiet.',
            'That is a tiring way to lie there.',
          ],
          to: 'on-paper-till-morning',
        },
        {
          means: 'dream',
          label: 'A bad dream',
          hears: ['dream', 'nightmare', 'woke', 'scared to sleep', 'terror'],
          says: [
            'The dream itself can stay untold.',
            'A bad dream can leave your heart racing for a while.',
            'It takes time to feel safe again after that.',
          ],
          to: 'after-dream',
        },
        {
          means: 'body',
          hears: ['body', 'tense', 'restless', 'heart', 'hot', 'breathe', 'pain', 'wound up', 'settle'],
          says: [
            'Then we start with the body.',
            'It is hard to lie still when you are restless.',
            'Your body is still wide awake, then.',
          ],
          to: 'slow-body',
        },
        {
          means: 'unsure',
          says: [
            'You do not need a reason for being awake.',
            'Sometimes there is no clear cause.',
            'We can start without knowing.',
          ],
        },
      ],
    },
  },
  {
    id: 'small-hours',
    says: [
      'At night, problems look bigger than they are by day. No decisions are needed now.',
      'A tired mind sees the worst side of things. Try not to judge your life at this hour.',
      'What you think about yourself at night is not the full picture. It can wait until it is light.',
    ],
  },
]
