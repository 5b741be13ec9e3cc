import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const worryLoop: NeedWords = {
  need: 'worry-loop',
  name: 'My thoughts go round',
  listens: [
    'I can see why your mind keeps going back to it.',
    'It is tiring to think about it all the time.',
    'You do not need to have an answer.',
    'One worry easily brings the next one with it.',
    'It is hard to rest while a question stays open.',
    'The future is a big thing to carry in one head.',
    'A mind can run for hours and still not arrive.',
    'People often worry most about what they care for most.',
    'Being ready for everything is a job without an end.',
    'A “what if” can be louder than what is there.',
    'It is hard to enjoy today when tomorrow is so loud.',
    'Not knowing how it will turn out is hard.',
    'All that thinking is work, even if nobody sees it.',
  ],
  arrive: [
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
  ],
  work: [
    {
      id: 'can-do-or-cannot',
      says: [
        'There are two kinds of worry. With some, you can do something now. With others, you can only wait.',
        'A good question for a worry is whether you can do anything about it today.',
        'Some worries need a small step. Others have no answer yet, and you have to live with not knowing for a while.',
      ],
      asks: {
        name: 'handle',
        says: [
          'Is there anything you could do about it today or tomorrow?',
          'Is there a small step you could take?',
          'Can anything be done about it right now?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'Yes, something',
            says: [
              'Good. It can be a very small one.',
              'Then we can turn that part into a plan.',
              'Then let us find the smallest step.',
            ],
            to: 'one-step',
          },
          {
            means: 'no',
            label: 'No, only wait',
            says: [
              'Having to wait is hard.',
              'Then it is about living with not knowing, for now.',
              'When there is nothing to do, the mind keeps thinking instead.',
            ],
            to: 'carry-open',
          },
          {
            means: 'unsure',
            label: 'A bit of both',
            says: [
              'It is often a bit of both.',
              'You can find that out later.',
              'It is not always clear. We just try.',
            ],
          },
        ],
      },
    },
    {
      id: 'one-step',
      says: [
        'If there is something you can do, make it very small: one call, one email, one question. Then stop for today.',
        'Write down the next step and when you will do it. Then you do not have to keep it in your head.',
        'The whole way need not be clear. One step and a time for it will do.',
      ],
      asks: {
        name: 'step-and-when',
        says: [
          'What is the smallest step, and when?',
          'What could you do first, and at what time?',
          'Which small thing could you do about it?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'All right. You can write that down, with a time.',
              'That can be a start, and it can be very small.',
              'Noted. It does not all have to happen today.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'Maybe there is no step yet. Then waiting is the answer.',
              'You can write “not today” on your list.',
              'A step may come to mind later.',
            ],
          },
        ],
      },
    },
    {
      id: 'park-it',
      says: [
        'It is hard to just stop worrying. {exercise} gives the worry a fixed time later, so that you can leave it now.',
        'You can put a worry off. With {exercise} you write it down and come back to it at a set time.',
        '“Not now, at six o’clock” is easier than “stop thinking”. {exercise} works like that. It suits some people and not others.',
      ],
      offers: ['worry-time'],
    },
    {
      id: 'carry-open',
      says: [
        'Some questions only get an answer with time. Thinking harder does not make it come sooner.',
        'Having no answer is hard. You can want an answer, and still do something else meanwhile.',
        'Not knowing does not mean that you did something wrong. There is just no answer yet.',
      ],
      asks: {
        name: 'not-knowing',
        says: [
          'What is hardest for you about not knowing?',
          'When is the waiting worst for you?',
          'Which part of the waiting gets to you most?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'I can see how that wears you down.',
              'That is a hard part to wait with.',
              'No wonder you would like to know already.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'Perhaps every part of it.',
              'It can be hard to say when you are in it.',
              'There may not be one worst part.',
            ],
          },
        ],
      },
    },
    {
      id: 'notice-it',
      says: [
        'You can step back from a thought a little. {exercise} does that with a few words you put in front of it.',
        'A worry is a thought, and you are the one who hears it. {exercise} helps you notice that.',
        'You do not have to argue with the thought. {exercise} shows you how to see it and let it be there.',
      ],
      offers: ['notice-the-thought', 'leaves-on-a-stream'],
    },
    {
      id: 'out-of-the-head',
      says: [
        'When your head is full, do something with your body: stand up, stretch, put your hands under cold water.',
        'Let your shoulders drop, and breathe out slowly. Thoughts may go on meanwhile.',
        'Walk a bit: up the stairs, down the street and back. It is hard to worry as much when you move.',
      ],
    },
    {
      id: 'is-it-useful',
      says: [
        'Some thinking leads to something new. Some thinking only repeats. It helps to ask which kind this is.',
        'You could ask yourself if ten more minutes of thinking would bring anything new.',
        'Worrying feels like solving a problem. Often it just goes over the same thing again.',
      ],
      asks: {
        name: 'anything-new',
        says: [
          'Has the thinking brought anything new lately?',
          'Is it getting you somewhere, or is it the same again?',
          'Did anything new come up the last time round?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'same',
            label: 'The same again',
            hears: ['same', 'nothing new', 'no', 'circles', 'round', 'nowhere'],
            says: [
              'Then you may take a break from it. You will not miss anything.',
              'So more thinking will not help today.',
              'Then you know this worry well by now. It can wait.',
            ],
          },
          {
            means: 'new',
            label: 'Something new',
            hears: ['new', 'yes', 'somewhere', 'idea', 'realised', 'realized'],
            says: [
              'Write it down, so that it is out of your head.',
              'Good, make a note of it.',
              'Then that is useful. Put it on paper.',
            ],
          },
          {
            means: 'unsure',
            says: ['It can be hard to tell.', 'Maybe some of each.', 'Then we leave that question.'],
          },
        ],
      },
    },
    {
      id: 'leaves',
      says: [
        'If pushing the thoughts away does not work, {exercise} is a way to let them come and go.',
        'You do not need a quiet mind for this. In {exercise} you picture each thought floating by.',
        '{exercise} is a way to watch your thoughts for a few minutes, and not get pulled in.',
      ],
      offers: ['leaves-on-a-stream', 'stop-and-choose'],
    },
    {
      id: 'who-else',
      says: [
        'A worry often gets smaller when you say it to someone. It does not change the facts, but you are less alone.',
        'You could tell someone: “I do not need advice. I just want to say it.”',
        'Another person may see something that you cannot see, because you are in the middle of it.',
      ],
      asks: {
        name: 'told-anyone',
        says: [
          'Does anyone know that you worry about this?',
          'Is there a person you could tell about it?',
          'Could you tell someone, even just a part?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'Yes, someone',
            says: [
              'Good. You could talk to them about it again.',
              'Then you do not have to go through it alone.',
              'A short message may be enough for a start.',
            ],
          },
          {
            means: 'no',
            label: 'No one',
            says: [
              'Then you are alone with it, and that makes it bigger. You can also talk to a person here: {lines}.',
              'It is hard to keep it all to yourself.',
              'Nobody so far. You can tell me more, if you like.',
            ],
          },
          {
            means: 'unsure',
            label: 'I’d rather not',
            says: [
              'Telling is a choice, and you can leave it.',
              'You can leave that for another day.',
              'Then not now.',
            ],
          },
        ],
      },
    },
    {
      id: 'kindness-to-it',
      says: [
        'You worry because something matters to you. You can care about it and still take a break.',
        'Think of what you would say to a friend who worried like this. You could say that to yourself.',
        'Do not be angry with yourself for worrying. You did not choose it.',
      ],
    },
    {
      id: 'ordinary-now',
      says: [
        'You can do something small with the worry still there: cook, fold clothes, feed the cat.',
        'No need to wait until the worry is gone. You can start with the next small thing.',
        'The worry can be there while you do something else. It may get less when you do not watch it.',
      ],
    },
  ],
  check: [
    {
      id: 'speed-now',
      says: [
        'Let us see if your thoughts have slowed down at all.',
        'I would like to know how your head feels now.',
        'A quick look at how busy your head is now.',
      ],
      asks: {
        name: 'pace',
        says: [
          'Are the thoughts slower, the same, or faster?',
          'Is there less worrying now, the same, or more?',
          'How busy is your head now?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'better',
            label: 'A bit slower',
            hears: ['slower', 'better', 'less', 'quieter', 'calmer', 'eased'],
            says: [
              'Good, a bit slower. There is no need to push it further.',
              'Less worry is a relief, even if it is only a bit.',
              'It has slowed down. Leave it at that.',
            ],
            to: 'land',
          },
          {
            means: 'same',
            label: 'No change',
            hears: ['same', 'no change', 'still', 'as much'],
            says: [
              'No change yet. That happens. We can try another way.',
              'It goes on. That can be very annoying.',
              'Then that was not the right thing. There are others.',
            ],
          },
          {
            means: 'worse',
            label: 'Faster',
            hears: ['faster', 'worse', 'more', 'louder', 'speeding'],
            says: [
              'Then we stop thinking about it, and do something with the body.',
              'Talking about it can stir it up. We leave it alone for now.',
              'Faster is hard to bear. Less thinking now, more moving.',
            ],
            to: 'out-of-the-head',
          },
        ],
      },
    },
    {
      id: 'loud-number',
      says: [
        'If you like, give the worry a number. Zero is quiet, ten is as loud as it gets.',
        'One number for how loud the worry is. Just guess.',
        'A number can say how strong the worry is right now.',
      ],
      asks: {
        name: 'volume',
        says: [
          'How loud are the thoughts, 0 to 10?',
          'What number has the worry now?',
          'From 0 to 10, how much do you worry now?',
        ],
        reads: 'scale',
        answers: [
          {
            means: 'low',
            says: [
              'That is quite low. You can get on with your day like that.',
              'Low. It can stay there in the background.',
              'That leaves you some room for other things.',
            ],
            to: 'land',
          },
          {
            means: 'middle',
            says: [
              'You can hear it, but you can also do other things.',
              'Medium. It is there, and you can still think.',
              'In the middle is still tiring.',
            ],
          },
          {
            means: 'high',
            says: [
              'That is very loud. Nothing needs to be solved now.',
              'It is hard to think clearly like that. So we do something else.',
              'Very high. Then it is time to move a bit, and not to think.',
            ],
            to: 'out-of-the-head',
          },
        ],
      },
    },
  ],
  land: [
    {
      id: 'set-down',
      says: [
        'Before you go, you can write the worry down and put it away until tomorrow.',
        'It does not have to be solved for you to stop. You can stop for today.',
        'You have done enough thinking for now. You can come back to it another time.',
      ],
      asks: {
        name: 'left-where',
        says: [
          'What would you like to do next instead?',
          'What could you turn to now?',
          'What is the next thing that is not this worry?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'The worry may come along, and that is fine.',
              'Then turn to that for a while.',
              'That sounds like a good thing to turn to.',
            ],
            to: 'land',
          },
          {
            means: 'unsure',
            says: [
              'Then something with your hands: wash up, or take a shower.',
              'Any small thing will do.',
              'You could just sit by a window for a while.',
            ],
            to: 'land',
          },
        ],
      },
    },
    {
      id: 'wheel-may-return',
      says: [
        'If the worry comes back, that does not mean this was for nothing. You can do it again, here or alone.',
        'You can come back with the same worry. It also helps to tell someone you trust.',
        'If you worry like this for weeks, you can tell a doctor. There is good help for worry.',
      ],
    },
  ],
  unfit: ['body-scan', '4-7-8-breathing'],
}
