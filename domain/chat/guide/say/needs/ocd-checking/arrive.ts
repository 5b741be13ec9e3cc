import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const arrive: NeedWords['arrive'] = [
  {
    id: 'one-more-look',
    says: [
      'You want to check, and one check is not enough. We can talk while you still feel unsure.',
      'It is hard to walk away when something in you says “look once more”. You can stay here for a bit before you look.',
      'You may know that you checked and still not feel it. Many people live with this. We can take it slowly.',
    ],
    asks: {
      name: 'checking-start',
      says: [
        'What would help you before the next check?',
        'Where shall we start?',
        'Which of these do you need first?',
      ],
      reads: 'choice',
      answers: [
        {
          means: 'heard',
          label: 'Just hear me out',
          hears: ['hear me', 'just listen', 'tell you', 'talk about it', 'vent'],
          says: [
            'Tell me how it goes when you have to check.',
            'Tell me whatever you want me to know about it.',
            'Go ahead. I will not judge, and I will not check for you.',
          ],
          to: 'listen',
        },
        {
          means: 'pull',
          label: 'The pull is strong',
          hears: ['strong', 'right now', 'the pull', 'the urge', 'need to check', 'have to go back'],
          says: [
            'Then let us look at that pull before you go and check.',
            'All right. We start with how strong it is.',
            'It is hard to think of anything else when it is strong.',
          ],
          to: 'pull-now',
        },
        {
          means: 'leave',
          label: 'Help me leave it',
          hears: ['leave it', 'stop checking', 'walk away', 'move on', 'help me stop'],
          says: [
            'Good. We can try to put a little time before the next check.',
            'You can leave it while it still feels wrong. That is how it usually goes.',
            'Let us do that in small steps.',
          ],
          to: 'let-it-wait',
        },
      ],
    },
  },
  {
    id: 'begins-as-care',
    says: [
      'Wanting to be sure comes from caring. The trouble is that checking does not make you sure for long.',
      'Most people look once and then forget it. With this kind of doubt you look, and the doubt comes straight back.',
      'You are careful, and the doubt uses that. It asks for one more check, and after that for another.',
    ],
  },
]
