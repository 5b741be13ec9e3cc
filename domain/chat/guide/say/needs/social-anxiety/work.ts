import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const work: NeedWords['work'] = [
  {
    id: 'before-the-door',
    says: [
      'You can be nervous and still go. {exercise} may make the nerves a bit less strong.',
      'Before you meet people, your body may act as if there was danger. {exercise} can help it slow down.',
      'You can do {exercise} in a corridor, in a car or in a bathroom. Nobody will notice.',
    ],
    offers: ['longer-exhale', 'butterfly-tap'],
  },
  {
    id: 'turn-it-outward',
    says: [
      'When we are nervous, we watch ourselves all the time: how do I look, how do I sound. {exercise} helps you look at other things.',
      'Choose something to look at or listen to: a colour, the music, what someone says. {exercise} helps you stay with it.',
      'It is hard to listen to people and watch yourself at once. {exercise} helps you do just one.',
    ],
    offers: ['attention-switch', 'orienting'],
  },
  {
    id: 'from-inside',
    says: [
      'A blush or a shaky voice feels huge to you. Other people often do not notice, or forget it quickly.',
      'You feel your nerves from the inside. Others only see the outside, and that is often much calmer.',
      'You can feel very awkward and not look it. You cannot see yourself from outside.',
    ],
  },
  {
    id: 'the-forecast',
    says: [
      'Before we see people, we often imagine the worst. It can help to write down what you think will happen.',
      '“It will be awful” is hard to deal with. It gets easier when you know exactly what you are afraid of.',
      'There may be one moment you are afraid of. You can describe it in one sentence.',
    ],
    asks: {
      name: 'what-it-foretells',
      says: [
        'What are you afraid they will see or think?',
        'Which moment scares you most?',
        'What do you think will happen?',
      ],
      reads: 'open',
      answers: [
        {
          means: 'told',
          says: [
            'That would be painful. It has not happened yet, and you cannot know.',
            'I see why you would rather stay at home.',
            'That is a clear fear. You can have it and still go, if you choose to.',
          ],
        },
        {
          means: 'unsure',
          says: [
            'Sometimes it is only a bad feeling, with no picture.',
            'It can be scary without any words.',
            'A fear you cannot describe is just as scary.',
          ],
        },
      ],
    },
  },
  {
    id: 'the-little-shields',
    says: [
      'Many people have ways to hide their nerves: looking at the phone, planning each sentence, staying near the door.',
      'Hiding your nerves takes a lot of energy. It may help in the moment, and keep the fear going.',
      'You could leave out one small thing that you do to hide, for two minutes. See what happens. You can start again at any time.',
    ],
    asks: {
      name: 'which-shield',
      says: [
        'What do you do to get through it?',
        'Which of these do you know?',
        'Is there a small one that you could leave out once?',
      ],
      reads: 'open',
      answers: [
        {
          means: 'told',
          says: [
            'You will have had good reasons for it.',
            'That makes sense. You do not have to stop it all at once.',
            'Many people do that.',
          ],
        },
        {
          means: 'unsure',
          says: [
            'They are hard to notice, because you do them all the time.',
            'Maybe it is staying away. That is common.',
            'You may notice it the next time you are with people.',
          ],
        },
      ],
    },
  },
  {
    id: 'one-rung',
    says: [
      'Start with a small step, one that makes you nervous but is possible. Not the hardest thing.',
      'A good step feels a bit uncomfortable: ask someone the time, make one phone call, go for ten minutes.',
      'The same small step, done often, usually gets easier.',
    ],
    asks: {
      name: 'low-rung',
      says: [
        'What would be a small step for you?',
        'Which step is uncomfortable, but possible?',
        'What could you try this week?',
      ],
      reads: 'open',
      answers: [
        {
          means: 'told',
          says: [
            'Good. You only have to do it, not do it well.',
            'That sounds like a good size.',
            'Then try that, once. You can be nervous the whole time.',
          ],
        },
        {
          means: 'unsure',
          says: [
            'It may all feel too hard today.',
            'It can be very small, like saying hello to someone in a shop.',
            'You can leave that for another day, when you have more strength.',
          ],
        },
      ],
    },
  },
  {
    id: 'the-replay',
    says: [
      'When you go over it afterwards, you see only your mistakes. {exercise} can help you step back from that.',
      'Going over it feels useful, but it mostly hurts. {exercise} lets the thoughts come and go.',
      'The others have most likely moved on to other things. {exercise} may help you do the same.',
    ],
    offers: ['notice-the-thought', 'leaves-on-a-stream'],
  },
  {
    id: 'an-ally',
    says: [
      'It helps to have one person there who knows. You can agree on a sign for “please come outside with me”.',
      'You could tell one friend: “I get nervous around people.” Then you have to hide less.',
      'There may be someone with whom it is easier, like a sister, a friend, or another quiet person.',
    ],
    asks: {
      name: 'easier-with',
      says: [
        'Is there someone with whom it is easier?',
        'Does anyone know about this fear?',
        'Could you have one person on your side?',
      ],
      reads: 'yes-no',
      answers: [
        {
          means: 'yes',
          label: 'Yes, there’s one',
          says: [
            'Good. You could go with them, or call them afterwards.',
            'One person like that makes a big difference.',
            'So it is not the same with everyone.',
          ],
        },
        {
          means: 'no',
          label: 'With no one',
          says: [
            'Then every meeting costs you energy. That adds up.',
            'No one, so far. That makes it lonely as well.',
            'It is hard if nobody knows.',
          ],
        },
        {
          means: 'unsure',
          label: 'I’d rather hide it',
          says: [
            'You may keep it to yourself.',
            'Hiding it is allowed. It just takes a lot of energy.',
            'You can tell someone later, or not.',
          ],
        },
      ],
    },
  },
  {
    id: 'on-your-terms',
    says: [
      'You can go for a short time. You can come late, leave early, stand near the door. It still counts that you went.',
      'Have a sentence ready, like “I need some air, back in a minute”. You do not have to explain.',
      'You do not have to talk much. Many people like someone who listens.',
    ],
  },
  {
    id: 'worth-the-fear',
    says: [
      'The fear tells you what could go wrong. It does not tell you what could be good about it.',
      'If you did not care, you would just stay at home. So there is something in it that you want.',
      'You do not have to do it for anyone else. It helps to know what you want it for.',
    ],
    asks: {
      name: 'what-is-wanted',
      says: [
        'What would you like about it, if you were not afraid?',
        'Why does it matter to you?',
        'Who or what would you like to get to know?',
      ],
      reads: 'open',
      answers: [
        {
          means: 'told',
          says: [
            'That is a good reason to try, nervous or not.',
            'It is good to know what you want it for.',
            'That is worth keeping in mind.',
          ],
        },
        {
          means: 'unsure',
          says: [
            'Sometimes you just have to go, and that is all.',
            'It is hard to see when you are scared.',
            'Maybe nothing. Then you can also say no.',
          ],
        },
      ],
    },
  },
]
