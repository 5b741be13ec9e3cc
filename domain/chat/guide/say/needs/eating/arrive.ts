import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const arrive: NeedWords['arrive'] = [
  {
    id: 'no-lecture',
    says: [
      'Trouble with food and your body can take over everything. You can talk about it here, and nobody will tell you off.',
      'It is hard to talk about this. I do not give rules about food, and I do not count anything.',
      'If food or your body is on your mind so much, that is reason enough for help. It does not have to be worse first.',
    ],
    asks: {
      name: 'eating-way-in',
      says: [
        'What would help you right now?',
        'Would you like to talk, get through the next half hour, or understand it?',
        'Where would you like to start today?',
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
            'want to talk',
            'just talk',
            'talk about it',
            'tell you',
            'tell someone',
            'let me tell',
            'be heard',
            'get it out',
          ],
          says: [
            'Tell me what is going on. Nothing you say will be used against you.',
            'Then tell me, in any way you like.',
            'You can tell me the whole of it.',
          ],
          to: 'listen',
        },
        {
          means: 'next-while',
          label: 'The next half hour',
          hears: [
            'half hour',
            'next while',
            'right now',
            'urge',
            'binge',
            'after eating',
            'get through',
            'meal',
          ],
          says: [
            'Then we only think about the next half hour.',
            'All right. Let us get through it together.',
            'Good. One small part of the day, and not more.',
          ],
          to: 'which-moment',
        },
        {
          means: 'sense',
          label: 'Understand it',
          hears: ['understand', 'make sense', 'look at it', 'why', 'figure'],
          says: [
            'Let us look at it gently.',
            'It is often about more than food. We can look at that.',
            'All right. We go only as far as you want.',
          ],
          to: 'what-it-carries',
        },
        {
          means: 'unsure',
          says: [
            'Part of you may want help and part of you may not. Both can be here.',
            'You do not need to choose. We can start slowly.',
            'Then I will just ask you something small.',
          ],
        },
      ],
    },
  },
  {
    id: 'which-moment',
    says: [
      'It can be worst before eating, after eating, or in front of a mirror. Each of these needs something different.',
      'It helps me to know where you are right now: before food, after it, or upset about your body.',
      'Different moments are hard for different people. Let us look at this one.',
    ],
    asks: {
      name: 'moment-of-it',
      says: [
        'Is it before food, after food, or about your body?',
        'Which part is it right now?',
        'Which is it at this moment?',
      ],
      reads: 'choice',
      answers: [
        {
          means: 'before',
          label: 'Before food',
          hears: [
            'before',
            'have to eat',
            'can’t eat',
            'meal',
            'dinner',
            'lunch',
            'afraid to eat',
            'scared to eat',
          ],
          says: [
            'Then let us make that a bit easier for you.',
            'It is hard to sit down to a meal when you are afraid of it.',
            'You are scared of what comes next. You do not have to do it alone.',
          ],
          to: 'not-at-the-table-alone',
        },
        {
          means: 'after',
          label: 'After food, or an urge',
          hears: ['after', 'ate', 'binged', 'binge', 'urge', 'purge', 'throw up', 'guilty', 'too much'],
          says: [
            'This is a hard time. Let us get through the next few minutes.',
            'Then stay here with me for a bit. The strongest part often passes.',
            'All right. You do not have to do anything about what you ate.',
          ],
          to: 'stay-after',
        },
        {
          means: 'body',
          label: 'My body',
          hears: ['body', 'mirror', 'fat', 'ugly', 'weight', 'look', 'clothes', 'scale'],
          says: [
            'It is painful to hate the body you live in.',
            'You cannot get away from it, and that makes it so hard.',
            'That can hurt all day long.',
          ],
          to: 'mirror-at-a-bad-hour',
        },
        {
          means: 'unsure',
          says: [
            'Perhaps it is all day long.',
            'It can change from hour to hour.',
            'You do not need to know which.',
          ],
        },
      ],
    },
  },
]
