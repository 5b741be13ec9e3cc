import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const check: NeedWords['check'] = [
  {
    id: 'skin-now',
    says: [
      'Let us see how the urge to wash is now. I will not ask if you feel clean.',
      'The dirty feeling may still be there. I am asking only about the urge.',
      'We have talked for a while. The urge may have changed, or not.',
    ],
    asks: {
      name: 'clean-better',
      says: [
        'Is the urge to wash less, the same, or more?',
        'How is the urge now, after talking?',
        'Has the urge to clean gone down at all?',
      ],
      reads: 'choice',
      answers: [
        {
          means: 'better',
          label: 'Somewhat less',
          hears: ['less', 'eased', 'better', 'weaker', 'calmer'],
          says: [
            'Less is good. It does not have to be gone.',
            'So it went down a bit, without more washing from here on.',
            'That leaves you some room. You could do something else now.',
          ],
          to: 'land',
        },
        {
          means: 'same',
          label: 'No change',
          hears: ['same', 'no change', 'stayed', 'not really'],
          says: [
            'It can take longer than we would like.',
            'All right. You can carry on while it is there.',
            'The same, and you are still here with it.',
          ],
        },
        {
          means: 'worse',
          label: 'It’s worse',
          hears: ['more', 'worse', 'grown', 'stronger', 'louder'],
          says: [
            'Worse is hard. We will do less now.',
            'It can get worse before it gets better. You do not have to push.',
            'Let us stop working on it for now.',
          ],
          to: 'sore-and-tired',
        },
      ],
    },
  },
  {
    id: 'urge-in-numbers',
    says: [
      'Let us take one more number. A high one is as good as a low one.',
      'This number is not a test. It only shows where you are now.',
      'I will ask for the urge once more, and then leave it.',
    ],
    asks: {
      name: 'clean-urge-after',
      says: [
        'What is the urge to wash now, 0 to 10?',
        'How strong is it at the moment, 0 to 10?',
        'Which number would you give it this minute, 0 to 10?',
      ],
      reads: 'scale',
      answers: [
        {
          means: 'low',
          says: [
            'You can go and do something else.',
            'A small one. It may come with you for a while.',
            'You do not have to check if you are clean.',
          ],
          to: 'land',
        },
        {
          means: 'middle',
          says: [
            'In between. You can do things with that much urge.',
            'Still there. It may go on getting weaker if you leave it.',
            'That is enough to notice, and you can still move on.',
          ],
        },
        {
          means: 'high',
          says: [
            'Still high. That wears a person out.',
            'It needs more time. You can rest for a bit.',
            'That is very strong, and it is not your fault.',
          ],
          to: 'sore-and-tired',
        },
      ],
    },
  },
]

export const land: NeedWords['land'] = [
  {
    id: 'on-with-unclean',
    says: [
      'We can stop here, even if it does not feel clean. You can go on with your day like this.',
      'I have not said if anything is clean or dirty. You can leave it like that and do the next thing.',
      'The feeling may stay for a while. You can go into the next room anyway.',
    ],
    asks: {
      name: 'clean-now',
      says: [
        'Would you like to go and do something, or stay and talk?',
        'What would you like to do now?',
        'Shall we stop here or talk a bit more?',
      ],
      reads: 'choice',
      answers: [
        {
          means: 'go',
          label: 'On to something else',
          hears: ['go on', 'something else', 'leave', 'done', 'my day', 'bed'],
          says: [
            'Good. Touch the next thing as if it were an ordinary thing.',
            'Go on, even if it feels unfinished.',
            'All right. The feeling may follow you for a bit.',
          ],
          to: 'land',
        },
        {
          means: 'stay',
          label: 'Stay and talk',
          hears: ['stay', 'talk', 'more', 'longer', 'not yet'],
          says: [
            'Then stay, and tell me what else is on your mind.',
            'Of course. You can tell me more.',
            'All right, we can just talk.',
          ],
          to: 'listen',
        },
      ],
    },
  },
  {
    id: 'people-who-know-washing',
    says: [
      'There is help made for this, called exposure and response prevention. It goes step by step, and you set the pace. Ask a doctor where it is offered.',
      'A doctor can send you to someone trained in exposure and response prevention.',
      'If washing takes hours of your day, tell a doctor. You can ask for exposure and response prevention.',
    ],
  },
  {
    id: 'tap-side-door',
    says: [
      'You can come back when the urge comes back, even in the middle of a wash.',
      'You can stop writing now. When you feel you have to wash, you can write here first.',
      'You can go for now. Next time you do not have to tell me how much you washed.',
    ],
  },
]
