import type { NeedWords } from '#domain/chat/guide/say/words.ts'

/** What is said first there. */
export const work: NeedWords['work'] = [
  {
    id: 'feet',
    says: [
      'Press your feet into the floor, one and then the other. Feel how the floor pushes back.',
      'Lean back until you can feel the chair or the wall behind you. Let it hold some of your weight.',
      'Move your toes. Then press your heels down. Do it again, slowly.',
    ],
  },
  {
    id: 'place-now',
    says: [
      'Let us make sure about the place you are in. I am only asking about now.',
      'Look at the room you are in: the door, the window, the light.',
      'Before we go on, I want to ask about where you are.',
    ],
    asks: {
      name: 'place-safe',
      says: [
        'Are you safe where you are right now?',
        'Is the place you are in safe?',
        'Are you out of danger at this moment?',
      ],
      reads: 'yes-no',
      answers: [
        {
          means: 'yes',
          label: 'Yes, I’m safe here',
          says: [
            'Then you can tell yourself: “I am here, and it is today.”',
            'All right. Look round the room once more, slowly.',
            'Your body may need some time to feel that.',
          ],
        },
        {
          means: 'no',
          label: 'No, I’m not safe',
          says: [
            'Then that comes first. Go to other people if you can, or call {emergency}.',
            'Please call {emergency}, or go to a neighbour, a shop, anywhere with people.',
            'Getting safe matters more than writing here. Call {emergency}, or go where there are people.',
          ],
          to: 'safer-place',
        },
        {
          means: 'unsure',
          label: 'I can’t tell',
          says: [
            'It is hard to tell when a memory is this strong. Put a light on, and go where there are people if you can.',
            'Then be careful. Go where there is light and company. You can call {emergency} if there is danger.',
            'If you are not sure, call somebody you trust, or {emergency} if someone may hurt you.',
          ],
        },
      ],
    },
  },
  {
    id: 'not-your-doing',
    says: [
      'It was not your fault. A smell, a sound or a date can bring it back, and that does not mean you are weak.',
      'What happened was not your fault. That it comes back now is not your fault either.',
      'You are not to blame for what happened. Your body learned to raise the alarm then, and now it does so by mistake.',
    ],
  },
  {
    id: 'orient',
    says: [
      '{exercise} is a slow look round the place you are in, with your eyes open. You can stop whenever you like.',
      'You can let {exercise} lead you, one step at a time. It uses only what you can see and feel now.',
      '{exercise} can help you feel where you are. Or you can just keep writing to me.',
    ],
    offers: ['orienting', 'walk-and-label'],
  },
  {
    id: 'what-is-different',
    says: [
      'Find one thing here that was not there then. It may be your phone, your clothes, or this room.',
      'Something around you is new since that time. It can be as simple as a cup or a picture.',
      'Look for one thing that tells you it is today: your coat, your key, the weather outside.',
    ],
    asks: {
      name: 'newer-thing',
      says: [
        'Is there something near you that is from now, not then?',
        'Can you find one thing that is different?',
        'Do you see something that was not there then?',
      ],
      reads: 'yes-no',
      answers: [
        {
          means: 'yes',
          label: 'Yes, there is',
          says: [
            'Hold it, or keep looking at it for a moment.',
            'Good. Look at it whenever the memory gets strong.',
            'That thing tells you it is today.',
          ],
        },
        {
          means: 'no',
          label: 'No, it all blurs',
          says: [
            'Then feel the cloth on your knee instead.',
            'It can all blur when it is this strong. Press your hands together, and feel that.',
            'Then take it slowly. Just look towards the light.',
          ],
        },
        {
          means: 'unsure',
          label: 'Maybe',
          says: [
            'Maybe is fine. Put your hand on it if you can.',
            'It need not be certain. Look at it a bit longer.',
            'Touch it, and feel if it is warm or cool.',
          ],
        },
      ],
    },
  },
  {
    id: 'voice-and-name',
    says: [
      'Say your name out loud, and the name of the town you are in. Hearing your own voice can help.',
      'If you can, say this aloud: “My name is …, I am in …, and today is …”',
      'You can hum, or say any word aloud. It does not have to sound good.',
    ],
  },
  {
    id: 'temperature',
    says: [
      'Hold something cool or warm, like a cup, if that is all right for you. Notice how it feels.',
      'Run some cool water over your hands, if water has nothing to do with that time. Notice it on your skin.',
      'Touch something near you: wool, wood, paper. Feel if it is rough or smooth. Choose something that feels safe.',
    ],
  },
  {
    id: 'tap',
    says: [
      '{exercise} is a slow tapping, left and right, with your own hands. You can stop when you like.',
      'If you would like something for your hands, try {exercise}. You can do it where you are.',
      '{exercise} needs no words. Some people find that it settles the body a little.',
    ],
    offers: ['butterfly-tap', 'orienting'],
  },
]
