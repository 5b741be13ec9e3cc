import type { NeedWords } from '#domain/chat/guide/say/words.ts'

/** What is said first there. */
export const work: NeedWords['work'] = [
  {
    id: 'how-the-pull-is-today',
    says: [
      'We leave numbers out of it. A rough word for how strong the pull is will do.',
      'You do not have to find the exact word. The nearest one is fine.',
      'I only want to know roughly how strong the urge is.',
    ],
    asks: {
      name: 'right-pull',
      says: [
        'Is the urge to fix it mild, medium, or strong?',
        'How strong is the urge, more or less?',
        'Is it easy to leave, or hard, or very hard?',
      ],
      reads: 'choice',
      answers: [
        {
          means: 'soft',
          label: 'Mild',
          hears: ['soft', 'hum', 'low', 'quiet', 'little', 'a bit', 'mild', 'weak', 'easy'],
          says: [
            'Mild, and still annoying.',
            'Then it may be a good one to practise with.',
            'It is there, but you can do other things.',
          ],
        },
        {
          means: 'middling',
          label: 'Medium',
          hears: ['middling', 'nag', 'nagging', 'medium', 'middle', 'quite', 'hard', 'so so'],
          says: [
            'That is enough to keep bothering you.',
            'Medium, for hours, is tiring.',
            'It keeps asking, then.',
          ],
        },
        {
          means: 'loud',
          label: 'Strong',
          hears: [
            'loud',
            'shout',
            'very',
            'strong',
            'unbearable',
            'high',
            'huge',
            'very hard',
            'awful',
            'really bad',
          ],
          says: [
            'That strong, it is hard to think of anything else.',
            'Then it may be all you can feel right now.',
            'That is very hard to sit with.',
          ],
        },
      ],
    },
  },
  {
    id: 'what-drives-it',
    says: [
      'For some people it only feels wrong. For others it feels as if something bad will happen, or as if they will miss something.',
      'People do things again for different reasons. It helps to know which one is yours.',
      'The same habit can come from different fears, or from no fear at all.',
    ],
    asks: {
      name: 'right-motor',
      says: [
        'What is it with you, mostly?',
        'Does it feel wrong, or is there a fear behind it?',
        'Which of these is behind it for you?',
      ],
      reads: 'choice',
      answers: [
        {
          means: 'feeling',
          label: 'It just feels wrong',
          hears: ['feels wrong', 'just feels', 'feeling', 'itch', 'uneven', 'not right', 'feels off'],
          says: [
            'Just a feeling, then, with no reason behind it.',
            'It is more like an itch than a fear, then.',
            'So there is nothing to argue with. It just feels off.',
          ],
        },
        {
          means: 'threat',
          label: 'Something bad may happen',
          hears: ['something bad', 'happen', 'die', 'luck', 'harm', 'if i don’t', 'punish', 'my fault'],
          says: [
            'That makes each repeat feel like a duty.',
            'Then the fear says: do it, or it is your fault.',
            'That puts a lot of weight on a small action.',
          ],
        },
        {
          means: 'missing',
          label: 'I might miss something',
          hears: ['miss', 'missing', 'not understood', 'reread', 'forget', 'incomplete', 'not sure i read'],
          says: [
            'So you want to be sure that nothing is left out.',
            'You can never be fully sure of that, and so it goes on and on.',
            'That can make one page take an hour.',
          ],
        },
      ],
    },
  },
  {
    id: 'no-true-right',
    says: [
      'I cannot tell you if it is right now. It is a feeling, and I cannot see it. You can leave it unsure.',
      'No one can say when it will be enough, because only the feeling decides. You can stop before it feels enough.',
      'If you fear that something bad depends on it, I cannot rule that out, and nor can you. You can live with that doubt.',
    ],
  },
  {
    id: 'stop-in-the-middle',
    says: [
      'You can stop right in the middle. Put your hand down, even if it is only half done.',
      'There does not have to be one last good time. You can walk away after a bad one.',
      'You can stop in the middle of a word or a step. It will feel wrong, and you can let it feel wrong.',
    ],
  },
  {
    id: 'a-bit-off',
    says: [
      'Try leaving it a bit off for a while: the cup crooked, the line read only once.',
      'You can fix it later, or not at all. For now it stays the way it is.',
      'This is a small experiment. You only have to leave it alone.',
    ],
    asks: {
      name: 'right-wait',
      says: [
        'Could you leave it as it is for a few minutes?',
        'Can it stay unfixed for a short while?',
        'Could the next repeat wait for five minutes?',
      ],
      reads: 'yes-no',
      answers: [
        {
          means: 'yes',
          label: 'I’ll leave it off',
          says: [
            'Good. Let it feel wrong, and do something else.',
            'It will bother you. Let it, and see what happens.',
            'Then do nothing about it for those few minutes.',
          ],
        },
        {
          means: 'no',
          label: 'It has to be fixed',
          says: [
            'That is how strong it is. Even ten seconds of waiting counts.',
            'All right. You can try with something easier another day.',
            'Then fix it less than perfectly, if you can.',
          ],
        },
        {
          means: 'unsure',
          label: 'It’d be hard',
          says: [
            'It will be hard. It can be very short.',
            'You could try one minute.',
            'Then just start, and see how far you get.',
          ],
        },
      ],
    },
  },
]
