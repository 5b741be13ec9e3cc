import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const check: NeedWords['check'] = [
  {
    id: 'the-need-to-know',
    says: [
      'I do not ask if you love them. I ask how strong the need to know is now.',
      'The doubt need not be gone. I mean how loud it is.',
      'Sometimes talking makes it less urgent, sometimes not.',
    ],
    asks: {
      name: 'love-better',
      says: [
        'Is the need to know less, the same, or more?',
        'How urgent is the question now, next to before?',
        'Has the urge to work it out changed?',
      ],
      reads: 'choice',
      answers: [
        {
          means: 'better',
          label: 'Less urgent',
          hears: ['less', 'eased', 'better', 'quieter', 'softer'],
          says: [
            'Good. It is less urgent, and nothing was decided.',
            'That gives you room for other things.',
            'It got quieter without an answer.',
          ],
          to: 'land',
        },
        {
          means: 'same',
          label: 'Pulls the same',
          hears: ['same', 'no change', 'not really'],
          says: [
            'The same. You can leave it unanswered all the same.',
            'It goes on asking, and you need not reply.',
            'No different yet. These doubts last.',
          ],
        },
        {
          means: 'worse',
          label: 'More urgent',
          hears: ['worse', 'more', 'stronger', 'urgent', 'louder'],
          says: [
            'Then we slow down. You have to decide nothing.',
            'It gets louder when it gets no answer. That often goes down later.',
            'That is a hard turn. Less thinking now, and more rest.',
          ],
          to: 'worn-by-weighing',
        },
      ],
    },
  },
  {
    id: 'knowing-in-numbers',
    says: [
      'One number for the urge to know. It says nothing about the two of you.',
      'This number is not about love. It is about how much you need to know.',
      'You can rate the urge once more, roughly.',
    ],
    asks: {
      name: 'love-pull-after',
      says: [
        'How strong is the urge to find out now, 0 to 10?',
        'How badly do you need to solve it now, 0 to 10?',
        'From 0 to 10, how much does the doubt bother you now?',
      ],
      reads: 'scale',
      answers: [
        {
          means: 'low',
          says: [
            'Low by now. You can leave the question alone.',
            'It is weak enough to enjoy other things.',
            'Good. Let it be there, and do not check it.',
          ],
          to: 'land',
        },
        {
          means: 'middle',
          says: [
            'In the middle. Part of you can be with other things.',
            'It is there, and you can still choose what you do.',
            'Many days are like that.',
          ],
        },
        {
          means: 'high',
          says: [
            'Still strong. That is wearing for anyone.',
            'It is at full strength. No decisions now.',
            'That is a lot of pressure to live with.',
          ],
          to: 'worn-by-weighing',
        },
      ],
    },
  },
]

export const land: NeedWords['land'] = [
  {
    id: 'open-as-it-is',
    says: [
      'You can leave the question open today. It need not be solved first.',
      'We stop here, and nothing is decided. Many couples live without being sure.',
      'You can have doubts and still have a nice evening.',
    ],
    asks: {
      name: 'love-now',
      says: [
        'Do you want to go and do something, or talk a bit more?',
        'What would you like now, with nothing decided?',
        'Will you go back to your day, or stay here a bit?',
      ],
      reads: 'choice',
      answers: [
        {
          means: 'go',
          label: 'Go and do something',
          hears: ['go on', 'do something', 'leave', 'done', 'bed', 'my day'],
          says: [
            'Good. Go, and leave the question open.',
            'Then do something you like, with the doubt there.',
            'Go on, even if you are not sure.',
          ],
          to: 'land',
        },
        {
          means: 'stay',
          label: 'Talk on a bit',
          hears: ['talk', 'more', 'stay', 'here', 'longer', 'not yet'],
          says: [
            'Then talk a bit more. Nothing has to come of it.',
            'You can talk about other things, too.',
            'I am here, and I do not judge the two of you.',
          ],
          to: 'listen',
        },
      ],
    },
  },
  {
    id: 'people-who-know-love-doubt',
    says: [
      'Some people are trained to help with doubts like these. They will not tell you to stay or go. Ask for exposure and response prevention.',
      'Friends have opinions. Someone trained in exposure and response prevention will not, and that can be a relief.',
      'If this takes up your evenings, ask a doctor for someone who does exposure and response prevention.',
    ],
  },
  {
    id: 'lie-fallow',
    says: [
      'When you start checking again, you can come here first.',
      'You can open this page at any time, in the middle of a doubt.',
      'You can leave without an answer. Next time, you can just write “it is asking again”.',
    ],
  },
]
