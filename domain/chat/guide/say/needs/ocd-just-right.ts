import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const ocdJustRight: NeedWords = {
  need: 'ocd-just-right',
  name: 'It’s not quite right',
  listens: [
    'That feeling is hard to explain to others.',
    'That can wear a person out, even over a small thing.',
    'It takes up time that nobody else sees.',
    'It does not need a reason to be real.',
    'Few people know how much work that is.',
    'It is tiring to have to do things again.',
    'Wanting things just right can take over a day.',
    'It is uncomfortable when something feels off and will not settle.',
    'Starting over again and again eats up so much time.',
    '“Almost right” can be harder to bear than plainly wrong.',
    'Being nearly finished, and then not, is frustrating.',
    'The pull to put it right can be very strong.',
    'It is hard to move on while something feels unfinished.',
  ],
  arrive: [
    {
      id: 'the-grain',
      says: [
        'Something does not feel right, and there is a strong pull to do it again until it does. We can talk while it is still off.',
        'You know that feeling: not quite right, once more, and once more. You can leave it unfinished while we talk.',
        'It can look fine to everyone else and still feel wrong to you. That feeling is strong, and it can wait a moment.',
      ],
      asks: {
        name: 'right-start',
        says: [
          'What would help most while it still feels off?',
          'Do you want to explain it, get unstuck, or leave it as it is?',
          'Which of these is it right now?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'heard',
            label: 'Explain it to someone',
            hears: [
              'explain',
              'tell you',
              'tell someone',
              'let me tell',
              'just listen',
              'listen to me',
              'hear me',
              'want to talk',
              'just talk',
              'talk about it',
              'describe',
            ],
            says: [
              'Explain it any way you like. It does not have to come out right.',
              'Once is enough, with all its mistakes.',
              'Then tell me what it is like.',
            ],
            to: 'listen',
          },
          {
            means: 'stuck',
            label: 'I’m stuck in it',
            hears: ['stuck', 'in the middle', 'can’t stop', 'repeating', 'again and again', 'redo'],
            says: [
              'You are in the middle of it right now, then.',
              'It is very hard to stop once you are in it.',
              'Then we look at how to get out of this one round.',
            ],
            to: 'stop-in-the-middle',
          },
          {
            means: 'leave',
            label: 'Leave it as is',
            hears: ['leave it', 'as is', 'let it be', 'move on', 'stop'],
            says: [
              'Good. It will feel wrong for a while, and you can let it.',
              'That is hard, and it is what helps in the long run.',
              'Leaving it may feel awful at first. You can do it for a short time.',
            ],
            to: 'a-bit-off',
          },
        ],
      },
    },
    {
      id: 'the-unplayed-note',
      says: [
        'It is like a tune that stops before the last note. You wait for that note. You can also let it stay away.',
        'Other people may not see anything wrong. For you it is impossible to ignore.',
        'Liking things neat is fine. It is a problem when it takes over and keeps you from other things.',
      ],
    },
  ],
  work: [
    {
      id: 'how-the-pull-is-today',
      says: [
        'We leave numbers out of it. A rough word for how strong the pull is will do.',
        'You do not have to find the exact word. The nearest one is fine.',
        'I only want to know roughly how strong the urge is.',
      ],
      asks: {
        name: 'right-pull',
        says: [
          'Is the urge to fix it mild, medium, or strong?',
          'How strong is the urge, more or less?',
          'Is it easy to leave, or hard, or very hard?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'soft',
            label: 'Mild',
            hears: ['soft', 'hum', 'low', 'quiet', 'little', 'a bit', 'mild', 'weak', 'easy'],
            says: [
              'Mild, and still annoying.',
              'Then it may be a good one to practise with.',
              'It is there, but you can do other things.',
            ],
          },
          {
            means: 'middling',
            label: 'Medium',
            hears: ['middling', 'nag', 'nagging', 'medium', 'middle', 'quite', 'hard', 'so so'],
            says: [
              'That is enough to keep bothering you.',
              'Medium, for hours, is tiring.',
              'It keeps asking, then.',
            ],
          },
          {
            means: 'loud',
            label: 'Strong',
            hears: [
              'loud',
              'shout',
              'very',
              'strong',
              'unbearable',
              'high',
              'huge',
              'very hard',
              'awful',
              'really bad',
            ],
            says: [
              'That strong, it is hard to think of anything else.',
              'Then it may be all you can feel right now.',
              'That is very hard to sit with.',
            ],
          },
        ],
      },
    },
    {
      id: 'what-drives-it',
      says: [
        'For some people it only feels wrong. For others it feels as if something bad will happen, or as if they will miss something.',
        'People do things again for different reasons. It helps to know which one is yours.',
        'The same habit can come from different fears, or from no fear at all.',
      ],
      asks: {
        name: 'right-motor',
        says: [
          'What is it with you, mostly?',
          'Does it feel wrong, or is there a fear behind it?',
          'Which of these is behind it for you?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'feeling',
            label: 'It just feels wrong',
            hears: ['feels wrong', 'just feels', 'feeling', 'itch', 'uneven', 'not right', 'feels off'],
            says: [
              'Just a feeling, then, with no reason behind it.',
              'It is more like an itch than a fear, then.',
              'So there is nothing to argue with. It just feels off.',
            ],
          },
          {
            means: 'threat',
            label: 'Something bad may happen',
            hears: ['something bad', 'happen', 'die', 'luck', 'harm', 'if i don’t', 'punish', 'my fault'],
            says: [
              'That makes each repeat feel like a duty.',
              'Then the fear says: do it, or it is your fault.',
              'That puts a lot of weight on a small action.',
            ],
          },
          {
            means: 'missing',
            label: 'I might miss something',
            hears: ['miss', 'missing', 'not understood', 'reread', 'forget', 'incomplete', 'not sure i read'],
            says: [
              'So you want to be sure that nothing is left out.',
              'You can never be fully sure of that, and so it goes on and on.',
              'That can make one page take an hour.',
            ],
          },
        ],
      },
    },
    {
      id: 'no-true-right',
      says: [
        'I cannot tell you if it is right now. It is a feeling, and I cannot see it. You can leave it unsure.',
        'No one can say when it will be enough, because only the feeling decides. You can stop before it feels enough.',
        'If you fear that something bad depends on it, I cannot rule that out, and nor can you. You can live with that doubt.',
      ],
    },
    {
      id: 'stop-in-the-middle',
      says: [
        'You can stop right in the middle. Put your hand down, even if it is only half done.',
        'There does not have to be one last good time. You can walk away after a bad one.',
        'You can stop in the middle of a word or a step. It will feel wrong, and you can let it feel wrong.',
      ],
    },
    {
      id: 'a-bit-off',
      says: [
        'Try leaving it a bit off for a while: the cup crooked, the line read only once.',
        'You can fix it later, or not at all. For now it stays the way it is.',
        'This is a small experiment. You only have to leave it alone.',
      ],
      asks: {
        name: 'right-wait',
        says: [
          'Could you leave it as it is for a few minutes?',
          'Can it stay unfixed for a short while?',
          'Could the next repeat wait for five minutes?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'I’ll leave it off',
            says: [
              'Good. Let it feel wrong, and do something else.',
              'It will bother you. Let it, and see what happens.',
              'Then do nothing about it for those few minutes.',
            ],
          },
          {
            means: 'no',
            label: 'It has to be fixed',
            says: [
              'That is how strong it is. Even ten seconds of waiting counts.',
              'All right. You can try with something easier another day.',
              'Then fix it less than perfectly, if you can.',
            ],
          },
          {
            means: 'unsure',
            label: 'It’d be hard',
            says: [
              'It will be hard. It can be very short.',
              'You could try one minute.',
              'Then just start, and see how far you get.',
            ],
          },
        ],
      },
    },
    {
      id: 'ride-the-not-quite',
      says: [
        'The urge to do it again goes up, and then down. {exercise} helps you wait. You can leave out the numbers.',
        '{exercise} is for sitting with the feeling that it is off. You do not have to do the exercise right.',
        'When you want to do it again, try {exercise} first. Leave out any part that becomes a ritual.',
      ],
      offers: ['urge-surfing'],
    },
    {
      id: 'seconds-and-echoes',
      says: [
        'Doing it again does not bring the right feeling. Often it makes you less sure. Say a word twenty times, and it sounds strange.',
        'The more you wait for the right feeling, the less it comes.',
        'The more often you check, the more mistakes you see. That is how this works.',
      ],
    },
    {
      id: 'good-enough-on-purpose',
      says: [
        'You can do one very small thing wrong on purpose: put a stamp on crooked, or send a message with a typo.',
        'It helps to practise with something easy. Put one spoon in the wrong place and leave it.',
        'Choose something that does not matter much, and let it be a bit untidy for an hour.',
      ],
      asks: {
        name: 'right-crooked',
        says: [
          'What small thing could be a bit wrong today?',
          'What could you leave untidy, just a little?',
          'Which small mistake could you put up with?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'Good. Do it, and then leave it alone.',
              'That is a good size for a try.',
              'It will feel odd. Let it be odd.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'You do not have to choose the right one. Anything small is fine.',
              'That can wait for another day.',
              'Something will go a bit wrong today anyway. You could leave that.',
            ],
          },
        ],
      },
    },
    {
      id: 'the-bargain',
      says: [
        'Sometimes the mind says: do it right, or someone will be hurt. That is doubt talking. You can leave it unanswered.',
        'Tapping or counting promises to keep people safe. You can stop without knowing for sure.',
        'You can care for people in other ways: call them, cook for them. The ritual asks for certainty, and nobody gets that.',
      ],
    },
    {
      id: 'perhaps-enough',
      says: [
        'Maybe it is right, and maybe not. {exercise} helps you practise that with a small thing.',
        '{exercise} is about doing something you like while it still feels off. Start with something easy.',
        'You can notice that it feels off, and do nothing about it. {exercise} is a few minutes of that.',
      ],
      offers: ['maybe-maybe-not'],
    },
    {
      id: 'past-the-doorway',
      says: [
        'Before you got stuck, you wanted to do something. You can go and do that now, with the feeling still there.',
        'You can wash up, meet a friend or write a message while it still feels wrong.',
        'This takes a lot of your time. You can take a little of it back now.',
      ],
      asks: {
        name: 'right-next',
        says: [
          'What were you going to do before this?',
          'What could you start now, with the feeling still off?',
          'What would you rather do with this hour?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'Then start it, even if you start badly.',
              'Good. Take the feeling along, and go.',
              'You can do that with the feeling still there.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'It is easy to forget, after so much repeating.',
              'Then just leave the room for a minute.',
              'You do not need a good plan for it.',
            ],
          },
        ],
      },
    },
    {
      id: 'rough-patch',
      says: [
        'When it is this bad, do less. Sit down somewhere comfortable, and leave the thing where it is.',
        'If you did it again, that is all right. You do not have to make up for it or start over.',
        'When you are tired, it all feels more wrong. Eat something, drink something, rest.',
      ],
    },
  ],
  check: [
    {
      id: 'the-hum-now',
      says: [
        'I do not ask if it is right yet. I ask how strong the urge is now.',
        'It may still be off. The urge goes up and down anyway.',
        'A rough answer is best here.',
      ],
      asks: {
        name: 'right-better',
        says: [
          'Is the urge to fix it weaker, the same, or stronger?',
          'Has the urge to do it again changed?',
          'Is it easier to leave now, the same, or harder?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'better',
            label: 'Quieter',
            hears: ['quieter', 'less', 'better', 'softer', 'eased'],
            says: [
              'Good. It went down while the thing stayed as it is.',
              'It is a bit easier to leave, then.',
              'So the urge can go down without fixing it.',
            ],
            to: 'land',
          },
          {
            means: 'same',
            label: 'About the same',
            hears: ['same', 'no change', 'not shifted', 'not really'],
            says: [
              'The same. It can take a while to go down.',
              'It is still pulling. You can let it pull.',
              'All right. That is no failure.',
            ],
          },
          {
            means: 'worse',
            label: 'Louder now',
            hears: ['louder', 'worse', 'more', 'stronger'],
            says: [
              'It can go up at first when you leave things alone.',
              'Then we go easier. You do not have to do more right now.',
              'That is harder to sit with. Rest a bit.',
            ],
            to: 'rough-patch',
          },
        ],
      },
    },
    {
      id: 'room-beside-it',
      says: [
        'It may still feel off. You may still be able to do something else beside it.',
        'One more question about the urge, and a rough answer is fine.',
        'It does not have to feel right for you to go on with your day.',
      ],
      asks: {
        name: 'right-room',
        says: [
          'Could you do something else while it still feels off?',
          'Is there a bit of room for other things?',
          'Could you move on now, even a little?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'Some room, yes',
            says: [
              'Good. That is all you need.',
              'Then go on with your day, with it still off.',
              'A bit of room is enough to start with.',
            ],
            to: 'land',
          },
          {
            means: 'no',
            label: 'No room',
            says: [
              'Then it takes all your attention now. That is exhausting for you.',
              'Not yet, and that is no failure of yours.',
              'It fills everything at the moment.',
            ],
            to: 'rough-patch',
          },
          {
            means: 'unsure',
            label: 'A little, maybe',
            says: [
              'Maybe is good enough.',
              'You can find out by trying.',
              'A little is all it takes to start.',
            ],
          },
        ],
      },
    },
  ],
  land: [
    {
      id: 'left-crooked',
      says: [
        'We can stop here, without the perfect last word.',
        'It may still feel unfinished. You can go anyway.',
        'The thing is still off, and you can still get on with your day.',
      ],
      asks: {
        name: 'right-now',
        says: [
          'Do you want to go and do something, or stay a bit?',
          'What would you like to do, with it unfinished?',
          'Will you move on, or rest here for a while?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'go',
            label: 'Move along',
            hears: ['move', 'go on', 'leave', 'something else', 'done', 'bed', 'my day'],
            says: [
              'Good. Go once, without going back.',
              'Then go, just as it is.',
              'Go on, even with it unfinished.',
            ],
            to: 'land',
          },
          {
            means: 'stay',
            label: 'Rest here',
            hears: ['rest', 'stay', 'sit', 'more', 'talk', 'longer', 'not yet'],
            says: [
              'Rest here, then. It can be as messy as you like.',
              'Stay a while. You can write with mistakes.',
              'Then I listen for a bit.',
            ],
            to: 'listen',
          },
        ],
      },
    },
    {
      id: 'people-who-know-not-right',
      says: [
        'There are people who know this feeling well and can help. The method is called exposure and response prevention.',
        'If you lose hours doing things over, tell a doctor. The thing to ask for is exposure and response prevention.',
        'It does not have to make sense to be helped. People trained in exposure and response prevention have seen it many times.',
      ],
    },
    {
      id: 'unfinished-door',
      says: [
        'If you get stuck again, write to me from there. Half a sentence is fine.',
        'You can leave now with it unfinished, and come back in the middle of the next one.',
        'There is no right way to stop here. You can just close the page.',
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
