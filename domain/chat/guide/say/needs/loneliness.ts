import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const loneliness: NeedWords = {
  need: 'loneliness',
  name: 'I feel alone',
  listens: [
    'It is hard to be on your own with that.',
    'You are not strange for feeling that way.',
    'It hurts to have no one to tell.',
    'You are not boring me.',
    'That is worth saying, even if nobody asked.',
    'Wanting somebody near is a very human wish.',
    'One can be lonely in a room full of people.',
    'An evening can be long without another voice in it.',
    'It hurts to see others together and be outside.',
    'Reaching out and hearing nothing back is painful.',
    'A silent phone can hurt.',
    'Always being the one who asks first is tiring.',
    'Even good things feel smaller with nobody to share them.',
  ],
  arrive: [
    {
      id: 'nobody-there',
      says: [
        'Feeling alone hurts. I am prepared words and not a person, but I will read everything you write.',
        'It is hard to say that you are lonely. Many people feel it and hide it. You can tell me about it.',
        'Being alone makes everything else harder too. You can talk here, and later we can think about people.',
      ],
      asks: {
        name: 'what-for-tonight',
        says: [
          'What would you like from me now?',
          'Would you like to talk, or find one step towards people?',
          'Which of these would you like?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'heard',
            label: 'Someone to listen',
            hears: [
              'just listen',
              'listen to me',
              'want to talk',
              'just talk',
              'talk about it',
              'be heard',
              'someone to talk',
              'company',
              'chat',
            ],
            says: [
              'Good. Tell me whatever you would tell a friend.',
              'I will listen. It can be about anything at all.',
              'Then tell me how it has been.',
            ],
            to: 'listen',
          },
          {
            means: 'sense',
            label: 'Why it hurts so',
            hears: ['why', 'hurts', 'understand', 'make sense', 'wrong with me'],
            says: [
              'It is a good question. I will tell you what I know.',
              'Let us look at that. It is no failing of yours.',
              'Then a little about why being alone hurts.',
            ],
            to: 'a-kind-of-hunger',
          },
          {
            means: 'small',
            label: 'A step towards people',
            hears: ['step', 'people', 'meet', 'friends', 'do something', 'reach out'],
            says: [
              'Then let us look for a very small step.',
              'Good. It can be something that takes one minute.',
              'All right. We go slowly, and you choose.',
            ],
            to: 'thin-threads',
          },
          {
            means: 'unsure',
            says: [
              'You can just be here for a while.',
              'You do not need a plan.',
              'Then we start with something easy.',
            ],
          },
        ],
      },
    },
    {
      id: 'which-alone',
      says: [
        'Some people are lonely because nobody is there. Others have people around them and still feel alone.',
        'You can be alone at home, or alone in the middle of a crowd. Both hurt.',
        'Sometimes it is one person you miss. Sometimes it is everyone.',
      ],
      asks: {
        name: 'alone-how',
        says: [
          'Which of these is closest for you?',
          'Is nobody there, or are people there but not close?',
          'What kind of lonely is it?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'nobody',
            label: 'There’s nobody',
            hears: ['nobody', 'no one', 'no friends', 'live alone', 'by myself', 'just me', 'moved'],
            says: [
              'Having nobody to talk to is very hard.',
              'Then the days can be long and quiet.',
              'Nobody to say good morning to. That hurts.',
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
              'It is lonely when people are there and do not really see you.',
              'You may look fine from outside, so nobody asks.',
              'That can be the loneliest kind of all.',
            ],
          },
          {
            means: 'one-missing',
            label: 'One person is missing',
            hears: ['missing', 'miss', 'left me', 'broke up', 'gone', 'far away', 'one person'],
            says: [
              'Missing one person can make the whole world feel empty.',
              'You can tell me about that person if you like.',
              'Nobody else can take that place, and that hurts.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'You do not have to know which it is.',
              'It may be some of each.',
              'It hurts, whatever you call it.',
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
        'Loneliness is a bit like hunger. It tells you that you need people. There is no shame in that.',
        'People need each other, as they need food and sleep. It hurts because it matters.',
        'Feeling lonely does not mean that there is something wrong with you. It means that you need more contact than you have.',
      ],
    },
    {
      id: 'thin-threads',
      says: [
        'Small contacts count too: a hello to a neighbour, a few words at the shop, a nod to the bus driver.',
        'You do not have to start with a close friend. Start with people you see anyway and say one sentence.',
        'A short chat about the weather can make a day less lonely. It does not have to lead anywhere.',
      ],
      asks: {
        name: 'whose-path',
        says: [
          'Who do you see in a normal week?',
          'Is there someone you could say hello to?',
          'Which faces do you know, even just a little?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'You could try one sentence more than usual.',
              'A hello is enough the first time.',
              'I understand. We can go slowly with this.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'Then we start even smaller. Going where other people are is a beginning.',
              'That is a hard thing to answer, and you are not to blame.',
              'There may be nobody at the moment. That can change in small steps.',
            ],
          },
        ],
      },
    },
    {
      id: 'one-line-to-someone',
      says: [
        'You could send someone a short message: “I thought of you today, and I hope you are well.” That is enough.',
        'It is fine to write to someone after a long time. Many people are happy to get a message like that.',
        'You do not have to say that you are lonely. You can send a photo, or ask how they are.',
      ],
      asks: {
        name: 'somebody-to-write',
        says: [
          'Is there someone you could write to?',
          'Does a name come to mind?',
          'Could you send one line to somebody this week?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'Yes, maybe one',
            says: [
              'You could write it now, before you think too long about it.',
              'Keep it short. It does not have to be clever.',
              'Good. They may not answer at once, and that says nothing about you.',
            ],
          },
          {
            means: 'no',
            label: 'No one comes to mind',
            says: [
              'It hurts to have no name to think of. Then we look for new people, slowly.',
              'All right. There are other ways to be among people.',
              'That is hard to admit, and you did.',
            ],
          },
          {
            means: 'unsure',
            label: 'I’d be bothering them',
            says: [
              'Many lonely people think they are a bother. They are mostly wrong about that.',
              'You can let them decide. They can always answer later.',
              'Write it, and wait a day before you send it, if you like.',
            ],
          },
        ],
      },
    },
    {
      id: 'the-guard-goes-up',
      says: [
        'When you have been lonely for long, you may expect people to turn you down. A late reply can feel like a no.',
        'After a long time alone, people can seem scary. You may read bad things into a face that is only tired.',
        'You may be out of practice with people. That gets better by doing a little of it.',
      ],
    },
    {
      id: 'the-worst-hours',
      says: [
        'There is often a time when it hurts most: coming home, Sunday afternoon, the evening. You can plan something small for it.',
        'It helps to know when it is worst. Then you can put something into that time: a call, a walk, a programme.',
        'Some hours are harder than others. Let us find out which ones are hard for you.',
      ],
      asks: {
        name: 'when-it-bites',
        says: [
          'When is it worst for you?',
          'Is it the evenings, the weekends, or all the time?',
          'What time of day is hardest?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'evening',
            label: 'Evenings and nights',
            hears: ['evening', 'evenings', 'night', 'nights', 'bed', 'dark', 'after work', 'dinner'],
            says: [
              'Evenings can be very long. A fixed call or a programme at that time can help.',
              'It gets quiet, and then it hurts more.',
              'You could plan one thing for tonight, even a small one.',
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
              'Everyone else seems to be with someone on those days.',
              'You could plan one thing for that day, at a fixed time.',
              'Free days can be the hardest ones.',
            ],
          },
          {
            means: 'through',
            label: 'All the time',
            hears: ['all the time', 'always', 'constantly', 'every day', 'whole day', 'the whole time'],
            says: [
              'Then there is no rest from it at all.',
              'All day long is a lot to bear.',
              'So we need something small for every day.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'It may be different each day.',
              'You could notice it this week.',
              'You do not need to find a pattern.',
            ],
          },
        ],
      },
    },
    {
      id: 'near-people',
      says: [
        'You can be near people without talking: in a library, a café, a park. {exercise} gives you something to do there.',
        'With {exercise} you can walk where other people are. You do not have to speak to anyone.',
        'Going out for a few minutes can help. {exercise} makes it a little easier.',
      ],
      offers: ['walk-and-label', 'orienting'],
    },
    {
      id: 'side-by-side',
      says: [
        'It is often easier to meet people while doing something: a class, a choir, a garden, a game night.',
        'Going to the same place every week helps. After a few weeks people know your face.',
        'Helping somewhere is a good way to meet people. Food banks, shelters and schools often look for help.',
      ],
      asks: {
        name: 'which-side-by-side',
        says: [
          'What would you like to do among other people?',
          'What do you enjoy that others do as well?',
          'Is there a place you would dare to go to?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'You could find out where people do things like that near you.',
              'You could go once, only to look.',
              'I can see that. Other people there may be looking for company, too.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'It is fine if you cannot think of one now.',
              'When you are lonely it is hard to know what you like.',
              'Then keep it for another day.',
            ],
          },
        ],
      },
    },
    {
      id: 'good-to-oneself',
      says: [
        'Until there is more company, you can be kind to yourself. {exercise} is one way to do that.',
        'You may be hard on yourself for being alone. {exercise} is a few minutes of the opposite.',
        '{exercise} can calm your body a little when you are on your own.',
      ],
      offers: ['butterfly-tap', 'self-compassion-break'],
    },
    {
      id: 'a-human-voice',
      says: [
        'I can answer, but I am not a human voice. There are people you can talk to: {lines}.',
        'You do not have to be in danger to call. Being lonely is enough of a reason: {lines}.',
        'If being alone makes you think of not living any more, please talk to a person soon: {lines}.',
      ],
      asks: {
        name: 'voice-tonight',
        says: [
          'Would it help to talk to someone today?',
          'Could you imagine making a call?',
          'Would you like to hear a real voice?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'Yes, I could',
            says: [
              'Good. You can begin with: “I just need someone to talk to.”',
              'Then do that whenever you are ready. You can come back here after.',
              'You do not have to prepare anything. They will help you start.',
            ],
          },
          {
            means: 'no',
            label: 'Not today',
            says: [
              'All right. It will be possible another day.',
              'Then we stay with writing for now.',
              'It was only an offer.',
            ],
          },
          {
            means: 'unsure',
            label: 'I hate phone calls',
            says: [
              'Some of them also answer by text or chat.',
              'You can write instead of calling, in many places.',
              'Many people dislike calls. Writing counts just as much.',
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
        'Tell me how you feel now. You can be honest with me.',
        'We have written for a while. I can only do so much, and you can say so.',
        'Let me ask if this is of any use to you.',
      ],
      asks: {
        name: 'less-alone',
        says: [
          'Do you feel a bit less lonely, the same, or more?',
          'How lonely is it now, compared with before?',
          'Is it a little easier, or not?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'better',
            label: 'A bit less',
            hears: ['less', 'better', 'easier', 'let up'],
            says: [
              'Good. A bit less is worth something.',
              'It is good that writing helped a little.',
              'Then it may help to do the next thing with people, too.',
            ],
            to: 'land',
          },
          {
            means: 'same',
            label: 'Just the same',
            hears: ['same', 'no change', 'no different', 'not really', 'still'],
            says: [
              'Writing cannot do everything.',
              'Then something else may help more.',
              'I understand. A page is not the same as a person.',
            ],
          },
          {
            means: 'worse',
            label: 'More alone',
            hears: ['more', 'worse', 'lonelier', 'grown', 'harder'],
            says: [
              'Then you need a person more than you need me.',
              'I am sorry it hurts more now. Let us find you a real voice.',
              'It can hurt more when you look at it. Let us think of a person for tonight.',
            ],
            to: 'a-human-voice',
          },
        ],
      },
    },
    {
      id: 'lonely-number',
      says: [
        'You can give it a number. Zero is not lonely at all, ten is the worst.',
        'A number can be easier to say than the feeling. Just guess.',
        'I only want to know how strong it is.',
      ],
      asks: {
        name: 'how-lonely',
        says: [
          'How lonely do you feel now, 0 to 10?',
          'From 0 to 10, how strong is the loneliness?',
          'Where on 0 to 10 are you this minute?',
        ],
        reads: 'scale',
        answers: [
          {
            means: 'low',
            says: [
              'Good. It is not so strong just now.',
              'Then you can enjoy a quiet moment.',
              'At that number it may be fine to be on your own for a bit.',
            ],
            to: 'land',
          },
          {
            means: 'middle',
            says: [
              'It is there all the time, but you can get through the day.',
              'That is enough to hurt.',
              'Then one small contact today would be good.',
            ],
          },
          {
            means: 'high',
            says: [
              'That is very lonely. You need a person, not only words on a screen.',
              'So high. Please do not stay alone with that.',
              'That is close to the worst. A real voice would be better than me now.',
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
        'Before you go, you could plan one small contact for this week: a time, a place, a name.',
        'It helps to have one thing to look forward to with someone in it, even if it is only the baker.',
        'For today, do one thing where you see someone: a shop, a walk, a call.',
      ],
      asks: {
        name: 'one-arrangement',
        says: [
          'What could that be for you?',
          'Where could you see somebody this week?',
          'Who could you say hello to next?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'You could pick a day for it, so that it happens.',
              'It can be short, and it can be clumsy.',
              'You can go even if you do not feel like it.',
            ],
            to: 'land',
          },
          {
            means: 'unsure',
            says: [
              'That is fine. You may think of something later.',
              'Then just open a window and listen to the street for a bit.',
              'You do not have to know now.',
            ],
            to: 'land',
          },
        ],
      },
    },
    {
      id: 'page-and-people',
      says: [
        'You can come back here at any time. When you want a real voice, {lines}.',
        'You can write here when it gets lonely again. Let it be one of the places you go, and not the only one.',
        'You can leave it here. In the lonely hours you can also talk to someone: {lines}.',
      ],
    },
  ],
  unfit: ['body-scan', 'worry-time', 'thought-record', '4-7-8-breathing', 'cool-pack', 'worst-best-likely'],
}
