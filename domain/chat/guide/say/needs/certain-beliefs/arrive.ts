import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const arrive: NeedWords['arrive'] = [
  {
    id: 'taken-seriously',
    says: [
      'What you tell me sounds very hard to live with. I cannot see from here what is going on. I can listen to how it is for you.',
      'It takes courage to talk about this. I will not tell you what is real and what is not. I want to help you feel safer.',
      'I will not argue with you, and I will not laugh. Nobody is watching this live. I can help you with how you feel.',
    ],
    asks: {
      name: 'strange-way-in',
      says: [
        'What would help you now?',
        'Would you like to talk, feel steadier, or rest?',
        'Which of these would be good first?',
      ],
      reads: 'choice',
      answers: [
        {
          means: 'heard',
          label: 'Listen to me',
          hears: [
            'just listen',
            'listen to me',
            'hear me',
            'want to talk',
            'just talk',
            'talk about it',
            'tell you',
            'tell someone',
            'let me tell',
            'believe me',
            'explain',
          ],
          says: [
            'Take the time you need. I read everything.',
            'Then tell me how it has been for you.',
            'All right. I will read it, and I will not argue.',
          ],
          to: 'listen',
        },
        {
          means: 'steady',
          label: 'Feel steadier',
          hears: ['steady', 'steadier', 'calm', 'scared', 'body', 'ground', 'settle', 'safe'],
          says: [
            'Good. Let us begin with the room you are in.',
            'Then we do something small and quiet.',
            'We can try to make things a bit calmer around you.',
          ],
          to: 'plain-things-in-view',
        },
        {
          means: 'rest',
          label: 'Get some rest',
          hears: ['rest', 'sleep', 'tired', 'quiet', 'stop it', 'can’t sleep'],
          says: [
            'Rest is very important now.',
            'Good. Let us see how you can get some sleep.',
            'Then sleep comes before everything else.',
          ],
          to: 'sleep-before-answers',
        },
        {
          means: 'unsure',
          says: [
            'There is no need to choose. We go gently.',
            'It may be too much at once. I will say one simple thing.',
            'All right, we take it one step at a time.',
          ],
        },
      ],
    },
  },
  {
    id: 'the-feeling-in-it',
    says: [
      'We do not have to decide what it means. I would like to know how you feel.',
      'Whatever is behind it, it is hard on you. That part I can help with.',
      'When everything seems to mean something, it is very tiring and scary.',
    ],
    asks: {
      name: 'which-feeling',
      says: [
        'What do you feel most: fear, racing thoughts, or being alone?',
        'How does it make you feel?',
        'Which feeling is strongest?',
      ],
      reads: 'choice',
      answers: [
        {
          means: 'afraid',
          label: 'Afraid',
          hears: ['afraid', 'scared', 'fear', 'terrified', 'frightened', 'watched', 'danger'],
          says: [
            'It is awful to be afraid all the time.',
            'Being so afraid is exhausting. Let us find a way to feel a bit safer.',
            'No one should have to be this frightened alone.',
          ],
        },
        {
          means: 'wound-up',
          label: 'Wound up, racing',
          hears: [
            'racing',
            'wound up',
            'restless',
            'energy',
            'excited',
            'amazing',
            'fast',
            'awake',
            'powerful',
          ],
          says: [
            'When your mind goes that fast, it is hard to sleep or eat.',
            'Then slow and quiet things are good for you now.',
            'You may not notice how tired your body is.',
          ],
        },
        {
          means: 'alone',
          label: 'Alone with it',
          hears: ['alone', 'lonely', 'nobody believes', 'no one believes', 'isolated', 'misunderstood'],
          says: [
            'It is lonely when nobody seems to understand.',
            'You deserve to have someone with you.',
            'Going through it alone makes it harder.',
          ],
        },
        {
          means: 'unsure',
          says: [
            'It may be many feelings at once.',
            'You do not need a word for what you feel.',
            'It can be hard to tell when so much is going on.',
          ],
        },
      ],
    },
  },
]
