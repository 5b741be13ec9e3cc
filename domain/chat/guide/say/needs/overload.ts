import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const overload: NeedWords = {
  need: 'overload',
  name: 'It’s all too much',
  listens: [
    'That is a lot for one person.',
    'Anyone would struggle with that.',
    'It adds up, even the small things.',
    'No wonder it feels like too much.',
    'That is more than fits in one day.',
    'A day has only so many hours.',
    'Being needed from all sides leaves little for yourself.',
    'It is hard to rest while things are still waiting.',
    'When one thing is done, the next is already there.',
    'Being the one who keeps it all going is tiring.',
    'Even nice things can turn into one more task.',
    'It takes strength just to choose where to begin.',
    'Feeling behind all the time wears a person out.',
  ],
  arrive: [
    {
      id: 'too-much-is-too-much',
      says: [
        'When it is too much, that is because it is too much, and not because you are weak. We can stop here for a few minutes.',
        'You have a lot on you. Before anything else, you can stop for a moment and breathe out.',
        'When everything is urgent, it is hard to think. Here we take one thing at a time.',
      ],
      asks: {
        name: 'first-wish',
        says: [
          'What would help you most just now?',
          'What do you want first?',
          'Do you want to say it all, get calmer first, or sort it?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'heard',
            label: 'Let me say it all',
            hears: [
              'say it',
              'vent',
              'rant',
              'just listen',
              'listen to me',
              'hear me',
              'just talk',
              'let it out',
            ],
            says: [
              'Then say it all. It does not have to be fair or tidy.',
              'Go on. Start with the worst of it.',
              'Let it out. I will not give you advice.',
            ],
            to: 'listen',
          },
          {
            means: 'body',
            label: 'Calm me down first',
            hears: ['calm', 'breathe', 'body', 'tense', 'stressed', 'shaking', 'settle', 'break'],
            says: [
              'Good. First your body, then the rest.',
              'The list can wait for a few minutes.',
              'It is hard to think when you are so tense. So that comes first.',
            ],
            to: 'let-down',
          },
          {
            means: 'sort',
            label: 'Help me sort it',
            hears: [
              'sort',
              'plan',
              'where to start',
              'organise',
              'organize',
              'list',
              'prioritise',
              'sense of it',
            ],
            says: [
              'Then let us see what is on your plate.',
              'We sort it slowly. Nothing has to be done yet.',
              'Good. We look at it piece by piece.',
            ],
            to: 'empty-the-head',
          },
          {
            means: 'unsure',
            says: [
              'You have enough to decide. I will pick something easy.',
              'Then we start with a small thing.',
              'There is no right choice here.',
            ],
          },
        ],
      },
    },
    {
      id: 'what-kind',
      says: [
        'It can be a hundred small things, or one huge thing, or no rest at all. It helps to know which.',
        'Sometimes there are too many things. Sometimes it is one big thing. Sometimes there is never a break.',
        'What helps depends on what kind of too much it is.',
      ],
      asks: {
        name: 'shape',
        says: [
          'Is it many things, one huge thing, or no rest?',
          'What is it more like for you?',
          'Which comes closest to yours?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'many',
            label: 'Too many things',
            hears: ['many', 'hundred', 'everything', 'lots', 'number', 'all at once', 'list'],
            says: [
              'Many things at once. It is hard to know where to start.',
              'So many things would make anyone dizzy.',
              'Then you have to keep too much in your head.',
            ],
          },
          {
            means: 'one',
            label: 'One huge thing',
            hears: ['one', 'huge', 'big', 'exam', 'deadline', 'weight', 'heavy'],
            says: [
              'One big thing can make everything else hard.',
              'Then that one thing is always on your mind.',
              'That is a big thing to face.',
            ],
          },
          {
            means: 'no-rest',
            label: 'It never stops',
            hears: ['stop', 'stops', 'rest', 'long', 'no break', 'endless', 'tired', 'exhausted'],
            says: [
              'You have had no time to recover.',
              'Without a break, even small things become too much.',
              'On and on without rest wears anyone out.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'Perhaps it is all of these at once.',
              'It is hard to tell when you are in it.',
              'It is too much, whatever kind it is.',
            ],
          },
        ],
      },
    },
  ],
  work: [
    {
      id: 'let-down',
      says: [
        'For a few minutes, nothing has to get done. {exercise} may help you feel less tense.',
        'Stress sits in the shoulders and the jaw. {exercise} can loosen that a bit.',
        'Before we sort anything, {exercise} can help you get calmer. You can also skip it and tell me more.',
      ],
      offers: ['longer-exhale', 'muscle-relaxation', 'cyclic-sighing'],
    },
    {
      id: 'empty-the-head',
      says: [
        'Get it all out of your head: write down every thing in a few words, big or small, in any order.',
        'Write a quick list, here or on paper. Holding it all in your head is hard work.',
        'Once it is written down, you can look at it. A list is easier to face than a full head.',
      ],
      asks: {
        name: 'headings',
        says: ['What is on your list?', 'What comes to mind first?', 'What are the first three things?'],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'That is a lot to hold in your head.',
              'With all that, it is clear why you feel like this.',
              'Good. Now it is written down, and not only in your head.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'It may be too tangled to list.',
              'You could start the list with: “I do not know where to start.”',
              'That can happen when it is all too much.',
            ],
          },
        ],
      },
    },
    {
      id: 'one-of-them',
      says: [
        'You can only do one thing at a time. For the next twenty minutes, all the others can wait.',
        'Choose the one that gets worse if you wait, or the easiest one. Both are good choices.',
        'Pick just one thing. It does not matter much which one.',
      ],
      asks: {
        name: 'the-one',
        says: [
          'Which one do you choose?',
          'Which would be a relief to have done?',
          'Which one is the easiest to start with?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'That one, then. The rest can wait for now.',
              'All right. Only the first small part of it.',
              'Good. For now, that is the only thing.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'Then pick the first one on the list.',
              'Maybe have a glass of water first, and look again.',
              'Then none of them right now. A break is fine too.',
            ],
          },
        ],
      },
    },
    {
      id: 'later-smaller-not',
      says: [
        'For each thing you can ask: can it be later, smaller, or done by someone else. Some things need not be done at all.',
        'There may be one thing you can drop, and nobody is harmed by it.',
        'Not everything on the list is as urgent as it feels. Some of it can wait a week.',
      ],
      asks: {
        name: 'let-go',
        says: [
          'What could be later, smaller or left undone?',
          'Is there something you could drop this week?',
          'What could somebody else do?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'All right. Even one thing less can help.',
              'That could take some weight off.',
              'It is worth a try, even for one week.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'When it all feels urgent, that is hard to see.',
              'Nothing, maybe. It was worth a look.',
              'Maybe it is not your choice. That makes it harder.',
            ],
          },
        ],
      },
    },
    {
      id: 'stop-first',
      says: [
        'In a rush we do whatever is loudest. {exercise} is a short stop before the next thing.',
        '{exercise} takes two minutes: stop, look, choose. It fits a day like this.',
        'Before you say yes to the next thing, try {exercise}.',
      ],
      offers: ['stop-and-choose'],
    },
    {
      id: 'basics',
      says: [
        'When you are this stressed, you may forget to eat, drink or rest. These come first. They make the rest easier.',
        'Water, food, a toilet break, ten minutes lying down: these come before the list.',
        'People under stress skip meals and sleep to save time. Then everything gets harder.',
      ],
      asks: {
        name: 'short-of',
        says: [
          'What does your body need most right now?',
          'Which is missing: food, sleep, air or quiet?',
          'What have you had too little of lately?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'Then that comes first, if you can.',
              'Put that at the top of the list.',
              'That is worth ten minutes of your time.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'Then start with a glass of water.',
              'It is easy to lose track of that.',
              'You could just sit down for five minutes.',
            ],
          },
        ],
      },
    },
    {
      id: 'fewer-noises',
      says: [
        'Too much noise makes it worse. Turn off one sound, one light or one screen, and see if that helps.',
        'Find a quiet place for three minutes: the bathroom, the stairs, a parked car.',
        'Put your phone on silent for fifteen minutes. The messages will still be there.',
      ],
    },
    {
      id: 'a-ready-no',
      says: [
        'You can say no in one sentence: “I cannot take that on this week.” You do not have to give a reason.',
        'You can say: “I can do this or that by Friday, but not both. Which is more important”.',
        '“I will let you know tomorrow” is a good answer. It gives you time to think.',
      ],
      asks: {
        name: 'no-to-whom',
        says: [
          'Is there someone you need to say no to?',
          'Could you say one of these to someone this week?',
          'Does a person come to mind?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'Yes, there is',
            says: [
              'Then you have your sentence ready.',
              'You can also send it as a message.',
              'You choose when. It can be short.',
            ],
          },
          {
            means: 'no',
            label: 'I can’t say no',
            says: [
              'Sometimes you really cannot.',
              'Then leave that. It should not be one more thing to do.',
              'Saying no is not always possible, and you are not to blame.',
            ],
          },
          {
            means: 'unsure',
            label: 'Maybe',
            says: [
              'You can keep it for when you need it.',
              'You could try it first with something small.',
              'Maybe later, then.',
            ],
          },
        ],
      },
    },
    {
      id: 'first-motion',
      says: [
        'If you are stuck, make the first step tiny: open the letter, put on one shoe, write the date.',
        'Do it for two minutes. Then you may stop.',
        'If you feel frozen, just move one thing: pick up a cup, open a window. The next thing gets easier.',
      ],
    },
    {
      id: 'shared-load',
      says: [
        'Some things are too much for one person. It is all right to ask for help.',
        'It helps to ask for one clear thing: “Could you pick up the children on Tuesday”.',
        'People often want to help, but do not know how. You can give them one small thing to do.',
      ],
      asks: {
        name: 'hands',
        says: [
          'Is there someone who could do one small thing for you?',
          'Could anyone take one thing off your list?',
          'Could someone help you with one of these?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'Yes, maybe one',
            says: [
              'Good. Ask them for that one thing.',
              'One short message is all it takes.',
              'Then you do not have to do all of it.',
            ],
          },
          {
            means: 'no',
            label: 'It’s all on me',
            says: [
              'All of it alone is too much. Then something has to be smaller, or wait.',
              'A doctor, your school, your work or an advice office may be able to help.',
              'That is hard to do all by yourself.',
            ],
          },
          {
            means: 'unsure',
            label: 'I hate asking',
            says: [
              'Many people hate to ask. A very small thing may be easier.',
              'Asking can wait for another day.',
              'It does not have to be a friend. Some people are paid to help with this.',
            ],
          },
        ],
      },
    },
    {
      id: 'kinder-foreman',
      says: [
        'You may be telling yourself off for not doing more. {exercise} tries a kinder voice.',
        'Being hard on yourself makes it even harder. {exercise} can help with that, if you like it.',
        'The list stays the same. {exercise} may help you feel a little less under pressure.',
      ],
      offers: ['self-compassion-break', 'walk-and-label'],
    },
    {
      id: 'good-enough',
      says: [
        'Some things only have to be done, and not done well. Keep your energy for what really matters.',
        'Good enough will do today: soup from a tin, a short reply, half the floor.',
        'There are times to do things well, and times to just get through. This may be the second kind.',
      ],
    },
  ],
  check: [
    {
      id: 'weight-now',
      says: [
        'The list may be the same. I ask about you, not the list.',
        'Let us stop for a moment and see how you are.',
        'Before we go on, a quick check.',
      ],
      asks: {
        name: 'lighter',
        says: [
          'Is it a bit easier, the same, or harder now?',
          'Is the stress less, the same, or more?',
          'How heavy does it feel now?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'better',
            label: 'A bit lighter',
            hears: ['lighter', 'better', 'less', 'calmer', 'clearer', 'easier'],
            says: [
              'Good. You do not have to fill the gap with more work.',
              'Good. Take a moment before you start again.',
              'Some of it is off your mind now.',
            ],
            to: 'land',
          },
          {
            means: 'same',
            label: 'As heavy as before',
            hears: ['same', 'as heavy', 'still', 'no change', 'as much'],
            says: [
              'The same. There really is a lot to do.',
              'Talking does not make the work go away. I know.',
              'Then we try something else.',
            ],
          },
          {
            means: 'worse',
            label: 'Heavier',
            hears: ['heavier', 'worse', 'more', 'harder'],
            says: [
              'Looking at it all can be too much. We stop sorting for now.',
              'Then less, for now. First a break.',
              'That was too much at once. I am slowing down.',
            ],
            to: 'fewer-noises',
          },
        ],
      },
    },
    {
      id: 'strain-number',
      says: [
        'You can use a number for it. Zero is relaxed, ten is when you cannot take any more.',
        'A number is quick, if words are too much right now.',
        'One number for how stressed you are. A guess will do.',
      ],
      asks: {
        name: 'strain',
        says: [
          'How stressed are you now, 0 to 10?',
          'What number is the stress at, 0 to 10?',
          'From 0 to 10, how close are you to your limit?',
        ],
        reads: 'scale',
        answers: [
          {
            means: 'low',
            says: [
              'Good. You have a bit of room now.',
              'Not much stress right now. You can take things slowly.',
              'Low enough to think clearly again.',
            ],
            to: 'land',
          },
          {
            means: 'middle',
            says: [
              'That is a lot, but you can still think.',
              'Medium. You can take breaks between things.',
              'It is not easy, and you can still do one thing.',
            ],
          },
          {
            means: 'high',
            says: [
              'Then nothing more should be added today.',
              'You are near your limit. You come first now, not the list.',
              'That is near the top. Sorting can wait.',
            ],
            to: 'fewer-noises',
          },
        ],
      },
    },
  ],
  land: [
    {
      id: 'one-and-stop',
      says: [
        'Choose one small thing, do it, and then stop for today. The rest can wait until you have rested.',
        'For the next hour, only one thing. What comes after that is for another day.',
        'You will not get everything done today. You can still stop for today.',
      ],
      asks: {
        name: 'thing-and-stop',
        says: [
          'What is the one thing, or is it rest?',
          'What will you do next, and when do you stop?',
          'Will it be one thing, or a break?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'Good. Do that, and then stop.',
              'That will do for today.',
              'All right. You can do that slowly.',
            ],
            to: 'land',
          },
          {
            means: 'unsure',
            says: [
              'Then take a break. The list can wait.',
              'Sit down for ten minutes first.',
              'You can decide that after a rest.',
            ],
            to: 'land',
          },
        ],
      },
    },
    {
      id: 'when-it-piles-again',
      says: [
        'It may get too much again. You can come back and write it all down here.',
        'If it is like this for weeks, tell someone: a doctor, your manager, your school.',
        'You can stop now, even if things are not done. You can come back whenever it gets too much.',
      ],
    },
  ],
  unfit: ['body-scan', 'worst-best-likely', '4-7-8-breathing'],
}
