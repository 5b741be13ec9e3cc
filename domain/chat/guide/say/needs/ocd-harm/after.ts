import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const check: NeedWords['check'] = [
  {
    id: 'the-wish-now',
    says: [
      'We will not look at the thought itself. I only want to know about the urge to make sure.',
      'The thought may still be there, and that is fine. Let us see what the urge is doing.',
      'We have talked for a bit now. The urge may be different, or it may not.',
    ],
    asks: {
      name: 'harm-better',
      says: [
        'Is the urge to make sure less, the same, or stronger?',
        'How is the need to be certain now?',
        'Has the urge changed since we started?',
      ],
      reads: 'choice',
      answers: [
        {
          means: 'better',
          label: 'A bit less',
          hears: ['less', 'let go', 'better', 'eased', 'calmer'],
          says: [
            'A bit less, and you did not need an answer for it.',
            'You can carry on from here.',
            'So it can go down without being answered.',
          ],
          to: 'land',
        },
        {
          means: 'same',
          label: 'About the same',
          hears: ['same', 'no change', 'not really', 'as before'],
          says: [
            'You have not done anything wrong.',
            'An urge can take a while. We carry on gently.',
            'All right. It does not have to change yet.',
          ],
        },
        {
          means: 'worse',
          label: 'Stronger',
          hears: ['worse', 'greater', 'more', 'stronger', 'pressing'],
          says: [
            'I will ask less of you now.',
            'It often gets stronger before it eases. Let us make this smaller.',
            'Stronger. Then we stop working on it for the moment.',
          ],
          to: 'hard-hours',
        },
      ],
    },
  },
  {
    id: 'wish-in-numbers',
    says: [
      'Let us take the number for the urge again. It may be the same, and that is no failure.',
      'One more number, only for the need to be sure. It can be high or low.',
      'You can give me a number for the urge now, or skip this one.',
    ],
    asks: {
      name: 'harm-pull-after',
      says: [
        'How strong is the urge now, 0 to 10?',
        'What is the need to make sure now, 0 to 10?',
        'Where has the urge got to, from 0 to 10?',
      ],
      reads: 'scale',
      answers: [
        {
          means: 'low',
          says: [
            'That is low enough to go and do something else.',
            'So it came down, or it was never so high. Either is good to know.',
            'It is small now. Leave it be, if you can.',
          ],
          to: 'land',
        },
        {
          means: 'middle',
          says: [
            'Still there, but you can do other things beside it.',
            'It may take some more time.',
            'It is still asking. You can let it ask.',
          ],
        },
        {
          means: 'high',
          says: [
            'It is still so strong. That wears anyone out.',
            'You have been under strain for a while now.',
            'Then we go easy on you for a while.',
          ],
          to: 'hard-hours',
        },
      ],
    },
  },
]

export const land: NeedWords['land'] = [
  {
    id: 'unopened',
    says: [
      'We can stop here with the question unanswered. You do not have to work out what the thought means.',
      'This is a good place to leave it. The question is still open, and your day can go on.',
      'Nothing has been decided about the thought, and nothing has to be. You can go on from here.',
    ],
    asks: {
      name: 'harm-now',
      says: [
        'Do you want to get on with your day, or stay a while?',
        'Would you like to stop here or keep talking?',
        'What would be best for you now?',
      ],
      reads: 'choice',
      answers: [
        {
          means: 'go',
          label: 'Turn to my day',
          hears: ['day', 'go on', 'leave', 'something else', 'done', 'bed', 'sleep'],
          says: [
            'All right. The thought may come along, and you can let it.',
            'Go and do something ordinary. You do not have to be sure first.',
            'Then do that. If there are people at home, go and be with them.',
          ],
          to: 'land',
        },
        {
          means: 'stay',
          label: 'Stay a while',
          hears: ['stay', 'keep talking', 'more', 'not yet', 'longer'],
          says: [
            'Stay as long as you like.',
            'Then we keep talking, with nothing to test or prove.',
            'Of course. Tell me whatever is on your mind.',
          ],
          to: 'listen',
        },
      ],
    },
  },
  {
    id: 'people-who-do-not-jump',
    says: [
      'There are people trained to help with thoughts like this. Ask a doctor for “exposure and response prevention”. It is made for this.',
      'A doctor is a good person to tell. “I get frightening thoughts I do not want” is enough. With a baby, your midwife or health visitor can hear it too.',
      'You do not have to do this alone. A kind of help called exposure and response prevention is made for thoughts like these.',
    ],
  },
  {
    id: 'thought-side-door',
    says: [
      'If the thought comes back, you can come here. You do not have to describe it again.',
      'You can close this whenever you want. If you feel the urge to check or ask, write here first.',
      'You can go now without an answer. Next time, “the thought again” is all you need to write.',
    ],
  },
]
