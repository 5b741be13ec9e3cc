import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const check: NeedWords['check'] = [
  {
    id: 'the-hum-now',
    says: [
      'I do not ask if it is right yet. I ask how strong the urge is now.',
      'It may still be off. The urge goes up and down anyway.',
      'A rough answer is best here.',
    ],
    asks: {
      name: 'right-better',
      says: [
        'Is the urge to fix it weaker, the same, or stronger?',
        'Has the urge to do it again changed?',
        'Is it easier to leave now, the same, or harder?',
      ],
      reads: 'choice',
      answers: [
        {
          means: 'better',
          label: 'Quieter',
          hears: ['quieter', 'less', 'better', 'softer', 'eased'],
          says: [
            'Good. It went down while the thing stayed as it is.',
            'It is a bit easier to leave, then.',
            'So the urge can go down without fixing it.',
          ],
          to: 'land',
        },
        {
          means: 'same',
          label: 'About the same',
          hears: ['same', 'no change', 'not shifted', 'not really'],
          says: [
            'The same. It can take a while to go down.',
            'It is still pulling. You can let it pull.',
            'All right. That is no failure.',
          ],
        },
        {
          means: 'worse',
          label: 'Louder now',
          hears: ['louder', 'worse', 'more', 'stronger'],
          says: [
            'It can go up at first when you leave things alone.',
            'Then we go easier. You do not have to do more right now.',
            'That is harder to sit with. Rest a bit.',
          ],
          to: 'rough-patch',
        },
      ],
    },
  },
  {
    id: 'room-beside-it',
    says: [
      'It may still feel off. You may still be able to do something else beside it.',
      'One more question about the urge, and a rough answer is fine.',
      'It does not have to feel right for you to go on with your day.',
    ],
    asks: {
      name: 'right-room',
      says: [
        'Could you do something else while it still feels off?',
        'Is there a bit of room for other things?',
        'Could you move on now, even a little?',
      ],
      reads: 'yes-no',
      answers: [
        {
          means: 'yes',
          label: 'Some room, yes',
          says: [
            'Good. That is all you need.',
            'Then go on with your day, with it still off.',
            'A bit of room is enough to start with.',
          ],
          to: 'land',
        },
        {
          means: 'no',
          label: 'No room',
          says: [
            'Then it takes all your attention now. That is exhausting for you.',
            'Not yet, and that is no failure of yours.',
            'It fills everything at the moment.',
          ],
          to: 'rough-patch',
        },
        {
          means: 'unsure',
          label: 'A little, maybe',
          says: [
            'Maybe is good enough.',
            'You can find out by trying.',
            'A little is all it takes to start.',
          ],
        },
      ],
    },
  },
]

export const land: NeedWords['land'] = [
  {
    id: 'left-crooked',
    says: [
      'We can stop here, without the perfect last word.',
      'It may still feel unfinished. You can go anyway.',
      'The thing is still off, and you can still get on with your day.',
    ],
    asks: {
      name: 'right-now',
      says: [
        'Do you want to go and do something, or stay a bit?',
        'What would you like to do, with it unfinished?',
        'Will you move on, or rest here for a while?',
      ],
      reads: 'choice',
      answers: [
        {
          means: 'go',
          label: 'Move along',
          hears: ['move', 'go on', 'leave', 'something else', 'done', 'bed', 'my day'],
          says: [
            'Good. Go once, without going back.',
            'Then go, just as it is.',
            'Go on, even with it unfinished.',
          ],
          to: 'land',
        },
        {
          means: 'stay',
          label: 'Rest here',
          hears: ['rest', 'stay', 'sit', 'more', 'talk', 'longer', 'not yet'],
          says: [
            'Rest here, then. It can be as messy as you like.',
            'Stay a while. You can write with mistakes.',
            'Then I listen for a bit.',
          ],
          to: 'listen',
        },
      ],
    },
  },
  {
    id: 'people-who-know-not-right',
    says: [
      'There are people who know this feeling well and can help. The method is called exposure and response prevention.',
      'If you lose hours doing things over, tell a doctor. The thing to ask for is exposure and response prevention.',
      'It does not have to make sense to be helped. People trained in exposure and response prevention have seen it many times.',
    ],
  },
  {
    id: 'unfinished-door',
    says: [
      'If you get stuck again, write to me from there. Half a sentence is fine.',
      'You can leave now with it unfinished, and come back in the middle of the next one.',
      'There is no right way to stop here. You can just close the page.',
    ],
  },
]
