import type { NeedWords } from '#domain/chat/guide/say/words.ts'

/** What is said first there. */
export const work: NeedWords['work'] = [
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
]
