import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const arrive: NeedWords['arrive'] = [
  {
    id: 'too-much-is-too-much',
    says: [
      'When it is too much, that is because it is too much, and not because you are weak. We can stop here for a few minutes.',
      'You have a lot on you. Before anything else, you can stop for a moment and breathe out.',
      'When everything is urgent, it is hard to think. Here we take one thing at a time.',
    ],
    asks: {
      name: 'first-wish',
      says: [
        'What would help you most just now?',
        'What do you want first?',
        'Do you want to say it all, get calmer first, or sort it?',
      ],
      reads: 'choice',
      answers: [
        {
          means: 'heard',
          label: 'Let me say it all',
          hears: [
            'say it',
            'vent',
            'rant',
            'just listen',
            'listen to me',
            'hear me',
            'just talk',
            'let it out',
          ],
          says: [
            'Then say it all. It does not have to be fair or tidy.',
            'Go on. Start with the worst of it.',
            'Let it out. I will not give you advice.',
          ],
          to: 'listen',
        },
        {
          means: 'body',
          label: 'Calm me down first',
          hears: ['calm', 'breathe', 'body', 'tense', 'stressed', 'shaking', 'settle', 'break'],
          says: [
            'Good. First your body, then the rest.',
            'The list can wait for a few minutes.',
            'It is hard to think when you are so tense. So that comes first.',
          ],
          to: 'let-down',
        },
        {
          means: 'sort',
          label: 'Help me sort it',
          hears: [
            'sort',
            'plan',
            'where to start',
            'organise',
            'organize',
            'list',
            'prioritise',
            'sense of it',
          ],
          says: [
            'Then let us see what is on your plate.',
            'We sort it slowly. Nothing has to be done yet.',
            'Good. We look at it piece by piece.',
          ],
          to: 'empty-the-head',
        },
        {
          means: 'unsure',
          says: [
            'You have enough to decide. I will pick something easy.',
            'Then we start with a small thing.',
            'There is no right choice here.',
          ],
        },
      ],
    },
  },
  {
    id: 'what-kind',
    says: [
      'It can be a hundred small things, or one huge thing, or no rest at all. It helps to know which.',
      'Sometimes there are too many things. Sometimes it is one big thing. Sometimes there is never a break.',
      'What helps depends on what kind of too much it is.',
    ],
    asks: {
      name: 'shape',
      says: [
        'Is it many things, one huge thing, or no rest?',
        'What is it more like for you?',
        'Which comes closest to yours?',
      ],
      reads: 'choice',
      answers: [
        {
          means: 'many',
          label: 'Too many things',
          hears: ['many', 'hundred', 'everything', 'lots', 'number', 'all at once', 'list'],
          says: [
            'Many things at once. It is hard to know where to start.',
            'So many things would make anyone dizzy.',
            'Then you have to keep too much in your head.',
          ],
        },
        {
          means: 'one',
          label: 'One huge thing',
          hears: ['one', 'huge', 'big', 'exam', 'deadline', 'weight', 'heavy'],
          says: [
            'One big thing can make everything else hard.',
            'Then that one thing is always on your mind.',
            'That is a big thing to face.',
          ],
        },
        {
          means: 'no-rest',
          label: 'It never stops',
          hears: ['stop', 'stops', 'rest', 'long', 'no break', 'endless', 'tired', 'exhausted'],
          says: [
            'You have had no time to recover.',
            'Without a break, even small things become too much.',
            'On and on without rest wears anyone out.',
          ],
        },
        {
          means: 'unsure',
          says: [
            'Perhaps it is all of these at once.',
            'It is hard to tell when you are in it.',
            'It is too much, whatever kind it is.',
          ],
        },
      ],
    },
  },
]
