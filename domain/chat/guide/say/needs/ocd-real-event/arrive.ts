import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const arrive: NeedWords['arrive'] = [
  {
    id: 'the-court-sits',
    says: [
      'Something from the past keeps coming back, and you go over it again and again. Nothing has to be proved here.',
      'Something that happened, or may have happened, does not let you go. We can talk about how it is for you, without going into it again.',
      'Your mind keeps asking what you did and what it means. We can leave the details out while we talk.',
    ],
    asks: {
      name: 'event-start',
      says: [
        'What would help first with this?',
        'Is it the weight of it, the replaying, or the urge to confess?',
        'What is the hardest part right now?',
      ],
      reads: 'choice',
      answers: [
        {
          means: 'heard',
          label: 'The weight of it',
          hears: [
            'weight',
            'how heavy',
            'hear me',
            'just listen',
            'listen to me',
            'want to talk',
            'just talk',
            'talk about it',
            'how hard',
          ],
          says: [
            'Then tell me how it feels. You can leave out what happened.',
            'I listen, and I do not judge.',
            'You can say how heavy it is, without any proof.',
          ],
          to: 'listen',
        },
        {
          means: 'replay',
          label: 'It keeps replaying',
          hears: ['replay', 'over and over', 'go over', 'keeps', 'remember', 'memory', 'review'],
          says: [
            'It plays over and over, and never gets clear.',
            'Going over it can fill a whole day.',
            'That is exhausting to have running in your head.',
          ],
          to: 'one-more-replay',
        },
        {
          means: 'confess',
          label: 'I need to confess',
          hears: ['confess', 'tell someone', 'admit', 'own up', 'apologise', 'ask', 'forgive'],
          says: [
            'That need can be very strong.',
            'It is the wish to tell someone, and to hear something back.',
            'Telling feels like the only way out, then.',
          ],
          to: 'telling-can-wait',
        },
      ],
    },
  },
  {
    id: 'conscience-and-loop',
    says: [
      'A conscience tells you something once, so that you can act. When it comes back a hundred times, it is a loop.',
      'Thinking back once is normal. Thinking back to be completely sure has no end.',
      'It is good to care about what you do. It does not mean that you have to judge yourself every day.',
    ],
  },
]
