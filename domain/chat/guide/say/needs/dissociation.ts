import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const dissociation: NeedWords = {
  need: 'dissociation',
  name: 'Far away, unreal',
  listens: [
    'You do not have to act normal here.',
    'Many people know this feeling. You are not the only one.',
    'You can go quiet and come back when you want.',
    'You are here and writing, even if it does not feel so.',
    'It is unsettling when the world seems a step away.',
    'Feeling little or nothing can be hard too.',
    'It is lonely to be among people and not quite there.',
    'Few words fit a feeling like this.',
    'Even familiar things can look strange from there.',
    'Doing everyday things from so far away is hard.',
    'Not feeling like yourself is hard to go through.',
    'Looking for a feeling and finding a blank can be scary.',
    'Being only half here takes a lot of strength.',
  ],
  arrive: [
    {
      id: 'fog-has-a-name',
      says: [
        'Feeling far away or unreal can happen when things get too much. Many people know it. Put your hand on something near you and press.',
        'It is frightening when nothing feels real. You need not force it away. Rub your hands together until they feel warm.',
        'This can happen when you are tired, scared or worn out. Let us start with your hands. Touch something solid and keep your hand there.',
      ],
      asks: {
        name: 'touch',
        says: [
          'What does it feel like: rough, smooth, warm or cool?',
          'Is it warm or cool under your hand?',
          'What can you feel with your fingers?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'Keep your hand there a bit longer.',
              'That is something you can feel right now.',
              'Stay with your hands for a moment. They are yours.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'It is fine if you feel nothing. Hands can go numb with this.',
              'Then press a bit harder, or try something cold.',
              'Not everybody feels much at first. There are other ways.',
            ],
          },
        ],
      },
    },
    {
      id: 'here-plainly',
      says: [
        'You are reading these words on a screen. There is a room around you, even if it feels unreal.',
        'Read this slowly. Your eyes are moving along the line. You are doing that.',
        'You are holding something, or sitting on something. Notice what it is.',
      ],
    },
  ],
  work: [
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
  ],
  check: [
    {
      id: 'glass-now',
      says: [
        'Let me ask how it is now. You do not have to look at it closely.',
        'It may have changed a little, or not.',
        'One quick look at how far away things feel.',
      ],
      asks: {
        name: 'glass',
        says: [
          'Do things feel nearer, the same, or further away?',
          'Has it changed at all?',
          'Is it a bit clearer now, or not?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'better',
            label: 'A bit nearer',
            hears: ['thinner', 'nearer', 'better', 'clearer', 'closer', 'more real', 'thinned'],
            says: [
              'Go on slowly, and do not check it too often.',
              'A bit nearer. Keep your hands busy with something.',
              'That is a start. It can come back bit by bit.',
            ],
            to: 'land',
          },
          {
            means: 'same',
            label: 'As before',
            hears: ['same', 'as before', 'still', 'no change'],
            says: [
              'It can take time. You are not doing anything wrong.',
              'All right. You can do things even while it is there.',
              'Then we just go on gently.',
            ],
          },
          {
            means: 'worse',
            label: 'Further off',
            hears: ['further', 'farther', 'worse', 'thicker', 'more', 'grown'],
            says: [
              'Then let us get you near another person, if we can.',
              'That must be frightening. I will keep this very short.',
              'Then stop thinking about it, and hold on to something solid.',
            ],
            to: 'another-voice',
          },
        ],
      },
    },
    {
      id: 'far-number',
      says: [
        'You can give me a number. Zero is here and clear, ten is very far away.',
        'A quick guess is enough. You can also skip it.',
        'If words are hard, just type a number.',
      ],
      asks: {
        name: 'far-0-10',
        says: [
          'How far away does everything feel, 0 to 10?',
          'What number fits, if 10 is very far?',
          'From 0 to 10, how unreal is it now?',
        ],
        reads: 'scale',
        answers: [
          {
            means: 'low',
            says: [
              'That is quite near. You can stop watching it now.',
              'Then you are mostly here. Go slowly for a while.',
              'You can go back to ordinary things for a bit.',
            ],
            to: 'land',
          },
          {
            means: 'middle',
            says: [
              'Half way. You can still do small things.',
              'So a part of you is here. That is enough for now.',
              'It may come and go for a while.',
            ],
          },
          {
            means: 'high',
            says: [
              'That is very far. We only do small things now.',
              'Then use your body first, and leave the thinking.',
              'So far away. Hold on to something solid while you read this.',
            ],
            to: 'big-muscles',
          },
        ],
      },
    },
  ],
  land: [
    {
      id: 'slow-return',
      says: [
        'Keep the next hour simple: eat, drink, sit in the light. Do not drive until you feel properly here.',
        'You may feel a bit strange for a while yet. Leave big decisions, and leave the car.',
        'Have something warm to drink and do one easy thing. Everything else can wait an hour.',
      ],
      asks: {
        name: 'simple-next',
        says: [
          'What simple thing could you do next?',
          'Which easy thing is near you?',
          'What would your hands like to do?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'Do it slowly, and look at your hands while you do.',
              'Slow and simple is right for now.',
              'One thing at a time is enough.',
            ],
            to: 'land',
          },
          {
            means: 'unsure',
            says: [
              'Then wash your hands, with cool or warm water.',
              'You could sit by a window and look out.',
              'Just hold a warm cup for a while.',
            ],
            to: 'land',
          },
        ],
      },
    },
    {
      id: 'come-as-fog',
      says: [
        'If it comes back, you can write here again, even with one word. If it happens often, tell a doctor.',
        'You can go now. There are people trained to help with this feeling, and a doctor can tell you where.',
        'You can stop here and come back at any time. If it lasts, a doctor should know about it.',
      ],
    },
  ],
  unfit: [
    'body-scan',
    'box-breathing',
    '4-7-8-breathing',
    'cyclic-sighing',
    'coherent-breathing',
    'leaves-on-a-stream',
    'notice-the-thought',
    'thought-record',
    'worst-best-likely',
    'self-compassion-break',
    'maybe-maybe-not',
    'urge-surfing',
    'worry-time',
  ],
}
