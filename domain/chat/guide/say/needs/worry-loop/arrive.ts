import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const arrive: NeedWords['arrive'] = [
  {
    id: 'round-and-round',
    says: [
      'When worries go round and round, it wears you out. We can slow it down a bit here.',
      'Your mind keeps asking, because there is no answer yet. No need to find one right now.',
      'Worry jumps from one thing to the next. Here we can take one thing at a time.',
    ],
    asks: {
      name: 'way-in',
      says: [
        'What would help most to begin with?',
        'Shall I listen, help your body settle, or look at the worry with you?',
        'Which of these do you want to start with?',
      ],
      reads: 'choice',
      answers: [
        {
          means: 'heard',
          label: 'Let me get it out',
          hears: ['get it out', 'just listen', 'listen to me', 'vent', 'just talk', 'rant', 'hear me'],
          says: [
            'Go ahead. I have time for all of it.',
            'Then I listen, and you can write in any order.',
            'Tell me what is going round in your head.',
          ],
          to: 'listen',
        },
        {
          means: 'body',
          label: 'Settle my body first',
          hears: ['body', 'calm', 'breathe', 'relax', 'tense', 'settle', 'restless'],
          says: [
            'That is a good place to start.',
            'Body first, then. The thoughts often follow.',
            'Then we leave the thoughts for a moment.',
          ],
          to: 'out-of-the-head',
        },
        {
          means: 'sense',
          label: 'Look at the worry',
          hears: ['look at', 'sense', 'think it through', 'understand', 'sort', 'solve', 'figure'],
          says: [
            'Then we look at one worry at a time.',
            'Good. We only look, and solve nothing yet.',
            'Let us see what it is really about.',
          ],
          to: 'can-do-or-cannot',
        },
        {
          means: 'unsure',
          says: [
            'I will pick something small, then.',
            'Then we start with the nearest thing.',
            'Any start will do.',
          ],
        },
      ],
    },
  },
  {
    id: 'what-if-line',
    says: [
      'Many worries come down to one sentence, often with “what if”. It can help to write it down.',
      'When a worry is written down, it is easier to look at. One sentence is enough.',
      'There may be one main fear under all the others. You can put it in a few words.',
    ],
    asks: {
      name: 'the-line',
      says: [
        'What is the worry, in one sentence?',
        'How does your “what if” go on?',
        'What are you most afraid will happen?',
      ],
      reads: 'open',
      answers: [
        {
          means: 'told',
          says: [
            'That is a hard thought to keep having.',
            'I see why that keeps you worried.',
            'Now it is written down, and we can look at it.',
          ],
        },
        {
          means: 'unsure',
          says: [
            'There may be too many to pick just one.',
            'Sometimes it is more of a feeling than a thought.',
            'You do not need to find the words.',
          ],
        },
      ],
    },
  },
]
