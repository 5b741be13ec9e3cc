import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const arrive: NeedWords['arrive'] = [
  {
    id: 'met-as-a-thought',
    says: [
      'Thoughts of harm can come to anyone. New parents get them about their baby. They are often about the people we love most, and that is terrifying.',
      'Many people get violent thoughts that they hate: in the kitchen, on a platform, or holding a baby. You can talk about it here.',
      'A thought like this can make you afraid of yourself. For me it is a thought, and I will not question you about it.',
    ],
    asks: {
      name: 'harm-start',
      says: [
        'What would help you first with this thought?',
        'Where would it be easiest to start?',
        'Which of these is closest to how it is for you?',
      ],
      reads: 'choice',
      answers: [
        {
          means: 'heard',
          label: 'Let me say it',
          hears: [
            'say it',
            'tell you',
            'tell someone',
            'let me tell',
            'hear me',
            'just listen',
            'listen to me',
            'want to talk',
            'just talk',
            'talk about it',
            'let it out',
          ],
          says: [
            'Say as much or as little as you want.',
            'Then tell me in your own way. Nobody is judging you here.',
            'You do not have to describe the thought itself.',
          ],
          to: 'listen',
        },
        {
          means: 'sticks',
          label: 'It keeps coming back',
          hears: ['keeps coming', 'won’t go', 'stuck', 'over and over', 'keeps', 'all day', 'won’t leave'],
          says: [
            'It is awful when it keeps coming back.',
            'Again and again, and each time it is a shock.',
            'Thoughts that frighten us are the ones that come back most.',
          ],
          to: 'no-pushing',
        },
        {
          means: 'checking',
          label: 'I keep testing myself',
          hears: ['testing', 'checking myself', 'make sure', 'am i', 'what if i', 'would i', 'dangerous'],
          says: [
            'Testing yourself all day is hard work.',
            'That is a very common part of this, and it wears people out.',
            'Watching yourself like that can take up the whole day.',
          ],
          to: 'night-watch',
        },
      ],
    },
  },
  {
    id: 'no-details-needed',
    says: [
      'You can just call it “the thought”. I do not need to know what happens in it.',
      'We can leave the pictures out. It is enough to say where you were and what you did next.',
      'It is fine to keep the worst part to yourself. We can talk about how it affects your day.',
    ],
  },
]
