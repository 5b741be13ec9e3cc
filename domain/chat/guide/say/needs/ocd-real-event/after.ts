import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const check: NeedWords['check'] = [
  {
    id: 'the-file-now',
    says: [
      'The question may be as open as before. I only ask how strong the urge is.',
      'I do not ask about the guilt or the facts. Only about the wish to go over it again.',
      'Talking can make the urge weaker, or not. Both can happen.',
    ],
    asks: {
      name: 'event-better',
      says: [
        'Is the urge to go over it less, the same, or more?',
        'How strong is the urge now, next to before?',
        'Do you still want to settle it as much?',
      ],
      reads: 'choice',
      answers: [
        {
          means: 'better',
          label: 'A little less',
          hears: ['less', 'better', 'given way', 'quieter', 'eased'],
          says: [
            'Good. It went down, and the question is still open.',
            'A little less, and nothing was solved. That is how it works.',
            'That gives you a bit of rest.',
          ],
          to: 'land',
        },
        {
          means: 'same',
          label: 'Still the same',
          hears: ['same', 'no change', 'not really'],
          says: [
            'The same. It can take a while.',
            'It is still there, and you can still do other things.',
            'No change. An urge like this can take its time.',
          ],
        },
        {
          means: 'worse',
          label: 'Stronger',
          hears: ['worse', 'stronger', 'more', 'louder'],
          says: [
            'Talk can stir things up. We go slowly now.',
            'Stronger. Then we stop thinking about it for now.',
            'That is a rough moment. We keep it very simple.',
          ],
          to: 'bad-nights',
        },
      ],
    },
  },
  {
    id: 'review-in-numbers',
    says: [
      'One more number for the urge. It says nothing about what happened.',
      'How strong the urge is may have changed. Any number will do.',
      'The number is for the urge, and not for what you did.',
    ],
    asks: {
      name: 'event-pull-after',
      says: [
        'How much does it pull you back now, 0 to 10?',
        'How strong is the urge to think it over now, 0 to 10?',
        'From 0 to 10, how badly do you want it settled now?',
      ],
      reads: 'scale',
      answers: [
        {
          means: 'low',
          says: [
            'Low, and nothing had to be solved.',
            'It has got weak enough to leave alone.',
            'Good. Then there is room for today.',
          ],
          to: 'land',
        },
        {
          means: 'middle',
          says: [
            'You can live with that, and do something else.',
            'Medium. Part of you can be here now.',
            'It is still there, but it does not have to win.',
          ],
        },
        {
          means: 'high',
          says: [
            'Still high. You have been fighting with it for a long time.',
            'That would tire anybody.',
            'That is a lot of pressure. Go easy on yourself.',
          ],
          to: 'bad-nights',
        },
      ],
    },
  },
]

export const land: NeedWords['land'] = [
  {
    id: 'case-left-open',
    says: [
      'We can stop here with the question open. You can live your day with it open.',
      'We have not found an answer, and the day goes on anyway.',
      'You can rest from it now. It does not mean that you do not care.',
    ],
    asks: {
      name: 'event-now',
      says: [
        'Do you want to go back to your day, or talk a bit more?',
        'What would be good now, with the question still open?',
        'Will you go and do something, or stay here a while?',
      ],
      reads: 'choice',
      answers: [
        {
          means: 'go',
          label: 'Back to the present',
          hears: ['present', 'go on', 'leave', 'done', 'bed', 'my day'],
          says: [
            'Good. Go back to your day, without an answer.',
            'Then go. You do not need permission.',
            'Go on, then, with the doubt still there.',
          ],
          to: 'land',
        },
        {
          means: 'stay',
          label: 'A few more words',
          hears: ['words', 'more', 'stay', 'talk', 'sit', 'not yet', 'longer'],
          says: [
            'Then stay here for a while. We leave out the proof.',
            'A few more words, then.',
            'Talk to me, about anything but the evidence.',
          ],
          to: 'listen',
        },
      ],
    },
  },
  {
    id: 'people-who-shut-files',
    says: [
      'Some people are trained to help with guilt that goes round and round. The help to ask for is exposure and response prevention.',
      'With a trained person you can say it once, and then work on the loop. The method is exposure and response prevention.',
      'A doctor may know who does exposure and response prevention near you. You can say: “I cannot stop going over something from the past.”',
    ],
  },
  {
    id: 'no-summons',
    says: [
      'If it comes back, you can come here. You do not have to tell me what it is about.',
      'You can leave without an answer, and come back without one.',
      'If it starts again at night, just write “the old one again”. That is enough for a start.',
    ],
  },
]
