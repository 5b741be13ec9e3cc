import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const work: NeedWords['work'] = [
  {
    id: 'roots',
    says: [
      'If you dig up a plant each day to look at its roots, it cannot grow. It is the same with checking if you love someone.',
      'When you check a feeling, it often goes away, just because you are looking for it.',
      'Whoever tests what they feel is busy testing. It tells little about love.',
    ],
  },
  {
    id: 'no-oracle',
    says: [
      'I cannot tell you if this is the right person. No one can be completely sure, and I will not push you either way.',
      'If you stay or go is your choice, and not mine. A moment when you are going round in circles is a bad time for it.',
      'If I told you that it is love, you would believe it for a day or two. Then the doubt would be back. So I do not tell you.',
    ],
  },
  {
    id: 'pull-to-measure',
    says: [
      'We leave the two of you out of it for now. I only ask about the urge to find out.',
      'Beside what you feel for them, there is the urge to know what you feel. I mean only that urge.',
      'Your love gets no mark. Only how strong the doubt is right now.',
    ],
    asks: {
      name: 'love-pull',
      says: [
        'How strong is the urge to find out, 0 to 10?',
        'From 0 to 10, how much do you need to know right now?',
        'How strong is the doubt at this moment, 0 to 10?',
      ],
      reads: 'scale',
      answers: [
        {
          means: 'low',
          says: [
            'Low. You can do something else with it there.',
            'That is a mild one. It may be a good time to let it be.',
            'It is quiet for now.',
          ],
        },
        {
          means: 'middle',
          says: [
            'It is there in everything you do, then.',
            'That takes up a good part of your attention.',
            'Half of you is busy with it.',
          ],
        },
        {
          means: 'high',
          says: [
            'With so much pull, even a nice moment can feel like a test.',
            'It feels as if you had to decide this minute. Even then, you may wait.',
            'Very strong. Let us make it smaller, one hour at a time.',
          ],
        },
      ],
    },
  },
  {
    id: 'kinds-of-measuring',
    says: [
      'There are many ways to check: searching your feelings, comparing with others, asking friends, confessing your doubts.',
      'Some people compare their partner with an ex, or look for flaws. Some take quizzes online late at night.',
      'Checking can look like being honest. But it does not bring an end to the doubt.',
    ],
    asks: {
      name: 'love-measuring',
      says: [
        'Is it searching your feelings, comparing, or asking others?',
        'Which of these do you know best?',
        'How do you check, mostly?',
      ],
      reads: 'choice',
      answers: [
        {
          means: 'feelings',
          label: 'Searching my feelings',
          hears: ['feelings', 'feel', 'search', 'attracted', 'test', 'in my head', 'inside'],
          says: [
            'You look inside for a feeling, and it does not come when it is called.',
            'The more you search, the less you feel. That happens to many people.',
            'It is hard to feel something while you watch yourself.',
          ],
        },
        {
          means: 'comparing',
          label: 'Comparing and finding flaws',
          hears: ['compare', 'comparing', 'my ex', 'other couples', 'flaws', 'looks', 'other people'],
          says: [
            'Real people have flaws. The ones we imagine do not.',
            'There is always someone to compare with.',
            'When you look for flaws, you find some. That goes for anyone.',
          ],
        },
        {
          means: 'asking',
          label: 'Asking or confessing',
          hears: ['ask', 'confess', 'tell them', 'friends', 'google', 'quiz', 'reassure', 'read'],
          says: [
            'It helps for an evening, and then the doubt is back.',
            'Other people cannot know what you feel.',
            'It can hurt you both to talk about it again and again.',
          ],
        },
      ],
    },
  },
  {
    id: 'one-evening-off',
    says: [
      'You can take one evening off from trying to find out. Love and doubt can both go on.',
      'You do not have to solve the question to have a break from it.',
      'One hour without checking may feel strange. The doubt may still be there. You can leave it alone.',
    ],
    asks: {
      name: 'love-wait',
      says: [
        'Could you stop checking for one hour?',
        'Can you go one hour without trying to work it out?',
        'Is one hour without asking or comparing possible?',
      ],
      reads: 'yes-no',
      answers: [
        {
          means: 'yes',
          label: 'An hour, yes',
          says: [
            'Good. One hour, and the question can wait.',
            'Then you have an hour for other things.',
            'It may come up anyway, and you can turn back to the other things.',
          ],
        },
        {
          means: 'no',
          label: 'I can’t stop',
          says: [
            'Then try ten minutes, or one. A short break counts.',
            'It happens by itself, then. You can notice it, and not join in.',
            'All right. The need to know is strong right now.',
          ],
        },
        {
          means: 'unsure',
          label: 'Perhaps',
          says: [
            'Maybe is a good answer. There is no need to be sure about this either.',
            'See how long it goes. Any time is fine.',
            'You can decide that as you go along.',
          ],
        },
      ],
    },
  },
  {
    id: 'ride-the-finding-out',
    says: [
      'The urge to find out comes in waves, often when things are nice. {exercise} helps you wait until it gets weaker.',
      'Before you compare, test or confess, you could do {exercise}. It puts a few minutes in between.',
      '{exercise} is about the urge to find out, and not about your love. Stop whenever you like.',
    ],
    offers: ['urge-surfing'],
  },
  {
    id: 'doubt-or-fear',
    says: [
      'One thing is different: if someone scares you or hurts you, that is not a doubt to sit with. You can tell me.',
      'What I say here is for doubts. If you are afraid of your partner, that is something else. You can say so at any point.',
      'You can leave a doubt alone. Being treated badly is another matter. If that is what it is, please tell me.',
    ],
  },
  {
    id: 'a-kind-of-doing',
    says: [
      'Love is also what you do: you make tea, you listen, you help. The feeling comes and goes.',
      'You can be kind to someone and have doubts at the same time.',
      'You do not need a big feeling first. You can just spend time together.',
    ],
    asks: {
      name: 'love-small-act',
      says: [
        'What small thing could you do together, without deciding anything?',
        'What kind of partner would you like to be today?',
        'Is there one ordinary nice thing you could do for each other?',
      ],
      reads: 'open',
      answers: [
        {
          means: 'told',
          says: [
            'You can do that without checking how it feels.',
            'Doubt or no doubt, you can do that.',
            'That does not need any proof first.',
          ],
        },
        {
          means: 'unsure',
          says: [
            'You do not have to do anything for anyone right now.',
            'It could be as small as sitting next to each other.',
            'Doubt can take up all your ideas.',
          ],
        },
      ],
    },
  },
  {
    id: 'a-name-for-it',
    says: [
      'When the question comes, you can give it a name: there is my love doubt again. Then you leave it.',
      'You can put a few words in front: I am having the thought that it is wrong. Then go on with what you were doing.',
      'You can notice the doubt like an advert on TV. You see it, and you do not have to buy anything.',
    ],
  },
  {
    id: 'undecided-together',
    says: [
      'Maybe it is right, maybe not, and you can have dinner together anyway. {exercise} is practice for that.',
      'You can share a life and not be completely sure. {exercise} tries that with one small doubt.',
      '{exercise} does not decide anything. You leave the doubt open and do something that matters to you.',
    ],
    offers: ['maybe-maybe-not'],
  },
  {
    id: 'no-big-steps-in-a-loop',
    says: [
      'Big decisions can wait. They are better made on a calm day, and not when the doubt is strongest.',
      'The loop says: decide now, or you are lying to them. You can live one more day without deciding.',
      'You do not owe anybody an answer tonight. You can sleep on it, more than once.',
    ],
  },
  {
    id: 'worn-by-weighing',
    says: [
      'When it is at its worst, do not look for the feeling at all. Drink something, look out of the window, rest.',
      'If you have just asked, tested or confessed, leave it at that. No correcting is needed.',
      'When you are this tired, your feelings tell you very little. You can leave them in peace today.',
    ],
  },
]
