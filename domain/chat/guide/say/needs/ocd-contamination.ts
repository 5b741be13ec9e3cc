import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const ocdContamination: NeedWords = {
  need: 'ocd-contamination',
  name: 'Not clean enough',
  listens: [
    'It is tiring when so many things feel unsafe to touch.',
    'I can hear how much this asks of you.',
    'Nobody here will tell you to just stop.',
    'Feeling dirty or unclean is hard to bear.',
    'Ordinary things can turn into such hard work.',
    'It is a lot to keep track of what touched what.',
    'Disgust is a strong feeling, and hard to sit with.',
    'It is hard to relax when things do not feel clean.',
    'It is lonely when others touch things without a thought.',
    'A day gets smaller when so much of it is off limits.',
    'This kind of fear takes time, and it takes peace.',
    'It is hard when clean never quite feels clean enough.',
    'One touch can stay in the mind for hours.',
  ],
  arrive: [
    {
      id: 'still-on-you',
      says: [
        'Feeling dirty can make it impossible to think of anything else. You do not have to wash before you write here.',
        'You want it gone, and you want it gone now. We can talk while the feeling is still there.',
        'This fear can make every surface feel dangerous. We can start slowly, and I will not tell you to touch anything.',
      ],
      asks: {
        name: 'clean-start',
        says: [
          'What would help most right now?',
          'Shall we talk, look at the urge, or find a next step?',
          'Which of these is closest to what you need?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'heard',
            label: 'Tell how it is',
            hears: [
              'tell you',
              'tell someone',
              'let me tell',
              'hear me',
              'just listen',
              'listen to me',
              'want to talk',
              'just talk',
              'talk about it',
              'vent',
              'explain',
            ],
            says: [
              'Tell me how it is, in your own words.',
              'You can tell me all of it or only part.',
              'I would like to hear what it is like for you.',
            ],
            to: 'listen',
          },
          {
            means: 'urge',
            label: 'I want to wash',
            hears: ['wash', 'washing', 'clean', 'shower', 'wipe', 'disinfect', 'soap', 'stuck at the sink'],
            says: [
              'Then let us look at that urge before you go to the tap.',
              'All right. We start with the urge to wash.',
              'That urge can be very strong. Let us look at it together.',
            ],
            to: 'urge-to-wash',
          },
          {
            means: 'day',
            label: 'Get back to my day',
            hears: ['day', 'move on', 'get on', 'stop', 'back to', 'leave it'],
            says: [
              'Then we look for a way to go on, even while it feels dirty.',
              'Good. You do not have to feel clean first.',
              'Let us find a small next step.',
            ],
            to: 'wait-dry',
          },
        ],
      },
    },
    {
      id: 'the-moving-line',
      says: [
        'Washing helps for a short time. Then the feeling comes back, and it often wants a longer wash than before.',
        'The rules tend to grow. First it is only the hands, then the taps, then the clothes. Many people with this fear know that.',
        'Wanting to be clean is fine. The trouble is that this feeling does not tell you when you are clean enough.',
      ],
    },
  ],
  work: [
    {
      id: 'urge-to-wash',
      says: [
        'Let us look at the urge itself for a moment, before you do anything about it.',
        'You can notice the urge to wash without doing it straight away. A rough number is enough.',
        'Maybe the urge is in your hands, or all over your skin. We can give it a number.',
      ],
      asks: {
        name: 'clean-urge',
        says: [
          'How strong is the urge to wash, 0 to 10?',
          'If 10 means “right now”, how strong is it?',
          'What number would you give the urge, 0 to 10?',
        ],
        reads: 'scale',
        answers: [
          {
            means: 'low',
            says: [
              'It may be a good time to wait and see.',
              'A small urge, then. You can leave it and do something else.',
              'It is not so strong yet. It may grow, and it may not.',
            ],
          },
          {
            means: 'middle',
            says: [
              'So it is there the whole time, but you can still think.',
              'An urge like that is hard to ignore.',
              'That is enough to make you hold your hands away from things.',
            ],
          },
          {
            means: 'high',
            says: [
              'It must be hard to sit still with that.',
              'So high. It can seem as if only washing would help.',
              'Let us take only the next minute.',
            ],
          },
        ],
      },
    },
    {
      id: 'no-gauge',
      says: [
        'Feeling dirty is a feeling. It can be very strong when there is hardly anything there.',
        'The feeling of dirt does not measure dirt. It is more like an alarm that goes off too easily.',
        'There is your hand, and there is the doubt about your hand. Soap can wash the hand. It cannot wash away the doubt.',
      ],
    },
    {
      id: 'who-can-say-clean',
      says: [
        'I cannot tell you if it is clean. If I said yes, you would have to ask again soon. So we leave that open.',
        'You may want me to say it is safe to touch. I will not, because that answer never lasts long.',
        'There is no way to be certain that something is clean enough. It is hard not to know, and you can still go on.',
      ],
    },
    {
      id: 'wait-dry',
      says: [
        'You do not have to give up washing. You could try to wait a little before you do it.',
        'Between the feeling and the wash you can put a few minutes. The feeling may stay while you wait.',
        'Waiting is a way to get stronger with this. Keep your hands as they are, and do something small with them.',
      ],
      asks: {
        name: 'clean-wait',
        says: [
          'Could you wait five minutes before you wash?',
          'Can your hands stay as they are for five minutes?',
          'Would five minutes of waiting be possible?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'Maybe, yes',
            says: [
              'Then wait, and let the feeling be there. You can write to me meanwhile.',
              'All right, five minutes. Touch your sleeve or your chair if you can.',
              'It may feel worse at first. That is how waiting usually starts.',
            ],
          },
          {
            means: 'no',
            label: 'I can’t',
            says: [
              'Then try half a minute. That still counts.',
              'We can do something smaller.',
              'All right. You can try it with the next wash instead.',
            ],
          },
          {
            means: 'unsure',
            label: 'Hard to say',
            says: [
              'You can start and stop whenever you need to.',
              'Try one minute, and then see.',
              'You do not have to decide now how long it will be.',
            ],
          },
        ],
      },
    },
    {
      id: 'ride-the-itch',
      says: [
        'An urge to wash is a bit like an itch. {exercise} helps you wait and watch it, without scratching.',
        '{exercise} takes a few minutes. You notice how strong the urge is, and you let it rise and fall.',
        'If you would like help with waiting, {exercise} gives you something to do. You can stop at any point.',
      ],
      offers: ['urge-surfing'],
    },
    {
      id: 'what-kind',
      says: [
        'People have this fear for different reasons. Some are afraid of getting ill, some of making others ill. For some it is pure disgust.',
        'It helps to know what the fear says. It may be about illness, about other people, or just “disgusting”.',
        'What you are afraid of makes a difference. I will not try to talk you out of it.',
      ],
      asks: {
        name: 'clean-kind',
        says: [
          'Which one is it mostly for you?',
          'Is it getting ill, passing it on, or disgust?',
          'What is the fear about most of all?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'ill',
            label: 'Getting ill',
            hears: ['getting ill', 'be ill', 'sick', 'catch', 'germs', 'infected', 'disease', 'virus'],
            says: [
              'The fear of getting ill can make you doubt every surface.',
              'That is a frightening thing to live with every day.',
              'So your mind is trying to protect you, and it does far too much.',
            ],
          },
          {
            means: 'others',
            label: 'Passing it on',
            hears: ['pass it on', 'others', 'spread', 'my kids', 'my family', 'make someone'],
            says: [
              'You want to keep other people safe. The fear uses that.',
              'That is a heavy thing to feel responsible for.',
              'So you worry about them more than about yourself.',
            ],
          },
          {
            means: 'disgust',
            label: 'It’s just disgust',
            hears: ['disgust', 'gross', 'feels wrong', 'icky', 'dirty feeling', 'ugh'],
            says: [
              'Disgust is hard to argue with. It goes down slowly, and it can go down.',
              'Then it is less a thought and more a feeling on the skin.',
              'Disgust does not need a reason. You do not have to find one.',
            ],
          },
        ],
      },
    },
    {
      id: 'how-a-wash-ends',
      says: [
        'If you wash until it feels right, it may take very long. You can also stop at a set point, and let it feel wrong.',
        'Try ending the wash once, like most people do: soap, rinse, dry, done. It may still feel dirty when you walk away.',
        'You can turn off the tap while it still feels wrong. The feeling will come with you, and you can let it.',
      ],
    },
    {
      id: 'the-map',
      says: [
        'You may have clean places and dirty places at home, and rules for each. The easiest rule is the one to start with.',
        'Many people with this fear divide things up: a clean chair, a dirty bag. You can start to mix them a little.',
        'The list of things you avoid can get longer and longer. To make it shorter, begin with something only a bit uncomfortable.',
      ],
      asks: {
        name: 'clean-border',
        says: [
          'Which thing would be only a little hard to touch?',
          'What is one small thing you would like to touch freely again?',
          'Which of your rules would be the easiest to break?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'You can start with something as small as you like, when you are ready.',
              'I understand. Slowly is fine.',
              'That could be tried in a very small way, on an ordinary day.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'It does not have to be today.',
              'You may think of one later, when you come to a door or a tap.',
              'Then we leave it. There are other ways to begin.',
            ],
          },
        ],
      },
    },
    {
      id: 'asking-if-clean',
      says: [
        'Asking someone if it is clean works like washing. It helps for a moment, and then you need to ask again.',
        'You can tell the people at home: “When I ask if something is clean, please do not answer. Just stay with me.”',
        'Searching for germs online also feeds the fear. You could leave the next search for an hour.',
      ],
    },
    {
      id: 'perhaps-clean',
      says: [
        '{exercise} is about leaving the question open: maybe it is clean, maybe not. Begin with a small worry.',
        'In {exercise} you say “maybe, maybe not” to the fear. Then you do something you care about, without washing.',
        'You cannot scrub a doubt away. {exercise} is a way to live with a small one for a few minutes.',
      ],
      offers: ['maybe-maybe-not'],
    },
    {
      id: 'hands-are-for',
      says: [
        'Your hands can do other things: cook, draw, stroke a cat, hold someone’s hand. They do not have to be clean first.',
        'The fear wants your hands all day. You can use them for something you like, just as they are.',
        'You can go on with your day with hands that feel dirty. It is uncomfortable, and it gets easier with practice for many people.',
      ],
      asks: {
        name: 'hands-next',
        says: [
          'What could your hands do next, just as they are?',
          'What did you like doing with your hands before this?',
          'What would you do now if you did not have to wash?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'You can do something like that now, and the feeling may come along.',
              'You can go on before it feels right.',
              'Even two minutes of it are worth something.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'Then just let them rest in your lap for a bit.',
              'Even holding a pencil is enough.',
              'You do not have to think of anything big.',
            ],
          },
        ],
      },
    },
    {
      id: 'sore-and-tired',
      says: [
        'If your skin is sore or cracked, a pharmacist or doctor can help with that. For now, sit down and do nothing for a minute.',
        'When it is very strong, do less. Sit where you are and hold one hand with the other.',
        'If you have just washed, that is all right. You do not have to make up for it. You can wait with the next one.',
      ],
    },
  ],
  check: [
    {
      id: 'skin-now',
      says: [
        'Let us see how the urge to wash is now. I will not ask if you feel clean.',
        'The dirty feeling may still be there. I am asking only about the urge.',
        'We have talked for a while. The urge may have changed, or not.',
      ],
      asks: {
        name: 'clean-better',
        says: [
          'Is the urge to wash less, the same, or more?',
          'How is the urge now, after talking?',
          'Has the urge to clean gone down at all?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'better',
            label: 'Somewhat less',
            hears: ['less', 'eased', 'better', 'weaker', 'calmer'],
            says: [
              'Less is good. It does not have to be gone.',
              'So it went down a bit, without more washing from here on.',
              'That leaves you some room. You could do something else now.',
            ],
            to: 'land',
          },
          {
            means: 'same',
            label: 'No change',
            hears: ['same', 'no change', 'stayed', 'not really'],
            says: [
              'It can take longer than we would like.',
              'All right. You can carry on while it is there.',
              'The same, and you are still here with it.',
            ],
          },
          {
            means: 'worse',
            label: 'It’s worse',
            hears: ['more', 'worse', 'grown', 'stronger', 'louder'],
            says: [
              'Worse is hard. We will do less now.',
              'It can get worse before it gets better. You do not have to push.',
              'Let us stop working on it for now.',
            ],
            to: 'sore-and-tired',
          },
        ],
      },
    },
    {
      id: 'urge-in-numbers',
      says: [
        'Let us take one more number. A high one is as good as a low one.',
        'This number is not a test. It only shows where you are now.',
        'I will ask for the urge once more, and then leave it.',
      ],
      asks: {
        name: 'clean-urge-after',
        says: [
          'What is the urge to wash now, 0 to 10?',
          'How strong is it at the moment, 0 to 10?',
          'Which number would you give it this minute, 0 to 10?',
        ],
        reads: 'scale',
        answers: [
          {
            means: 'low',
            says: [
              'You can go and do something else.',
              'A small one. It may come with you for a while.',
              'You do not have to check if you are clean.',
            ],
            to: 'land',
          },
          {
            means: 'middle',
            says: [
              'In between. You can do things with that much urge.',
              'Still there. It may go on getting weaker if you leave it.',
              'That is enough to notice, and you can still move on.',
            ],
          },
          {
            means: 'high',
            says: [
              'Still high. That wears a person out.',
              'It needs more time. You can rest for a bit.',
              'That is very strong, and it is not your fault.',
            ],
            to: 'sore-and-tired',
          },
        ],
      },
    },
  ],
  land: [
    {
      id: 'on-with-unclean',
      says: [
        'We can stop here, even if it does not feel clean. You can go on with your day like this.',
        'I have not said if anything is clean or dirty. You can leave it like that and do the next thing.',
        'The feeling may stay for a while. You can go into the next room anyway.',
      ],
      asks: {
        name: 'clean-now',
        says: [
          'Would you like to go and do something, or stay and talk?',
          'What would you like to do now?',
          'Shall we stop here or talk a bit more?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'go',
            label: 'On to something else',
            hears: ['go on', 'something else', 'leave', 'done', 'my day', 'bed'],
            says: [
              'Good. Touch the next thing as if it were an ordinary thing.',
              'Go on, even if it feels unfinished.',
              'All right. The feeling may follow you for a bit.',
            ],
            to: 'land',
          },
          {
            means: 'stay',
            label: 'Stay and talk',
            hears: ['stay', 'talk', 'more', 'longer', 'not yet'],
            says: [
              'Then stay, and tell me what else is on your mind.',
              'Of course. You can tell me more.',
              'All right, we can just talk.',
            ],
            to: 'listen',
          },
        ],
      },
    },
    {
      id: 'people-who-know-washing',
      says: [
        'There is help made for this, called exposure and response prevention. It goes step by step, and you set the pace. Ask a doctor where it is offered.',
        'A doctor can send you to someone trained in exposure and response prevention.',
        'If washing takes hours of your day, tell a doctor. You can ask for exposure and response prevention.',
      ],
    },
    {
      id: 'tap-side-door',
      says: [
        'You can come back when the urge comes back, even in the middle of a wash.',
        'You can stop writing now. When you feel you have to wash, you can write here first.',
        'You can go for now. Next time you do not have to tell me how much you washed.',
      ],
    },
  ],
  unfit: [
    'thought-record',
    'worst-best-likely',
    'worry-time',
    'leaves-on-a-stream',
    'body-scan',
    'muscle-relaxation',
    'longer-exhale',
    'cyclic-sighing',
    'coherent-breathing',
    'box-breathing',
    '4-7-8-breathing',
    'cool-pack',
    'butterfly-tap',
    'five-senses',
    'orienting',
    'attention-switch',
  ],
}
