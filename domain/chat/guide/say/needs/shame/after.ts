import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const check: NeedWords['check'] = [
  {
    id: 'how-it-burns',
    says: [
      'Let us see how you feel now. It does not matter what it is about.',
      'Talking about it can make it easier or harder. So I ask.',
      'We have been talking about it for a while. Whatever you feel now is fine.',
    ],
    asks: {
      name: 'burning-less',
      says: [
        'Do you feel it less, the same, or more?',
        'Has the shame gone down, stayed, or got stronger?',
        'How is it now, next to when we began?',
      ],
      reads: 'choice',
      answers: [
        {
          means: 'better',
          label: 'A little less',
          hears: ['less', 'better', 'cooler', 'easier', 'down'],
          says: [
            'Good. You have talked about it, and it got a bit easier.',
            'A little less is a good start.',
            'Some of the pressure has gone, then.',
          ],
          to: 'land',
        },
        {
          means: 'same',
          label: 'The same',
          hears: ['same', 'no change', 'still', 'no different', 'not really'],
          says: [
            'The same. Shame takes its time.',
            'It is there, and you need not fight it.',
            'All right. It is not your fault that it stays.',
          ],
        },
        {
          means: 'worse',
          label: 'It burns more',
          hears: ['more', 'worse', 'risen', 'burns', 'hotter', 'harder'],
          says: [
            'Then we stop talking about it, and look after you.',
            'That was too close. We take a step back.',
            'It got stronger. We leave the cause alone now.',
          ],
          to: 'hot-face',
        },
      ],
    },
  },
  {
    id: 'wish-to-hide-number',
    says: [
      'A number may be easier. Zero is no shame at all, ten is wanting to disappear.',
      'You can use a number instead of a sentence.',
      'The number is for how strong the feeling is. It is not a mark for you.',
    ],
    asks: {
      name: 'hiding-strength',
      says: [
        'How strong is the wish to hide, 0 to 10?',
        'How strong is the shame now, 0 to 10?',
        'From 0 to 10, how bad does it feel?',
      ],
      reads: 'scale',
      answers: [
        {
          means: 'low',
          says: [
            'Fairly low. You can look people in the eye with that.',
            'Not very strong now. That must be easier to live with.',
            'Low. You can take a break from it.',
          ],
          to: 'land',
        },
        {
          means: 'middle',
          says: [
            'It hurts, but you can think.',
            'That is still a lot to feel.',
            'Medium. We do not need to rush.',
          ],
        },
        {
          means: 'high',
          says: [
            'Shame that strong is too much to hold alone.',
            'I take that number seriously.',
            'So high. Then I will not ask more about the cause.',
          ],
          to: 'wish-to-vanish',
        },
      ],
    },
  },
]

export const land: NeedWords['land'] = [
  {
    id: 'back-among-things',
    says: [
      'For the next hour, do something simple: wash up, go for a walk, water a plant. Keep your head up as you do it.',
      'Shame says: stay in and hide. A small thing among other people is a way to answer it.',
      'You have thought about it enough for now. You could go back to your day.',
    ],
    asks: {
      name: 'head-up-thing',
      says: [
        'Which simple thing would be possible now?',
        'Is there something small you can do with your hands?',
        'What would you be doing now, if this had not come up?',
      ],
      reads: 'open',
      answers: [
        {
          means: 'told',
          says: [
            'All right, and take it slowly.',
            'You have every right to go back to your day.',
            'That will do. Leave the rest for today.',
          ],
          to: 'land',
        },
        {
          means: 'unsure',
          says: [
            'Then drink a glass of water and look outside.',
            'Nothing is fine too.',
            'You could just stay where you are for a while.',
          ],
          to: 'land',
        },
      ],
    },
  },
  {
    id: 'no-raised-eyebrow-later',
    says: [
      'You can come back with this or with something else. I will not think less of you.',
      'If it gets bad at night, you can come back. There are also people you can talk to: {lines}.',
      'You can leave it here, delete it, or tell someone kind one day. You choose.',
    ],
  },
]
