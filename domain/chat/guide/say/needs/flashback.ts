import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const flashback: NeedWords = {
  need: 'flashback',
  name: 'It’s happening again',
  listens: [
    'I believe you.',
    'You do not have to tell me what happened.',
    'It is not your fault that this is happening.',
    'That is a lot to have to live through again.',
    'You are here with me, and it is today.',
    'What you feel now makes sense.',
    'You decide what we talk about.',
    'Something small can bring it all back at once.',
    'A body can remember before the mind does.',
    'It is hard when then feels like now.',
    'Being thrown back like that is exhausting.',
    'What happened then can still reach into today.',
    'No one chooses when a memory comes.',
  ],
  arrive: [
    {
      id: 'that-was-then',
      says: [
        'It feels as if it is happening now. It is a memory, and it is very strong. Keep your eyes open and look at one thing near you.',
        'You do not have to tell the story. Look around slowly and find something you can see.',
        'That is a memory coming back, and it is terrifying. Leave your eyes open. Look at something in front of you.',
      ],
      asks: {
        name: 'see-one',
        says: [
          'What is one thing you can see?',
          'What colour is the thing nearest to you?',
          'Can you tell me one thing that is in front of you?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'Keep looking for a moment. What you see is here, today.',
              'Look at the colours and the edges of what you see.',
              'What you can see and touch belongs to now.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'That is all right. You can look at this screen.',
              'Then just feel what you are sitting or standing on.',
              'You do not have to name anything. Keep your eyes open if you can.',
            ],
          },
        ],
      },
    },
    {
      id: 'the-date',
      says: [
        'Look at the date on your phone or computer. Say it out loud: the day, the month, the year. That is today.',
        'What you remember is in the past. Today has another date. You can read it on your screen and say it aloud.',
        'Look at your hands. Those are your hands today. Say how old you are now, out loud if you can.',
      ],
    },
  ],
  work: [
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
    {
      id: 'someone-now',
      says: [
        'You can ask somebody to be with you. You can say: “I am having a hard time. Please just talk to me.” You need not say why.',
        'A voice you know can help. A friend can talk about their day while you listen.',
        'You do not have to be alone with this. You can ask someone: “Please stay on the phone with me.”',
      ],
      asks: {
        name: 'trusted',
        says: [
          'Is there someone you could call or sit with?',
          'Could somebody be with you now?',
          'Is there someone you would like to have with you?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'Yes, someone',
            says: [
              'Call or message them now, if you like. I will still be here afterwards.',
              'You can keep it short: “Please stay with me for a bit.”',
              'Good. You do not have to tell them more than you want.',
            ],
          },
          {
            means: 'no',
            label: 'No',
            says: [
              'There are people you can talk to right now: {lines}. You do not have to tell them what happened.',
              'It is hard when there is no one. You can stay here and write to me, and keep a light on.',
              'Then I will stay here with you. If you want a human voice, {lines}.',
            ],
          },
          {
            means: 'unsure',
            label: 'I don’t want to talk',
            says: [
              'You do not have to talk. You can just sit near someone.',
              'We can be quiet here, too.',
              'No talking, then. Just look around the room.',
            ],
          },
        ],
      },
    },
    {
      id: 'small-choice',
      says: [
        'You could not choose then. Now you can: light on or off, sitting or standing, door open or shut.',
        'You can change something around you so that it feels better: a blanket, the lamp, the window.',
        'You decide here. Pick one small thing in the room and make it the way you want it.',
      ],
      asks: {
        name: 'chosen',
        says: [
          'What would make the room feel better for you?',
          'What would you like to change first?',
          'Would you rather have light, warmth or more space?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'If you can change it now, do.',
              'You may have it the way you need it.',
              'Yes. It is your room and your choice.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'You can also leave everything as it is.',
              'There is no need to choose now.',
              'Then put a blanket or a coat around you, if you want.',
            ],
          },
        ],
      },
    },
    {
      id: 'name-the-place',
      says: [
        'Look along the edge of the ceiling, slowly, from one corner to the next. Your eyes can take their time.',
        'Listen for the sound that is furthest away. Then listen for the nearest one. Both are happening today.',
        'Look for where the light comes from. Then look at what it falls on.',
      ],
    },
    {
      id: 'safer-place',
      says: [
        'If you are in danger now, leave this and go to people, or call {emergency}. You can write later.',
        'Your safety comes first. A shop, a neighbour, a room with a lock and a phone: any of these is better.',
        'If someone may hurt you, you do not have to answer here. Get out if you can, or call {emergency}.',
      ],
      asks: {
        name: 'way-to-people',
        says: [
          'Can you get to people, or make a call?',
          'Can you leave, or phone someone?',
          'Could someone come to you?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'Yes, I can',
            says: [
              'Then do that now. You can close this page.',
              'Go now. This can wait.',
              'Please do that first, before reading on.',
            ],
          },
          {
            means: 'no',
            label: 'No, I can’t',
            says: [
              'Then call {emergency} as soon as you can. You can whisper if you have to.',
              'Stay close to a way out, and call {emergency} when there is a chance.',
              'As soon as it is possible, call {emergency} or go to the nearest people.',
            ],
          },
          {
            means: 'unsure',
            label: 'I’m safe after all',
            says: [
              'All right. If that changes, go to people or call {emergency}.',
              'Then look at the door and the light again, and feel your feet.',
              'You do not have to be certain. You could still go and be near someone.',
            ],
          },
        ],
      },
    },
  ],
  check: [
    {
      id: 'how-near',
      says: [
        'I would like to know how close the memory is now. You do not have to look into it.',
        'We can stop for a moment and see how you are. You can answer with one word.',
        'It may be further away now, or not yet.',
      ],
      asks: {
        name: 'distance',
        says: [
          'Is it further away, the same, or closer?',
          'How close is it now?',
          'Has the memory moved away a bit, or not?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'better',
            label: 'Further away',
            hears: ['further', 'farther', 'better', 'stepped back', 'less', 'calmer', 'fading', 'back now'],
            says: [
              'Good. Keep looking around for a while yet.',
              'That is some space. Go slowly now.',
              'Further away. You are more in the room again.',
            ],
            to: 'land',
          },
          {
            means: 'same',
            label: 'Just as near',
            hears: ['same', 'just as near', 'still', 'no change'],
            says: [
              'It has not moved yet, and we can stay with small things.',
              'Memories like this can take a while. You are not doing it wrong.',
              'All right. We have time.',
            ],
          },
          {
            means: 'worse',
            label: 'Nearer',
            hears: ['nearer', 'worse', 'closer', 'stronger', 'more'],
            says: [
              'Then you should not be alone with it.',
              'That is very hard. Let us get another person to be with you.',
              'Closer. Then put a light on, and let us think of someone to call.',
            ],
            to: 'someone-now',
          },
        ],
      },
    },
    {
      id: 'how-strong',
      says: [
        'You can give me a number, if you like. Zero is not there at all, ten is as strong as it gets.',
        'A guess at a number is enough. You can also skip this.',
        'I would like to know how strong the memory is now. You do not have to be exact.',
      ],
      asks: {
        name: 'hold-0-10',
        says: [
          'How strong is it now, from 0 to 10?',
          'Which number is nearest, 0 to 10?',
          'What would you give it, if 10 is the strongest?',
        ],
        reads: 'scale',
        answers: [
          {
            means: 'low',
            says: [
              'So it is lower. You may be very tired now, and that is normal.',
              'You are mostly back in today.',
              'It has moved away quite a bit.',
            ],
            to: 'land',
          },
          {
            means: 'middle',
            says: [
              'So it is still there, but you can see the room too.',
              'Keep your feet on the floor.',
              'That is still hard. We go on slowly.',
            ],
          },
          {
            means: 'high',
            says: [
              'Let us go back to your feet on the floor.',
              'Then we keep it very simple.',
              'Only the floor and the light for now.',
            ],
            to: 'feet',
          },
        ],
      },
    },
  ],
  land: [
    {
      id: 'soft-after',
      says: [
        'You may feel worn out now, or shaky. Water, something warm and a blanket can help. The rest of the day can be slow.',
        'Be gentle with yourself for the next hour. Eat or drink something you like. Leave the news for later.',
        'You do not have to think about it any more today. Do something simple and warm now.',
      ],
      asks: {
        name: 'kind-next',
        says: [
          'What would feel kind in the next half hour?',
          'What would you like most: warmth, quiet or company?',
          'What could you do for yourself now?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'You deserve that. You do not have to earn it.',
              'Take your time. Nothing else has to be done now.',
              'Go as slowly as you like.',
            ],
            to: 'land',
          },
          {
            means: 'unsure',
            says: [
              'Then start with a blanket and something warm to drink.',
              'Just sit somewhere soft for a while.',
              'You do not have to do anything special.',
            ],
            to: 'land',
          },
        ],
      },
    },
    {
      id: 'again-is-allowed',
      says: [
        'If it comes back, come here again. You will not have to tell what happened. There are also people trained to help with such memories.',
        'You can close this now, and come back any time. A doctor can find someone who helps people with memories like this.',
        'What happened to you was not your fault. You can get help with these memories, and a doctor can tell you where.',
      ],
    },
  ],
  unfit: [
    'body-scan',
    'box-breathing',
    '4-7-8-breathing',
    'cyclic-sighing',
    'coherent-breathing',
    'five-senses',
    'muscle-relaxation',
    'leaves-on-a-stream',
    'notice-the-thought',
    'thought-record',
    'worst-best-likely',
    'self-compassion-break',
    'urge-surfing',
    'maybe-maybe-not',
    'worry-time',
  ],
}
