import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const arrive: NeedWords['arrive'] = [
  {
    id: 'let-it-be-hot',
    says: [
      'When things go wrong with someone, it can stay in your head for hours. You can let it out here, and nobody gets hurt.',
      'It is hard when something is not right between you and someone else. You can say it all here first.',
      'People can upset us more than anything else. Nobody has to be forgiven today.',
    ],
    asks: {
      name: 'fight-way-in',
      says: [
        'What do you need first?',
        'Would you like to let off steam, cool down, or sort it out?',
        'Where would you like to begin with this?',
      ],
      reads: 'choice',
      answers: [
        {
          means: 'heard',
          label: 'Let off steam',
          hears: [
            'steam',
            'rant',
            'vent',
            'just listen',
            'listen to me',
            'be heard',
            'rage',
            'want to talk',
            'just talk',
            'talk about it',
          ],
          says: [
            'Go ahead. You do not have to be reasonable.',
            'Let it all out. I am here for it.',
            'Then tell me what happened, as angry as you are.',
          ],
          to: 'listen',
        },
        {
          means: 'body',
          label: 'Cool down first',
          hears: ['cool', 'calm', 'settle', 'body', 'shaking', 'breathe', 'furious'],
          says: [
            'Good. You can answer them later.',
            'First you, then the argument.',
            'That gives you time, and it helps you think.',
          ],
          to: 'heat-first',
        },
        {
          means: 'sense',
          label: 'Sort it out',
          hears: ['sort', 'understand', 'make sense', 'what to do', 'say to', 'solve', 'fix'],
          says: [
            'Then let us look at it one step at a time.',
            'All right. First what matters to you, then what to do.',
            'We can do that without deciding who is right.',
          ],
          to: 'under-the-anger',
        },
        {
          means: 'unsure',
          says: [
            'It may be too fresh to know.',
            'Then just tell me what happened.',
            'You do not have to decide that yet.',
          ],
        },
      ],
    },
  },
  {
    id: 'uppermost',
    says: [
      'There can be many feelings after a fight: anger, hurt, and sometimes regret.',
      'You can be angry and hurt at the same time. Most people are.',
      'It can help to know which feeling is strongest.',
    ],
    asks: {
      name: 'which-uppermost',
      says: [
        'Is it more anger, more hurt, or more regret?',
        'What do you feel most at this minute?',
        'Which one is strongest now?',
      ],
      reads: 'choice',
      answers: [
        {
          means: 'anger',
          label: 'Anger',
          hears: ['anger', 'angry', 'furious', 'rage', 'mad', 'pissed', 'hate'],
          says: [
            'Anger is allowed. You do not have to do anything with it yet.',
            'Anger often tells you that something was not all right for you.',
            'It makes sense to be angry when something matters to you.',
          ],
        },
        {
          means: 'hurt',
          label: 'Hurt',
          hears: ['hurt', 'sad', 'betrayed', 'rejected', 'crying', 'disappointed', 'let down'],
          says: [
            'It can be harder to say that than to be angry.',
            'That really hurt you.',
            'It hurts most when it comes from someone close.',
          ],
        },
        {
          means: 'regret',
          label: 'Regret',
          hears: ['regret', 'guilty', 'my fault', 'sorry', 'shouldn’t have', 'should not have', 'ashamed'],
          says: [
            'You may wish you had said it differently. You can still say sorry for that part.',
            'It is painful to hurt someone in a fight.',
            'It shows that they matter to you.',
          ],
        },
        {
          means: 'unsure',
          says: [
            'It may be everything at once.',
            'It can change from minute to minute.',
            'You can feel it without a name for it.',
          ],
        },
      ],
    },
  },
]
