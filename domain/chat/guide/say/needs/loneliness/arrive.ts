import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const arrive: NeedWords['arrive'] = [
  {
    id: 'nobody-there',
    says: [
      'Feeling alone hurts. I am prepared words and not a person, but I will read everything you write.',
      'It is hard to say that you are lonely. Many people feel it and hide it. You can tell me about it.',
      'Being alone makes everything else harder too. You can talk here, and later we can think about people.',
    ],
    asks: {
      name: 'what-for-tonight',
      says: [
        'What would you like from me now?',
        'Would you like to talk, or find one step towards people?',
        'Which of these would you like?',
      ],
      reads: 'choice',
      answers: [
        {
          means: 'heard',
          label: 'Someone to listen',
          hears: [
            'just listen',
            'listen to me',
            'want to talk',
            'just talk',
            'talk about it',
            'be heard',
            'someone to talk',
            'company',
            'chat',
          ],
          says: [
            'Good. Tell me whatever you would tell a friend.',
            'I will listen. It can be about anything at all.',
            'Then tell me how it has been.',
          ],
          to: 'listen',
        },
        {
          means: 'sense',
          label: 'Why it hurts so',
          hears: ['why', 'hurts', 'understand', 'make sense', 'wrong with me'],
          says: [
            'It is a good question. I will tell you what I know.',
            'Let us look at that. It is no failing of yours.',
            'Then a little about why being alone hurts.',
          ],
          to: 'a-kind-of-hunger',
        },
        {
          means: 'small',
          label: 'A step towards people',
          hears: ['step', 'people', 'meet', 'friends', 'do something', 'reach out'],
          says: [
            'Then let us look for a very small step.',
            'Good. It can be something that takes one minute.',
            'All right. We go slowly, and you choose.',
          ],
          to: 'thin-threads',
        },
        {
          means: 'unsure',
          says: [
            'You can just be here for a while.',
            'You do not need a plan.',
            'Then we start with something easy.',
          ],
        },
      ],
    },
  },
  {
    id: 'which-alone',
    says: [
      'Some people are lonely because nobody is there. Others have people around them and still feel alone.',
      'You can be alone at home, or alone in the middle of a crowd. Both hurt.',
      'Sometimes it is one person you miss. Sometimes it is everyone.',
    ],
    asks: {
      name: 'alone-how',
      says: [
        'Which of these is closest for you?',
        'Is nobody there, or are people there but not close?',
        'What kind of lonely is it?',
      ],
      reads: 'choice',
      answers: [
        {
          means: 'nobody',
          label: 'There’s nobody',
          hears: ['nobody', 'no one', 'no friends', 'live alone', 'by myself', 'just me', 'moved'],
          says: [
            'Having nobody to talk to is very hard.',
            'Then the days can be long and quiet.',
            'Nobody to say good morning to. That hurts.',
          ],
        },
        {
          means: 'unseen',
          label: 'People, but not close',
          hears: [
            'not close',
            'people around',
            'surrounded',
            'unseen',
            'invisible',
            'don’t get me',
            'left out',
            'crowd',
          ],
          says: [
            'It is lonely when people are there and do not really see you.',
            'You may look fine from outside, so nobody asks.',
            'That can be the loneliest kind of all.',
          ],
        },
        {
          means: 'one-missing',
          label: 'One person is missing',
          hears: ['missing', 'miss', 'left me', 'broke up', 'gone', 'far away', 'one person'],
          says: [
            'Missing one person can make the whole world feel empty.',
            'You can tell me about that person if you like.',
            'Nobody else can take that place, and that hurts.',
          ],
        },
        {
          means: 'unsure',
          says: [
            'You do not have to know which it is.',
            'It may be some of each.',
            'It hurts, whatever you call it.',
          ],
        },
      ],
    },
  },
]
