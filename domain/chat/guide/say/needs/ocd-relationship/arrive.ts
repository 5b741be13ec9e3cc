import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const arrive: NeedWords['arrive'] = [
  {
    id: 'the-question-at-table',
    says: [
      'You keep asking if this love is right, or enough. We can talk about that without answering it today.',
      'There is someone in your life, and there is a doubt that wants an answer now. It can go without one today.',
      'It is hard when you keep asking yourself what you feel. You can take a break from asking while we talk.',
    ],
    asks: {
      name: 'love-start',
      says: [
        'Do you want to say it, stop checking, or get an answer?',
        'What would help first with this doubt?',
        'Which of these is closest to how it is?',
      ],
      reads: 'choice',
      answers: [
        {
          means: 'heard',
          label: 'Say it out loud',
          hears: [
            'say it',
            'out loud',
            'tell you',
            'tell someone',
            'let me tell',
            'just listen',
            'listen to me',
            'hear me',
            'want to talk',
            'just talk',
            'talk about it',
          ],
          says: [
            'Say it out loud here. It does not commit you to anything.',
            'You can say the worst of it. I just listen.',
            'Here it is only a thought in words.',
          ],
          to: 'listen',
        },
        {
          means: 'checking',
          label: 'I keep checking feelings',
          hears: ['check', 'feelings', 'do i love', 'compare', 'feel enough', 'test'],
          says: [
            'Checking your feelings all day is hard work.',
            'That can make it hard to feel anything at all.',
            'There is what you feel, and there is the checking. Let us look at the checking.',
          ],
          to: 'roots',
        },
        {
          means: 'answer',
          label: 'I need an answer',
          hears: ['answer', 'have to know', 'decide', 'right one', 'stay or leave', 'be sure', 'break up'],
          says: [
            'I hear how badly you want to know.',
            'An answer would be a relief. I see that.',
            'It feels urgent, even if nothing has to be decided today.',
          ],
          to: 'no-oracle',
        },
      ],
    },
  },
  {
    id: 'why-here',
    says: [
      'Doubt often goes to what matters most to us. So it can go to the person you are with.',
      'Everyone has bad days in love. When you have to be sure, each bad day looks like proof.',
      'It is normal to wonder about a relationship. It becomes a loop when you have to solve it every day.',
    ],
  },
]
