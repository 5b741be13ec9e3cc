import type { NeedWords } from '#domain/chat/guide/say/words.ts'

/** What is said first there. */
export const work: NeedWords['work'] = [
  {
    id: 'what-is-going-on',
    says: [
      'Different things help, depending on what is going on. A rough answer is enough.',
      'So that I do not guess wrong, it helps to know what this is about.',
      'I do not want to assume anything. You can tell me in a word or two.',
    ],
    asks: {
      name: 'what-is-it-with-them',
      says: [
        'Are they ill, going through a hard time, or are you afraid for their life?',
        'What is going on with them, roughly?',
        'Which of these is closest?',
      ],
      reads: 'choice',
      answers: [
        {
          means: 'ill',
          label: 'They are very ill',
          hears: [
            'ill',
            'sick',
            'cancer',
            'hospital',
            'stroke',
            'dementia',
            'dying',
            'hospice',
            'operation',
            'chemo',
          ],
          says: [
            'That is very hard to stand beside.',
            'Illness in someone you love changes every day.',
            'Then you are living with that too, each day.',
          ],
          to: 'beside-illness',
        },
        {
          means: 'struggling',
          label: 'They are struggling',
          hears: [
            'struggling',
            'hard time',
            'depressed',
            'drinking',
            'anxious',
            'not eating',
            'sad',
            'lonely',
            'divorce',
            'low',
          ],
          says: [
            'It is hard to see someone you love go through that.',
            'Then they are lucky to have someone who notices.',
            'That would worry most people who care.',
          ],
          to: 'an-ear-not-an-answer',
        },
        {
          means: 'afraid',
          label: 'I fear for their life',
          hears: [
            'afraid for',
            'fear for',
            'suicide',
            'suicidal',
            'kill',
            'in danger',
            'hurt themselves',
            'not safe',
          ],
          says: [
            'That is a frightening thought to carry. Let us look at it at once.',
            'Then we look at that first, before anything else.',
            'It is right to take that seriously.',
          ],
          to: 'how-urgent',
        },
        {
          means: 'gone',
          hears: [
            'died',
            'passed away',
            'passed',
            'lost him',
            'lost her',
            'lost them',
            'is dead',
            'funeral',
            'is gone',
            'miss him',
            'miss her',
          ],
          says: [
            'You have lost someone. I have no advice for that, but I can listen.',
            'That is a great loss. You can say anything about them here.',
            'Then this is about missing them. You can talk, and I will stay with it.',
          ],
          to: 'listen',
        },
        {
          means: 'unsure',
          says: [
            'You can leave that open.',
            'It does not need a heading.',
            'We can go on without a name for it.',
          ],
        },
      ],
    },
  },
  {
    id: 'an-ear-not-an-answer',
    says: [
      'You do not have to fix it for them. You can say: “I can see that it is bad. I am here.” Then just listen.',
      'Most people do not want advice first. They want someone to ask how it is, and then wait for the answer.',
      'It often helps more to listen than to find a solution. You can ask them what would help today.',
    ],
    asks: {
      name: 'words-for-them',
      says: [
        'What would you most like them to know?',
        'If you could say one thing to them, what would it be?',
        'Which words might reach them?',
      ],
      reads: 'open',
      answers: [
        {
          means: 'told',
          says: [
            'You know best how to say it to them.',
            'It is clear how much you care.',
            'Plain words are good enough.',
          ],
        },
        {
          means: 'unsure',
          says: [
            '“I was thinking of you” is enough.',
            'There may be no words for it. Being there counts.',
            'You can also just be with them, and say nothing.',
          ],
        },
      ],
    },
  },
  {
    id: 'small-and-certain',
    says: [
      'A clear offer is easier to accept: “I will bring dinner at six” works better than “tell me if you need anything”.',
      'You could do one practical thing for them: make a phone call, drive them, do the shopping, sit with them.',
      'Small and regular is good. A short message each day that needs no answer shows them you are there.',
    ],
    asks: {
      name: 'dull-kind-thing',
      says: [
        'What small thing could you offer them?',
        'Which practical thing could you do, and still rest yourself?',
        'What could you do this week that would help a bit?',
      ],
      reads: 'open',
      answers: [
        {
          means: 'told',
          says: [
            'That could help, and they can still say no.',
            'Small things like that can help.',
            'One small thing at a time.',
          ],
        },
        {
          means: 'unsure',
          says: [
            'Maybe you have already done what you can for now.',
            'Then nothing new. It is enough that they can reach you.',
            'It may come to you when you have had some rest.',
          ],
        },
      ],
    },
  },
]
