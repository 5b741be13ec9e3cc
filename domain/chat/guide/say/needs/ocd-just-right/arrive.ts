import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const arrive: NeedWords['arrive'] = [
  {
    id: 'the-grain',
    says: [
      'Something does not feel right, and there is a strong pull to do it again until it does. We can talk while it is still off.',
      'You know that feeling: not quite right, once more, and once more. You can leave it unfinished while we talk.',
      'It can look fine to everyone else and still feel wrong to you. That feeling is strong, and it can wait a moment.',
    ],
    asks: {
      name: 'right-start',
      says: [
        'What would help most while it still feels off?',
        'Do you want to explain it, get unstuck, or leave it as it is?',
        'Which of these is it right now?',
      ],
      reads: 'choice',
      answers: [
        {
          means: 'heard',
          label: 'Explain it to someone',
          hears: [
            'explain',
            'tell you',
            'tell someone',
            'let me tell',
            'just listen',
            'listen to me',
            'hear me',
            'want to talk',
            'just talk',
            'talk about it',
            'describe',
          ],
          says: [
            'Explain it any way you like. It does not have to come out right.',
            'Once is enough, with all its mistakes.',
            'Then tell me what it is like.',
          ],
          to: 'listen',
        },
        {
          means: 'stuck',
          label: 'I’m stuck in it',
          hears: ['stuck', 'in the middle', 'can’t stop', 'repeating', 'again and again', 'redo'],
          says: [
            'You are in the middle of it right now, then.',
            'It is very hard to stop once you are in it.',
            'Then we look at how to get out of this one round.',
          ],
          to: 'stop-in-the-middle',
        },
        {
          means: 'leave',
          label: 'Leave it as is',
          hears: ['leave it', 'as is', 'let it be', 'move on', 'stop'],
          says: [
            'Good. It will feel wrong for a while, and you can let it.',
            'That is hard, and it is what helps in the long run.',
            'Leaving it may feel awful at first. You can do it for a short time.',
          ],
          to: 'a-bit-off',
        },
      ],
    },
  },
  {
    id: 'the-unplayed-note',
    says: [
      'It is like a tune that stops before the last note. You wait for that note. You can also let it stay away.',
      'Other people may not see anything wrong. For you it is impossible to ignore.',
      'Liking things neat is fine. It is a problem when it takes over and keeps you from other things.',
    ],
  },
]
