import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const arrive: NeedWords['arrive'] = [
  {
    id: 'fog-has-a-name',
    says: [
      'Feeling far away or unreal can happen when things get too much. Many people know it. Put your hand on something near you and press.',
      'It is frightening when nothing feels real. You need not force it away. Rub your hands together until they feel warm.',
      'This can happen when you are tired, scared or worn out. Let us start with your hands. Touch something solid and keep your hand there.',
    ],
    asks: {
      name: 'touch',
      says: [
        'What does it feel like: rough, smooth, warm or cool?',
        'Is it warm or cool under your hand?',
        'What can you feel with your fingers?',
      ],
      reads: 'open',
      answers: [
        {
          means: 'told',
          says: [
            'Keep your hand there a bit longer.',
            'That is something you can feel right now.',
            'Stay with your hands for a moment. They are yours.',
          ],
        },
        {
          means: 'unsure',
          says: [
            'It is fine if you feel nothing. Hands can go numb with this.',
            'Then press a bit harder, or try something cold.',
            'Not everybody feels much at first. There are other ways.',
          ],
        },
      ],
    },
  },
  {
    id: 'here-plainly',
    says: [
      'You are reading these words on a screen. There is a room around you, even if it feels unreal.',
      'Read this slowly. Your eyes are moving along the line. You are doing that.',
      'You are holding something, or sitting on something. Notice what it is.',
    ],
  },
]
