import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const work: NeedWords['work'] = [
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
]
