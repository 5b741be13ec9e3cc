import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const arrive: NeedWords['arrive'] = [
  {
    id: 'slow-out',
    says: [
      'Breathe out slowly, as if you were cooling hot soup. Then let the air come in by itself, small and easy.',
      'First, only the breath out. Make it slow and long, through your lips. Do not try to breathe in deeply.',
      'I will go slowly with you. Blow out gently, as if you were misting a window. Then let the next breath come.',
    ],
    asks: {
      name: 'floor',
      says: [
        'Can you feel the floor under your feet?',
        'Can you press your feet or your back against something solid?',
        'Can you push one heel down and feel the ground?',
      ],
      reads: 'yes-no',
      answers: [
        {
          means: 'yes',
          label: 'Yes, I feel it',
          says: [
            'Good. Keep your attention there for a few breaths.',
            'That part of you is steady. Stay with it.',
            'Press a little more, then let go.',
          ],
        },
        {
          means: 'no',
          label: 'Not really',
          says: [
            'Try your hands: press your palms together, or hold the edge of something.',
            'All right, leave that. Hold on to something near you.',
            'That happens in a panic. Touch something cool or rough instead.',
          ],
        },
        {
          means: 'unsure',
          label: 'I can’t tell',
          says: [
            'No matter. Just look at one thing near you.',
            'No need to be sure. Keep the slow breath out going.',
            'Then leave your feet. Look at something that does not move.',
          ],
        },
      ],
    },
  },
  {
    id: 'the-wave',
    says: [
      'Panic is like a wave: it rises, it reaches a top, and it comes down. You can let it do that.',
      'A panic feels as if it could only get worse. Most of them peak within minutes, and then come down bit by bit.',
      'There is no need to stop the panic. You only have to get through this minute, and then the next one.',
    ],
  },
]
