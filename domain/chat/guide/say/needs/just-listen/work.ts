import type { NeedWords } from '#domain/chat/guide/say/words.ts'

/** What is said first there. */
export const work: NeedWords['work'] = [
  {
    id: 'any-end',
    says: [
      'You can begin anywhere and go on anywhere. I will follow you.',
      'Write whatever comes next. It can be big or small.',
      'One sentence at a time is enough. Take as long as you need.',
    ],
  },
  {
    id: 'own-order',
    says: [
      'You can jump about and leave things out. I can follow.',
      'It does not have to be a proper story. Tell it the way it comes.',
      'If you forget something, you can add it later. The order does not matter.',
    ],
  },
  {
    id: 'what-first',
    says: [
      'You may have many things on your mind at once. We can take one of them.',
      'We can stay with what bothers you most at this moment.',
      'It does not have to be the biggest thing. Anything you want to say is fine.',
    ],
    asks: {
      name: 'nearest-the-door',
      says: [
        'What is on your mind most right now?',
        'What would you like to tell me next?',
        'What is bothering you most today?',
      ],
      reads: 'open',
      answers: [
        {
          means: 'told',
          says: [
            'I have read that. Tell me more if you want.',
            'It is good to have a place to say it.',
            'I can see why that is on your mind.',
          ],
        },
        {
          means: 'unsure',
          says: [
            'You do not have to pick one.',
            'Then we can just sit here for a bit.',
            'It can be something very ordinary, too.',
          ],
        },
      ],
    },
  },
  {
    id: 'no-tidying',
    says: [
      'Good manners are not needed here. You can be angry, and you can be sad.',
      'It is fine to swear, to complain, to say the same thing again. I can take it.',
      'You do not have to make it sound better than it is.',
    ],
  },
  {
    id: 'stays-its-size',
    says: [
      'I will not tell you it is not so bad. You know how bad it is.',
      'If it is big for you, then it is big. You do not have to prove that to me.',
      'You may worry that it is too small to talk about. It is not too small for here.',
    ],
  },
  {
    id: 'in-these-words',
    says: [
      'It can be hard to find words for it. You can use the wrong ones, and I will still try to follow.',
      'You can say how it feels in your body, or what it is like.',
      'If you have no word for it, you can tell me what it makes you want to do.',
    ],
    asks: {
      name: 'what-is-it-like',
      says: [
        'What is it like for you?',
        'How would you describe how you feel?',
        'What do you feel when you think about it?',
      ],
      reads: 'open',
      answers: [
        {
          means: 'told',
          says: [
            'That helps me understand it a little better.',
            'That sounds hard.',
            'You have said it clearly.',
          ],
        },
        {
          means: 'unsure',
          says: [
            'It does not need a word.',
            'Some things are hard to describe. There may be no words for it yet.',
            'Then we leave that, and you tell me something else.',
          ],
        },
      ],
    },
  },
  {
    id: 'two-at-once',
    says: [
      'You can feel two opposite things at the same time. You can love someone and be furious with them.',
      'It is fine to change your mind in the middle of a sentence.',
      'You do not have to make sense. Feelings often do not.',
    ],
  },
  {
    id: 'silence-counts',
    says: [
      'You do not have to write all the time. A pause is fine.',
      'If you need to cry or breathe for a moment, do that. I will still be on this page.',
      'You can stop writing for as long as you want. When you come back, just go on.',
    ],
  },
  {
    id: 'beside-it',
    says: [
      'If it gets too much, you can talk about something else for a while: your day, your dinner, the weather.',
      'You can also tell me about the rest of your day. It does not all have to be about this.',
      'We can take a break from it. Tell me something ordinary if you like.',
    ],
  },
  {
    id: 'who-hears',
    says: [
      'Some people tell a friend about things like this, and some tell no one. Either way you can tell it here.',
      'It can be easier to say something to a page than to a person.',
      'You may have told this to others before, or it may be the first time.',
    ],
    asks: {
      name: 'heard-before',
      says: [
        'Does anyone else know about this?',
        'Is there someone who knows how you are?',
        'Have you been able to tell anyone?',
      ],
      reads: 'yes-no',
      answers: [
        {
          means: 'yes',
          label: 'Someone knows',
          says: [
            'It is good that somebody else knows.',
            'So there is one person who knows. That can help a little.',
            'You can tell it here too.',
          ],
        },
        {
          means: 'no',
          label: 'Nobody so far',
          says: [
            'Then you have been alone with it until now.',
            'It is a big thing to say it for the first time.',
            'That must have been heavy to keep to yourself.',
          ],
        },
        {
          means: 'unsure',
          label: 'Sort of',
          says: [
            'So they know a part of it, maybe.',
            'It can be hard to tell people everything.',
            'You can tell me the part they do not know.',
          ],
        },
      ],
    },
  },
]
