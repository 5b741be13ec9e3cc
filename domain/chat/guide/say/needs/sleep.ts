import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const sleep: NeedWords = {
  need: 'sleep',
  name: 'I can’t sleep',
  listens: [
    'Nights like that are hard.',
    'Things feel bigger at night.',
    'Being so tired makes everything harder.',
    'A bad night is exhausting.',
    'It is hard to rest with that.',
    'You do not have to make sense when you are this tired.',
    'The night can be a lonely place.',
    'Sleep cannot be forced, and that is maddening.',
    'A bed can stop being a restful place.',
    'A short night reaches far into the next day.',
    'In the dark there is little else to think about.',
    'It is frustrating when the body is tired and the mind is not.',
    'Dreading the night makes the evening hard as well.',
  ],
  arrive: [
    {
      id: 'the-long-night',
      says: [
        'It is lonely to be awake when everyone else seems to be asleep. Nothing has to be fixed right now.',
        'Nights without sleep feel very long, and worries feel bigger. Let us go slowly tonight.',
        'You are tired and cannot sleep. That wears anyone down. Let us see what keeps you awake.',
      ],
      asks: {
        name: 'what-keeps',
        says: [
          'What is keeping you awake most?',
          'Which of these fits best tonight?',
          'Is it thoughts, a bad dream, or something you want to tell?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'heard',
            label: 'Just listen to me',
            hears: [
              'just listen',
              'listen to me',
              'hear me',
              'want to talk',
              'just talk',
              'talk about it',
              'company',
              'not be alone',
              'vent',
            ],
            says: [
              'Then tell me about it, in your own time.',
              'Write it just as it comes, lying or sitting.',
              'All right. No advice, only listening.',
            ],
            to: 'listen',
          },
          {
            means: 'thoughts',
            label: 'My head won’t stop',
            hears: ['head', 'thoughts', 'thinking', 'mind', 'worry', 'racing', 'tomorrow'],
            says: [
              'Then your mind keeps working when it should rest.',
              'Thoughts get loud when it is quiet.',
              'That is a tiring way to lie there.',
            ],
            to: 'on-paper-till-morning',
          },
          {
            means: 'dream',
            label: 'A bad dream',
            hears: ['dream', 'nightmare', 'woke', 'scared to sleep', 'terror'],
            says: [
              'The dream itself can stay untold.',
              'A bad dream can leave your heart racing for a while.',
              'It takes time to feel safe again after that.',
            ],
            to: 'after-dream',
          },
          {
            means: 'body',
            hears: ['body', 'tense', 'restless', 'heart', 'hot', 'breathe', 'pain', 'wound up', 'settle'],
            says: [
              'Then we start with the body.',
              'It is hard to lie still when you are restless.',
              'Your body is still wide awake, then.',
            ],
            to: 'slow-body',
          },
          {
            means: 'unsure',
            says: [
              'You do not need a reason for being awake.',
              'Sometimes there is no clear cause.',
              'We can start without knowing.',
            ],
          },
        ],
      },
    },
    {
      id: 'small-hours',
      says: [
        'At night, problems look bigger than they are by day. No decisions are needed now.',
        'A tired mind sees the worst side of things. Try not to judge your life at this hour.',
        'What you think about yourself at night is not the full picture. It can wait until it is light.',
      ],
    },
  ],
  work: [
    {
      id: 'not-forcing',
      says: [
        'The harder you try to sleep, the more awake you get. You can stop trying for a while and just rest.',
        'You could lie comfortably, keep your eyes open, and let yourself be awake. It takes the pressure off.',
        'For the next half hour, you do not have to sleep. You only have to be warm and comfortable.',
      ],
    },
    {
      id: 'slow-body',
      says: [
        '{exercise} can be done in bed, in the dark. You may get sleepier, or not. Both are fine.',
        'A tense body finds it hard to sleep. {exercise} helps it slow down. You can fall asleep in the middle.',
        'While you lie there, you could try {exercise}. It gives your mind something quiet to do.',
      ],
      offers: ['longer-exhale', 'muscle-relaxation', 'coherent-breathing'],
    },
    {
      id: 'clock-away',
      says: [
        'Turn the clock round, and put the phone out of reach. Seeing the time makes you count the hours you have left.',
        'You do not need to know what time it is until the alarm rings. You can cover the clock.',
        'Counting the hours until morning keeps you awake. Try not to look at the time any more tonight.',
      ],
      asks: {
        name: 'awake-long',
        says: [
          'Have you been lying awake for a long time?',
          'Is it more than half an hour, at a guess?',
          'Do you lie awake like this for long?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'Yes, for ages',
            says: [
              'Then it may help to get up for a bit.',
              'Then the bed may not feel like a place to rest any more.',
              'After such a long time, a short break from bed can help.',
            ],
            to: 'get-up',
          },
          {
            means: 'no',
            label: 'Not so long',
            says: [
              'Then sleep may still come.',
              'Good. Give it a little time.',
              'Then you can just rest a bit longer.',
            ],
          },
          {
            means: 'unsure',
            label: 'No idea',
            says: [
              'Good, do not check.',
              'It is better not to know.',
              'You do not need the time before morning.',
            ],
          },
        ],
      },
    },
    {
      id: 'get-up',
      says: [
        'If you have been awake for long, get up for a bit. Sit somewhere dim, do something boring, and go back when you are sleepy.',
        'Your bed should be for sleep. When you lie there and struggle, sit in a chair for a while with a low light.',
        'You are allowed to get up. Read something dull, or fold some washing. Go back to bed when your eyes get heavy.',
      ],
    },
    {
      id: 'on-paper-till-morning',
      says: [
        'Write down what is on your mind, in a few words, on paper. Then you do not have to hold on to it all night.',
        'Keep a list by the bed. Whatever comes up goes on it, and you look at it tomorrow.',
        'Most things cannot be done at this hour. Note them down, and tell yourself: tomorrow, after breakfast.',
      ],
      asks: {
        name: 'first-on-list',
        says: [
          'What would you write down first?',
          'Which thought keeps you up?',
          'What is first on your list?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'Write that down, and leave it until morning.',
              'That is on the list now. Nothing can be done about it tonight.',
              'That is a lot to think about in bed.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'There may be too many. Just pick one.',
              'Then write: “I do not know what it is.” That is enough.',
              'You do not need the right words at this hour.',
            ],
          },
        ],
      },
    },
    {
      id: 'drift',
      says: [
        '{exercise} helps you let thoughts come and go. You do not have to follow any of them.',
        'You cannot switch your mind off, but you can stop following each thought. {exercise} is a way to do that.',
        'If the thoughts keep coming, try {exercise}. It is slow, and it is fine if you fall asleep.',
      ],
      offers: ['leaves-on-a-stream', 'notice-the-thought'],
    },
    {
      id: 'lying-counts',
      says: [
        'Lying still in the dark is not the same as sleep, but your body does get some rest.',
        'You could see this as time to rest, and not as lost time. Let your jaw and your hands go loose.',
        'Feel how the bed holds you: your feet, your hips, your shoulders, your head. That is all there is to do.',
      ],
    },
    {
      id: 'afraid-of-bed',
      says: [
        'Some people start to dread the night itself. The evening gets tense, because bedtime is coming.',
        'You may have good reasons to be afraid of sleep: bad dreams, or thoughts that come when it is quiet.',
        'At night there is less to keep your mind busy, so fears come up more easily.',
      ],
      asks: {
        name: 'dread',
        says: [
          'Is there something about going to sleep that scares you?',
          'Are you afraid of the night or of sleeping?',
          'Is some of it a fear of sleep?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'Yes, there is',
            says: [
              'Then it makes sense that you stay awake. You do not have to say what it is.',
              'You can leave a light on, for as long as you like.',
              'No wonder it is hard to rest.',
            ],
          },
          {
            means: 'no',
            label: 'No, I just can’t sleep',
            says: [
              'Just not sleeping is hard enough.',
              'All right. Then it is only sleep that will not come.',
              'Then we leave fear out of it.',
            ],
          },
          {
            means: 'unsure',
            label: 'Maybe',
            says: [
              'Maybe a little, then.',
              'You can leave that question for the day.',
              'It does not have to be clear.',
            ],
          },
        ],
      },
    },
    {
      id: 'day-after',
      says: [
        'After a bad night, do less tomorrow: only what has to be done, and some daylight. Try to get up at your usual time.',
        'Getting up at your usual time helps the next night more than sleeping in. Tomorrow can be slow.',
        'You can plan an easy day now: one thing that must be done. Do not drive if you are too tired.',
      ],
      asks: {
        name: 'must-do',
        says: [
          'What is the one thing you must do tomorrow?',
          'Which one thing cannot wait tomorrow?',
          'What does tomorrow really need from you?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'Then that is the plan, and the rest can wait.',
              'Good. You have decided it now, so you can stop thinking about it.',
              'That is enough for one day after a night like this.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'You can decide that in the morning.',
              'Then there is no plan, and that is fine.',
              'Tomorrow you may see it more clearly.',
            ],
          },
        ],
      },
    },
    {
      id: 'put-me-down',
      says: [
        'A bright screen keeps you awake. You can make it darker, or put it down. You can read on later.',
        'If your eyes are getting heavy, just put the phone down. No goodbye is needed.',
        'You could listen to something calm, like rain or a slow story, and turn the screen off.',
      ],
    },
    {
      id: 'after-dream',
      says: [
        'If a dream woke you: put on a light, and feel the floor with your feet. Look at the door and the window. You are in this room, now.',
        'After a nightmare it takes a while for your body to notice that you are awake. Have a sip of water. Look around.',
        'If you had a bad dream, sit up. Look at five things in your room, and say their names.',
      ],
      asks: {
        name: 'room-back',
        says: [
          'Can you see your room clearly now?',
          'Are you fully awake in your room?',
          'Does it feel clear that you are in your room?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'Yes, it’s clear',
            says: [
              'Good. That is where you are.',
              'Then stay with that for a moment.',
              'Good. The dream is over, and you are awake.',
            ],
            to: 'another-ending',
          },
          {
            means: 'no',
            label: 'Not quite',
            says: [
              'Put on more light, and hold something cool or rough.',
              'Stand up for a moment. Feel the floor.',
              'It can take a little while. Touch the edge of the bed.',
            ],
          },
          {
            means: 'unsure',
            label: 'It wasn’t a dream',
            says: [
              'All right, then this does not fit you.',
              'Then it was not a dream. Looking round the room can still help.',
              'No dream, then. On to something else.',
            ],
          },
        ],
      },
    },
    {
      id: 'another-ending',
      says: [
        'If a dream keeps coming back, you can write a new ending for it by day. Picture that ending for a few minutes each day.',
        'In the daytime you can change a bad dream on paper: a door opens, a friend comes in. You choose how it ends.',
        'Some people rewrite their nightmare by day, and read the new version to themselves. For many it comes less often.',
      ],
    },
  ],
  check: [
    {
      id: 'how-lies-it',
      says: [
        'I would like to know how you feel at this point. Being wide awake is all right.',
        'A quiet check. It is fine if it is all the same.',
        'Let us see if it has got a little easier.',
      ],
      asks: {
        name: 'ease-now',
        says: [
          'Is it easier, the same, or worse?',
          'Do you feel more at ease, the same, or less?',
          'How is it, next to when you started here?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'better',
            label: 'A bit easier',
            hears: ['easier', 'better', 'calmer', 'sleepy', 'more at ease', 'drowsy'],
            says: [
              'Good. Stay with that, and put this down when you like.',
              'Nothing more is needed tonight.',
              'Good to leave it there, and rest.',
            ],
            to: 'land',
          },
          {
            means: 'same',
            label: 'The same still',
            hears: ['same', 'no change', 'still awake', 'wide awake', 'as before'],
            says: [
              'Still awake. That is annoying, and not your fault.',
              'The same. We can try something else, or you can just rest.',
              'Some nights are like that.',
            ],
          },
          {
            means: 'worse',
            label: 'Worse',
            hears: ['worse', 'less', 'more awake', 'harder', 'panicking'],
            says: [
              'Then stop trying to sleep for now.',
              'Then lying there does not help. Let us do something different.',
              'It got worse. We take the pressure off.',
            ],
            to: 'get-up',
          },
        ],
      },
    },
    {
      id: 'wound-up',
      says: [
        'If you like, give me a number. Zero is calm and sleepy, ten is wide awake and tense.',
        'A guess is enough, so do not think hard about it.',
        'How tense you are can tell us what to try next.',
      ],
      asks: {
        name: 'wound-0-10',
        says: [
          'How tense are you now, 0 to 10?',
          'What number would you give it tonight?',
          'From 0 to 10, how awake and tense are you?',
        ],
        reads: 'scale',
        answers: [
          {
            means: 'low',
            says: [
              'That is quite calm. You may not need me any more tonight.',
              'Low. Then fewer words are better now.',
              'Good. Close your eyes when you want to.',
            ],
            to: 'land',
          },
          {
            means: 'middle',
            says: [
              'In between. It may go down by itself.',
              'Half tense is still all right for resting.',
              'Not calm, not tense. Just rest, if you can.',
            ],
          },
          {
            means: 'high',
            says: [
              'That is very awake. Then it is better not to lie there.',
              'Very tense. Sitting up for a while may be easier.',
              'That is high. Do not force yourself to stay in bed.',
            ],
            to: 'get-up',
          },
        ],
      },
    },
  ],
  land: [
    {
      id: 'lights-low',
      says: [
        'From now on, only quiet things: a low light, warm feet, and no big thoughts. Sleep may come or not.',
        'You can leave the rest of the night to itself. Get warm and comfortable.',
        'You do not have to do anything more tonight. Make it dark and warm.',
      ],
      asks: {
        name: 'softest',
        says: [
          'What would be the most comfortable next thing?',
          'Would bed or a chair be better now?',
          'What could make you a little more comfortable?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: ['Then do that, slowly.', 'Do that, with the light low.', 'Good. Go and do that now.'],
            to: 'land',
          },
          {
            means: 'unsure',
            says: [
              'Then just pull up the covers.',
              'You can stay where you are.',
              'Then just rest, wherever you are.',
            ],
            to: 'land',
          },
        ],
      },
    },
    {
      id: 'till-another-night',
      says: [
        'If you lie awake again, you can come back at any hour. If it goes on for weeks, talk to a doctor.',
        'You can stop here, even if you are still awake. If bad nights go on for long, there is good help for sleep.',
        'You can leave at any point. If most nights are like this, tell a doctor. It is worth it.',
      ],
    },
  ],
  unfit: [
    'body-scan',
    'cool-pack',
    'walk-and-label',
    'attention-switch',
    'thought-record',
    'worst-best-likely',
  ],
}
