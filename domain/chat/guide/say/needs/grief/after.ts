import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const check: NeedWords['check'] = [
  {
    id: 'how-it-is-to-talk',
    says: [
      'I will not ask if you feel better. I would only like to know how it is to talk about it.',
      'Talking can help, and it can also make it hurt more. We can stop any time.',
      'Let us stop for a moment and see how you are right now.',
    ],
    asks: {
      name: 'eased-or-opened',
      says: [
        'Is this a little easier, the same, or harder?',
        'How is it for you now?',
        'Does it hurt less, the same, or more?',
      ],
      reads: 'choice',
      answers: [
        {
          means: 'better',
          label: 'A little easier',
          hears: ['easier', 'better', 'eased', 'lighter', 'calmer'],
          says: [
            'It does not mean you are forgetting {him}.',
            'You are allowed to feel a little better.',
            'A little easier. You can rest now, if you want.',
          ],
          to: 'land',
        },
        {
          means: 'same',
          label: 'The same',
          hears: ['same', 'no change', 'no different', 'not really', 'still'],
          says: [
            'Words cannot mend it. I am still listening.',
            'The same. It does not have to change.',
            'You can go on talking, or stop.',
          ],
        },
        {
          means: 'worse',
          label: 'It hurts more',
          hears: ['raw', 'harder', 'worse', 'more', 'heavier', 'opened'],
          says: [
            'Then let us stop talking about it, and look after you for a bit.',
            'Talking can bring it all up. We will be gentle now.',
            'I am sorry. You do not have to say any more about it now.',
          ],
          to: 'this-hour',
        },
      ],
    },
  },
  {
    id: 'how-much-room',
    says: [
      'If you like, give it a number. At 0 there is space for other things, and at 10 there is nothing but grief.',
      'Some hours are full of it, and some are not. I would like to know about this one.',
      'You can tell me how strong it is right now, or skip this.',
    ],
    asks: {
      name: 'room-it-takes',
      says: [
        'How strong is it now, 0 to 10?',
        'From 0 to 10, how much of this hour is grief?',
        'What number fits this hour, 0 to 10?',
      ],
      reads: 'scale',
      answers: [
        {
          means: 'low',
          says: [
            'There is a bit of space, then. You may use it for something nice.',
            'A small number does not make it a small loss.',
            'Then rest a little, while it is quieter.',
          ],
          to: 'land',
        },
        {
          means: 'middle',
          says: [
            'It is there, and you can still do something small.',
            'That is a lot to have with you all day.',
            'Go easy on yourself at that number.',
          ],
        },
        {
          means: 'high',
          says: [
            'That is almost more than one person can bear.',
            'So much. You should not be alone with that.',
            'Then only very small things now: a drink, a chair, a person.',
          ],
          to: 'someone-who-knew',
        },
      ],
    },
  },
]

export const land: NeedWords['land'] = [
  {
    id: 'a-place-for-it',
    says: [
      'You can do one small thing for them today: light a candle, play their song, look at a photo for a while.',
      'Grief makes people very tired. Eat something simple, drink some water, and go to bed early if you can.',
      'You can set aside a little time to miss them, and then do something ordinary. Both are good for you.',
    ],
    asks: {
      name: 'what-next-gently',
      says: [
        'What would you like to do next?',
        'Is there something small you want to do today?',
        'What could help you through the rest of the day?',
      ],
      reads: 'open',
      answers: [
        {
          means: 'told',
          says: ['You can cry while you do it.', 'Go slowly with it.', 'Let that be enough for today.'],
          to: 'land',
        },
        {
          means: 'unsure',
          says: [
            'Then just eat or drink something.',
            'You do not have to do anything. You can simply sit.',
            'The next small thing can come by itself.',
          ],
          to: 'land',
        },
      ],
    },
  },
  {
    id: 'tell-more-another-day',
    says: [
      'You can come back and talk about {him} whenever you want, on a hard day or an ordinary one.',
      'You can stop for now. If the nights are too long, there are people you can talk to: {lines}.',
      'Go gently. You can tell me more about {him} another time.',
    ],
  },
]
