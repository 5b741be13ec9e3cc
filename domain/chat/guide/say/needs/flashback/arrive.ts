import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const arrive: NeedWords['arrive'] = [
  {
    id: 'that-was-then',
    says: [
      'It feels as if it is happening now. It is a memory, and it is very strong. Keep your eyes open and look at one thing near you.',
      'You do not have to tell the story. Look around slowly and find something you can see.',
      'That is a memory coming back, and it is terrifying. Leave your eyes open. Look at something in front of you.',
    ],
    asks: {
      name: 'see-one',
      says: [
        'What is one thing you can see?',
        'What colour is the thing nearest to you?',
        'Can you tell me one thing that is in front of you?',
      ],
      reads: 'open',
      answers: [
        {
          means: 'told',
          says: [
            'Keep looking for a moment. What you see is here, today.',
            'Look at the colours and the edges of what you see.',
            'What you can see and touch belongs to now.',
          ],
        },
        {
          means: 'unsure',
          says: [
            'That is all right. You can look at this screen.',
            'Then just feel what you are sitting or standing on.',
            'You do not have to name anything. Keep your eyes open if you can.',
          ],
        },
      ],
    },
  },
  {
    id: 'the-date',
    says: [
      'Look at the date on your phone or computer. Say it out loud: the day, the month, the year. That is today.',
      'What you remember is in the past. Today has another date. You can read it on your screen and say it aloud.',
      'Look at your hands. Those are your hands today. Say how old you are now, out loud if you can.',
    ],
  },
]
