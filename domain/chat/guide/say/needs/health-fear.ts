import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const healthFear: NeedWords = {
  need: 'health-fear',
  name: 'A fear about my body',
  listens: [
    'It is so hard when the fear is about your own body.',
    'It is tiring to be on guard all day.',
    'You are not silly for being afraid of this.',
    'It is lonely to be this worried about your health.',
    'Not knowing is one of the hardest parts of this.',
    'A body comes along everywhere, and so does the fear.',
    'Fear about health can push everything else aside.',
    'It makes sense that your health matters so much to you.',
    'Waiting and wondering are hard to sit through.',
    'Living next to a fear like this is hard work.',
    'It is hard to get on with a day while this waits.',
    'Others often cannot see how big this fear is.',
    'So much in life hangs on a body.',
  ],
  arrive: [
    {
      id: 'met',
      says: [
        'Being afraid for your health is awful, because you cannot get away from your own body. I cannot examine you. I can help with the fear.',
        'You are frightened that something is wrong with you. I am not able to judge that, and I can stay with you while you are afraid.',
        'A fear like this is hard to bear. I am not a doctor and cannot look at your body. I can help you with the fear.',
      ],
      asks: {
        name: 'wish',
        says: [
          'What would help you most right now?',
          'Would you like to talk, stop checking, or know what to do?',
          'Which of these would help with the fear?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'heard',
            label: 'Just hear me',
            hears: [
              'hear me',
              'just listen',
              'listen to me',
              'just talk',
              'vent',
              'be heard',
              'tell someone',
            ],
            says: [
              'Then tell me. I will not interrupt.',
              'Tell me what you are afraid of, and what has happened.',
              'All right. Just say it the way it is.',
            ],
            to: 'listen',
          },
          {
            means: 'pull',
            label: 'I can’t stop checking',
            hears: [
              'checking',
              'googling',
              'searching',
              'symptoms',
              'looking it up',
              'pressing',
              'measuring',
            ],
            says: [
              'That is so hard to stop. Let us start with that.',
              'All that checking and searching wears you out.',
              'Many people with this fear do that. We can start there.',
            ],
            to: 'the-pull',
          },
          {
            means: 'what-now',
            label: 'What do I do?',
            hears: ['what do i do', 'what should i do', 'doctor', 'help me decide', 'plan', 'sense of it'],
            says: [
              'Then let us find the next step, only one.',
              'First one short question, and then we know more.',
              'That is a good thing to ask.',
            ],
            to: 'looked-at',
          },
          {
            means: 'unsure',
            says: [
              'You do not need to know. I will start.',
              'It is hard to choose when you are scared.',
              'Then we begin with the fear itself.',
            ],
          },
        ],
      },
    },
    {
      id: 'looked-at',
      says: [
        'What helps now depends on one thing. I do not need to know what the doctor said.',
        'A new symptom and an old fear need different help. So I ask you this first.',
        'I would like to know if someone has already looked at it. You may have told me before.',
      ],
      asks: {
        name: 'examined',
        says: [
          'Has a doctor already looked at this?',
          'Have you seen a doctor or nurse about it?',
          'Has someone medical checked this before?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'Yes, it’s been looked at',
            says: [
              'So someone has looked, and you are still afraid. That is very common with this fear.',
              'It did not take the fear away for long. That must be hard.',
              'Then another search or check will not settle it either. We can work with the fear.',
            ],
            to: 'unanswered',
          },
          {
            means: 'no',
            label: 'No, it’s new',
            says: [
              'Then one visit to a doctor is a good idea. That is not giving in to the fear.',
              'A doctor can look at it properly. I cannot.',
              'New is a good reason to ask a doctor once.',
            ],
            to: 'book-once',
          },
          {
            means: 'unsure',
            label: 'Not sure, or it’s changed',
            says: [
              'If it has changed, ask a doctor or a nurse line once.',
              'You can make one call and let them decide.',
              'Then let somebody medical have a look, one time.',
            ],
            to: 'book-once',
          },
        ],
      },
    },
  ],
  work: [
    {
      id: 'unanswered',
      says: [
        'You want to know for sure that it is nothing bad. Nobody can give you that for good. We can practise leaving it open.',
        'If I gave you an answer, the doubt would be back tonight. So I leave the question unanswered, and I stay here.',
        'It is very hard not to know. You can be scared and still go on with the next thing, without an answer.',
      ],
      asks: {
        name: 'open-for-now',
        says: [
          'Could you leave it unanswered for ten minutes?',
          'Can the question wait while we talk?',
          'Could you go ten minutes without checking or searching?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'I can try',
            says: [
              'Good. It may get louder at first. Let it be loud.',
              'Then put the phone down for ten minutes, or keep only this page open.',
              'All right. Move a little, or do something with your hands.',
            ],
          },
          {
            means: 'no',
            label: 'No, I need to know',
            says: [
              'I understand. It feels as if you must know right now.',
              'No is a fair answer. We can try it with one minute.',
              'The need to know is very strong, and I still cannot give you the answer.',
            ],
          },
          {
            means: 'unsure',
            label: 'I don’t know',
            says: [
              'You can try, and stop when you want.',
              'One minute is enough to begin with.',
              'You will see how far you get.',
            ],
          },
        ],
      },
    },
    {
      id: 'the-pull',
      says: [
        'The fear makes you want to search, check or ask. It helps for a moment. Then the next doubt comes.',
        'You check, and for a short time you feel better. Then you have to check again. Many people get stuck there.',
        'Just before you search or check, there is a short moment when you can wait. That is where we can start.',
      ],
      asks: {
        name: 'errand',
        says: [
          'What do you do most: search, check, or ask?',
          'What does the fear make you do?',
          'Which of these do you want to do right now?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'search',
            label: 'Search online',
            hears: ['search', 'google', 'look up', 'online', 'read', 'reddit', 'internet', 'ai'],
            says: [
              'You can search for hours and be more scared after it.',
              'The internet shows the worst things first. It does not know you.',
              'You could close the search for now. It will still be there in ten minutes.',
            ],
          },
          {
            means: 'check',
            label: 'Check my body',
            hears: ['check', 'press', 'touch', 'pulse', 'feel for', 'mirror', 'measure', 'weigh', 'watch'],
            says: [
              'The more you check a place, the more you feel there.',
              'You could leave your hands off it for ten minutes.',
              'Pressing and watching can make it sore, and then it scares you more.',
            ],
          },
          {
            means: 'ask',
            label: 'Ask someone',
            hears: ['ask', 'reassure', 'partner', 'mum', 'husband', 'wife', 'doctor', 'friend', 'ring'],
            says: [
              'It helps when someone says it is all right, but not for long.',
              'It is very human to want to hear that.',
              'You could ask for a hug this time, and not for an answer.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'It may only be in your thoughts. Thinking about it is a kind of checking, too.',
              'You do not have to name it.',
              'It may be different each time.',
            ],
          },
        ],
      },
    },
    {
      id: 'ten-later',
      says: [
        'You do not have to stop checking for ever. Only wait ten minutes. {exercise} helps you through them.',
        'Say “later” to the search, not “never”. While you wait, you can do {exercise}.',
        '{exercise} gives you something to do instead of checking. You can still check afterwards, if you want.',
      ],
      offers: ['urge-surfing', 'attention-switch'],
    },
    {
      id: 'outward',
      says: [
        'When you listen to your body all the time, you feel every small thing. {exercise} turns your attention to what is around you.',
        '{exercise} is about sounds and things outside you. It gives your mind a rest from your body.',
        'You could give your attention something else for a few minutes. Try {exercise} for that.',
      ],
      offers: ['attention-switch', 'walk-and-label'],
    },
    {
      id: 'thought-not-test',
      says: [
        'You can say: “I am having the thought that I am ill.” It is a thought. It is not a test result.',
        'A scary thought feels true, most of all at night. It is still a thought, and you do not have to act on it.',
        'If the same worry comes again and again, you can give it a name. Then you can say: “There it is again.”',
      ],
      asks: {
        name: 'title',
        says: [
          'What could you call this worry?',
          'Which name would fit this fear?',
          'What would you say to it when it comes back?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'You can say that to yourself the next time it starts.',
              'That may help you notice it sooner.',
              'You can keep that in mind for tonight.',
            ],
          },
          {
            means: 'unsure',
            says: [
              '“That worry again” is good enough.',
              'It does not need a name.',
              'You can think of one later.',
            ],
          },
        ],
      },
    },
    {
      id: 'cost',
      says: [
        'This fear takes a lot from you: sleep, time with people, things you enjoy. You can get some of it back.',
        'You may have missed a lot because of the fear. It helps to remember what you would like to do.',
        'Your life is more than your health. The fear makes that easy to forget.',
      ],
      asks: {
        name: 'without-it',
        says: [
          'What has the fear taken from you?',
          'What would you do with an hour without it?',
          'What do you miss most?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'That is a lot to lose to a fear. You could have a little of it back today.',
              'It makes sense to miss that.',
              'You can go back to some of it even while you are worried.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'It is hard to think past the fear.',
              'You do not have to know it now.',
              'Maybe something small: music, a friend, a walk.',
            ],
          },
        ],
      },
    },
    {
      id: 'maybe',
      says: [
        '{exercise} helps you live with not knowing. You say “maybe, maybe not”, and do the next thing.',
        'The fear wants a yes or a no. In {exercise} you give it neither, and you go on.',
        'It is hard to live with a “maybe”. {exercise} is a way to practise it for a few minutes.',
      ],
      offers: ['maybe-maybe-not', 'notice-the-thought'],
    },
    {
      id: 'body-noise',
      says: [
        'If a doctor has seen it, or you have a date, you can stop measuring until then. You can notice it and let it be.',
        'You can feel something in your body and not check it. Say “I feel that”, and go on with what you were doing.',
        'Once a doctor has looked, you do not have to find out what each feeling is. You can let it come and go.',
      ],
    },
    {
      id: 'asking-people',
      says: [
        'You can ask people for comfort and not for answers. “I am scared. Please just sit with me.”',
        'You could tell someone close: “When I ask if it is bad, please do not answer. Just hold my hand.”',
        'Other people can help, even if they cannot tell you what it is. They can be with you while you are scared.',
      ],
      asks: {
        name: 'one-person',
        says: [
          'Is there someone who could do that for you?',
          'Could you ask someone to just be with you?',
          'Could someone sit with you when you are scared?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'Yes, maybe',
            says: [
              'You could show them what I wrote just now.',
              'Good. You can ask them before the next bad moment.',
              'It helps not to be scared alone.',
            ],
          },
          {
            means: 'no',
            label: 'Nobody',
            says: [
              'It is harder to be scared on your own. You can tell a doctor about the fear, too.',
              'I am sorry that you are alone with it. You can write here when it is bad.',
              'Then the fear has nobody to share it with. That is hard.',
            ],
          },
          {
            means: 'unsure',
            label: 'I’m not sure',
            says: [
              'You could try it once and see.',
              'They may be glad to know what helps.',
              'It may feel strange at first, for both of you.',
            ],
          },
        ],
      },
    },
    {
      id: 'book-once',
      says: [
        'For something new, book one visit. Write down what you noticed and since when. If it gets sudden or severe, call {emergency}.',
        'You could call a doctor once and then stop searching until the visit. If it quickly gets worse, call {emergency}.',
        'Let a doctor look at it. Write your question on paper, make one call, and then put the paper away.',
      ],
      asks: {
        name: 'booking',
        says: [
          'Is a visit booked, or could you book one?',
          'Could you make one call for it?',
          'Is there an appointment already?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'booked',
            label: 'It’s booked',
            hears: ['booked', 'have an appointment', 'appointment', 'yes'],
            says: [
              'Good. Until then you do not have to find the answer yourself.',
              'Then the doctor can answer it. You can wait with the searching.',
              'That is the right step. Write your questions down for that day.',
            ],
          },
          {
            means: 'will',
            label: 'I’ll book it',
            hears: ['will', 'tomorrow', 'i can', 'could', 'going to', 'ok', 'okay'],
            says: [
              'Good. After that you can leave it until the day.',
              'You could do it today, and then do something nice.',
              'One call is enough.',
            ],
          },
          {
            means: 'wont',
            label: 'I’m scared to',
            hears: ['scared', 'afraid', 'putting it off', 'no', 'don’t want'],
            says: [
              'It is scary to go. You can ask someone to call or to come with you.',
              'Many people are afraid of what they will hear. You can tell the doctor that.',
              'All right. You can think about it while we talk.',
            ],
          },
          {
            means: 'seen',
            hears: ['already seen', 'been seen', 'seen it', 'looked at', 'been to the doctor', 'not needed'],
            says: [
              'Then that part is done, and we can work with the fear.',
              'So a doctor has seen it. The fear may need more time.',
              'You have been, and the fear stayed. That is very common.',
            ],
          },
        ],
      },
    },
  ],
  check: [
    {
      id: 'grip',
      says: [
        'I will not ask how your body feels. I would like to know how strong the fear is.',
        'Let us stop for a moment. I only want to know about the worry.',
        'The worry may have changed, or not. Both are all right.',
      ],
      asks: {
        name: 'grip-now',
        says: [
          'Is the fear less, the same, or more?',
          'How strong is the worry now?',
          'Has the fear let go a little?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'better',
            label: 'A bit less',
            hears: ['looser', 'better', 'less', 'calmer', 'quieter', 'weaker'],
            says: [
              'Good. And you have still got no answer.',
              'So it can get less without being sure.',
              'That is a bit of rest for you.',
            ],
            to: 'land',
          },
          {
            means: 'same',
            label: 'No different',
            hears: ['same', 'no different', 'still', 'no change'],
            says: [
              'It is stubborn. You have done nothing wrong.',
              'All right. Then let us try something else.',
              'It can take longer than one talk.',
            ],
          },
          {
            means: 'worse',
            label: 'More afraid',
            hears: ['tighter', 'worse', 'more', 'stronger'],
            says: [
              'Then we go more gently from here.',
              'I am sorry it is worse now. We will do something simpler.',
              'It often gets worse at first, when you do not check.',
            ],
            to: 'outward',
          },
        ],
      },
    },
    {
      id: 'pull-now',
      says: [
        'Let me ask about the urge to check or search. It is fine if you gave in to it.',
        'The urge goes up and down. I would like to know where it is.',
        'One look at the urge. You do not have to have done anything about it.',
      ],
      asks: {
        name: 'pull-strength',
        says: [
          'Is the urge to check weaker, the same, or stronger now?',
          'How much do you want to check at this moment?',
          'How is the urge to search now?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'better',
            label: 'Weaker',
            hears: ['weaker', 'less', 'better', 'lower', 'gone', 'easier'],
            says: [
              'So it can get weaker when you leave it alone.',
              'Good. You can go on with something else.',
              'It is a bit easier, then.',
            ],
            to: 'land',
          },
          {
            means: 'same',
            label: 'Just as strong',
            hears: ['same', 'just as strong', 'still there', 'equal'],
            says: [
              'It may need longer. You can do other things meanwhile.',
              'Still there. You do not have to give in to it.',
              'That can be tiring. We can go on slowly.',
            ],
          },
          {
            means: 'worse',
            label: 'Stronger',
            hears: ['stronger', 'worse', 'harder', 'more'],
            says: [
              'That is hard to sit with. Move about a bit, if you can.',
              'Then only try one more minute.',
              'It wants an answer now. It does not have to get one.',
            ],
            to: 'body-noise',
          },
        ],
      },
    },
  ],
  land: [
    {
      id: 'next-thing',
      says: [
        'You can go on with your day without an answer. Do something that has nothing to do with your health.',
        'It is time for something ordinary. You can do it while you are still worried.',
        'You do not have to feel calm first. Just start on the next thing.',
      ],
      asks: {
        name: 'ordinary',
        says: [
          'What could you do next?',
          'What would you be doing now without this fear?',
          'Which small thing is waiting for you?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'You can do it scared. That is allowed.',
              'Ten minutes of it would be enough for now.',
              'Go slowly. The worry may come along.',
            ],
            to: 'land',
          },
          {
            means: 'unsure',
            says: [
              'Something dull is fine: dishes, plants, a drawer.',
              'Then stand up and open a window.',
              'It does not have to be much.',
            ],
            to: 'land',
          },
        ],
      },
    },
    {
      id: 'back-any-time',
      says: [
        'If the fear comes back, you can come here before you search. You can also tell a doctor about the fear itself.',
        'There is help made for health fears, and it works for many people. You can ask a doctor about it.',
        'You can stop now and come back any time. If something new or sudden happens in your body, call a doctor, or {emergency}.',
      ],
    },
  ],
  unfit: [
    'body-scan',
    'thought-record',
    'worst-best-likely',
    'cool-pack',
    '4-7-8-breathing',
    'box-breathing',
    'muscle-relaxation',
  ],
}
