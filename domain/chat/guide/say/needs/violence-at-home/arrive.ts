import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const arrive: NeedWords['arrive'] = [
  {
    id: 'first-is-it-safe',
    says: [
      'What you say is believed. I keep this short. You can close this page at any moment.',
      'I take what you tell me as true. Under Settings you can switch on an Exit button that leaves at once.',
      'You are believed here. If someone comes in, close this straight away. It keeps.',
    ],
    asks: {
      name: 'safe-to-read',
      says: [
        'Is it safe for you to read this now?',
        'Can you read this without being seen?',
        'Are you alone with your screen right now?',
      ],
      reads: 'yes-no',
      answers: [
        {
          means: 'yes',
          label: 'Yes, for now',
          says: [
            'All right. Stop whenever you have to.',
            'Good. Close it as soon as that changes.',
            'Then we keep it short.',
          ],
        },
        {
          means: 'no',
          label: 'No',
          says: [
            'Then close this now. You can open it again later.',
            'Leave the page now. You can come back another time.',
            'Please close it now. Being safe comes before reading.',
          ],
          to: 'close-for-now',
        },
        {
          means: 'unsure',
          label: 'Not sure',
          says: [
            'Then we keep it very short. Leave as soon as you need to.',
            'If you are not sure, be careful. Rather leave too early.',
            'Then read only as much as feels safe.',
          ],
        },
      ],
    },
  },
  {
    id: 'what-would-help-now',
    says: [
      'You decide what happens next. I will not tell you to go or to stay.',
      'Nothing has to change because you wrote this. You can use this page for one thing only.',
      'You know best what is possible where you are. I can listen, or give you some facts.',
    ],
    asks: {
      name: 'home-way-in',
      says: [
        'What would be of use now?',
        'Which of these do you want first?',
        'Shall I listen, tell you who can help, or talk about safety?',
      ],
      reads: 'choice',
      answers: [
        {
          means: 'heard',
          label: 'Just hear me',
          hears: [
            'hear me',
            'just listen',
            'listen to me',
            'want to talk',
            'just talk',
            'talk about it',
            'tell you',
            'tell someone',
            'let me tell',
            'be heard',
            'believe',
          ],
          says: [
            'Then I listen, and I believe you.',
            'Go on. Details are not needed.',
            'Tell me. Stop whenever you need to.',
          ],
          to: 'listen',
        },
        {
          means: 'who',
          label: 'Who can help?',
          hears: ['who', 'help me', 'call', 'number', 'someone', 'hotline', 'police'],
          says: [
            'There are people who help with exactly this.',
            'Yes. Here is who you can reach.',
            'There are people who know a lot about this.',
          ],
          to: 'people-who-know-this',
        },
        {
          means: 'safer',
          label: 'How to be safer',
          hears: ['safer', 'safe', 'plan', 'prepare', 'protect', 'what can i do'],
          says: [
            'Then a few simple things. Take only what fits.',
            'Do only what nobody will notice.',
            'You know what is possible. I only give ideas.',
          ],
          to: 'way-out-of-a-room',
        },
        {
          means: 'unsure',
          says: [
            'You do not have to know what you want.',
            'Then I tell you one thing, and you can skip it.',
            'It is hard to know, in the middle of it.',
          ],
        },
      ],
    },
  },
]
