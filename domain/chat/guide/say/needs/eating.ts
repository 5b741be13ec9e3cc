import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const eating: NeedWords = {
  need: 'eating',
  name: 'Food and my body',
  listens: [
    'It is hard to have this on your mind all day.',
    'You do not have to make it sound all right.',
    'I will not tell you what to eat.',
    'You can want help and not want it at the same time.',
    'I am listening to you, not to the rules about food.',
    'It is lonely to hide something like this.',
    'Food comes up every day, so there is little rest from it.',
    'A meal can be so much more than a meal.',
    'It is painful to be on bad terms with your own body.',
    'Guilt can sit at the table too.',
    'Rules about food can get strict and leave little room.',
    'One remark or one look in the mirror can spoil a day.',
    'It is seldom only about food.',
  ],
  arrive: [
    {
      id: 'no-lecture',
      says: [
        'Trouble with food and your body can take over everything. You can talk about it here, and nobody will tell you off.',
        'It is hard to talk about this. I do not give rules about food, and I do not count anything.',
        'If food or your body is on your mind so much, that is reason enough for help. It does not have to be worse first.',
      ],
      asks: {
        name: 'eating-way-in',
        says: [
          'What would help you right now?',
          'Would you like to talk, get through the next half hour, or understand it?',
          'Where would you like to start today?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'heard',
            label: 'Let me say it',
            hears: [
              'say it',
              'just listen',
              'listen to me',
              'want to talk',
              'just talk',
              'talk about it',
              'tell you',
              'tell someone',
              'let me tell',
              'be heard',
              'get it out',
            ],
            says: [
              'Tell me what is going on. Nothing you say will be used against you.',
              'Then tell me, in any way you like.',
              'You can tell me the whole of it.',
            ],
            to: 'listen',
          },
          {
            means: 'next-while',
            label: 'The next half hour',
            hears: [
              'half hour',
              'next while',
              'right now',
              'urge',
              'binge',
              'after eating',
              'get through',
              'meal',
            ],
            says: [
              'Then we only think about the next half hour.',
              'All right. Let us get through it together.',
              'Good. One small part of the day, and not more.',
            ],
            to: 'which-moment',
          },
          {
            means: 'sense',
            label: 'Understand it',
            hears: ['understand', 'make sense', 'look at it', 'why', 'figure'],
            says: [
              'Let us look at it gently.',
              'It is often about more than food. We can look at that.',
              'All right. We go only as far as you want.',
            ],
            to: 'what-it-carries',
          },
          {
            means: 'unsure',
            says: [
              'Part of you may want help and part of you may not. Both can be here.',
              'You do not need to choose. We can start slowly.',
              'Then I will just ask you something small.',
            ],
          },
        ],
      },
    },
    {
      id: 'which-moment',
      says: [
        'It can be worst before eating, after eating, or in front of a mirror. Each of these needs something different.',
        'It helps me to know where you are right now: before food, after it, or upset about your body.',
        'Different moments are hard for different people. Let us look at this one.',
      ],
      asks: {
        name: 'moment-of-it',
        says: [
          'Is it before food, after food, or about your body?',
          'Which part is it right now?',
          'Which is it at this moment?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'before',
            label: 'Before food',
            hears: [
              'before',
              'have to eat',
              'can’t eat',
              'meal',
              'dinner',
              'lunch',
              'afraid to eat',
              'scared to eat',
            ],
            says: [
              'Then let us make that a bit easier for you.',
              'It is hard to sit down to a meal when you are afraid of it.',
              'You are scared of what comes next. You do not have to do it alone.',
            ],
            to: 'not-at-the-table-alone',
          },
          {
            means: 'after',
            label: 'After food, or an urge',
            hears: ['after', 'ate', 'binged', 'binge', 'urge', 'purge', 'throw up', 'guilty', 'too much'],
            says: [
              'This is a hard time. Let us get through the next few minutes.',
              'Then stay here with me for a bit. The strongest part often passes.',
              'All right. You do not have to do anything about what you ate.',
            ],
            to: 'stay-after',
          },
          {
            means: 'body',
            label: 'My body',
            hears: ['body', 'mirror', 'fat', 'ugly', 'weight', 'look', 'clothes', 'scale'],
            says: [
              'It is painful to hate the body you live in.',
              'You cannot get away from it, and that makes it so hard.',
              'That can hurt all day long.',
            ],
            to: 'mirror-at-a-bad-hour',
          },
          {
            means: 'unsure',
            says: [
              'Perhaps it is all day long.',
              'It can change from hour to hour.',
              'You do not need to know which.',
            ],
          },
        ],
      },
    },
  ],
  work: [
    {
      // Fainting, a slow or skipping heart, days without food: urgent care, Royal College of Psychiatrists CR233 (MEED).
      id: 'the-body-first',
      says: [
        'I cannot see how your body is doing, so I say this once. If you have fainted, have chest pain or can keep nothing down, see a doctor today, or call {emergency}.',
        'This can be hard on a body. Please see a doctor today if you faint, your heart skips, or you have not eaten for days. If you collapse, {emergency}.',
        'Some signs should not wait: fainting, chest pain, days without food. See a doctor today, and if it is sudden call {emergency}.',
      ],
    },
    {
      id: 'the-rule-maker',
      says: [
        'There may be a strict voice in your head that makes rules about food. It says it will be satisfied, and then it asks for more.',
        'The strict thoughts about food can sound like your own. However much you do, it is not enough for them.',
        'It helps some people to see it like this: there is you, and there is the voice of the illness.',
      ],
      asks: {
        name: 'tell-it-apart',
        says: [
          'Can you tell that voice from yourself sometimes?',
          'Does that fit for you?',
          'Is there a part of you that wants something different?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'Yes, at times',
            says: [
              'Then part of you wants to be free of it. You can speak from that part here.',
              'It is good that you can notice the difference.',
              'That part of you is writing to me now.',
            ],
          },
          {
            means: 'no',
            label: 'No, it’s just me',
            says: [
              'It can be hard to tell them apart. It is the same for many people.',
              'All right. It is your own mind, and it is very hard on you.',
              'It may have been there for a long time.',
            ],
          },
          {
            means: 'unsure',
            label: 'I need that voice',
            says: [
              'It gives you something, or it would not be so strong. You can say what.',
              'I am not going to take it away from you.',
              'It can help you and hurt you at the same time.',
            ],
          },
        ],
      },
    },
    {
      id: 'stay-after',
      says: [
        'After eating it can be very loud in your head. {exercise} gives you something to do, in another room.',
        'Stay near people or in the light for a while. You can do {exercise} until it gets quieter.',
        'You do not have to make up for what you ate. {exercise} helps you through the next few minutes.',
      ],
      offers: ['orienting', 'butterfly-tap'],
    },
    {
      id: 'the-pull-of-it',
      says: [
        'An urge rises and then goes down again. {exercise} helps you wait for that.',
        'You do not have to fight the urge. {exercise} only puts some time between the urge and what you do.',
        'Whatever happens, you are not a bad person. {exercise} may give you a moment to choose.',
      ],
      offers: ['urge-surfing', 'stop-and-choose'],
    },
    {
      id: 'a-body-that-goes-short',
      says: [
        'When a body does not get enough, it thinks about food all the time. It is not weak. It is trying to stay alive.',
        'Eating too little and then losing control often go together. Regular meals help with both, and a doctor can help you with that.',
        'You do not have to earn food. Your body needs it on bad days, too.',
      ],
    },
    {
      id: 'what-it-carries',
      says: [
        'Trouble with food often has to do with something else: fear, anger, loneliness, or feeling out of control.',
        'Something may have happened just before it got bad: a comment, a fight, an empty evening.',
        'When everything is too much, food can be the thing you can control. It makes sense that it goes there.',
      ],
      asks: {
        name: 'what-came-before',
        says: [
          'What happened before it got so loud today?',
          'What else is going on in your life right now?',
          'What might it be about, besides food?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'That would be hard for anyone.',
              'You need care for that, too, not only for the eating.',
              'I can see how much that weighs on you.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'It may be hard to see right now.',
              'You can think about that another day.',
              'It does not have to be about anything else.',
            ],
          },
        ],
      },
    },
    {
      id: 'mirror-at-a-bad-hour',
      says: [
        'On a bad day a mirror shows you how bad you feel, not how you look. You can turn away from it.',
        'Put on something soft and loose, and cover the mirror if you like. You do not have to look at your body today.',
        'You do not have to like your body. You can still keep it warm and let it rest.',
      ],
    },
    {
      id: 'not-at-the-table-alone',
      says: [
        'Eating is often easier with someone there who talks about other things. It can also be someone on the phone.',
        'You could ask someone: “Please sit with me while I eat, and do not talk about the food.”',
        'It can help to have company before, during and after a meal. A film with voices in it is better than nothing.',
      ],
      asks: {
        name: 'company-at-table',
        says: [
          'Is there someone who could sit with you?',
          'Could someone keep you company at a meal?',
          'Could somebody talk to you while you eat?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'Yes, there is',
            says: [
              'You could ask them today, in one sentence.',
              'It is easier when you are not alone with it.',
              'They do not have to understand it to sit with you.',
            ],
          },
          {
            means: 'no',
            label: 'No one',
            says: [
              'Then put on a film or a radio voice while you eat.',
              'It is hard to face that alone. If you would like to talk to a person, {lines}.',
              'You deserve company, even if there is none right now.',
            ],
          },
          {
            means: 'unsure',
            label: 'I don’t want them to see',
            says: [
              'It is hard to be watched. They could sit next to you and look at something else.',
              'I understand. Maybe they could be with you afterwards.',
              'You can do it alone today, and ask someone another time.',
            ],
          },
        ],
      },
    },
    {
      id: 'a-doctor-should-know',
      says: [
        'This can harm your heart and bones even when you look well. Please let a doctor know, and you do not have to be ashamed.',
        'You do not have to look ill to need help. A doctor or a nurse can help you with this.',
        'A doctor can check that your body is safe. You can say it in one sentence.',
      ],
      asks: {
        name: 'doctor-knows-eating',
        says: [
          'Does a doctor, or anyone, know about this?',
          'Have you told anyone who could help?',
          'Is someone helping you with this?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'Yes, someone does',
            says: [
              'Then someone knows. You could tell them how bad it is now.',
              'You can tell them about days like today.',
              'Then you do not have to watch over your health all by yourself.',
            ],
          },
          {
            means: 'no',
            label: 'No one knows',
            says: [
              'Telling the first person is hard. You can just say: “Eating has become hard for me.”',
              'The first person can be someone you trust, or someone here: {lines}.',
              'You could write it on paper and give it to a doctor.',
            ],
          },
          {
            means: 'unsure',
            label: 'It isn’t bad enough',
            says: [
              'Almost everyone with this thinks that. You do not have to get worse to get help.',
              'It is bad enough if it makes you unhappy.',
              'A doctor can tell you that better than the thoughts in your head.',
            ],
          },
        ],
      },
    },
    {
      id: 'kindness-without-earning',
      says: [
        'You can be kind to yourself, whatever you ate. {exercise} is a short way to try it.',
        '{exercise} is three small steps. If it feels wrong, leave it.',
        'Being hard on yourself does not make this easier. {exercise} is a kinder way.',
      ],
      offers: ['self-compassion-break', 'notice-the-thought'],
    },
  ],
  check: [
    {
      id: 'noise-now',
      says: [
        'Let me ask how loud it is in your head. I will not ask about food.',
        'I would like to know how you feel at this moment.',
        'It may be quieter now, or not. You can tell me either way.',
      ],
      asks: {
        name: 'noise-changed',
        says: [
          'Is it quieter in your head, the same, or louder?',
          'How are the thoughts now?',
          'Has it got any easier?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'better',
            label: 'A bit quieter',
            hears: ['quieter', 'better', 'calmer', 'less', 'gone down'],
            says: [
              'A bit of peace is good. You can rest in it.',
              'Then do something nice and easy for a while.',
              'It is good to have a little more space.',
            ],
            to: 'land',
          },
          {
            means: 'same',
            label: 'The same',
            hears: ['same', 'no change', 'no different', 'still', 'not really'],
            says: [
              'It can go on for a while. You do not have to obey it.',
              'All right. It does not stop all at once.',
              'Then we just keep going, slowly.',
            ],
          },
          {
            means: 'worse',
            label: 'Louder',
            hears: ['louder', 'worse', 'grown', 'more', 'stronger', 'harder'],
            says: [
              'Then let us leave the subject of food for a while.',
              'It is loud now. You do not have to be alone with it.',
              'I am sorry that it got worse. Let us leave this subject.',
            ],
            to: 'stay-after',
          },
        ],
      },
    },
    {
      id: 'how-loud-in-words',
      says: [
        'I will not ask for a number. A single word will do.',
        'Let us check again how strong the thoughts are.',
        'You can answer with just one word.',
      ],
      asks: {
        name: 'radio-next-door',
        says: [
          'Are the thoughts soft, medium, or loud?',
          'How loud is it in there?',
          'Which word fits: soft, medium or loud?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'soft',
            label: 'Soft',
            hears: ['soft', 'quiet', 'low', 'hardly', 'a little'],
            says: [
              'Then this is a good time for something you enjoy.',
              'It is good that it is quieter.',
              'You can let them be there and do something else.',
            ],
            to: 'land',
          },
          {
            means: 'medium',
            label: 'In between',
            hears: ['medium', 'between', 'middle', 'so so', 'some', 'half'],
            says: [
              'So they are there, but you can still think.',
              'They tire you out, and they do not need an answer.',
              'In between. You can do one easy thing now.',
            ],
          },
          {
            means: 'loud',
            label: 'Loud',
            hears: ['loud', 'very', 'screaming', 'everything', 'all of it'],
            says: [
              'Then you should have someone with you.',
              'So loud. Please go where there is another person.',
              'That is very hard to be alone with.',
            ],
            to: 'not-at-the-table-alone',
          },
        ],
      },
    },
  ],
  land: [
    {
      id: 'away-from-the-kitchen',
      says: [
        'For the next hour, do something that has nothing to do with food or mirrors: a game, a friend, a walk to the window.',
        'Get warm and comfortable: a blanket, a cat, a film. The next meal is just the next meal.',
        'Go where it is easier: to other people, or to a book you know well.',
      ],
      asks: {
        name: 'other-than-food',
        says: [
          'What could the next hour be about?',
          'What do you like that has nothing to do with food?',
          'Where is it easier for you?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'You deserve some time for that.',
              'The thoughts may come along. They do not get to decide.',
              'You can go slowly, and be kind to yourself.',
            ],
            to: 'land',
          },
          {
            means: 'unsure',
            says: [
              'When this takes up so much space, it is hard to think of other things.',
              'Something for your hands, and some music, may be enough.',
              'You can just rest, too.',
            ],
            to: 'land',
          },
        ],
      },
    },
    {
      id: 'door-without-conditions',
      says: [
        'You can come back after any kind of day, a good one or a bad one. You do not have to report anything.',
        'You can stop here for now. If it gets too much, there are people who help with this: {lines}. A doctor can help, too.',
        'You can write here again when it gets loud. I will not ask what you ate.',
      ],
    },
  ],
  unfit: [
    'cool-pack',
    'body-scan',
    'muscle-relaxation',
    'five-senses',
    'walk-and-label',
    'thought-record',
    'worst-best-likely',
    'maybe-maybe-not',
    '4-7-8-breathing',
    'box-breathing',
  ],
}
