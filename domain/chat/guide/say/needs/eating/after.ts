import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const check: NeedWords['check'] = [
  {
    id: 'noise-now',
    says: [
      'Let me ask how loud it is in your head. I will not ask about food.',
      'I would like to know how you feel at this moment.',
      'It may be quieter now, or not. You can tell me either way.',
    ],
    asks: {
      name: 'noise-changed',
      says: [
        'Is it quieter in your head, the same, or louder?',
        'How are the thoughts now?',
        'Has it got any easier?',
      ],
      reads: 'choice',
      answers: [
        {
          means: 'better',
          label: 'A bit quieter',
          hears: ['quieter', 'better', 'calmer', 'less', 'gone down'],
          says: [
            'A bit of peace is good. You can rest in it.',
            'Then do something nice and easy for a while.',
            'It is good to have a little more space.',
          ],
          to: 'land',
        },
        {
          means: 'same',
          label: 'The same',
          hears: ['same', 'no change', 'no different', 'still', 'not really'],
          says: [
            'It can go on for a while. You do not have to obey it.',
            'All right. It does not stop all at once.',
            'Then we just keep going, slowly.',
          ],
        },
        {
          means: 'worse',
          label: 'Louder',
          hears: ['louder', 'worse', 'grown', 'more', 'stronger', 'harder'],
          says: [
            'Then let us leave the subject of food for a while.',
            'It is loud now. You do not have to be alone with it.',
            'I am sorry that it got worse. Let us leave this subject.',
          ],
          to: 'stay-after',
        },
      ],
    },
  },
  {
    id: 'how-loud-in-words',
    says: [
      'I will not ask for a number. A single word will do.',
      'Let us check again how strong the thoughts are.',
      'You can answer with just one word.',
    ],
    asks: {
      name: 'radio-next-door',
      says: [
        'Are the thoughts soft, medium, or loud?',
        'How loud is it in there?',
        'Which word fits: soft, medium or loud?',
      ],
      reads: 'choice',
      answers: [
        {
          means: 'soft',
          label: 'Soft',
          hears: ['soft', 'quiet', 'low', 'hardly', 'a little'],
          says: [
            'Then this is a good time for something you enjoy.',
            'It is good that it is quieter.',
            'You can let them be there and do something else.',
          ],
          to: 'land',
        },
        {
          means: 'medium',
          label: 'In between',
          hears: ['medium', 'between', 'middle', 'so so', 'some', 'half'],
          says: [
            'So they are there, but you can still think.',
            'They tire you out, and they do not need an answer.',
            'In between. You can do one easy thing now.',
          ],
        },
        {
          means: 'loud',
          label: 'Loud',
          hears: ['loud', 'very', 'screaming', 'everything', 'all of it'],
          says: [
            'Then you should have someone with you.',
            'So loud. Please go where there is another person.',
            'That is very hard to be alone with.',
          ],
          to: 'not-at-the-table-alone',
        },
      ],
    },
  },
]

export const land: NeedWords['land'] = [
  {
    id: 'away-from-the-kitchen',
    says: [
      'For the next hour, do something that has nothing to do with food or mirrors: a game, a friend, a walk to the window.',
      'Get warm and comfortable: a blanket, a cat, a film. The next meal is just the next meal.',
      'Go where it is easier: to other people, or to a book you know well.',
    ],
    asks: {
      name: 'other-than-food',
      says: [
        'What could the next hour be about?',
        'What do you like that has nothing to do with food?',
        'Where is it easier for you?',
      ],
      reads: 'open',
      answers: [
        {
          means: 'told',
          says: [
            'You deserve some time for that.',
            'The thoughts may come along. They do not get to decide.',
            'You can go slowly, and be kind to yourself.',
          ],
          to: 'land',
        },
        {
          means: 'unsure',
          says: [
            'When this takes up so much space, it is hard to think of other things.',
            'Something for your hands, and some music, may be enough.',
            'You can just rest, too.',
          ],
          to: 'land',
        },
      ],
    },
  },
  {
    id: 'door-without-conditions',
    says: [
      'You can come back after any kind of day, a good one or a bad one. You do not have to report anything.',
      'You can stop here for now. If it gets too much, there are people who help with this: {lines}. A doctor can help, too.',
      'You can write here again when it gets loud. I will not ask what you ate.',
    ],
  },
]
