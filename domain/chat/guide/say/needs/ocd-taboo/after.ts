import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const check: NeedWords['check'] = [
  {
    id: 'how-the-pull-is',
    says: [
      'I do not ask if the thought is gone. Looking for it would bring it back. I ask about the urge.',
      'No need to look for the thought. I only want to know how strong the urge is.',
      'The thought can stay. Maybe the urge to do something about it has changed.',
    ],
    asks: {
      name: 'taboo-better',
      says: [
        'Is the urge to undo it less, the same, or worse?',
        'Has the urge gone down, stayed, or gone up?',
        'How much do you want to undo it now, next to before?',
      ],
      reads: 'choice',
      answers: [
        {
          means: 'better',
          label: 'Less hurry',
          hears: ['less', 'gone down', 'better', 'eased', 'softer', 'quieter'],
          says: [
            'Good. You did not need an answer for that.',
            'It went down, and the thought may still be there.',
            'Then you have a bit more time before you do anything.',
          ],
          to: 'land',
        },
        {
          means: 'same',
          label: 'Just the same',
          hears: ['same', 'no change', 'stayed', 'not really'],
          says: [
            'The same. You can go on anyway.',
            'It has not moved. That is no test you failed.',
            'It may take longer than you would like.',
          ],
        },
        {
          means: 'worse',
          label: 'More insistent',
          hears: ['worse', 'gone up', 'more', 'insistent', 'stronger', 'louder'],
          says: [
            'It is pushing harder. You do not have to give in or fight.',
            'Worse, for now. Then we keep it simple.',
            'It can get louder before it gets quieter.',
          ],
          to: 'in-the-thick',
        },
      ],
    },
  },
  {
    id: 'undo-in-numbers',
    says: [
      'One number for the urge to undo it. It says nothing about you as a person.',
      'How strong is it now is all I ask, and any guess will do.',
      'The number is for the urge, and the thought gets none.',
    ],
    asks: {
      name: 'taboo-pull-after',
      says: [
        'How strong is the urge to undo it now, 0 to 10?',
        'How much do you want an answer now, 0 to 10?',
        'From 0 to 10, how strong is it at this minute?',
      ],
      reads: 'scale',
      answers: [
        {
          means: 'low',
          says: [
            'Low, and you did not have to put it right.',
            'That is small enough to leave alone.',
            'It has got weaker in its own time.',
          ],
          to: 'land',
        },
        {
          means: 'middle',
          says: [
            'It is there, and you can still do something else.',
            'Some of it has gone, some is still here.',
            'Medium. There is room for other things.',
          ],
        },
        {
          means: 'high',
          says: [
            'It still wants you to act at once.',
            'At that strength, waiting is hard.',
            'An urge like that is very tiring.',
          ],
          to: 'in-the-thick',
        },
      ],
    },
  },
]

export const land: NeedWords['land'] = [
  {
    id: 'unjudged',
    says: [
      'We have not judged anything, and you can get on with your day.',
      'You can leave the thought unexplained. You can do other things with it there.',
      'You did not have to confess or clear anything here. That may feel strange.',
    ],
    asks: {
      name: 'taboo-now',
      says: [
        'Do you want to go and do something else, or stay a bit?',
        'What would you like next, with the thought left as it is?',
        'Will you go on with your day, or talk some more?',
      ],
      reads: 'choice',
      answers: [
        {
          means: 'go',
          label: 'Go to something else',
          hears: ['go on', 'something else', 'leave', 'done', 'bed', 'my day'],
          says: [
            'Then go, with nothing put right first.',
            'Good. You can go with the thought still there.',
            'Go on to the next thing, in any mood.',
          ],
          to: 'land',
        },
        {
          means: 'stay',
          label: 'Remain a bit',
          hears: ['stay', 'remain', 'more', 'talk', 'longer', 'not yet'],
          says: [
            'Stay, then. We do not need a topic.',
            'Then I listen, and nothing has to be put right.',
            'All right, a bit longer. Use any words you like.',
          ],
          to: 'listen',
        },
      ],
    },
  },
  {
    id: 'people-who-have-heard-it',
    says: [
      'People trained in exposure and response prevention have heard thoughts like yours. They will not be shocked.',
      'You can tell a doctor: “I have thoughts I do not want, and I do things to undo them.” That is enough.',
      'For questions of faith there are wise people in your faith. For the loop, someone trained in exposure and response prevention. You can have both.',
    ],
  },
  {
    id: 'lamp-on',
    says: [
      'If it comes back, you can write “one of those again”. You do not have to say more.',
      'You can come back at any hour. Next time, too, it can stay unsaid.',
      'You can take the open question with you. You are welcome here either way.',
    ],
  },
]
