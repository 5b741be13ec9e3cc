import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const socialAnxiety: NeedWords = {
  need: 'social-anxiety',
  name: 'People make me anxious',
  listens: [
    'It is all right to be awkward here.',
    'Here you do not have to make a good impression.',
    'A lot of people feel that and never say it.',
    'Being looked at can feel like being tested.',
    'It is tiring to watch every word you say.',
    'The hours before can be as hard as the thing itself.',
    'Afterwards the mind likes to play every minute again.',
    'Everybody would like to be met kindly.',
    'A short call or a hello can cost a lot.',
    'It is lonely to want company and fear it too.',
    'What others find easy can take all your strength.',
    'Staying away can bring relief and sadness at once.',
    'Going red or blank in front of people is hard to bear.',
  ],
  arrive: [
    {
      id: 'nobody-watching',
      says: [
        'Being with people can be very scary. Here nobody looks at you, and you can take as long as you want.',
        'The fear of other people can be strong, even when they are friendly. Here is a place to talk about it.',
        'Many people are afraid of being judged, or of saying something wrong. You can talk about that here, without anyone watching.',
      ],
      asks: {
        name: 'people-way-in',
        says: [
          'Do you want to tell me, calm your nerves, or try something small?',
          'What would help most with this fear?',
          'What would you like to do first?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'heard',
            label: 'Tell it first',
            hears: [
              'tell you',
              'tell someone',
              'let me tell',
              'just listen',
              'listen to me',
              'be heard',
              'want to talk',
              'just talk',
              'talk about it',
              'say it',
              'vent',
            ],
            says: [
              'Tell me. It does not have to be short or clever.',
              'I listen, and you can start anywhere.',
              'Go ahead, in your own order.',
            ],
            to: 'listen',
          },
          {
            means: 'body',
            label: 'Settle my nerves',
            hears: ['nerves', 'settle', 'calm', 'body', 'shaking', 'heart', 'sweating', 'breathe'],
            says: [
              'Nerves first, then.',
              'Then we help your body first.',
              'Then we leave the people out of it for a minute.',
            ],
            to: 'before-the-door',
          },
          {
            means: 'small',
            label: 'Try a small step',
            hears: ['step', 'try', 'small', 'practise', 'practice', 'do something', 'get better'],
            says: [
              'Good. It can be a very small step.',
              'We look for something small. You do not have to be brave all at once.',
              'One step only, and you choose it.',
            ],
            to: 'one-rung',
          },
          {
            means: 'unsure',
            says: [
              'No choice is fine. No one is waiting.',
              'You can leave it open.',
              'We can start with any part of it.',
            ],
          },
        ],
      },
    },
    {
      id: 'before-during-after',
      says: [
        'This fear can come before you see people, while you are with them, or afterwards, when you think about it.',
        'For some the waiting is worst. For others it is being there, or going over it at home.',
        'What helps depends on whether it is still to come, happening now, or over.',
      ],
      asks: {
        name: 'which-season',
        says: [
          'Is it before, during, or after?',
          'Is it still to come, happening now, or over?',
          'Which of the three is it for you today?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'before',
            label: 'It’s still ahead',
            hears: ['ahead', 'before', 'tomorrow', 'later', 'next week', 'tonight', 'coming up', 'soon'],
            says: [
              'Then you have to wait for it, and that can be the worst part.',
              'Thinking about it beforehand can take up the whole day.',
              'So it is not here yet, but the nerves are.',
            ],
          },
          {
            means: 'during',
            label: 'Right in it',
            hears: ['during', 'right now', 'in it', 'at the party', 'bathroom', 'toilet', 'they are here'],
            says: [
              'Then I keep it short.',
              'You can go somewhere quiet for as long as you need.',
              'You are there, and you can take a short break from it.',
            ],
            to: 'turn-it-outward',
          },
          {
            means: 'after',
            label: 'It’s over, I replay it',
            hears: [
              'after',
              'replay',
              'yesterday',
              'keep thinking',
              'went wrong',
              'embarrassed',
              'it is over',
              'it’s over',
              'what i said',
            ],
            says: [
              'It is over, but your mind is still there.',
              'Going over it can hurt more than the thing itself.',
              'Many people replay it afterwards, and see only what went wrong.',
            ],
            to: 'the-replay',
          },
          {
            means: 'unsure',
            says: [
              'It may be there all the time.',
              'Maybe it is people in general, and not one event.',
              'You can leave that one.',
            ],
          },
        ],
      },
    },
  ],
  work: [
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
  ],
  check: [
    {
      id: 'nerves-now',
      says: [
        'Let us see how your nerves are now, in a word.',
        'Nobody marks this. It only helps me to know how to go on.',
        'I would like to check how the fear is doing.',
      ],
      asks: {
        name: 'nerves-changed',
        says: [
          'Are your nerves a bit calmer, the same, or worse?',
          'Has the fear gone down, stayed, or gone up?',
          'How nervous are you now, next to before?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'better',
            label: 'A bit quieter',
            hears: ['quieter', 'better', 'calmer', 'settled', 'less'],
            says: [
              'Good. A bit calmer is enough.',
              'Calmer is good. You can go on like that.',
              'That is a bit easier, then.',
            ],
            to: 'land',
          },
          {
            means: 'same',
            label: 'Same as before',
            hears: ['same', 'no change', 'still', 'no different', 'not really'],
            says: [
              'The same. You can still do things while you feel nervous.',
              'They are still there. Something else may help more.',
              'No change, and you did nothing wrong.',
            ],
          },
          {
            means: 'worse',
            label: 'Worse',
            hears: ['worse', 'climbed', 'more', 'higher', 'stronger'],
            says: [
              'Then go somewhere quiet, if you can.',
              'Talking about it can make it stronger for a while. We go back to the body.',
              'Worse, then. We leave the people out of it for now.',
            ],
            to: 'before-the-door',
          },
        ],
      },
    },
    {
      id: 'nerves-number',
      says: [
        'How about a number. Zero is at home on the sofa, ten is as scared as you can be.',
        'Any rough figure will do.',
        'It may be easier to say it with a number.',
      ],
      asks: {
        name: 'nerves-height',
        says: [
          'How nervous are you, 0 to 10?',
          'What number would you give your nerves?',
          'From 0 to 10, how scared are you of it?',
        ],
        reads: 'scale',
        answers: [
          {
            means: 'low',
            says: [
              'Your nerves are fairly quiet, then.',
              'Low. You may hardly notice it when you get going.',
              'Only a little nervous. Good.',
            ],
            to: 'land',
          },
          {
            means: 'middle',
            says: [
              'That is uncomfortable, but possible.',
              'In between. Many people go to work or to a party like that.',
              'Some nerves, and you can still think.',
            ],
          },
          {
            means: 'high',
            says: [
              'So much fear means no big steps today.',
              'Then calm comes first, somewhere quiet.',
              'That is a lot of fear. Let us bring it down a bit first.',
            ],
            to: 'before-the-door',
          },
        ],
      },
    },
  ],
  land: [
    {
      id: 'into-the-next-bit',
      says: [
        'What comes next can be done with a red face and shaky hands. It still counts.',
        'Plan something nice for afterwards: a walk, a bath, your own sofa.',
        'You can choose one thing: go in for ten minutes, send that message, or leave it for today.',
      ],
      asks: {
        name: 'one-next-people',
        says: ['What is next for you?', 'Which would you like?', 'What is the one thing you choose?'],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'All right. It does not have to go smoothly.',
              'That is your choice, and it is fine.',
              'Good. And after that, rest.',
            ],
            to: 'land',
          },
          {
            means: 'unsure',
            says: [
              'You can decide that when you are there.',
              'No plan is fine too.',
              'You can also just wait and see.',
            ],
            to: 'land',
          },
        ],
      },
    },
    {
      id: 'before-or-after-again',
      says: [
        'You can come here before or after you see people. Nobody sees you here.',
        'If this fear keeps you from things you want, you can tell a doctor. Many people get over a lot of it with help.',
        'You can just leave. You do not have to be polite here.',
      ],
    },
  ],
  unfit: ['body-scan', 'worry-time', '4-7-8-breathing', 'muscle-relaxation', 'cool-pack'],
}
