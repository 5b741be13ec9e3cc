import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const arrive: NeedWords['arrive'] = [
  {
    id: 'still-on-you',
    says: [
      'Feeling dirty can make it impossible to think of anything else. You do not have to wash before you write here.',
      'You want it gone, and you want it gone now. We can talk while the feeling is still there.',
      'This fear can make every surface feel dangerous. We can start slowly, and I will not tell you to touch anything.',
    ],
    asks: {
      name: 'clean-start',
      says: [
        'What would help most right now?',
        'Shall we talk, look at the urge, or find a next step?',
        'Which of these is closest to what you need?',
      ],
      reads: 'choice',
      answers: [
        {
          means: 'heard',
          label: 'Tell how it is',
          hears: [
            'tell you',
            'tell someone',
            'let me tell',
            'hear me',
            'just listen',
            'listen to me',
            'want to talk',
            'just talk',
            'talk about it',
            'vent',
            'explain',
          ],
          says: [
            'Tell me how it is, in your own words.',
            'You can tell me all of it or only part.',
            'I would like to hear what it is like for you.',
          ],
          to: 'listen',
        },
        {
          means: 'urge',
          label: 'I want to wash',
          hears: ['wash', 'washing', 'clean', 'shower', 'wipe', 'disinfect', 'soap', 'stuck at the sink'],
          says: [
            'Then let us look at that urge before you go to the tap.',
            'All right. We start with the urge to wash.',
            'That urge can be very strong. Let us look at it together.',
          ],
          to: 'urge-to-wash',
        },
        {
          means: 'day',
          label: 'Get back to my day',
          hears: ['day', 'move on', 'get on', 'stop', 'back to', 'leave it'],
          says: [
            'Then we look for a way to go on, even while it feels dirty.',
            'Good. You do not have to feel clean first.',
            'Let us find a small next step.',
          ],
          to: 'wait-dry',
        },
      ],
    },
  },
  {
    id: 'the-moving-line',
    says: [
      'Washing helps for a short time. Then the feeling comes back, and it often wants a longer wash than before.',
      'The rules tend to grow. First it is only the hands, then the taps, then the clothes. Many people with this fear know that.',
      'Wanting to be clean is fine. The trouble is that this feeling does not tell you when you are clean enough.',
    ],
  },
]
