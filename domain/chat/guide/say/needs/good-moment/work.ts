import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const work: NeedWords['work'] = [
  {
    id: 'one-picture',
    says: [
      'There may be one moment in it that was the best. We can look at that one.',
      'Think of the few seconds of it that you liked best.',
      'Think back to the best part of it for a moment.',
    ],
    asks: {
      name: 'which-moment',
      says: [
        'Which moment was the best?',
        'Which part would you like to keep?',
        'What do you see when you think of it?',
      ],
      reads: 'open',
      answers: [
        {
          means: 'told',
          says: [
            'I can almost see that.',
            'What a good moment to have.',
            'You can go back to that one when you like.',
          ],
        },
        {
          means: 'unsure',
          says: ['Then it was all good.', 'It does not need a best part.', 'You can just keep all of it.'],
        },
      ],
    },
  },
  {
    id: 'through-the-senses',
    says: [
      'You can bring it back by thinking of small things: what you saw, what you heard, how the air was.',
      'Think of where you were. Remember one thing you saw or heard there.',
      'The little details help you keep it. You can tell me one or two.',
    ],
    asks: {
      name: 'what-was-there',
      says: ['What did you see or hear?', 'What small thing do you remember?', 'What was it like there?'],
      reads: 'open',
      answers: [
        {
          means: 'told',
          says: [
            'That makes it easy to imagine.',
            'A nice thing to remember.',
            'Now it is written down, with that in it.',
          ],
        },
        {
          means: 'unsure',
          says: [
            'It was good without the details.',
            'You may have been too busy being happy.',
            'Then just remember how it felt.',
          ],
        },
      ],
    },
  },
  {
    id: 'where-it-sits',
    says: [
      'You may feel it in your body too: a smile, warm hands, an easier breath. Notice it for a moment.',
      'Take a slow breath and let yourself feel it. There is nothing else you have to do.',
      'You can let yourself smile, if you want to. Nobody is watching.',
    ],
  },
  {
    id: 'your-part',
    says: [
      'Sometimes good things are luck, and sometimes you helped them happen. Often it is both.',
      'You may have had a part in this: something you did, or said, or did not give up on.',
      'It is fine to think about what you did to make it happen.',
    ],
    asks: {
      name: 'hand-in-it',
      says: ['Did you help to make it happen?', 'Was some of this your doing?', 'Did you have a part in it?'],
      reads: 'yes-no',
      answers: [
        {
          means: 'yes',
          label: 'Yes, a bit',
          says: [
            'Then that part is yours.',
            'You can be pleased about that.',
            'It is good to notice what you did.',
          ],
        },
        {
          means: 'no',
          label: 'No, it just came',
          says: [
            'Then it was a present. You can just enjoy it.',
            'Good luck is good, too.',
            'You do not have to earn every good thing.',
          ],
        },
        {
          means: 'unsure',
          label: 'Hard to say',
          says: ['It does not matter much.', 'Probably a bit of both.', 'You can enjoy it either way.'],
        },
      ],
    },
  },
  {
    id: 'who-shares',
    says: [
      'You can tell someone else about it. Good things often feel even better when they are shared.',
      'There may be someone who would be happy for you.',
      'Maybe somebody else was part of it, or you thought of someone.',
    ],
    asks: {
      name: 'who-would-smile',
      says: [
        'Who would be happy to hear this?',
        'Is there someone you would like to tell?',
        'Who did you think of?',
      ],
      reads: 'open',
      answers: [
        {
          means: 'told',
          says: [
            'It could be a nice message to send.',
            'That may make their day, too.',
            'You can tell it again as often as you like.',
          ],
        },
        {
          means: 'unsure',
          says: [
            'Then it is just yours for now.',
            'You can keep it for yourself. That is nice, too.',
            'You do not have to share it.',
          ],
        },
      ],
    },
  },
  {
    id: 'small-is-fine',
    says: [
      'It does not have to be a big thing. A seat in the sun or a kind word is good, too.',
      'Small good things count. You noticed this one.',
      'Ten good minutes are ten good minutes, even in a bad week.',
    ],
  },
  {
    id: 'and-the-but',
    says: [
      'A worry may come up as well. You do not have to answer it. This is still good.',
      'You may be afraid that it will not last. It happened, and nobody can take that away.',
      'It can be good even if you do not know what comes next.',
    ],
  },
  {
    id: 'not-a-duty',
    says: [
      'You do not have to make the most of it. You can just let it be nice.',
      'You do not have to be grateful or cheerful for the rest of the day.',
      'If you feel tired or sad later, that does not spoil it.',
    ],
  },
  {
    id: 'say-it-once-more',
    says: [
      'You could write it down in one sentence, so that you can read it on a bad day.',
      'Put it in a few words, like a note on the fridge.',
      'One short line can help you remember it.',
    ],
    asks: {
      name: 'one-line',
      says: [
        'What would you write?',
        'How would you say it in one line?',
        'What would you call this moment?',
      ],
      reads: 'open',
      answers: [
        {
          means: 'told',
          says: [
            'That is a good line to keep.',
            'Read that again on a harder day.',
            'You can copy it somewhere you will see it.',
          ],
        },
        {
          means: 'unsure',
          says: [
            'You do not need to write it. You have it anyway.',
            'Then just remember it.',
            'It is fine without words.',
          ],
        },
      ],
    },
  },
  {
    id: 'what-it-shows',
    says: [
      'What makes you happy often shows what matters to you.',
      'It can be nice to know why it was so good.',
      'You could think about what made this one special.',
    ],
    asks: {
      name: 'what-matters-in-it',
      says: [
        'What made it so good for you?',
        'What matters to you about it?',
        'Why was it this that made you happy?',
      ],
      reads: 'open',
      answers: [
        {
          means: 'told',
          says: [
            'I can see why that means so much.',
            'It is good to know that about yourself.',
            'That is a good thing to have more of.',
          ],
        },
        {
          means: 'unsure',
          says: [
            'It can be good without a reason.',
            'Some things are just nice.',
            'You do not have to find out.',
          ],
        },
      ],
    },
  },
  {
    id: 'once-more-slowly',
    says: [
      'If you like, think through it once more from the start, slowly. Stop at the best part.',
      'You can tell it again. I will read it again.',
      'Go back to the beginning of it and enjoy it a second time.',
    ],
  },
  {
    id: 'other-weather',
    says: [
      'Other things may still be hard. This can be good anyway.',
      'A good hour in a bad month is still a good hour.',
      'You can be sad about one thing and happy about another on the same day.',
    ],
  },
  {
    id: 'it-may-fade',
    says: [
      'It is normal that the feeling gets weaker. It still happened.',
      'You do not have to hold on to it. You can remember it later.',
      'It may fade now. You can turn to something else.',
    ],
  },
]
