import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const loneliness: NeedWords = {
  need: 'loneliness',
  name: 'I feel alone',
  listens: [
    'That has found a reader, at least.',
    'It can be said here without a reason.',
    'I have read that to the end.',
    'That is worth telling, whoever is or is not around.',
    'You need not make it interesting.',
    'There is time for that, and for the small print.',
    'That says something about how it has been.',
    'It does not have to be a good story.',
    'I take it in as you put it.',
    'You are not taking up anyone’s turn.',
    'Long or short, it is read.',
    'A plain telling like that is welcome.',
    'That goes beside the rest of what you told.',
  ],
  arrive: [
    {
      id: 'nobody-there',
      says: [
        'I am prepared words and not a person, so I cannot sit beside you. I can read what you write, and take it seriously.',
        'Lonely is a hard thing to say, even to a page. It can be said here without being hurried out of the door.',
        'Being alone with things makes them louder. You can put them here, and later we look for a human voice as well.',
      ],
      asks: {
        name: 'what-for-tonight',
        says: [
          'What would you want from this page just now?',
          'Which of these would be some use to you?',
          'Shall I listen, look at it with you, or help with one step?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'heard',
            label: 'Someone to listen',
            hears: ['listen', 'talk', 'be heard', 'someone to talk', 'company', 'chat'],
            says: [
              'I will listen. It can be about anything at all.',
              'Write as you would to somebody on a long train ride.',
              'All right. Whatever the day had in it may come here.',
            ],
            to: 'listen',
          },
          {
            means: 'sense',
            label: 'Why it hurts so',
            hears: ['why', 'hurts', 'understand', 'make sense', 'wrong with me'],
            says: [
              'A fair thing to ask of a pain like that.',
              'Then a word about what loneliness is for.',
              'We can look at that without blaming anyone.',
            ],
            to: 'a-kind-of-hunger',
          },
          {
            means: 'small',
            label: 'A step towards people',
            hears: ['step', 'people', 'meet', 'friends', 'do something', 'reach out'],
            says: [
              'A step, then, and it may be a very short one.',
              'Towards people, at a pace that can be borne.',
              'Then let us begin with the thinnest of threads.',
            ],
            to: 'thin-threads',
          },
          {
            means: 'unsure',
            says: [
              'Then you can just be here for a while.',
              'It need not have a purpose.',
              'Company without a plan is also company of a kind.',
            ],
          },
        ],
      },
    },
    {
      id: 'which-alone',
      says: [
        'There is being alone in a flat, and being alone at a full table. The second is harder to explain.',
        'Alone can mean that nobody is there. It can also mean that people are there and do not see you, or that one person is missing.',
        'One word covers many kinds. Some people lack a crowd, some lack a friend, some lack one face.',
      ],
      asks: {
        name: 'alone-how',
        says: [
          'Which of these is most like yours?',
          'What kind of alone is this?',
          'Is it nobody, or people who do not reach you?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'nobody',
            label: 'There’s nobody',
            hears: ['nobody', 'no one', 'no friends', 'live alone', 'by myself', 'just me', 'moved'],
            says: [
              'Nobody. That makes for very quiet rooms.',
              'Then the days can be long, with no one to tell them to.',
              'So there is no one to say good morning to. That is a real lack.',
            ],
          },
          {
            means: 'unseen',
            label: 'People, but not close',
            hears: [
              'not close',
              'people around',
              'surrounded',
              'unseen',
              'invisible',
              'don’t get me',
              'left out',
              'crowd',
            ],
            says: [
              'Among people and behind glass. That is a lonely place.',
              'Voices all around, and none that gets through.',
              'That kind goes unnoticed, since from outside it looks like company.',
            ],
          },
          {
            means: 'one-missing',
            label: 'One person is missing',
            hears: ['missing', 'miss', 'left me', 'broke up', 'gone', 'far away', 'one person'],
            says: [
              'One person can leave a very large gap.',
              'Then the whole town may be full and still lack somebody.',
              'So it has a face, this loneliness.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'It may be just the feeling, without a shape.',
              'Perhaps it is none of these, and has its own name.',
              'Hard to say which. It hurts in any case.',
            ],
          },
        ],
      },
    },
  ],
  work: [
    {
      id: 'a-kind-of-hunger',
      says: [
        'Loneliness is a hunger. It says that a person needs people, as a body needs bread. There is nothing shameful in hunger.',
        'That ache is old and sensible: people were not made to be without each other for long. It is a need, and not a flaw.',
        'It hurts because contact matters. Something would be odder if it did not.',
      ],
    },
    {
      id: 'thin-threads',
      says: [
        'Not all contact has to be deep. A nod to a neighbour, a word at the till, the same bus driver: thin threads also hold.',
        'There are people one knows only a little: the one with the dog, the one at the desk. A greeting keeps such a thread alive.',
        'Small talk is not much of a meal, and still it feeds. A sentence about the rain can be enough for one day.',
      ],
      asks: {
        name: 'whose-path',
        says: [
          'Whose path do you cross in an ordinary week?',
          'Which faces do you see, even in passing?',
          'Is there somebody you half know?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'That could be a thread. Nothing needs to be hung on it.',
              'A “morning” or a nod would do to begin with.',
              'So there is somebody at the edge of the picture.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'Some weeks have hardly a face in them.',
              'Then it starts from further back, and that is all right.',
              'Nobody in view at the moment. That is a hard sentence.',
            ],
          },
        ],
      },
    },
    {
      id: 'one-line-to-someone',
      says: [
        'One line can be enough: “Saw something that made me think of you.” It asks for nothing and can be left unanswered.',
        'Old contacts are often less closed than they look. People are glad of a short message more often than the sender expects.',
        'It need not say “lonely”. It can be a photograph of a tree, or “how is your knee”.',
      ],
      asks: {
        name: 'somebody-to-write',
        says: [
          'Is there somebody who could get one line from you?',
          'Does a name come to mind for such a message?',
          'Could one person hear from you this week?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'Yes, maybe one',
            says: [
              'One name is a good number.',
              'Then it can go today or on Thursday. It need not be clever.',
              'That person, then. A short line, and what comes back is theirs to decide.',
            ],
          },
          {
            means: 'no',
            label: 'No one comes to mind',
            says: [
              'Then that door is shut just now. It is one of several.',
              'No one. That is hard to write down.',
              'So it will have to begin with people you have not met yet.',
            ],
          },
          {
            means: 'unsure',
            label: 'I’d be bothering them',
            says: [
              'That is loneliness talking as well. It tends to think for other people.',
              'Perhaps. They can put it aside if it does not suit them.',
              'It may rest as a draft until it seems less bold.',
            ],
          },
        ],
      },
    },
    {
      id: 'the-guard-goes-up',
      says: [
        'Long loneliness puts up a guard. A late reply looks like a no, and a neutral face like a cold one. It is meant as protection.',
        'The mind on its own begins to expect the worst of people before they speak. It can be noticed without being believed straight away.',
        'After a lonely stretch, going out can be harder than staying in. One gets out of practice, as with a language.',
      ],
    },
    {
      id: 'the-worst-hours',
      says: [
        'Loneliness keeps hours. For some it is the key in the door, for some Sunday afternoon, for some the lit windows across the street.',
        'There tends to be a time when it bites. If that time is known, a little something can be set there beforehand.',
        'It seldom hurts evenly. Somewhere in the day or the week there is a hole.',
      ],
      asks: {
        name: 'when-it-bites',
        says: [
          'When is it worst?',
          'Which hours are the hardest to be alone in?',
          'Is it the evenings, the weekends, or all the time?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'evening',
            label: 'Evenings and nights',
            hears: ['evening', 'evenings', 'night', 'nights', 'bed', 'dark', 'after work', 'dinner'],
            says: [
              'Evenings. A radio voice or a call at seven could be set there like a lamp.',
              'When the day’s noise stops, it gets a word in.',
              'Nights are long with only one person in them.',
            ],
          },
          {
            means: 'free-days',
            label: 'Weekends and holidays',
            hears: [
              'weekend',
              'weekends',
              'sunday',
              'saturday',
              'holiday',
              'holidays',
              'christmas',
              'birthday',
              'eid',
              'new year',
            ],
            says: [
              'The days when all the others seem to be somewhere together.',
              'Free days can be the least free of all.',
              'One fixed point on such a day, at eleven say, can hold it up.',
            ],
          },
          {
            means: 'through',
            label: 'All the time',
            hears: ['all the time', 'always', 'constantly', 'every day', 'whole day', 'the whole time'],
            says: [
              'All through. Then there is no hour to rest from it.',
              'That is a lot of hours.',
              'Then it is less a visit than a climate.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'It may shift about.',
              'No pattern, then. It can do without one.',
              'That may only show when one looks for a week.',
            ],
          },
        ],
      },
    },
    {
      id: 'near-people',
      says: [
        'One can be near people without having to talk: a library, a café, a park bench. {exercise} gives you something to do there.',
        'With {exercise} you could go where voices are, and let them pass by. Nobody needs to be spoken to.',
        'Rooms close in when nobody else is in them. {exercise} takes you past doors and other lives for some minutes.',
      ],
      offers: ['walk-and-label', 'orienting'],
    },
    {
      id: 'side-by-side',
      says: [
        'Friendship often starts side by side, with hands busy: a choir, a repair café, a garden, a class. One comes for the soup.',
        'The same place, the same hour, every week: that is how strangers become faces, and some faces become friends. It takes a good many weeks.',
        'Being needed can reach a loneliness that being entertained does not. Shelters, food banks and schools are short of hands.',
      ],
      asks: {
        name: 'which-side-by-side',
        says: [
          'Is there a thing you would like doing among others?',
          'What did you once enjoy that other people do as well?',
          'Which kind of room could you bear to walk into?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'That has people in it, and something for the hands.',
              'Worth keeping. Going once to look is already a whole step.',
              'Then somewhere there is a door with that behind it.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'Nothing springs to mind, and it does not have to.',
              'Being alone can dim what one likes.',
              'That idea can stand on the shelf.',
            ],
          },
        ],
      },
    },
    {
      id: 'good-to-oneself',
      says: [
        'Until there is company, one can be decent company to oneself. {exercise} is a small way of doing that.',
        'A hand on one’s own arm is not a hug, and bodies take it for something. {exercise} works in that plain way.',
        'Loneliness can turn into telling oneself off. {exercise} speaks in a kinder voice for a minute or two.',
      ],
      offers: ['butterfly-tap', 'self-compassion-break'],
    },
    {
      id: 'a-human-voice',
      says: [
        'What I give is paper. A human voice is another thing, and some can be reached at any hour: {lines}.',
        'You need no emergency to ring people who listen. Being alone is reason enough for many of them: {lines}.',
        'If loneliness brings thoughts of not being here any more, that belongs with a living person, soon: {lines}.',
      ],
      asks: {
        name: 'voice-tonight',
        says: [
          'Would a real voice do you good today?',
          'Could you imagine talking with somebody aloud?',
          'Is a call something you could face?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'Yes, I could',
            says: [
              'Then that comes before this page, whenever you like.',
              'A good use of a telephone. “I just need a voice” is a fine first line.',
              'Go when you are ready. These words keep.',
            ],
          },
          {
            means: 'no',
            label: 'Not today',
            says: [
              'Not today, then. It stays possible.',
              'All right. Reading and writing are also contact, thinner ones.',
              'That is taken as it is.',
            ],
          },
          {
            means: 'unsure',
            label: 'I hate phone calls',
            says: [
              'Many such places also answer by text or chat.',
              'Then by writing. Typed words reach people too.',
              'Calls are not for everybody. There are quieter ways.',
            ],
          },
        ],
      },
    },
  ],
  check: [
    {
      id: 'as-alone-as-before',
      says: [
        'We could stop for a second and see how it is. A page can only do so much, and you may say so.',
        'I ask this plainly, so that we do not go on past the point of use.',
        'You have been reading and writing for a while. That may have changed something or not.',
      ],
      asks: {
        name: 'less-alone',
        says: [
          'Is it a bit less lonely, the same, or more?',
          'Has the ache let up, stayed, or grown?',
          'How does it compare with when you started writing?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'better',
            label: 'A bit less',
            hears: ['less', 'better', 'a bit', 'a little', 'easier', 'let up'],
            says: [
              'A bit less. Good to have that on a day like this.',
              'Then the room is a little warmer.',
              'It let up some. It may do so again among people.',
            ],
            to: 'land',
          },
          {
            means: 'same',
            label: 'Just the same',
            hears: ['same', 'no change', 'no different', 'not really', 'still'],
            says: [
              'Just as before. Words on a screen have their limits.',
              'Then it needs something other than what I have said so far.',
              'That is honest, and useful to know.',
            ],
          },
          {
            means: 'worse',
            label: 'More alone',
            hears: ['more', 'worse', 'lonelier', 'grown', 'harder'],
            says: [
              'More. Then a page is the wrong company, and that is no fault of yours.',
              'That can happen when it is looked at. Somebody living should come in here.',
              'So it bites harder now. I keep it brief.',
            ],
            to: 'a-human-voice',
          },
        ],
      },
    },
    {
      id: 'lonely-number',
      says: [
        'We might put a rough number to it. Nought is at home with yourself, ten is nobody in the whole world.',
        'If it had a dial, somewhere between not at all and unbearable, the needle would be at some point.',
        'A figure is quick, and it need not be exact.',
      ],
      asks: {
        name: 'how-lonely',
        says: [
          'How lonely is it now, 0 to 10?',
          'What does the dial say, from 0 to 10?',
          'Where on 0 to 10 is it this minute?',
        ],
        reads: 'scale',
        answers: [
          {
            means: 'low',
            says: [
              'Low. There is a little peace in that, perhaps.',
              'At that height, being alone can be almost quiet.',
              'Then it is not in charge of everything.',
            ],
            to: 'land',
          },
          {
            means: 'middle',
            says: [
              'Somewhere in between: a draught, but not a gale.',
              'It is there and can be lived with, for now.',
              'The middle of the dial. It may go either way.',
            ],
          },
          {
            means: 'high',
            says: [
              'That is a great deal of alone. A person should be in this.',
              'So high. That is more than paper should be left to hold.',
              'At that height, a page is too little.',
            ],
            to: 'a-human-voice',
          },
        ],
      },
    },
  ],
  land: [
    {
      id: 'before-you-close',
      says: [
        'Before the page is shut, there could be one small arrangement: a time, a place, a name, for this week.',
        'It helps to leave with one appointment in hand, even if it is only bread at nine, where someone says hello.',
        'Let the next thing have another living being in it. A cat, a cashier, a cousin.',
      ],
      asks: {
        name: 'one-arrangement',
        says: [
          'What could that be for you?',
          'Where might the next hello come from?',
          'Which one would you choose?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'Then there is a point ahead with somebody at it.',
              'That is an arrangement. It may be kept loosely.',
              'A hello in sight, then.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'None yet. The week is still open.',
              'It can be left to chance, with the door unlocked.',
              'Then simply a window, and the people passing under it.',
            ],
          },
        ],
      },
    },
    {
      id: 'page-and-people',
      says: [
        'You can write here again, and better still if there is a person too. For hours with nobody in them: {lines}.',
        'This stays open, as a second best. The best is somebody who can see your face.',
        'Leave whenever you like, with nothing owed. Lonely hours may be brought here, and voices exist as well: {lines}.',
      ],
    },
  ],
  unfit: ['body-scan', 'worry-time', 'thought-record', '4-7-8-breathing', 'cool-pack', 'worst-best-likely'],
}
