import type { NeedWords } from '#domain/chat/guide/say/words.ts'

/** And then. */
export const workLater: NeedWords['work'] = [
  {
    id: 'what-others-say',
    says: [
      'People often answer with advice, or with a story of their own. I will not do that.',
      'I will not say “at least” or “it could be worse”. You can just say how it is.',
      'You do not have to look after my feelings. You can say it straight.',
    ],
  },
  {
    id: 'under-it',
    says: [
      'If there is something you do not want to talk about, leave it out. You choose.',
      'You never have to tell me the hardest part. You can also come to it slowly.',
      'I will not push you to say more than you want.',
    ],
  },
  {
    id: 'what-it-wants',
    says: [
      'There may be one thing you have wanted to say for a long time. You can say it here.',
      'Sometimes there is something that you cannot say to anyone you know. You can write it down here.',
      'You can write what you would say if nobody could be hurt by it.',
    ],
    asks: {
      name: 'one-sentence',
      says: [
        'What have you been wanting to say?',
        'Is there something you have not told anyone yet?',
        'What would you say if you could say anything?',
      ],
      reads: 'open',
      answers: [
        {
          means: 'told',
          says: [
            'That was hard to say. I have taken it in.',
            'You said it. I am not shocked.',
            'It is in words now. You can leave it as it is.',
          ],
        },
        {
          means: 'unsure',
          says: [
            'Then you keep that to yourself.',
            'Maybe another time, or maybe not at all.',
            'There does not have to be anything.',
          ],
        },
      ],
    },
  },
  {
    id: 'no-lesson',
    says: [
      'You do not have to learn anything from this. It can just be hard.',
      'I am not waiting for a happy ending. You can tell me how it really is.',
      'It does not have to be good for something. Some things are just bad.',
    ],
  },
  {
    id: 'you-in-it',
    says: [
      'We have talked about what is happening. I would also like to know how you are.',
      'I hear what goes on around you. You count in this as well.',
      'You can tell me about yourself for a moment, and not about the others.',
    ],
    asks: {
      name: 'how-is-it-for-you',
      says: [
        'How are you, with all this going on?',
        'How are you holding up today?',
        'What is this like for you?',
      ],
      reads: 'open',
      answers: [
        {
          means: 'told',
          says: [
            'I am listening to that, too. It is good to hear about you.',
            'No wonder, with all that is going on.',
            'That sounds like a hard place to be in.',
          ],
        },
        {
          means: 'unsure',
          says: [
            'It can be hard to tell how you are.',
            'That is a big question. You can leave it.',
            'You do not have to know that today.',
          ],
        },
      ],
    },
  },
  {
    id: 'lay-it-down',
    says: [
      'You can leave some of it here for now. It stays written down, and you can rest from it.',
      'You have written it down. You do not have to keep it all in your head for the moment.',
      'What you wrote stays here until you want it or delete it. You can think of something else for a while.',
    ],
  },
  {
    id: 'you-may-stop',
    says: [
      'If talking makes it worse, we can stop. Look up from the screen and take a breath.',
      'Talking about it can stir things up. You can leave it now, and have a glass of water.',
      'You do not have to go on. You can just sit here, or look out of the window.',
    ],
  },
  {
    id: 'still-open',
    says: [
      'You can go on, talk about something else, or stop. You choose.',
      'There is no need to finish this. We can stop at any point.',
      'I am in no hurry. You can write more or leave it here.',
    ],
  },
]
