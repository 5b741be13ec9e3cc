import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const arrive: NeedWords['arrive'] = [
  {
    id: 'as-it-is',
    says: [
      'Everything is harder when you feel this low. You do not need any energy to be here, and short words are fine.',
      'You feel bad, and you wrote anyway. You can stay as low as you are here; I will not try to cheer you up.',
      'It is hard even to start talking when you feel like this. We can go slowly, and you can stop whenever you like.',
    ],
    asks: {
      name: 'what-first-low',
      says: [
        'What would be easiest for you right now?',
        'Shall we talk, try to understand it, or do something tiny?',
        'Which of these could you manage?',
      ],
      reads: 'choice',
      answers: [
        {
          means: 'heard',
          label: 'Just be heard',
          hears: [
            'be heard',
            'just listen',
            'listen to me',
            'want to talk',
            'just talk',
            'talk about it',
            'say it',
            'vent',
            'no advice',
          ],
          says: [
            'Then I listen. It can be long or short.',
            'Good. Just tell me how it is. There is nothing you have to do.',
            'Then talk to me, at your own speed.',
          ],
          to: 'listen',
        },
        {
          means: 'sense',
          label: 'Understand it a bit',
          hears: ['understand', 'make sense', 'look at it', 'why', 'figure out'],
          says: [
            'Then let us look at it together, without blaming you.',
            'All right, let us find out what kind of low this is.',
            'We can do that. You can stop any time.',
          ],
          to: 'what-kind-of-low',
        },
        {
          means: 'small',
          label: 'One tiny thing',
          hears: ['tiny', 'small', 'do something', 'one thing', 'little thing'],
          says: [
            'One tiny thing, then. It can be very tiny.',
            'Good. It should be something you can do even now.',
            'Then let us find something that takes almost no energy.',
          ],
          to: 'smallest-thing',
        },
        {
          means: 'unsure',
          says: [
            'You do not have to choose. I will start with something easy.',
            'It is hard to choose when you are this low.',
            'All right, we just take it slowly.',
          ],
        },
      ],
    },
  },
  {
    id: 'what-kind-of-low',
    says: [
      'Feeling low can mean different things. For some it is heavy, for some empty, for some very sad.',
      'Some people feel tired and heavy. Some feel nothing at all. Some cannot stop crying.',
      'It can help to find a word for it. It does not have to be exact.',
    ],
    asks: {
      name: 'kind-of-low',
      says: [
        'Which is closest to how you feel?',
        'Is it more heavy, more empty, or more sad?',
        'What would you call it?',
      ],
      reads: 'choice',
      answers: [
        {
          means: 'heavy',
          label: 'Heavy',
          hears: ['heavy', 'weight', 'tired', 'exhausted', 'slow', 'can’t move', 'drained'],
          says: [
            'Then even getting up or washing can take all you have.',
            'So everything takes more strength than it should.',
            'Heavy is exhausting. You are not imagining it.',
          ],
        },
        {
          means: 'empty',
          label: 'Empty or numb',
          hears: ['empty', 'numb', 'nothing', 'flat', 'hollow', 'don’t feel', 'no feeling'],
          says: [
            'Feeling nothing can be worse than feeling sad.',
            'That can be frightening, when nothing reaches you any more.',
            'Numb is hard to explain to other people.',
          ],
        },
        {
          means: 'sad',
          label: 'Sad',
          hears: ['sad', 'crying', 'tears', 'sorrow', 'miserable', 'hurts'],
          says: [
            'I am sorry you feel so sad. You can cry here.',
            'You do not have to hide it here.',
            'Being sad like that hurts. You need no reason for it.',
          ],
        },
        {
          means: 'unsure',
          says: [
            'It may be a bit of everything.',
            'You do not need a name for it. It is bad enough.',
            'It can be hard to tell when you feel like this.',
          ],
        },
      ],
    },
  },
]
