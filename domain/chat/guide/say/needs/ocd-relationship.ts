import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const ocdRelationship: NeedWords = {
  need: 'ocd-relationship',
  name: 'Doubts about us',
  listens: [
    'I hear that, and nothing is decided by it.',
    'You can feel close and still not feel sure.',
    'Feelings get hard to feel when you keep checking.',
    'Thinking about it all the time can take the joy out.',
    'It can be lonely to have doubts beside someone.',
    'A doubt that comes back every day is exhausting.',
    'It is hard when a nice moment turns into a test.',
    'Love is hard to live while a question stands over it.',
    'Guilt towards the other person can come on top.',
    'Comparing what you feel with what you should feel is tiring.',
    'Even a quiet evening can get crowded with that question.',
    'Not wanting to hurt anybody makes this weigh more.',
    'This is about someone close, and that makes it hurt more.',
  ],
  arrive: [
    {
      id: 'the-question-at-table',
      says: [
        'You keep asking if this love is right, or enough. We can talk about that without answering it today.',
        'There is someone in your life, and there is a doubt that wants an answer now. It can go without one today.',
        'It is hard when you keep asking yourself what you feel. You can take a break from asking while we talk.',
      ],
      asks: {
        name: 'love-start',
        says: [
          'Do you want to say it, stop checking, or get an answer?',
          'What would help first with this doubt?',
          'Which of these is closest to how it is?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'heard',
            label: 'Say it out loud',
            hears: [
              'say it',
              'out loud',
              'tell you',
              'tell someone',
              'let me tell',
              'just listen',
              'listen to me',
              'hear me',
              'want to talk',
              'just talk',
              'talk about it',
            ],
            says: [
              'Say it out loud here. It does not commit you to anything.',
              'You can say the worst of it. I just listen.',
              'Here it is only a thought in words.',
            ],
            to: 'listen',
          },
          {
            means: 'checking',
            label: 'I keep checking feelings',
            hears: ['check', 'feelings', 'do i love', 'compare', 'feel enough', 'test'],
            says: [
              'Checking your feelings all day is hard work.',
              'That can make it hard to feel anything at all.',
              'There is what you feel, and there is the checking. Let us look at the checking.',
            ],
            to: 'roots',
          },
          {
            means: 'answer',
            label: 'I need an answer',
            hears: ['answer', 'have to know', 'decide', 'right one', 'stay or leave', 'be sure', 'break up'],
            says: [
              'I hear how badly you want to know.',
              'An answer would be a relief. I see that.',
              'It feels urgent, even if nothing has to be decided today.',
            ],
            to: 'no-oracle',
          },
        ],
      },
    },
    {
      id: 'why-here',
      says: [
        'Doubt often goes to what matters most to us. So it can go to the person you are with.',
        'Everyone has bad days in love. When you have to be sure, each bad day looks like proof.',
        'It is normal to wonder about a relationship. It becomes a loop when you have to solve it every day.',
      ],
    },
  ],
  work: [
    {
      id: 'roots',
      says: [
        'If you dig up a plant each day to look at its roots, it cannot grow. It is the same with checking if you love someone.',
        'When you check a feeling, it often goes away, just because you are looking for it.',
        'If you test what you feel during a kiss, you are busy testing. It tells you little about love.',
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
  ],
  check: [
    {
      id: 'the-need-to-know',
      says: [
        'I do not ask if you love them. I ask how strong the need to know is now.',
        'The doubt need not be gone. I mean how loud it is.',
        'Sometimes talking makes it less urgent, sometimes not.',
      ],
      asks: {
        name: 'love-better',
        says: [
          'Is the need to know less, the same, or more?',
          'How urgent is the question now, next to before?',
          'Has the urge to work it out changed?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'better',
            label: 'Less urgent',
            hears: ['less', 'eased', 'better', 'quieter', 'softer'],
            says: [
              'Good. It is less urgent, and nothing was decided.',
              'That gives you room for other things.',
              'It got quieter without an answer.',
            ],
            to: 'land',
          },
          {
            means: 'same',
            label: 'Pulls the same',
            hears: ['same', 'no change', 'not really'],
            says: [
              'The same. You can leave it unanswered all the same.',
              'It goes on asking, and you need not reply.',
              'No different yet. These doubts last.',
            ],
          },
          {
            means: 'worse',
            label: 'More urgent',
            hears: ['worse', 'more', 'stronger', 'urgent', 'louder'],
            says: [
              'Then we slow down. You have to decide nothing.',
              'It gets louder when it gets no answer. That often goes down later.',
              'That is a hard turn. Less thinking now, and more rest.',
            ],
            to: 'worn-by-weighing',
          },
        ],
      },
    },
    {
      id: 'knowing-in-numbers',
      says: [
        'One number for the urge to know. It says nothing about the two of you.',
        'This number is not about love. It is about how much you need to know.',
        'You can rate the urge once more, roughly.',
      ],
      asks: {
        name: 'love-pull-after',
        says: [
          'How strong is the urge to find out now, 0 to 10?',
          'How badly do you need to solve it now, 0 to 10?',
          'From 0 to 10, how much does the doubt bother you now?',
        ],
        reads: 'scale',
        answers: [
          {
            means: 'low',
            says: [
              'Low by now. You can leave the question alone.',
              'It is weak enough to enjoy other things.',
              'Good. Let it be there, and do not check it.',
            ],
            to: 'land',
          },
          {
            means: 'middle',
            says: [
              'In the middle. Part of you can be with other things.',
              'It is there, and you can still choose what you do.',
              'Many days are like that.',
            ],
          },
          {
            means: 'high',
            says: [
              'Still strong. That is wearing for anyone.',
              'It is at full strength. No decisions now.',
              'That is a lot of pressure to live with.',
            ],
            to: 'worn-by-weighing',
          },
        ],
      },
    },
  ],
  land: [
    {
      id: 'open-as-it-is',
      says: [
        'You can leave the question open today. It need not be solved first.',
        'We stop here, and nothing is decided. Many couples live without being sure.',
        'You can have doubts and still have a nice evening.',
      ],
      asks: {
        name: 'love-now',
        says: [
          'Do you want to go and do something, or talk a bit more?',
          'What would you like now, with nothing decided?',
          'Will you go back to your day, or stay here a bit?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'go',
            label: 'Go and do something',
            hears: ['go on', 'do something', 'leave', 'done', 'bed', 'my day'],
            says: [
              'Good. Go, and leave the question open.',
              'Then do something you like, with the doubt there.',
              'Go on, even if you are not sure.',
            ],
            to: 'land',
          },
          {
            means: 'stay',
            label: 'Talk on a bit',
            hears: ['talk', 'more', 'stay', 'here', 'longer', 'not yet'],
            says: [
              'Then talk a bit more. Nothing has to come of it.',
              'You can talk about other things, too.',
              'I am here, and I do not judge the two of you.',
            ],
            to: 'listen',
          },
        ],
      },
    },
    {
      id: 'people-who-know-love-doubt',
      says: [
        'Some people are trained to help with doubts like these. They will not tell you to stay or go. Ask for exposure and response prevention.',
        'Friends have opinions. Someone trained in exposure and response prevention will not, and that can be a relief.',
        'If this takes up your evenings, ask a doctor for someone who does exposure and response prevention.',
      ],
    },
    {
      id: 'lie-fallow',
      says: [
        'When you start checking again, you can come here first.',
        'You can open this page at any time, in the middle of a doubt.',
        'You can leave without an answer. Next time, you can just write “it is asking again”.',
      ],
    },
  ],
  unfit: [
    'thought-record',
    'worst-best-likely',
    'worry-time',
    'leaves-on-a-stream',
    'body-scan',
    'muscle-relaxation',
    'longer-exhale',
    'cyclic-sighing',
    'coherent-breathing',
    'box-breathing',
    '4-7-8-breathing',
    'cool-pack',
    'butterfly-tap',
    'five-senses',
    'orienting',
    'attention-switch',
  ],
}
