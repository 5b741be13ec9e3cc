import type { NeedWords } from '#domain/chat/guide/say/words.ts'

/** And then. */
export const workLater: NeedWords['work'] = [
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
]
