import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const arrive: NeedWords['arrive'] = [
  {
    id: 'no-right-way',
    says: [
      'I am so sorry for your loss. You do not have to find the right words, and you do not have to feel better here.',
      'I am very sorry. There is no right way to grieve. You can talk about {him}, or we can just get through the next hour.',
      'Losing someone you love hurts so much. I will not tell you that it was for the best. You can tell me how it is.',
    ],
    asks: {
      name: 'grief-way-in',
      says: [
        'What would be good for you right now?',
        'Would you like to talk, or get through the next hour?',
        'Where shall we start with this?',
      ],
      reads: 'choice',
      answers: [
        {
          means: 'heard',
          label: 'Talk about it',
          hears: [
            'want to talk',
            'just talk',
            'talk about it',
            'tell you',
            'just listen',
            'listen to me',
            'be heard',
            'about them',
            'about him',
            'about her',
          ],
          says: [
            'I would like to hear about it. Start wherever you want.',
            'Tell me about {him}, if you like.',
            'Please do. You can begin with anything.',
          ],
          to: 'listen',
        },
        {
          means: 'body',
          label: 'Get through this hour',
          hears: ['get through', 'hour', 'tonight', 'body', 'breathe', 'crying', 'can’t stop', 'steady'],
          says: [
            'Then we only think about this hour.',
            'All right. One hour, and nothing beyond it.',
            'That is enough to aim for today.',
          ],
          to: 'this-hour',
        },
        {
          means: 'sense',
          label: 'Why it feels this way',
          hears: ['why', 'understand', 'make sense', 'normal', 'this way'],
          says: [
            'Grief can feel very strange. Here is something many people find.',
            'It is normal to ask that. I will tell you a little about grief.',
            'Grief does odd things to people. It may help to know some of them.',
          ],
          to: 'it-comes-and-goes',
        },
        {
          means: 'unsure',
          says: [
            'There is nothing you have to know. We can just be here.',
            'It is hard to want anything right now.',
            'Then just write whatever comes next.',
          ],
        },
      ],
    },
  },
  {
    id: 'after-parting',
    says: [
      'Being left, or leaving, can pull the floor away. Nothing has to be understood or decided tonight.',
      'A parting hurts like a loss, because it is one. You may miss them and be angry, both in the same minute.',
      'When it ends, a whole life of small habits ends with it. You can say here how that is, in any order.',
    ],
    asks: {
      name: 'parting-way-in',
      says: [
        'What would help most at this moment?',
        'Shall we talk about it, or get you through tonight?',
        'Which of these comes nearest to what you need?',
      ],
      reads: 'choice',
      answers: [
        {
          means: 'heard',
          label: 'Tell what happened',
          hears: ['want to talk', 'just talk', 'talk about it', 'tell you', 'just listen', 'what happened'],
          says: [
            'Then tell it as it comes. I am listening.',
            'Start with today, or with the day it ended.',
            'As it comes, out of order too. It need not be fair.',
          ],
          to: 'listen',
        },
        {
          means: 'body',
          label: 'Get through tonight',
          hears: ['get through', 'tonight', 'hour', 'crying', 'breathe', 'can’t stop'],
          says: [
            'Then only tonight. The rest can wait outside.',
            'Good. Just until you sleep.',
            'One evening, and no more than that.',
          ],
          to: 'this-hour',
        },
        {
          means: 'sense',
          label: 'Stop looking and texting',
          hears: ['texting', 'text', 'insta', 'looking', 'check', 'stop', 'phone'],
          says: [
            'The pull to look or write is strong after a parting.',
            'That is a hard one, and there is something to try.',
            'Right. We start with the phone.',
          ],
          to: 'the-phone-after',
        },
        {
          means: 'unsure',
          says: [
            'You need not know. Write whatever comes.',
            'All right. We can just stay here a while.',
            'Then nothing in particular. I read along.',
          ],
        },
      ],
    },
  },
]
