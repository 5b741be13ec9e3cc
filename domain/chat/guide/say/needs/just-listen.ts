import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const justListen: NeedWords = {
  need: 'just-listen',
  name: 'Just listen to me',
  listens: [
    'I am with you. Go on if you want to.',
    'You do not have to carry it in silence here.',
    'I will not try to fix it.',
    'Whatever you feel about it is allowed here.',
    'That sounds important to you.',
    'Some things only need to be said out loud.',
    'It can simply be said, and stay as it is.',
    'Things can weigh more when they stay inside.',
    'That is part of your life, and it counts.',
    'There can be two feelings in one story.',
    'It does not have to be big to matter.',
    'Not everything has an answer, and this need not have one.',
    'Keeping something in for long is tiring.',
    'I can see why that stays with you.',
  ],
  arrive: [
    {
      id: 'come-in',
      says: [
        'I am here to listen. You will get no advice unless you ask for it.',
        'You can just talk. I will not tell you what to do.',
        'Tell me as much as you like, in any order. I am here to read it.',
      ],
      asks: {
        name: 'how-to-listen',
        says: [
          'Shall I ask you things, or mostly stay quiet?',
          'Would you like me to ask questions now and then?',
          'Do you want to just write, or be asked a little?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'quiet',
            label: 'Mostly quiet, please',
            hears: [
              'mostly quiet',
              'keep quiet',
              'be quiet',
              'silence',
              'just write',
              'just listen',
              'no questions',
              'don’t ask',
              'dont ask',
            ],
            says: [
              'Then I will say very little and let you write.',
              'I will keep it short, so there is space for you.',
              'All right. You write, and I read.',
            ],
            to: 'any-end',
          },
          {
            means: 'asked',
            label: 'Ask me something sometimes',
            hears: ['ask me', 'a question', 'questions are ok', 'be asked', 'now and then', 'sometimes'],
            says: [
              'Good. You can skip any question you do not like.',
              'Then I will ask something now and then.',
              'I will ask. You only answer if you want to.',
            ],
            to: 'what-first',
          },
          {
            means: 'unsure',
            label: 'No idea yet',
            hears: ['no idea', 'not sure', 'either', 'don’t mind', 'whatever'],
            says: [
              'We can find out as we go.',
              'You do not have to decide that. Just start.',
              'Then we begin, and you tell me if I ask too much.',
            ],
            to: 'any-end',
          },
        ],
      },
    },
  ],
  work: [
    {
      id: 'any-end',
      says: [
        'You can begin anywhere and go on anywhere. I will follow you.',
        'Write whatever comes next. It can be big or small.',
        'One sentence at a time is enough. Take as long as you need.',
      ],
    },
    {
      id: 'own-order',
      says: [
        'You can jump about and leave things out. I can follow.',
        'It does not have to be a proper story. Tell it the way it comes.',
        'If you forget something, you can add it later. The order does not matter.',
      ],
    },
    {
      id: 'what-first',
      says: [
        'You may have many things on your mind at once. We can take one of them.',
        'We can stay with what bothers you most at this moment.',
        'It does not have to be the biggest thing. Anything you want to say is fine.',
      ],
      asks: {
        name: 'nearest-the-door',
        says: [
          'What is on your mind most right now?',
          'What would you like to tell me next?',
          'What is bothering you most today?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'I have read that. Tell me more if you want.',
              'It is good to have a place to say it.',
              'I can see why that is on your mind.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'You do not have to pick one.',
              'Then we can just sit here for a bit.',
              'It can be something very ordinary, too.',
            ],
          },
        ],
      },
    },
    {
      id: 'no-tidying',
      says: [
        'Good manners are not needed here. You can be angry, and you can be sad.',
        'It is fine to swear, to complain, to say the same thing again. I can take it.',
        'You do not have to make it sound better than it is.',
      ],
    },
    {
      id: 'stays-its-size',
      says: [
        'I will not tell you it is not so bad. You know how bad it is.',
        'If it is big for you, then it is big. You do not have to prove that to me.',
        'You may worry that it is too small to talk about. It is not too small for here.',
      ],
    },
    {
      id: 'in-these-words',
      says: [
        'It can be hard to find words for it. You can use the wrong ones, and I will still try to follow.',
        'You can say how it feels in your body, or what it is like.',
        'If you have no word for it, you can tell me what it makes you want to do.',
      ],
      asks: {
        name: 'what-is-it-like',
        says: [
          'What is it like for you?',
          'How would you describe how you feel?',
          'What do you feel when you think about it?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'That helps me understand it a little better.',
              'That sounds hard.',
              'You have said it clearly.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'It does not need a word.',
              'Some things are hard to describe. There may be no words for it yet.',
              'Then we leave that, and you tell me something else.',
            ],
          },
        ],
      },
    },
    {
      id: 'two-at-once',
      says: [
        'You can feel two opposite things at the same time. You can love someone and be furious with them.',
        'It is fine to change your mind in the middle of a sentence.',
        'You do not have to make sense. Feelings often do not.',
      ],
    },
    {
      id: 'silence-counts',
      says: [
        'You do not have to write all the time. A pause is fine.',
        'If you need to cry or breathe for a moment, do that. I will still be on this page.',
        'You can stop writing for as long as you want. When you come back, just go on.',
      ],
    },
    {
      id: 'beside-it',
      says: [
        'If it gets too much, you can talk about something else for a while: your day, your dinner, the weather.',
        'You can also tell me about the rest of your day. It does not all have to be about this.',
        'We can take a break from it. Tell me something ordinary if you like.',
      ],
    },
    {
      id: 'who-hears',
      says: [
        'Some people tell a friend about things like this, and some tell no one. Either way you can tell it here.',
        'It can be easier to say something to a page than to a person.',
        'You may have told this to others before, or it may be the first time.',
      ],
      asks: {
        name: 'heard-before',
        says: [
          'Does anyone else know about this?',
          'Is there someone who knows how you are?',
          'Have you been able to tell anyone?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'Someone knows',
            says: [
              'It is good that somebody else knows.',
              'So there is one person who knows. That can help a little.',
              'You can tell it here too.',
            ],
          },
          {
            means: 'no',
            label: 'Nobody so far',
            says: [
              'Then you have been alone with it until now.',
              'It is a big thing to say it for the first time.',
              'That must have been heavy to keep to yourself.',
            ],
          },
          {
            means: 'unsure',
            label: 'Sort of',
            says: [
              'So they know a part of it, maybe.',
              'It can be hard to tell people everything.',
              'You can tell me the part they do not know.',
            ],
          },
        ],
      },
    },
    {
      id: 'what-others-say',
      says: [
        'People often answer with advice, or with a story of their own. I will not do that.',
        'I will not say “at least” or “it could be worse”. You can just say how it is.',
        'You do not have to look after my feelings. You can say it straight.',
      ],
    },
    {
      id: 'under-it',
      says: [
        'If there is something you do not want to talk about, leave it out. You choose.',
        'You never have to tell me the hardest part. You can also come to it slowly.',
        'I will not push you to say more than you want.',
      ],
    },
    {
      id: 'what-it-wants',
      says: [
        'There may be one thing you have wanted to say for a long time. You can say it here.',
        'Sometimes there is something that you cannot say to anyone you know. You can write it down here.',
        'You can write what you would say if nobody could be hurt by it.',
      ],
      asks: {
        name: 'one-sentence',
        says: [
          'What have you been wanting to say?',
          'Is there something you have not told anyone yet?',
          'What would you say if you could say anything?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'That was hard to say. I have taken it in.',
              'You said it. I am not shocked.',
              'It is in words now. You can leave it as it is.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'Then you keep that to yourself.',
              'Maybe another time, or maybe not at all.',
              'There does not have to be anything.',
            ],
          },
        ],
      },
    },
    {
      id: 'no-lesson',
      says: [
        'You do not have to learn anything from this. It can just be hard.',
        'I am not waiting for a happy ending. You can tell me how it really is.',
        'It does not have to be good for something. Some things are just bad.',
      ],
    },
    {
      id: 'you-in-it',
      says: [
        'We have talked about what is happening. I would also like to know how you are.',
        'I hear what goes on around you. You count in this as well.',
        'You can tell me about yourself for a moment, and not about the others.',
      ],
      asks: {
        name: 'how-is-it-for-you',
        says: [
          'How are you, with all this going on?',
          'How are you holding up today?',
          'What is this like for you?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'I am listening to that, too. It is good to hear about you.',
              'No wonder, with all that is going on.',
              'That sounds like a hard place to be in.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'It can be hard to tell how you are.',
              'That is a big question. You can leave it.',
              'You do not have to know that today.',
            ],
          },
        ],
      },
    },
    {
      id: 'lay-it-down',
      says: [
        'You can leave some of it here for now. It stays written down, and you can rest from it.',
        'You have written it down. You do not have to keep it all in your head for the moment.',
        'What you wrote stays here until you want it or delete it. You can think of something else for a while.',
      ],
    },
    {
      id: 'you-may-stop',
      says: [
        'If talking makes it worse, we can stop. Look up from the screen and take a breath.',
        'Talking about it can stir things up. You can leave it now, and have a glass of water.',
        'You do not have to go on. You can just sit here, or look out of the window.',
      ],
    },
    {
      id: 'still-open',
      says: [
        'You can go on, talk about something else, or stop. You choose.',
        'There is no need to finish this. We can stop at any point.',
        'I am in no hurry. You can write more or leave it here.',
      ],
    },
  ],
  check: [
    {
      id: 'after-some-telling',
      says: [
        'You have told me quite a bit now. I would like to know how that is for you.',
        'Before you go on, let me ask how it feels to talk about it.',
        'Talking can help, and sometimes it does not. I want to know how it is for you.',
      ],
      asks: {
        name: 'telling-sits',
        says: [
          'Do you feel lighter, the same, or heavier?',
          'How does it feel to have written it down?',
          'Is talking making it easier, no different, or harder?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'better',
            label: 'A bit lighter',
            hears: ['lighter', 'easier', 'better', 'it eases', 'relief'],
            says: [
              'That is good to hear.',
              'Sometimes it helps just to say it.',
              'A bit lighter, then. You can go on or stop.',
            ],
            to: 'land',
          },
          {
            means: 'same',
            label: 'About the same',
            hears: ['the same', 'no different', 'no change', 'leaves it', 'not really'],
            says: [
              'It is still as hard, and now it has been heard.',
              'That is all right too. We can keep talking.',
              'Nothing has to change just because you talked.',
            ],
          },
          {
            means: 'worse',
            label: 'Heavier',
            hears: ['heavier', 'harder', 'worse', 'stirs it up', 'stirred up'],
            says: [
              'Then let us stop talking about it for now.',
              'I hear that. We can go slower, or leave it.',
              'That can happen when you touch something sore.',
            ],
            to: 'you-may-stop',
          },
        ],
      },
    },
    {
      id: 'enough-or-more',
      says: [
        'You can write more, or this can be enough for today.',
        'Maybe there is more you want to say. Maybe you are tired.',
        'I can keep reading for as long as you want to write.',
      ],
      asks: {
        name: 'more-or-enough',
        says: [
          'Is there more you want to tell me?',
          'Would you like to go on?',
          'Do you want to write more?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'There is more',
            says: [
              'Good. Go on, I am reading.',
              'Then tell me what else there is.',
              'All right, there is plenty of time.',
            ],
            to: 'listen',
          },
          {
            means: 'no',
            label: 'Enough for now',
            says: [
              'Then let it be enough for now.',
              'You have said a lot. You can rest.',
              'All right, we stop there.',
            ],
            to: 'land',
          },
          {
            means: 'unsure',
            label: 'I can’t tell',
            says: [
              'Then just wait a minute, and see if more comes.',
              'You do not have to decide. Write or rest.',
              'We can leave it open.',
            ],
            to: 'still-open',
          },
        ],
      },
    },
  ],
  land: [
    {
      id: 'leave-it-here',
      says: [
        'You can rest from it here. What you told me does not have to be finished.',
        'This is a good moment for a break. Have a drink, or stretch a little.',
        'You have put a lot into words. Be kind to yourself for the rest of the day.',
      ],
      asks: {
        name: 'anyone-near',
        says: [
          'Is there someone you would like to be with now?',
          'Would some company be good after this?',
          'Could you sit with someone for a bit?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'Yes, there is',
            says: [
              'Then go to them, or send a short message.',
              'You do not have to tell them everything. It is enough to be together.',
              'Good. They may be glad to hear from you.',
            ],
            to: 'land',
          },
          {
            means: 'no',
            label: 'Not now',
            says: [
              'Then do something quiet on your own.',
              'You can have some peace by yourself, too.',
              'All right. Be gentle with yourself.',
            ],
            to: 'land',
          },
          {
            means: 'unsure',
            label: 'Maybe later',
            says: [
              'You can decide that later.',
              'There is no rush with that.',
              'Maybe later, when you feel like it.',
            ],
            to: 'land',
          },
        ],
      },
    },
    {
      id: 'door-ajar',
      says: [
        'You can come back whenever you want to say more.',
        'You can stop writing for today. If more comes up tonight or another day, you can write it here.',
        'That is all for now, if you like. You are welcome to write again.',
      ],
    },
  ],
  unfit: ['thought-record', 'worst-best-likely', 'body-scan', '4-7-8-breathing'],
}
