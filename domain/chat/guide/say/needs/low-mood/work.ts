import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const work: NeedWords['work'] = [
  {
    id: 'smallest-thing',
    says: [
      'Do not think about the whole day. One small thing is enough: drink some water, open a curtain, wash your face.',
      'When you feel this low, make things very small. Sit up. Put your feet on the floor. Each of these counts.',
      'Choose something you can do in one minute, even lying down. It does not have to make you feel better.',
    ],
    asks: {
      name: 'small-enough',
      says: [
        'What is one small thing you could do now?',
        'What could you manage in the next few minutes?',
        'Which tiny thing would be possible?',
      ],
      reads: 'open',
      answers: [
        {
          means: 'told',
          says: [
            'It can be even smaller, and it still counts.',
            'Only as much as you can, and then rest.',
            'You can try whenever you are ready. It can be done badly.',
          ],
        },
        {
          means: 'unsure',
          says: [
            'Then just take one slow breath and stay where you are.',
            'It is all right if you cannot think of anything. A sip of water would do.',
            'You can leave it for later. You have not failed.',
          ],
        },
      ],
    },
  },
  {
    id: 'the-grey-voice',
    says: [
      'When you are low, your mind tells you harsh things about yourself. It says them as if they were facts.',
      'A low mood makes everything look bad: the past, the future, and you. It is hard to see anything else from there.',
      'You may hear yourself thinking “I am useless” or “it is all my fault”. Many people think that when they are low.',
    ],
    asks: {
      name: 'what-it-tells-you',
      says: [
        'What does your mind tell you about yourself?',
        'Which thought keeps coming back?',
        'What is the worst thing it says today?',
      ],
      reads: 'open',
      answers: [
        {
          means: 'told',
          says: [
            'That is hard to hear in your own head all day.',
            'That hurts. You would be kinder to a friend.',
            'No wonder you feel so low with that on your mind.',
          ],
        },
        {
          means: 'unsure',
          says: [
            'Sometimes there are no thoughts, just the feeling.',
            'You do not have to look for one.',
            'It may be too tiring to think about that now.',
          ],
        },
      ],
    },
  },
  {
    id: 'feet-first',
    says: [
      'When you are low, you may wait until you feel like doing something. Often the feeling comes only after you start.',
      'You do not have to want to. Stand by an open window for two minutes, and see how that is.',
      'A little daylight can help a low mood. Even standing at the door for a moment counts.',
    ],
  },
  {
    id: 'what-is-missing',
    says: [
      'Being short of sleep, food or people makes any low mood worse. We could look at that first.',
      'You may have slept badly, or hardly eaten, or seen no one. These are things we can do something about.',
      'Sometimes a low mood gets a bit lighter when the body gets what it needs.',
    ],
    asks: {
      name: 'missing-most',
      says: [
        'What have you had least of: sleep, food, or people?',
        'Which one is missing most right now?',
        'Is it more the sleep, the meals, or the people?',
      ],
      reads: 'choice',
      answers: [
        {
          means: 'sleep',
          label: 'Sleep',
          hears: ['sleep', 'nights', 'tired', 'rest', 'insomnia', 'awake'],
          says: [
            'Bad nights make everything harder. Rest matters before anything else.',
            'Then lie down when you can, even if you do not sleep.',
            'You must be very tired. Go easy on yourself today.',
          ],
        },
        {
          means: 'food',
          label: 'Eating',
          hears: ['food', 'eat', 'eating', 'meals', 'appetite', 'hungry'],
          says: [
            'Then something easy: toast, soup, a banana. It does not have to be a proper meal.',
            'You may not feel hungry. A few bites still help.',
            'It is common to lose your appetite when you are low. Eat a little of anything.',
          ],
        },
        {
          means: 'company',
          label: 'People',
          hears: ['company', 'people', 'friends', 'someone', 'lonely', 'alone', 'talk to'],
          says: [
            'Being low makes you hide away, and that makes you feel lower.',
            'It can be hard to see people when you feel like this. A short message counts too.',
            'So you have been very much alone with it.',
          ],
        },
        {
          means: 'unsure',
          says: [
            'It may be all of them.',
            'You do not have to find out now.',
            'It can be hard to notice when you are in it.',
          ],
        },
      ],
    },
  },
  {
    id: 'out-the-door',
    says: [
      '{exercise} is a short walk where you name what you see. To the corner and back is enough.',
      'If you can get up, try {exercise}. It gives you something to look at besides your own thoughts.',
      '{exercise} is gentle, and you can turn back at any moment. You do not have to enjoy it.',
    ],
    offers: ['walk-and-label', 'orienting'],
  },
  {
    id: 'the-darkest-part',
    says: [
      'If you have thoughts of dying, you can tell me, in plain words. You can also talk to a person: {lines}.',
      'Some people who feel this low think about not living any more. If you do, please tell someone: {lines}.',
      'If it gets so dark that you think of ending your life, do not stay alone with it. You can reach someone: {lines}.',
    ],
  },
  {
    id: 'one-person-who-knows',
    says: [
      'It can help if one person knows how you are. They do not have to fix it.',
      'You could send someone a short message: “I am not doing well. You do not have to do anything.”',
      'You may not want to bother anyone. Most people would rather know.',
    ],
    asks: {
      name: 'who-knows',
      says: [
        'Does anyone know how low you feel?',
        'Is there someone you have told?',
        'Have you told anyone about this?',
      ],
      reads: 'yes-no',
      answers: [
        {
          means: 'yes',
          label: 'Yes, someone knows',
          says: [
            'It is good that someone knows. You could tell them it is bad today.',
            'So there is one person who knows how you are.',
            'You could ask that person to sit with you for a while.',
          ],
        },
        {
          means: 'no',
          label: 'No one knows',
          says: [
            'Then you have had to carry it all alone. That is too much for one person.',
            'That makes it heavier. You could tell one person one sentence.',
            'It is hard to tell someone. You can start with people you do not know: {lines}.',
          ],
        },
        {
          means: 'unsure',
          label: 'They know a little',
          says: [
            'You could tell them a little more when you are ready.',
            'It is a start. You can decide how much they know.',
            'Maybe they have guessed some of it already.',
          ],
        },
      ],
    },
  },
  {
    id: 'a-gentler-tone',
    says: [
      'You may be very hard on yourself right now. {exercise} helps you talk to yourself more kindly for a few minutes.',
      'If a friend felt like this, you would be gentle. {exercise} is a way to be like that with yourself.',
      '{exercise} is three short steps. If it makes you feel worse, leave it.',
    ],
    offers: ['self-compassion-break', 'notice-the-thought'],
  },
  {
    id: 'how-long-now',
    says: [
      'If you feel low on most days, a doctor can help. There can also be a cause in the body.',
      'A bad week is one thing. If it goes on and on, you do not have to get through it by willpower.',
      'It helps to know how long this has gone on. You may have told me already.',
    ],
    asks: {
      name: 'longer-than-two-weeks',
      says: [
        'Has it been like this for two weeks or more?',
        'Have most days been like this for weeks?',
        'Is it longer than two weeks now?',
      ],
      reads: 'yes-no',
      answers: [
        {
          means: 'yes',
          label: 'Yes, for weeks',
          says: [
            'Then please see a doctor. You can just say: “I have been low for weeks.”',
            'So long is a reason to get help, and soon. You deserve it.',
            'Weeks of this wear anyone down. Making one appointment would be a good step.',
          ],
        },
        {
          means: 'no',
          label: 'Not that long',
          says: [
            'It can be bad even if it is new.',
            'All right. If it stays, a doctor can help.',
            'Then be kind to yourself, and see how the next days are.',
          ],
        },
        {
          means: 'unsure',
          label: 'I’ve lost track',
          says: [
            'The days can all feel the same when you are low.',
            'Someone who sees you often may know.',
            'A doctor can help you work that out.',
          ],
        },
      ],
    },
  },
]
