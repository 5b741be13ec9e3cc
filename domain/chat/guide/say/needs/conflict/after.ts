import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const check: NeedWords['check'] = [
  {
    id: 'heat-now',
    says: [
      'Let me ask how angry you are now.',
      'Before you send or say anything, see how you feel.',
      'Talking about it may have changed something.',
    ],
    asks: {
      name: 'cooler-or-not',
      says: [
        'Are you calmer, the same, or angrier?',
        'Has the anger gone down at all?',
        'How angry are you at this moment?',
      ],
      reads: 'choice',
      answers: [
        {
          means: 'better',
          label: 'A bit calmer',
          hears: ['cooler', 'better', 'calmer', 'gone down', 'less'],
          says: [
            'Good. You can think more clearly now, and it still matters.',
            'A bit calmer is enough to decide what to do next.',
            'It is easier to choose your words now.',
          ],
          to: 'land',
        },
        {
          means: 'same',
          label: 'Still the same',
          hears: ['same', 'still', 'no change', 'no different', 'not really'],
          says: [
            'Anger can take a long time to go down.',
            'You do not have to be over it.',
            'Then you may have more to say, and you can say it.',
          ],
        },
        {
          means: 'worse',
          label: 'Angrier',
          hears: ['hotter', 'worse', 'flared', 'more', 'angrier', 'higher'],
          says: [
            'Then do not send or say anything yet.',
            'Going over it can make it worse. Let us leave it for now.',
            'That happens. Move about, or get some air.',
          ],
          to: 'distance-first',
        },
      ],
    },
  },
  {
    id: 'heat-number',
    says: [
      'Try a number. Zero is calm, ten is as angry as you can be.',
      'A number can help you see if it goes down.',
      'Just guess, without thinking about it for long.',
    ],
    asks: {
      name: 'degrees',
      says: [
        'How angry are you now, 0 to 10?',
        'What is the number, from 0 to 10?',
        'From 0 to 10, how strong is the anger?',
      ],
      reads: 'scale',
      answers: [
        {
          means: 'low',
          says: [
            'Then you can think about what you want to do.',
            'That is calm enough to choose your words.',
            'It is good that it has gone down, or was not so high.',
          ],
          to: 'land',
        },
        {
          means: 'middle',
          says: [
            'Wait a bit before you write to them.',
            'So it is still there. Give it some time.',
            'Half way. A walk could help more than a talk now.',
          ],
        },
        {
          means: 'high',
          says: [
            'You do not have to decide anything at that number.',
            'Then the only thing that matters is that nobody gets hurt.',
            'That is very angry. Put some distance between you first.',
          ],
          to: 'distance-first',
        },
      ],
    },
  },
]

export const land: NeedWords['land'] = [
  {
    id: 'when-to-speak',
    says: [
      'If you want to talk to them, choose a time when you are both rested. It goes better in person than by text at night.',
      'It can wait for today. Eat something, sleep, and see how you feel tomorrow.',
      'You can talk to them, write to them, or let it go. None of these is weak.',
    ],
    asks: {
      name: 'talk-or-leave',
      says: [
        'What would you like to do about it today?',
        'Do you want to talk, wait, or let it go?',
        'What feels right for now?',
      ],
      reads: 'open',
      answers: [
        {
          means: 'told',
          says: [
            'You can do that, and you can change your mind.',
            'It is your decision. Take your time with it.',
            'That makes sense for today.',
          ],
          to: 'land',
        },
        {
          means: 'unsure',
          says: [
            'You do not have to decide today.',
            'Then wait. Waiting is a choice, too.',
            'You may see it more clearly after some sleep.',
          ],
          to: 'land',
        },
      ],
    },
  },
  {
    id: 'before-the-next-round',
    says: [
      'If it starts again, you can write here before you answer them.',
      'You can leave it for now. If it gets frightening, {lines}. In danger, call {emergency}.',
      'You can come back before the next fight, or after it. I will not judge who was right.',
    ],
  },
]
