import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const arrive: NeedWords['arrive'] = [
  {
    id: 'one-of-those',
    says: [
      'Some thoughts feel too bad to say. You can just call it “one of those thoughts” here.',
      'A thought like this can go against everything you believe in. It can stay without a name here.',
      'A thought came that feels forbidden. There is no need to spell it out, or to make up for it.',
    ],
    asks: {
      name: 'taboo-start',
      says: [
        'Do you want company with it, help to stop undoing it, or its meaning?',
        'What would help first?',
        'Which of these is it for you?',
      ],
      reads: 'choice',
      answers: [
        {
          means: 'heard',
          label: 'Not be alone with it',
          hears: [
            'not be alone',
            'tell you',
            'tell someone',
            'let me tell',
            'just listen',
            'listen to me',
            'hear me',
            'want to talk',
            'just talk',
            'talk about it',
            'company',
          ],
          says: [
            'Then you are not alone with it. Say what you can.',
            'You can talk about it, or around it.',
            'Then I just listen.',
          ],
          to: 'listen',
        },
        {
          means: 'undo',
          label: 'I have to undo it',
          hears: ['undo', 'pray', 'confess', 'cancel', 'make it right', 'put it right', 'neutral', 'repent'],
          says: [
            'The thought takes a second, and making up for it takes hours.',
            'Then there is the thought, and there is what you do against it.',
            'That is a lot of work, every single time.',
          ],
          to: 'the-undoing',
        },
        {
          means: 'meaning',
          label: 'What does it mean?',
          hears: ['mean', 'what kind of person', 'who am i', 'am i a', 'why do i', 'a sin'],
          says: [
            'That question can be frightening.',
            'The question can be worse than the thought.',
            'The thought goes, and the question stays.',
          ],
          to: 'no-bench',
        },
      ],
    },
  },
  {
    id: 'the-scrawl',
    says: [
      'Think of ugly words on a wall that you walk past. You did not write them, and they need no answer.',
      'The mind brings up what we find worst, just because it matters so much to us.',
      'An unwanted thought is like a bad song on the radio. You can let it play, and go on with what you are doing.',
    ],
  },
]
