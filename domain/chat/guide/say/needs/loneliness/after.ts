import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const check: NeedWords['check'] = [
  {
    id: 'as-alone-as-before',
    says: [
      'Tell me how you feel now. You can be honest with me.',
      'We have written for a while. I can only do so much, and you can say so.',
      'Let me ask if this is of any use to you.',
    ],
    asks: {
      name: 'less-alone',
      says: [
        'Do you feel a bit less lonely, the same, or more?',
        'How lonely is it now, compared with before?',
        'Is it a little easier, or not?',
      ],
      reads: 'choice',
      answers: [
        {
          means: 'better',
          label: 'A bit less',
          hears: ['less', 'better', 'easier', 'let up'],
          says: [
            'Good. A bit less is worth something.',
            'It is good that writing helped a little.',
            'Then it may help to do the next thing with people, too.',
          ],
          to: 'land',
        },
        {
          means: 'same',
          label: 'Just the same',
          hears: ['same', 'no change', 'no different', 'not really', 'still'],
          says: [
            'Writing cannot do everything.',
            'Then something else may help more.',
            'I understand. A page is not the same as a person.',
          ],
        },
        {
          means: 'worse',
          label: 'More alone',
          hears: ['more', 'worse', 'lonelier', 'grown', 'harder'],
          says: [
            'Then you need a person more than you need me.',
            'I am sorry it hurts more now. Let us find you a real voice.',
            'It can hurt more when you look at it. Let us think of a person for tonight.',
          ],
          to: 'a-human-voice',
        },
      ],
    },
  },
  {
    id: 'lonely-number',
    says: [
      'You can give it a number. Zero is not lonely at all, ten is the worst.',
      'A number can be easier to say than the feeling. Just guess.',
      'I only want to know how strong it is.',
    ],
    asks: {
      name: 'how-lonely',
      says: [
        'How lonely do you feel now, 0 to 10?',
        'From 0 to 10, how strong is the loneliness?',
        'Where on 0 to 10 are you this minute?',
      ],
      reads: 'scale',
      answers: [
        {
          means: 'low',
          says: [
            'Good. It is not so strong just now.',
            'Then you can enjoy a quiet moment.',
            'At that number it may be fine to be on your own for a bit.',
          ],
          to: 'land',
        },
        {
          means: 'middle',
          says: [
            'It is there all the time, but you can get through the day.',
            'That is enough to hurt.',
            'Then one small contact today would be good.',
          ],
        },
        {
          means: 'high',
          says: [
            'That is very lonely. You need a person, not only words on a screen.',
            'So high. Please do not stay alone with that.',
            'That is close to the worst. A real voice would be better than me now.',
          ],
          to: 'a-human-voice',
        },
      ],
    },
  },
]

export const land: NeedWords['land'] = [
  {
    id: 'before-you-close',
    says: [
      'Before you go, you could plan one small contact for this week: a time, a place, a name.',
      'It helps to have one thing to look forward to with someone in it, even if it is only the baker.',
      'For today, do one thing where you see someone: a shop, a walk, a call.',
    ],
    asks: {
      name: 'one-arrangement',
      says: [
        'What could that be for you?',
        'Where could you see somebody this week?',
        'Who could you say hello to next?',
      ],
      reads: 'open',
      answers: [
        {
          means: 'told',
          says: [
            'You could pick a day for it, so that it happens.',
            'It can be short, and it can be clumsy.',
            'You can go even if you do not feel like it.',
          ],
          to: 'land',
        },
        {
          means: 'unsure',
          says: [
            'That is fine. You may think of something later.',
            'Then just open a window and listen to the street for a bit.',
            'You do not have to know now.',
          ],
          to: 'land',
        },
      ],
    },
  },
  {
    id: 'page-and-people',
    says: [
      'You can come back here at any time. When you want a real voice, {lines}.',
      'You can write here when it gets lonely again. Let it be one of the places you go, and not the only one.',
      'You can leave it here. In the lonely hours you can also talk to someone: {lines}.',
    ],
  },
]
