import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const goodMoment: NeedWords = {
  need: 'good-moment',
  name: 'Something good happened',
  listens: [
    'That is good to read.',
    'That sounds lovely.',
    'I have no “but” to add.',
    'You can be as happy about it as you like.',
    'That is worth remembering.',
    'That belongs in the story, too.',
    'Things like that can light up a whole day.',
    'How good that this happened.',
    'Moments like that deserve some room.',
    'It is so nice when something goes well.',
    'That can be joy, or relief, or both.',
    'Nobody has to earn a good moment.',
    'A good moment can stand next to hard ones and still count.',
  ],
  arrive: [
    {
      id: 'let-it-be-good',
      says: [
        'That is good news. You do not have to do anything with it, only enjoy it.',
        'You can tell me all of it, or we can stay with the best part for a while.',
        'Good things deserve to be told, too. I would like to hear about this one.',
      ],
      asks: {
        name: 'how-to-stay',
        says: [
          'What would you like to do?',
          'Do you want to tell it, or stay with it a little?',
          'How would you like to enjoy it?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'heard',
            label: 'Just tell it',
            hears: ['just tell', 'tell you', 'tell it', 'tell someone', 'say it'],
            says: [
              'Then tell me, from the beginning.',
              'I would like to hear it, with all the details.',
              'Please do. I am all ears.',
            ],
            to: 'listen',
          },
          {
            means: 'stay',
            label: 'Stay with it a while',
            hears: ['stay with it', 'enjoy it', 'keep it', 'savour', 'savor', 'make it last'],
            says: [
              'Good. We will go through it slowly.',
              'Yes, let us make it last a little.',
              'Then let us look at it once more.',
            ],
            to: 'one-picture',
          },
          {
            means: 'distrust',
            label: 'I don’t quite trust it',
            hears: [
              'don’t trust it',
              'dont trust it',
              'too good',
              'waiting for the catch',
              'won’t last',
              'scared it',
            ],
            says: [
              'That is common when things have been hard. It can be good anyway.',
              'You do not have to trust it yet. You can just look at it.',
              'It can feel risky to be happy. I understand that.',
            ],
            to: 'and-the-but',
          },
        ],
      },
    },
  ],
  work: [
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
        says: [
          'Did you help to make it happen?',
          'Was some of this your doing?',
          'Did you have a part in it?',
        ],
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
  ],
  check: [
    {
      id: 'as-you-tell-it',
      says: [
        'We have talked about it for a bit. Let me ask how it feels now.',
        'Telling something can make it stronger, or it can fade. Both happen.',
        'You can notice how you feel right now.',
      ],
      asks: {
        name: 'grows-or-fades',
        says: [
          'Does it feel better, the same, or is it fading?',
          'How does it feel now that you told it?',
          'Is the good feeling still there?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'better',
            label: 'Even better',
            hears: ['grows', 'growing', 'more', 'nearer', 'better', 'bigger'],
            says: ['How nice.', 'Then telling it was good for you.', 'Enjoy it for a moment longer.'],
            to: 'land',
          },
          {
            means: 'same',
            label: 'Still there',
            hears: ['still there', 'as it was', 'the same', 'stayed', 'as much'],
            says: [
              'Good. Let it stay as long as it wants to.',
              'It is good to have it there.',
              'That is enough.',
            ],
          },
          {
            means: 'worse',
            label: 'It’s fading',
            hears: ['fades', 'fading', 'less', 'slipped away', 'worse', 'gone'],
            says: [
              'That happens. You have not done anything to spoil it.',
              'Feelings come and go. You had it, and it was real.',
              'Then let it go. You can think of it again tomorrow.',
            ],
            to: 'it-may-fade',
          },
        ],
      },
    },
    {
      id: 'room-for-more',
      says: [
        'You can tell me more, or stop here.',
        'There may be something you left out.',
        'I can go on reading, if there is more to tell.',
      ],
      asks: {
        name: 'more-of-it',
        says: ['Is there more to it?', 'Do you want to tell me more?', 'Shall we stay with it a bit longer?'],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'Yes, more',
            says: ['Then go on, please.', 'I would like to hear it.', 'Good. Tell me the rest.'],
          },
          {
            means: 'no',
            label: 'That was it',
            says: [
              'Then it is a whole story now.',
              'It was good to read.',
              'Good. You can keep it like that.',
            ],
            to: 'land',
          },
          {
            means: 'unsure',
            label: 'Not sure',
            says: [
              'Then just sit with it for a moment.',
              'There is no need to decide.',
              'You can always add something later.',
            ],
          },
        ],
      },
    },
  ],
  land: [
    {
      id: 'keep-it-near',
      says: [
        'You can think of this again later today, when you need it.',
        'Take the good feeling with you into whatever comes next.',
        'The rest of the day can be as it is. This was good.',
      ],
      asks: {
        name: 'where-to-now',
        says: ['What are you going to do next?', 'What comes next in your day?', 'How does your day go on?'],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'A bit of this can come with you.',
              'You can think of it in between.',
              'All right. This was still a good thing today.',
            ],
            to: 'land',
          },
          {
            means: 'unsure',
            says: [
              'Nothing has to come next.',
              'Then just rest and enjoy it.',
              'You can sit there and smile for a minute.',
            ],
            to: 'land',
          },
        ],
      },
    },
    {
      id: 'go-well',
      says: [
        'Enjoy it. If something good happens again, big or small, you can tell it here.',
        'That was nice to read. You can come back on good days and on bad days.',
        'Have a good rest of the day, or a good night. You are welcome here on any day.',
      ],
    },
  ],
  unfit: [
    'thought-record',
    'worst-best-likely',
    'worry-time',
    'urge-surfing',
    'maybe-maybe-not',
    'notice-the-thought',
    'leaves-on-a-stream',
    'stop-and-choose',
    'attention-switch',
    'body-scan',
    'cool-pack',
    '4-7-8-breathing',
  ],
}
