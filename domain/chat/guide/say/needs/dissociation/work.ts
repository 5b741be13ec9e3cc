import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const work: NeedWords['work'] = [
  {
    id: 'five',
    says: [
      '{exercise} goes through your senses one by one, with your eyes open. Leave out any that do not work today.',
      'Try {exercise}: things you can see, touch and hear. You can stop half way.',
      '{exercise} can help you feel a bit more here. You do not have to do it well.',
    ],
    offers: ['five-senses', 'orienting'],
  },
  {
    id: 'cold-and-strong',
    says: [
      'Something you feel strongly can help: cold water on your hands, a mint, a strong smell that you like.',
      'Hold something cold for a moment, then something warm. Notice the difference.',
      'Eat something sour or crunchy, if you have it. Notice the taste and the sound.',
    ],
  },
  {
    id: 'name-objects',
    says: [
      'Say the names of the things in front of you, out loud if you can: cup, lamp, sleeve, door.',
      'Pick one thing near you and describe it: its colour, its shape, any marks on it.',
      'Look at one thing until you notice something about it that you had not seen.',
    ],
    asks: {
      name: 'object',
      says: ['What is in front of you?', 'Which thing did you pick?', 'What can you tell me about it?'],
      reads: 'open',
      answers: [
        {
          means: 'told',
          says: [
            'That is in the same room as you.',
            'You saw that with your own eyes, just now.',
            'Look at it again whenever things feel far away.',
          ],
        },
        {
          means: 'unsure',
          says: [
            'It is all right if everything looks flat or grey.',
            'The screen is enough to look at.',
            'Then leave it, and feel your back against something.',
          ],
        },
      ],
    },
  },
  {
    id: 'big-muscles',
    says: [
      'Push hard against a wall with both hands for a few seconds, and then let go. Notice your arms.',
      'Stamp your feet lightly, one and then the other. Feel the floor each time.',
      'Stand up if you can, and move your weight from one leg to the other.',
    ],
  },
  {
    id: 'does-not-mean',
    says: [
      'Many people who feel this are afraid of going mad. If you are afraid of that too, you are not the only one.',
      'If you keep checking whether it has gone, you notice it more. Try to do something with your hands instead.',
      'It is tiring to ask yourself if you are real. You can leave that question alone for a while.',
    ],
    asks: {
      name: 'worst-part',
      says: [
        'What is worst: the distance, feeling nothing, or the fear?',
        'Which part of it bothers you most?',
        'What is the hardest thing about it?',
      ],
      reads: 'choice',
      answers: [
        {
          means: 'distance',
          label: 'Everything’s far away',
          hears: [
            'far',
            'away',
            'distance',
            'glass',
            'unreal',
            'not real',
            'dream',
            'film',
            'fake',
            'watching',
          ],
          says: [
            'It is lonely when everything is so far away. Still, you are talking to me.',
            'It may be like watching a film of your own life.',
            'That can make you feel cut off from everyone.',
          ],
        },
        {
          means: 'numb',
          label: 'I feel nothing',
          hears: ['numb', 'nothing', 'empty', 'blank', 'robot', 'no feelings', 'dead inside', 'not me'],
          says: [
            'Feeling nothing can happen when it has all been too much.',
            'You do not have to feel anything right now.',
            'It is frightening not to feel like yourself.',
          ],
        },
        {
          means: 'fear',
          label: 'It scares me',
          hears: ['scared', 'scares', 'fear', 'mad', 'crazy', 'stuck', 'afraid', 'forever', 'panic'],
          says: [
            'Of course that is scary.',
            'It makes sense that you are afraid when nothing feels real.',
            'You can be scared and still do the next small thing with your hands.',
          ],
        },
      ],
    },
  },
  {
    id: 'move-through',
    says: [
      '{exercise} gets you moving. You take slow steps and name what you see, with your eyes open.',
      'Moving can help you feel your body again. {exercise} is one way, and it can be very short.',
      'If you have room for ten steps, try {exercise}.',
    ],
    offers: ['walk-and-label', 'orienting'],
  },
  {
    id: 'when-and-where',
    says: [
      'Say where you are and what day it is: the town, the street, the room. Simple facts can help.',
      'Tell yourself three plain things: today’s date, the weather, what you ate last.',
      'You can look at your phone for the day and the time. Read them out loud.',
    ],
    asks: {
      name: 'day-and-place',
      says: [
        'What day is it, and where are you?',
        'Where are you right now?',
        'Which day is it, and what is the weather like?',
      ],
      reads: 'open',
      answers: [
        {
          means: 'told',
          says: [
            'You can say that to yourself again in a few minutes.',
            'That is where you are, and it is now.',
            'Say it once more, slowly, out loud.',
          ],
        },
        {
          means: 'unsure',
          says: [
            'Your screen shows the day. You can read it there.',
            'Time can feel strange with this. That is part of it.',
            'You do not have to remember it. Look at the window or the wall.',
          ],
        },
      ],
    },
  },
  {
    id: 'tap-sides',
    says: [
      '{exercise} is a light tapping, left and right. Keep your eyes open and look at something.',
      'If you would like something gentle, try {exercise}. You can do it anywhere.',
      '{exercise} can help you feel your body a bit more. Stop when you want to.',
    ],
    offers: ['butterfly-tap', 'five-senses'],
  },
  {
    id: 'another-voice',
    says: [
      'It can help to be near someone, even without talking. Things feel more real with another person there.',
      'You could call someone and let them talk about ordinary things.',
      'Go where there are people, or sit with a pet, if you can. Living things can help.',
    ],
    asks: {
      name: 'someone-around',
      says: [
        'Is there someone near you?',
        'Could you be with somebody now?',
        'Is there a voice you would like to hear?',
      ],
      reads: 'yes-no',
      answers: [
        {
          means: 'yes',
          label: 'Yes',
          says: [
            'Then go and be near them. You do not have to explain it.',
            'You can just say: “I feel strange. Please sit with me.”',
            'They can do the talking.',
          ],
        },
        {
          means: 'no',
          label: 'No one',
          says: [
            'Then turn on a radio or a programme with people talking.',
            'That is hard when the world already feels so far away. You can stay and write.',
            'Open a window and listen to what is outside.',
          ],
        },
        {
          means: 'unsure',
          label: 'People feel unreal too',
          says: [
            'Even people you love can look strange with this. That often goes with it.',
            'You do not have to act as if you were fine.',
            'Then stay at the edge of the room, where it is easier.',
          ],
        },
      ],
    },
  },
  {
    id: 'small-deed',
    says: [
      'Do something small even if it does not feel real: wash a cup, fold a shirt. The feeling may follow later.',
      'Write your name on paper. Look at it. You did that just now.',
      'Go on with something ordinary. You do not have to wait until the feeling is gone.',
    ],
  },
  {
    id: 'what-came-before',
    says: [
      'No sleep, too much stress, or something you took can bring this on. If it is new and sudden, tell a doctor.',
      'If it came after a knock on the head, a fit or a drug, call a doctor, or {emergency}.',
      'A doctor should know if it keeps coming back. If you cannot speak properly or one side is weak, call {emergency}.',
    ],
  },
]
