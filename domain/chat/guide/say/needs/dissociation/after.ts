import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const check: NeedWords['check'] = [
  {
    id: 'glass-now',
    says: [
      'Let me ask how it is now. You do not have to look at it closely.',
      'It may have changed a little, or not.',
      'One quick look at how far away things feel.',
    ],
    asks: {
      name: 'glass',
      says: [
        'Do things feel nearer, the same, or further away?',
        'Has it changed at all?',
        'Is it a bit clearer now, or not?',
      ],
      reads: 'choice',
      answers: [
        {
          means: 'better',
          label: 'A bit nearer',
          hears: ['thinner', 'nearer', 'better', 'clearer', 'closer', 'more real', 'thinned'],
          says: [
            'Go on slowly, and do not check it too often.',
            'A bit nearer. Keep your hands busy with something.',
            'That is a start. It can come back bit by bit.',
          ],
          to: 'land',
        },
        {
          means: 'same',
          label: 'As before',
          hears: ['same', 'as before', 'still', 'no change'],
          says: [
            'It can take time. You are not doing anything wrong.',
            'All right. You can do things even while it is there.',
            'Then we just go on gently.',
          ],
        },
        {
          means: 'worse',
          label: 'Further off',
          hears: ['further', 'farther', 'worse', 'thicker', 'more', 'grown'],
          says: [
            'Then let us get you near another person, if we can.',
            'That must be frightening. I will keep this very short.',
            'Then stop thinking about it, and hold on to something solid.',
          ],
          to: 'another-voice',
        },
      ],
    },
  },
  {
    id: 'far-number',
    says: [
      'You can give me a number. Zero is here and clear, ten is very far away.',
      'A quick guess is enough. You can also skip it.',
      'If words are hard, just type a number.',
    ],
    asks: {
      name: 'far-0-10',
      says: [
        'How far away does everything feel, 0 to 10?',
        'What number fits, if 10 is very far?',
        'From 0 to 10, how unreal is it now?',
      ],
      reads: 'scale',
      answers: [
        {
          means: 'low',
          says: [
            'That is quite near. You can stop watching it now.',
            'Then you are mostly here. Go slowly for a while.',
            'You can go back to ordinary things for a bit.',
          ],
          to: 'land',
        },
        {
          means: 'middle',
          says: [
            'Half way. You can still do small things.',
            'So a part of you is here. That is enough for now.',
            'It may come and go for a while.',
          ],
        },
        {
          means: 'high',
          says: [
            'That is very far. We only do small things now.',
            'Then use your body first, and leave the thinking.',
            'So far away. Hold on to something solid while you read this.',
          ],
          to: 'big-muscles',
        },
      ],
    },
  },
]

export const land: NeedWords['land'] = [
  {
    id: 'slow-return',
    says: [
      'Keep the next hour simple: eat, drink, sit in the light. Do not drive until you feel properly here.',
      'You may feel a bit strange for a while yet. Leave big decisions, and leave the car.',
      'Have something warm to drink and do one easy thing. Everything else can wait an hour.',
    ],
    asks: {
      name: 'simple-next',
      says: [
        'What simple thing could you do next?',
        'Which easy thing is near you?',
        'What would your hands like to do?',
      ],
      reads: 'open',
      answers: [
        {
          means: 'told',
          says: [
            'Do it slowly, and look at your hands while you do.',
            'Slow and simple is right for now.',
            'One thing at a time is enough.',
          ],
          to: 'land',
        },
        {
          means: 'unsure',
          says: [
            'Then wash your hands, with cool or warm water.',
            'You could sit by a window and look out.',
            'Just hold a warm cup for a while.',
          ],
          to: 'land',
        },
      ],
    },
  },
  {
    id: 'come-as-fog',
    says: [
      'If it comes back, you can write here again, even with one word. If it happens often, tell a doctor.',
      'You can go now. There are people trained to help with this feeling, and a doctor can tell you where.',
      'You can stop here and come back at any time. If it lasts, a doctor should know about it.',
    ],
  },
]
