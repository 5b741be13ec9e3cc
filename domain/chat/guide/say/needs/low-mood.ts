import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const lowMood: NeedWords = {
  need: 'low-mood',
  name: 'I feel so low',
  listens: [
    'That can be here without being brightened.',
    'I am taking that in slowly.',
    'No need to make it sound better than it is.',
    'You can say it as flatly as it comes.',
    'That belongs to the picture too.',
    'I leave it the colour it has.',
    'Slow is a good speed here.',
    'That took words, and words can be hard to lift.',
    'I have it, just as you wrote it.',
    'It does not have to have a reason.',
    'There is space for that, and for what is behind it.',
    'That is part of how it is for you.',
    'You may trail off. I can follow that too.',
  ],
  arrive: [
    {
      id: 'as-it-is',
      says: [
        'You need no energy to be here. Short words will do, or slow ones, and there is nothing to keep up.',
        'Low is a hard place to write from. Nobody here needs you to sound brighter than it is.',
        'You can bring this day as it is, with its curtains drawn. It does not have to be explained first.',
      ],
      asks: {
        name: 'what-first-low',
        says: [
          'What would ask the least of you right now?',
          'Which of these could you bear to start with?',
          'Shall we talk, look at it a little, or do something tiny?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'heard',
            label: 'Just be heard',
            hears: ['be heard', 'listen', 'talk', 'say it', 'vent', 'no advice'],
            says: [
              'I am here to listen. It can be as short or as long as it is.',
              'Good. You write, and nothing gets fixed.',
              'Talk, then, at whatever speed the day allows.',
            ],
            to: 'listen',
          },
          {
            means: 'sense',
            label: 'Understand it a bit',
            hears: ['understand', 'make sense', 'look at it', 'why', 'figure out'],
            says: [
              'Then we look at it, without any hurry to explain it.',
              'A little light on it, then, and not too bright.',
              'All right, a look. You can turn away whenever you like.',
            ],
            to: 'what-kind-of-low',
          },
          {
            means: 'small',
            label: 'One tiny thing',
            hears: ['tiny', 'small', 'do something', 'one thing', 'little thing'],
            says: [
              'Tiny, then. Smaller than it sounds.',
              'One thing, and it may be almost nothing.',
              'Then something you could do without getting up, if need be.',
            ],
            to: 'smallest-thing',
          },
          {
            means: 'unsure',
            says: [
              'Choosing is work too. It can be left.',
              'Then nothing is chosen, and we go gently.',
              'Not knowing will do to start from.',
            ],
          },
        ],
      },
    },
    {
      id: 'what-kind-of-low',
      says: [
        'Low is one word for several things. Some of it is weight, some is emptiness, some is plain sorrow.',
        'It can be like walking in wet clothes, or like a house with nobody in. Each is its own sort of hard.',
        'People say “down” and mean very different places. It may help to say which one this is.',
      ],
      asks: {
        name: 'kind-of-low',
        says: [
          'Which comes nearest to yours?',
          'Is it more heavy, more empty, or more sad?',
          'What would you call this one?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'heavy',
            label: 'Heavy',
            hears: ['heavy', 'weight', 'tired', 'exhausted', 'slow', 'can’t move', 'drained'],
            says: [
              'Heavy. Then even small things cost more than they look.',
              'A weight, then, and you under it.',
              'So everything has to be lifted first.',
            ],
          },
          {
            means: 'empty',
            label: 'Empty or numb',
            hears: ['empty', 'numb', 'nothing', 'flat', 'hollow', 'don’t feel', 'no feeling'],
            says: [
              'Empty is hard to describe, and you have said it.',
              'Numb, then. That hurts in its own odd way.',
              'Nothing where something used to be. That can be lonely.',
            ],
          },
          {
            means: 'sad',
            label: 'Sad',
            hears: ['sad', 'crying', 'tears', 'sorrow', 'miserable', 'hurts'],
            says: [
              'Sad, then. It can be that without an excuse.',
              'That is a plain word for a big thing.',
              'Sadness may sit here for as long as it likes.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'It may be too grey to tell one from another.',
              'No name, then. It counts all the same.',
              'Perhaps it is some of each.',
            ],
          },
        ],
      },
    },
  ],
  work: [
    {
      id: 'smallest-thing',
      says: [
        'When a day is too big, cut it down to what an arm can reach. A glass of water. One curtain, a hand’s width.',
        'Not a plan, only one movement: feet on the floor, a light on, a cup rinsed. It does not have to help.',
        'Take a thing that is nearly too small to mention, and halve it. That is the right size for a low day.',
      ],
      asks: {
        name: 'small-enough',
        says: [
          'What would be small enough for now?',
          'What is within your reach, as you sit or lie there?',
          'Which thing would cost you almost nothing?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'That is the right size. It can be done badly.',
              'Then that, when you are ready, or half of it.',
              'A small thing with a beginning and an end.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'Nothing comes to mind. That is how low days are.',
              'It can be left for later, with no mark against you.',
              'Then breathing and lying there are what there is for now.',
            ],
          },
        ],
      },
    },
    {
      id: 'the-grey-voice',
      says: [
        'Low mood has a way of talking: in short sentences, about everything, as if it had the facts. It is a mood with a voice.',
        'Seen from down here, the past looks grey and the future looks like more of it. That is how the view is from here.',
        'A low mind tends to read everything out in one tone, you included. It can be heard as a tone, not only as news.',
      ],
      asks: {
        name: 'what-it-tells-you',
        says: [
          'What does it say about you?',
          'Which sentence does it come back to?',
          'What is it telling you most today?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'That is a harsh thing to have in one’s ear.',
              'All day is a long time to hear a line like that.',
              'Such a sentence is heavy, whoever says it.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'It may have no words, only a colour.',
              'Some low has gone quiet. That is fine to say.',
              'It need not be caught.',
            ],
          },
        ],
      },
    },
    {
      id: 'feet-first',
      says: [
        'With low mood, wanting to often comes after doing, and not before. The feet may have to go ahead without it.',
        'You do not need to feel like it. Two minutes by an open window can be done with no wish for it at all.',
        'Light and air work on a body quite apart from mood. A doorstep counts as outside.',
      ],
    },
    {
      id: 'what-is-missing',
      says: [
        'Under a low mood there is sometimes a plain lack: of sleep, of something warm to eat, of a voice. Plain lacks are worth a look.',
        'A body that is short of something makes any mood heavier. It may not be the cause, and it is something to begin with.',
        'Before the large questions there are small ones, about nights and meals and other people.',
      ],
      asks: {
        name: 'missing-most',
        says: [
          'What has been most missing lately?',
          'Which have you had least of: sleep, food, or company?',
          'Is it more the nights, the meals, or the people?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'sleep',
            label: 'Sleep',
            hears: ['sleep', 'nights', 'tired', 'rest', 'insomnia', 'awake'],
            says: [
              'Short nights make long days.',
              'Then rest comes before any judgement on yourself.',
              'Without sleep, everything is seen through a dirty window.',
            ],
          },
          {
            means: 'food',
            label: 'Eating',
            hears: ['food', 'eat', 'eating', 'meals', 'appetite', 'hungry'],
            says: [
              'Then something easy and warm may matter more than it sounds.',
              'A low body often forgets to ask for food. It can be fed anyway.',
              'Toast will do, or soup from a tin. It need not be a proper meal.',
            ],
          },
          {
            means: 'company',
            label: 'People',
            hears: ['company', 'people', 'friends', 'someone', 'lonely', 'alone', 'talk to'],
            says: [
              'So there has been too little of other people.',
              'Low and alone feed each other.',
              'People, then. They can be hard to reach from down there.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'All of it, perhaps, or none. It can stay open.',
              'That is hard to see from inside.',
              'There may be no one thing.',
            ],
          },
        ],
      },
    },
    {
      id: 'out-the-door',
      says: [
        '{exercise} is a walk with nothing to achieve: a step, a thing seen, a step. To the corner and back is enough.',
        'If you can stand up at all, {exercise} gives the eyes something to do besides look inward.',
        'Low mood narrows the view. {exercise} widens it a little, at your pace, and you may turn back whenever you like.',
      ],
      offers: ['walk-and-label', 'orienting'],
    },
    {
      id: 'the-darkest-part',
      says: [
        'Low can go very deep. If there are thoughts of dying in it, you can say so here in plain words. People are there too: {lines}.',
        'It is better named than stepped round: some people this low think about not living. You can talk about that with somebody: {lines}.',
        'Should the dark ever turn into thoughts of ending your life, they can be said out loud, here or to a person: {lines}.',
      ],
    },
    {
      id: 'one-person-who-knows',
      says: [
        'It is easier to be low when one person knows. Not to be cheered up, only so that it is not a secret.',
        'You could send somebody a single line: “I am not doing so well. You need not do anything.”',
        'There may be a person beside whom you need not be good company. They could just be in the same room.',
      ],
      asks: {
        name: 'who-knows',
        says: [
          'Does anyone know how low it is?',
          'Is there somebody who knows about this?',
          'Have you been able to tell a person?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'Yes, someone knows',
            says: [
              'Then you are not the only one holding it.',
              'Good that there is a person who need not be told from the start.',
              'So there is one place where you do not have to pretend.',
            ],
          },
          {
            means: 'no',
            label: 'No one knows',
            says: [
              'Then it is on you alone, and that makes it heavier.',
              'So all of it has stayed inside until this page.',
              'There are people who answer without knowing you: {lines}.',
            ],
          },
          {
            means: 'unsure',
            label: 'They know a little',
            says: [
              'A little is a thread. It can be pulled when you want.',
              'Part of it, then. The rest can follow or stay.',
              'Half known can be an odd place to be.',
            ],
          },
        ],
      },
    },
    {
      id: 'a-gentler-tone',
      says: [
        'Being low is hard, and being told off for it is harder. {exercise} tries another tone, in three short steps.',
        'If a friend were as low as this, you might speak more softly. {exercise} turns that voice towards you; leave it if it stings.',
        '{exercise} asks for no cheerfulness. It only says: this is hard, others know it too, and a kind word is allowed.',
      ],
      offers: ['self-compassion-break', 'notice-the-thought'],
    },
    {
      id: 'how-long-now',
      says: [
        'Low mood that stays, most of the day, most days, is something doctors know well. It can have causes in the body too.',
        'There is a difference between a bad week and a long grey season. A long one should not be left to willpower.',
        'When low goes on and on, it stops being a mood to sit out and becomes something to take to a doctor.',
      ],
      asks: {
        name: 'longer-than-two-weeks',
        says: [
          'Has it been like this for two weeks or more?',
          'Is this more than a couple of weeks old?',
          'Have most days been this way, for weeks?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'Yes, for weeks',
            says: [
              'Then a doctor should hear it. One sentence is enough: “I have been low for weeks.”',
              'That is long enough to ask for help with it, and soon.',
              'Weeks of this wear a person out. A doctor’s appointment would be a fair next step.',
            ],
          },
          {
            means: 'no',
            label: 'Not that long',
            says: [
              'Shorter, then, and it can be hard all the same.',
              'So it is fairly new. It may be noticed without being watched.',
              'Not so long. It still has today in its grip, and that counts.',
            ],
          },
          {
            means: 'unsure',
            label: 'I’ve lost track',
            says: [
              'Low days run into each other.',
              'Somebody who sees you often might know. So might a doctor who asks.',
              'Weeks can go hazy in there.',
            ],
          },
        ],
      },
    },
  ],
  check: [
    {
      id: 'any-different',
      says: [
        'A short look at where you are, without a wish attached. It is allowed not to have moved.',
        'Before anything else, how this is for you so far. No answer here is a wrong one.',
        'Let us see how it stands. Low does not lift on command, and no one is asking it to.',
      ],
      asks: {
        name: 'lighter-or-not',
        says: [
          'Is it a shade lighter, the same, or heavier?',
          'Compared with before, how heavy is it?',
          'Has anything shifted, either way?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'better',
            label: 'A shade lighter',
            hears: ['lighter', 'better', 'a bit', 'a little', 'easier', 'less heavy', 'slightly'],
            says: [
              'A shade, then. It does not have to become more.',
              'Lighter by a shade is still something real.',
              'So there is a little more air in it.',
            ],
            to: 'land',
          },
          {
            means: 'same',
            label: 'The same',
            hears: ['same', 'no change', 'not really', 'no different', 'nothing'],
            says: [
              'Unchanged. That is no failure of yours.',
              'It stays where it is, for now, and so can we.',
              'Then there is no need to pretend otherwise.',
            ],
          },
          {
            means: 'worse',
            label: 'Heavier',
            hears: ['heavier', 'worse', 'lower', 'darker', 'harder'],
            says: [
              'Heavier. Then this should not be yours alone.',
              'I take that seriously, and I will keep this short.',
              'That matters more than anything on my list.',
            ],
            to: 'the-darkest-part',
          },
        ],
      },
    },
    {
      id: 'number-for-low',
      says: [
        'A number can be easier than a sentence. Nought is no weight at all, ten is as heavy as it gets.',
        'One more measure, a rough one. It is only for seeing, not for marking.',
        'If words are running low, a figure will tell me where you are.',
      ],
      asks: {
        name: 'weight-now',
        says: [
          'How heavy is it now, 0 to 10?',
          'Which number would it be, from 0 to 10?',
          'From 0 to 10, how low is it at the moment?',
        ],
        reads: 'scale',
        answers: [
          {
            means: 'low',
            says: [
              'That is a number one can move about with.',
              'Less weight, then. It may be enjoyed quietly.',
              'Down there it leaves a hand free.',
            ],
            to: 'land',
          },
          {
            means: 'middle',
            says: [
              'In the middle: there, and not everything.',
              'A middling weight still has to be carried.',
              'Neither here nor there. That is often how it is.',
            ],
          },
          {
            means: 'high',
            says: [
              'That is very heavy, and more than one person should carry.',
              'Up there, getting through the next hour is the whole task.',
              'So high, then. Somebody besides me should know.',
            ],
            to: 'one-person-who-knows',
          },
        ],
      },
    },
  ],
  land: [
    {
      id: 'rest-of-today',
      says: [
        'The rest of this day may be small. Something warm, something to look at, and bed at a decent hour.',
        'You could let the next hours ask very little. What is not urgent can lie there one more day.',
        'From here, one soft thing would do: a shower, a blanket, a familiar film with the sound low.',
      ],
      asks: {
        name: 'soft-thing',
        says: [
          'What could the next hour have in it?',
          'Is there one soft thing you could allow yourself?',
          'What might be bearable next?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'Let it be that, without having to earn it.',
              'That fits into an hour.',
              'Then there is something to go towards, slowly.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'Lying down and looking at the ceiling is also an hour.',
              'An empty hour is allowed.',
              'It can be decided by whatever is nearest.',
            ],
          },
        ],
      },
    },
    {
      id: 'come-as-low',
      says: [
        'You can come back just as low as you came today. If it gets darker, let a person know: {lines}.',
        'We can leave it here. Should the grey stay for weeks, take it to a doctor; should it turn dark, {lines}.',
        'No mood is too low to bring here again. And for a real voice, at hours when friends are asleep: {lines}.',
      ],
    },
  ],
  unfit: ['body-scan', 'worry-time', '4-7-8-breathing', 'box-breathing', 'cool-pack'],
}
