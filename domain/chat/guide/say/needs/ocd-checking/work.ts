import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const work: NeedWords['work'] = [
  {
    id: 'pull-now',
    says: [
      'Let us leave the thing itself for a moment. I would like to know how strong the urge is.',
      'We do not have to decide if the worry is right. Just notice how much you want to check.',
      'You can feel the urge and not follow it yet. Start by giving it a number.',
    ],
    asks: {
      name: 'checking-pull',
      says: [
        'How strong is the urge to check, 0 to 10?',
        'From 0 to 10, how much do you want to check now?',
        'What number would you give the urge to look again?',
      ],
      reads: 'scale',
      answers: [
        {
          means: 'low',
          says: [
            'You could leave it and see what happens to it.',
            'Then this is a good moment to walk away.',
            'A small urge. It may nag a little longer.',
          ],
        },
        {
          means: 'middle',
          says: [
            'You notice it, and you can still choose.',
            'That is enough to bother you. You can let it be there.',
            'So it pulls, but you are still sitting here.',
          ],
        },
        {
          means: 'high',
          says: [
            'Then we only look at the next minute.',
            'It is very hard to stay put with an urge like that.',
            'So high. Nobody finds that easy.',
          ],
        },
      ],
    },
  },
  {
    id: 'the-doubt-speaks',
    says: [
      'Doubt can be very loud, and still it does not know more than you do. It often asks the same question again and again.',
      'It can help to write the doubt down in one line. Then you can see it, and you do not have to answer it.',
      'The doubt often starts with “what if”. You can write down what it says, and leave it there.',
    ],
    asks: {
      name: 'checking-doubt-line',
      says: [
        'What does the doubt say, in one short line?',
        'What is the “what if” this time?',
        'Which question keeps coming back?',
      ],
      reads: 'open',
      answers: [
        {
          means: 'told',
          says: [
            'That is a frightening question. We can leave it unanswered for now.',
            'You do not have to answer the doubt.',
            'I see. It makes sense that this one scares you.',
          ],
        },
        {
          means: 'unsure',
          says: [
            'It may only be a feeling, without words. We can work with a feeling.',
            'Sometimes it just feels wrong. That is enough to go on.',
            'You do not need words for it.',
          ],
        },
      ],
    },
  },
  {
    id: 'cannot-make-sure',
    says: [
      'I cannot tell you that it is off, locked or safe. If I did, you would soon need to hear it again. So I leave it open.',
      'You may want someone to say it is all right. That helps for a minute, and then the doubt is back.',
      'Another check cannot make you sure for good, and nor can I. It is hard to leave it open, and you can do it for a short time.',
    ],
  },
  {
    id: 'let-it-wait',
    says: [
      'You do not have to promise not to check. Just put a little time before you do.',
      '“Not yet” is easier than “never”. You can check later, if you still want to.',
      'Try to make a gap between the urge and the check. A few minutes is enough to start with.',
    ],
    asks: {
      name: 'checking-wait',
      says: [
        'Could you wait five minutes before you check?',
        'Can the next check wait for five minutes?',
        'Would you try five minutes without looking?',
      ],
      reads: 'yes-no',
      answers: [
        {
          means: 'yes',
          label: 'I can try',
          says: [
            'Good. Do something else with your hands while you wait.',
            'Then five minutes. You can write to me in the meantime.',
            'It may feel worse for a bit. You can let it.',
          ],
        },
        {
          means: 'no',
          label: 'No, too long',
          says: [
            'Then one minute. That counts too.',
            'No is an honest answer. It could be as short as drinking a glass of water.',
            'All right. You can also wait after the next check, before the one that follows.',
          ],
        },
        {
          means: 'unsure',
          label: 'I don’t know',
          says: [
            'You can try it and stop at any time.',
            'See how far you get. Any wait is practice.',
            'You do not have to know that beforehand.',
          ],
        },
      ],
    },
  },
  {
    id: 'ride-the-pull',
    says: [
      '{exercise} is for the minutes before a check. You notice the urge and let it rise and fall.',
      'An urge that you do not follow gets weaker after a time for many people. {exercise} helps you wait and watch.',
      'If you already want to get up and look, {exercise} gives you something else to do for a few minutes.',
    ],
    offers: ['urge-surfing'],
  },
  {
    id: 'smudged',
    says: [
      'The more often you check, the less you trust your memory of it. That happens to everybody who checks a lot.',
      'After ten checks it is harder to remember any of them clearly. So one more look makes the doubt stronger.',
      'Checking feels as if it should help your memory. In fact it makes the memory less clear.',
    ],
  },
  {
    id: 'kinds-of-looking',
    says: [
      'There are many ways to check: going back, taking a photo, going over it in your head, asking someone.',
      'Some checking happens only in your mind, where you play it again and again. That counts too, and it is just as tiring.',
      'You may do more than one kind of checking. It helps to know which one you do most.',
    ],
    asks: {
      name: 'checking-kind',
      says: [
        'Which kind of checking do you do most?',
        'How do you usually check?',
        'Do you go and look, replay it, or ask someone?',
      ],
      reads: 'choice',
      answers: [
        {
          means: 'hands',
          label: 'I go and look',
          hears: ['go back', 'go and look', 'hands', 'eyes', 'look at it', 'touch', 'drive back', 'photo'],
          says: [
            'Then the moment to wait is before you get up or turn round.',
            'Going back costs so much time, and it gets harder to stop.',
            'You could leave out one check, the easiest one.',
          ],
        },
        {
          means: 'head',
          label: 'I replay it',
          hears: ['replay', 'in my head', 'go over it', 'memory', 'in my mind', 'mentally'],
          says: [
            'Going over it in your head is hard to stop. You can say: “I am replaying it again”, and turn to something you can see.',
            'That goes on where nobody sees it, and it is very tiring.',
            'You could leave the next replay unfinished, right in the middle.',
          ],
        },
        {
          means: 'others',
          label: 'I ask people',
          hears: ['ask', 'asking', 'my partner tells me', 'call someone', 'text someone', 'reassure'],
          says: [
            'You can ask the people close to you not to answer, only to stay with you.',
            'When someone says “yes, it is off”, the relief does not last.',
            'You could keep the next question to yourself for five minutes.',
          ],
        },
      ],
    },
  },
  {
    id: 'whose-fault',
    says: [
      'Behind the checking there is often this: “If something happens, it will be my fault.” That is a heavy thing to live with.',
      'You may feel that it is all up to you. It is a lot for one person to keep everything safe.',
      'The doubt makes you feel responsible for everything that could go wrong. Nobody can check enough for that.',
    ],
  },
  {
    id: 'step-away',
    says: [
      'You can walk away before it feels right. The feeling of “done” may come later, or not at all today.',
      'Turn round and take ten steps. The doubt will come with you, and that is all right.',
      'Leave it once while it still feels wrong: shut the door, turn, go. It is hard at first, and it gets easier with practice.',
    ],
  },
  {
    id: 'perhaps-perhaps-not',
    says: [
      'You can answer the doubt with “maybe, maybe not”. {exercise} takes you through it in a few minutes.',
      '{exercise} is about leaving one small question open. You do something else, and you do not check.',
      'It does not have to be yes or no. {exercise} lets you try out a third answer on a small doubt.',
    ],
    offers: ['maybe-maybe-not'],
  },
  {
    id: 'ten-minutes',
    says: [
      'Checking takes time away from other things: supper, sleep, people, work. You can take ten minutes back.',
      'You do not have to feel sure to start on something else. You only need to know what comes next.',
      'There is something you would be doing now if you did not have to check. You can begin it with the doubt still there.',
    ],
    asks: {
      name: 'checking-instead',
      says: [
        'What would you like to do in the next ten minutes?',
        'What would you be doing now without the doubt?',
        'Which ordinary thing could you start on?',
      ],
      reads: 'open',
      answers: [
        {
          means: 'told',
          says: [
            'The doubt may come along. It does not have to decide.',
            'You can begin without being sure.',
            'You can start when you are ready, even in a small way.',
          ],
        },
        {
          means: 'unsure',
          says: [
            'It can be something dull, like socks or tea.',
            'Just move to another room and see.',
            'You do not need a plan for it.',
          ],
        },
      ],
    },
  },
  {
    id: 'loud-days',
    says: [
      'Some days are harder. Then do less: only leave out one check, or wait ten seconds.',
      'If you have just checked, you have not ruined anything. The next check is still up to you.',
      'When the urge is this strong, just stay where you are for one minute. Drink something, or look out of the window.',
    ],
  },
]
