import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const arrive: NeedWords['arrive'] = [
  {
    id: 'come-in',
    says: [
      'I am here to listen. You will get no advice unless you ask for it.',
      'You can just talk. I will not tell you what to do.',
      'Tell me as much as you like, in any order. I am here to read it.',
    ],
    asks: {
      name: 'how-to-listen',
      says: [
        'Shall I ask you things, or mostly stay quiet?',
        'Would you like me to ask questions now and then?',
        'Do you want to just write, or be asked a little?',
      ],
      reads: 'choice',
      answers: [
        {
          means: 'quiet',
          label: 'Mostly quiet, please',
          hears: [
            'mostly quiet',
            'keep quiet',
            'be quiet',
            'silence',
            'just write',
            'just listen',
            'no questions',
            'don’t ask',
            'dont ask',
          ],
          says: [
            'Then I will say very little and let you write.',
            'I will keep it short, so there is space for you.',
            'All right. You write, and I read.',
          ],
          to: 'any-end',
        },
        {
          means: 'asked',
          label: 'Ask me something sometimes',
          hears: ['ask me', 'a question', 'questions are ok', 'be asked', 'now and then', 'sometimes'],
          says: [
            'Good. You can skip any question you do not like.',
            'Then I will ask something now and then.',
            'I will ask. You only answer if you want to.',
          ],
          to: 'what-first',
        },
        {
          means: 'unsure',
          label: 'No idea yet',
          hears: ['no idea', 'not sure', 'either', 'don’t mind', 'whatever'],
          says: [
            'We can find out as we go.',
            'You do not have to decide that. Just start.',
            'Then we begin, and you tell me if I ask too much.',
          ],
          to: 'any-end',
        },
      ],
    },
  },
]
