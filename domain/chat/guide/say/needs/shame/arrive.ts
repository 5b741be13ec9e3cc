import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const arrive: NeedWords['arrive'] = [
  {
    id: 'without-being-stared-at',
    says: [
      'You can say as little as you like. No one here can see your face, and nothing has to be confessed.',
      'Shame makes us want to hide. You can stay a bit hidden here, and still talk about it.',
      'That is hard to bring to anyone. You do not have to say what it is to be taken seriously.',
    ],
    asks: {
      name: 'shame-way-in',
      says: [
        'Shall I listen, help your body first, or look at it with you?',
        'What would be the easiest way to start?',
        'How would you like to go about it?',
      ],
      reads: 'choice',
      answers: [
        {
          means: 'heard',
          label: 'Let me say it',
          hears: [
            'say it',
            'just listen',
            'listen to me',
            'tell you',
            'tell someone',
            'let me tell',
            'want to talk',
            'just talk',
            'talk about it',
            'be heard',
            'get it out',
          ],
          says: [
            'Then say it, in any words you can find.',
            'I listen. You can start with the easiest part.',
            'You can say it here, and nothing bad will be said back.',
          ],
          to: 'listen',
        },
        {
          means: 'body',
          label: 'My body is burning',
          hears: ['body', 'burning', 'hot', 'cringe', 'sick', 'calm', 'settle', 'face'],
          says: [
            'Shame is very physical. The body first, then.',
            'Then we leave out the story for now.',
            'What caused it can stay with you.',
          ],
          to: 'hot-face',
        },
        {
          means: 'sense',
          label: 'Look at it calmly',
          hears: ['understand', 'make sense', 'calmly', 'sort', 'look at it', 'think it through'],
          says: [
            'Then we look at it slowly, without blame.',
            'You can look from as far away as you want.',
            'Good. We go one step at a time, and you can stop.',
          ],
          to: 'did-or-am',
        },
        {
          means: 'unsure',
          says: [
            'There is no need to choose a way.',
            'Then we just start with something small.',
            'That is all right, there is no hurry.',
          ],
        },
      ],
    },
  },
  {
    id: 'did-or-am',
    says: [
      'Guilt is about something you did. Shame is about who you are. They feel alike, but they need different things.',
      'Shame can be about something you did, about how you are, or about something others did to you.',
      'Some shame comes from one moment. Some shame is there all the time.',
    ],
    asks: {
      name: 'about-what',
      says: [
        'Is it about something you did, yourself, or something done to you?',
        'What is it mostly about, without any details?',
        'Which of these is closest to yours?',
      ],
      reads: 'choice',
      answers: [
        {
          means: 'deed',
          label: 'Something I did',
          hears: ['i did', 'mistake', 'guilty', 'regret', 'embarrassed myself'],
          says: [
            'Something you did, then. You do not have to say what.',
            'Most people have done something they would like to undo.',
            'Then there is a moment you wish you could take back.',
          ],
        },
        {
          means: 'self',
          label: 'The way I am',
          hears: [
            'way i am',
            'myself',
            'who i am',
            'my body',
            'not enough',
            'disgusting',
            'how i look',
            'everything',
          ],
          says: [
            'That hurts in a deep way.',
            'Then it is with you wherever you go. That is exhausting.',
            'That is a painful way to feel about yourself.',
          ],
        },
        {
          means: 'done-to-me',
          label: 'Something done to me',
          hears: ['done to me', 'they did', 'he did', 'she did', 'happened to me', 'abuse', 'bullied'],
          says: [
            'I believe you on that, and I will not ask what happened.',
            'What they did is on them, and not on you.',
            'Then the shame belongs to someone else. There is no need to tell me about it.',
          ],
          to: 'handed-on',
        },
        {
          means: 'unsure',
          says: [
            'It may be a mix. That is often so.',
            'Shame can be hard to explain.',
            'There is no need to sort that out now.',
          ],
        },
      ],
    },
  },
]
