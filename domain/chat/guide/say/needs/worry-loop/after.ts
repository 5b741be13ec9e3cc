import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const check: NeedWords['check'] = [
  {
    id: 'speed-now',
    says: [
      'Let us see if your thoughts have slowed down at all.',
      'I would like to know how your head feels now.',
      'A quick look at how busy your head is now.',
    ],
    asks: {
      name: 'pace',
      says: [
        'Are the thoughts slower, the same, or faster?',
        'Is there less worrying now, the same, or more?',
        'How busy is your head now?',
      ],
      reads: 'choice',
      answers: [
        {
          means: 'better',
          label: 'A bit slower',
          hears: ['slower', 'better', 'less', 'quieter', 'calmer', 'eased'],
          says: [
            'Good, a bit slower. There is no need to push it further.',
            'Less worry is a relief, even if it is only a bit.',
            'It has slowed down. Leave it at that.',
          ],
          to: 'land',
        },
        {
          means: 'same',
          label: 'No change',
          hears: ['same', 'no change', 'still', 'as much'],
          says: [
            'No change yet. That happens. We can try another way.',
            'It goes on. That can be very annoying.',
            'Then that was not the right thing. There are others.',
          ],
        },
        {
          means: 'worse',
          label: 'Faster',
          hears: ['faster', 'worse', 'more', 'louder', 'speeding'],
          says: [
            'Then we stop thinking about it, and do something with the body.',
            'Talking about it can stir it up. We leave it alone for now.',
            'Faster is hard to bear. Less thinking now, more moving.',
          ],
          to: 'out-of-the-head',
        },
      ],
    },
  },
  {
    id: 'loud-number',
    says: [
      'If you like, give the worry a number. Zero is quiet, ten is as loud as it gets.',
      'One number for how loud the worry is. Just guess.',
      'A number can say how strong the worry is right now.',
    ],
    asks: {
      name: 'volume',
      says: [
        'How loud are the thoughts, 0 to 10?',
        'What number has the worry now?',
        'From 0 to 10, how much do you worry now?',
      ],
      reads: 'scale',
      answers: [
        {
          means: 'low',
          says: [
            'That is quite low. You can get on with your day like that.',
            'Low. It can stay there in the background.',
            'That leaves you some room for other things.',
          ],
          to: 'land',
        },
        {
          means: 'middle',
          says: [
            'You can hear it, but you can also do other things.',
            'Medium. It is there, and you can still think.',
            'In the middle is still tiring.',
          ],
        },
        {
          means: 'high',
          says: [
            'That is very loud. Nothing needs to be solved now.',
            'It is hard to think clearly like that. So we do something else.',
            'Very high. Then it is time to move a bit, and not to think.',
          ],
          to: 'out-of-the-head',
        },
      ],
    },
  },
]

export const land: NeedWords['land'] = [
  {
    id: 'set-down',
    says: [
      'Before you go, you can write the worry down and put it away until tomorrow.',
      'It does not have to be solved for you to stop. You can stop for today.',
      'You have done enough thinking for now. You can come back to it another time.',
    ],
    asks: {
      name: 'left-where',
      says: [
        'What would you like to do next instead?',
        'What could you turn to now?',
        'What is the next thing that is not this worry?',
      ],
      reads: 'open',
      answers: [
        {
          means: 'told',
          says: [
            'The worry may come along, and that is fine.',
            'Then turn to that for a while.',
            'That sounds like a good thing to turn to.',
          ],
          to: 'land',
        },
        {
          means: 'unsure',
          says: [
            'Then something with your hands: wash up, or take a shower.',
            'Any small thing will do.',
            'You could just sit by a window for a while.',
          ],
          to: 'land',
        },
      ],
    },
  },
  {
    id: 'wheel-may-return',
    says: [
      'If the worry comes back, that does not mean this was for nothing. You can do it again, here or alone.',
      'You can come back with the same worry. It also helps to tell someone you trust.',
      'If you worry like this for weeks, you can tell a doctor. There is good help for worry.',
    ],
  },
]
