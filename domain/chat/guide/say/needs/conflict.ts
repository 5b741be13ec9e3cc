import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const conflict: NeedWords = {
  need: 'conflict',
  name: 'A fight with someone',
  listens: [
    'That sounds really upsetting.',
    'You can say what you could not say to them.',
    'Fights like that can go round in your head for days.',
    'I am not going to tell you who is right.',
    'It can hurt and make you angry at once.',
    'Trouble between people gets under the skin.',
    'Not being heard can hurt more than any word.',
    'Anger often shows that something matters.',
    'It is hard to be around someone after a thing like that.',
    'Words said in a quarrel can stay for a long time.',
    'Wanting to shout and wanting peace can come together.',
    'Being treated unfairly is hard to swallow.',
    'When there is tension, even silence is loud.',
  ],
  arrive: [
    {
      id: 'let-it-be-hot',
      says: [
        'When things go wrong with someone, it can stay in your head for hours. You can let it out here, and nobody gets hurt.',
        'It is hard when something is not right between you and someone else. You can say it all here first.',
        'People can upset us more than anything else. Nobody has to be forgiven today.',
      ],
      asks: {
        name: 'fight-way-in',
        says: [
          'What do you need first?',
          'Would you like to let off steam, cool down, or sort it out?',
          'Where would you like to begin with this?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'heard',
            label: 'Let off steam',
            hears: [
              'steam',
              'rant',
              'vent',
              'just listen',
              'listen to me',
              'be heard',
              'rage',
              'want to talk',
              'just talk',
              'talk about it',
            ],
            says: [
              'Go ahead. You do not have to be reasonable.',
              'Let it all out. I am here for it.',
              'Then tell me what happened, as angry as you are.',
            ],
            to: 'listen',
          },
          {
            means: 'body',
            label: 'Cool down first',
            hears: ['cool', 'calm', 'settle', 'body', 'shaking', 'breathe', 'furious'],
            says: [
              'Good. You can answer them later.',
              'First you, then the argument.',
              'That gives you time, and it helps you think.',
            ],
            to: 'heat-first',
          },
          {
            means: 'sense',
            label: 'Sort it out',
            hears: ['sort', 'understand', 'make sense', 'what to do', 'say to', 'solve', 'fix'],
            says: [
              'Then let us look at it one step at a time.',
              'All right. First what matters to you, then what to do.',
              'We can do that without deciding who is right.',
            ],
            to: 'under-the-anger',
          },
          {
            means: 'unsure',
            says: [
              'It may be too fresh to know.',
              'Then just tell me what happened.',
              'You do not have to decide that yet.',
            ],
          },
        ],
      },
    },
    {
      id: 'uppermost',
      says: [
        'There can be many feelings after a fight: anger, hurt, and sometimes regret.',
        'You can be angry and hurt at the same time. Most people are.',
        'It can help to know which feeling is strongest.',
      ],
      asks: {
        name: 'which-uppermost',
        says: [
          'Is it more anger, more hurt, or more regret?',
          'What do you feel most at this minute?',
          'Which one is strongest now?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'anger',
            label: 'Anger',
            hears: ['anger', 'angry', 'furious', 'rage', 'mad', 'pissed', 'hate'],
            says: [
              'Anger is allowed. You do not have to do anything with it yet.',
              'Anger often tells you that something was not all right for you.',
              'It makes sense to be angry when something matters to you.',
            ],
          },
          {
            means: 'hurt',
            label: 'Hurt',
            hears: ['hurt', 'sad', 'betrayed', 'rejected', 'crying', 'disappointed', 'let down'],
            says: [
              'It can be harder to say that than to be angry.',
              'That really hurt you.',
              'It hurts most when it comes from someone close.',
            ],
          },
          {
            means: 'regret',
            label: 'Regret',
            hears: ['regret', 'guilty', 'my fault', 'sorry', 'shouldn’t have', 'should not have', 'ashamed'],
            says: [
              'You may wish you had said it differently. You can still say sorry for that part.',
              'It is painful to hurt someone in a fight.',
              'It shows that they matter to you.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'It may be everything at once.',
              'It can change from minute to minute.',
              'You can feel it without a name for it.',
            ],
          },
        ],
      },
    },
  ],
  work: [
    {
      id: 'heat-first',
      says: [
        'It is hard to think while you are upset. {exercise} first, and then you can decide what to say.',
        'Your body is ready for a fight. {exercise} helps it come down a bit, and you do not give in by doing it.',
        'Anger needs to move. You can try {exercise} and come back to this after.',
      ],
      offers: ['walk-and-label', 'longer-exhale', 'cool-pack'],
    },
    {
      id: 'not-to-be-sent',
      says: [
        'Write the message you want to send, but write it here. All of it. You can write the real one tomorrow.',
        'You can say everything here that you must not send. It stays on this page.',
        'A message sent in anger is hard to take back. Here you can write it and not send it.',
      ],
      asks: {
        name: 'drawer-letter',
        says: [
          'What would you say with nothing held back?',
          'What do you want to tell them?',
          'What would the angry message say?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'That needed to come out. It has not been sent to anyone.',
              'I can hear how angry and hurt you are.',
              'Now it is written, and you can still decide what to do.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'You may have said it too often already.',
              'Sometimes there are no words for it.',
              'All right. You do not have to write it.',
            ],
          },
        ],
      },
    },
    {
      id: 'between-spark-and-word',
      says: [
        'Before you answer them, take a short break. {exercise} takes a minute or two.',
        'When their name comes up on your phone, try {exercise} before you answer.',
        'You can answer tomorrow. If you have to answer today, do {exercise} first.',
      ],
      offers: ['stop-and-choose', 'longer-exhale'],
    },
    {
      id: 'under-the-anger',
      says: [
        'Under the anger there is often something else: you wanted respect, or fairness, or to matter to them.',
        'People fight about small things when something bigger is wrong. It can help to find out what that is.',
        'Think about what hurt you most in it. It may be something older than this fight.',
      ],
      asks: {
        name: 'what-was-stepped-on',
        says: [
          'What hurt you most about it?',
          'What is it really about for you?',
          'What did you need from them?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'It makes sense that this hurts.',
              'That matters, and you can tell them so one day.',
              'I understand a bit better now why it hit you so hard.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'It may be too early to see that.',
              'You may know it later, when you are calmer.',
              'Maybe there is nothing more to it. That is possible, too.',
            ],
          },
        ],
      },
    },
    {
      id: 'the-other-window',
      says: [
        'They probably see it in another way. You do not have to agree with them to know that.',
        'We know what we meant ourselves. We only hear what the others said. It is the same for them.',
        'You cannot know what they were thinking. You know what they did, and how it was for you.',
      ],
    },
    {
      id: 'one-request',
      says: [
        'When you are calmer, you could ask for one thing. “That was hard for me. Next time, please tell me first.”',
        'It helps to say what you want, and not only what you do not want.',
        'It is easier to listen to “I was hurt” than to “you always do that”.',
      ],
      asks: {
        name: 'what-to-ask-for',
        says: [
          'What would you ask them for?',
          'What should be different next time?',
          'What is one thing you need from them?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'You can say it to them like that, on a calm day.',
              'It helps to know what you need. They may say no, and you will have said it.',
              'You have a right to ask for what you need.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'You do not have to know that yet.',
              'Maybe you need some distance first.',
              'It may be enough to know what you do not want.',
            ],
          },
        ],
      },
    },
    {
      id: 'if-you-are-afraid',
      says: [
        'A fight is one thing. If you are afraid of this person, that is something else, and there is other help for it.',
        'I ask everyone this. Some fights are loud, and some are dangerous.',
        'If you have to watch what you say so that you do not get hurt, it is more than a fight.',
      ],
      asks: {
        name: 'afraid-of-them',
        says: [
          'Are you afraid of this person?',
          'Do you have to be careful so you do not get hurt?',
          'Does this person frighten you?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'Yes, I am',
            says: [
              'I believe that you are afraid. There are people who can help: {lines}. If you are in danger now, call {emergency}.',
              'Then your safety comes before the fight. You can talk to someone: {lines}, or call {emergency} if it is urgent.',
              'You should not have to be afraid. If there is danger now, {emergency}. For help with this, {lines}.',
            ],
            to: 'distance-first',
          },
          {
            means: 'no',
            label: 'No, not afraid',
            says: [
              'All right. It was important to ask.',
              'Then we can look at the fight itself.',
              'I ask because it makes a difference.',
            ],
          },
          {
            means: 'unsure',
            label: 'A little, at times',
            says: [
              'Being afraid at times is important. You can talk about it with people who know: {lines}.',
              'Take that feeling seriously. Keep some distance if you can.',
              'You need not be certain. Someone can help you think about it: {lines}.',
            ],
            to: 'distance-first',
          },
        ],
      },
    },
    {
      id: 'distance-first',
      says: [
        'Put some distance between you and them for now: another room, a walk, a night. You do not have to answer yet.',
        'If someone may get hurt, by you or by them, leave the room. If you cannot leave, call {emergency}.',
        'Get some space before you say anything more. A walk, another room, a friend’s place.',
      ],
    },
    {
      id: 'own-small-part',
      says: [
        'There may be one thing you wish you had not said or done. You can say sorry for that and nothing else.',
        '“I am sorry that I shouted” is enough. It does not mean that they were right.',
        'You only have to apologise for your own part, if there is one. You decide that.',
      ],
      asks: {
        name: 'take-back',
        says: [
          'Is there a part you would take back?',
          'Is there something you want to say sorry for?',
          'Would you do one thing differently?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'Yes, a part',
            says: [
              'You can tell them that on a calm day.',
              'You can say it in one sentence, with no “but”.',
              'That takes some strength to see.',
            ],
          },
          {
            means: 'no',
            label: 'No, not this time',
            says: [
              'Then you do not have to say sorry.',
              'All right. You know best.',
              'Then leave it as it is.',
            ],
          },
          {
            means: 'unsure',
            label: 'I don’t know yet',
            says: [
              'You may know tomorrow, after some sleep.',
              'It is hard to see on the same day.',
              'You can leave that open for a while.',
            ],
          },
        ],
      },
    },
  ],
  check: [
    {
      id: 'heat-now',
      says: [
        'Let me ask how angry you are now.',
        'Before you send or say anything, see how you feel.',
        'Talking about it may have changed something.',
      ],
      asks: {
        name: 'cooler-or-not',
        says: [
          'Are you calmer, the same, or angrier?',
          'Has the anger gone down at all?',
          'How angry are you at this moment?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'better',
            label: 'A bit calmer',
            hears: ['cooler', 'better', 'calmer', 'gone down', 'less'],
            says: [
              'Good. You can think more clearly now, and it still matters.',
              'A bit calmer is enough to decide what to do next.',
              'It is easier to choose your words now.',
            ],
            to: 'land',
          },
          {
            means: 'same',
            label: 'Still the same',
            hears: ['same', 'still', 'no change', 'no different', 'not really'],
            says: [
              'Anger can take a long time to go down.',
              'You do not have to be over it.',
              'Then you may have more to say, and you can say it.',
            ],
          },
          {
            means: 'worse',
            label: 'Angrier',
            hears: ['hotter', 'worse', 'flared', 'more', 'angrier', 'higher'],
            says: [
              'Then do not send or say anything yet.',
              'Going over it can make it worse. Let us leave it for now.',
              'That happens. Move about, or get some air.',
            ],
            to: 'distance-first',
          },
        ],
      },
    },
    {
      id: 'heat-number',
      says: [
        'Try a number. Zero is calm, ten is as angry as you can be.',
        'A number can help you see if it goes down.',
        'Just guess, without thinking about it for long.',
      ],
      asks: {
        name: 'degrees',
        says: [
          'How angry are you now, 0 to 10?',
          'What is the number, from 0 to 10?',
          'From 0 to 10, how strong is the anger?',
        ],
        reads: 'scale',
        answers: [
          {
            means: 'low',
            says: [
              'Then you can think about what you want to do.',
              'That is calm enough to choose your words.',
              'It is good that it has gone down, or was not so high.',
            ],
            to: 'land',
          },
          {
            means: 'middle',
            says: [
              'Wait a bit before you write to them.',
              'So it is still there. Give it some time.',
              'Half way. A walk could help more than a talk now.',
            ],
          },
          {
            means: 'high',
            says: [
              'You do not have to decide anything at that number.',
              'Then the only thing that matters is that nobody gets hurt.',
              'That is very angry. Put some distance between you first.',
            ],
            to: 'distance-first',
          },
        ],
      },
    },
  ],
  land: [
    {
      id: 'when-to-speak',
      says: [
        'If you want to talk to them, choose a time when you are both rested. It goes better in person than by text at night.',
        'It can wait for today. Eat something, sleep, and see how you feel tomorrow.',
        'You can talk to them, write to them, or let it go. None of these is weak.',
      ],
      asks: {
        name: 'talk-or-leave',
        says: [
          'What would you like to do about it today?',
          'Do you want to talk, wait, or let it go?',
          'What feels right for now?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'You can do that, and you can change your mind.',
              'It is your decision. Take your time with it.',
              'That makes sense for today.',
            ],
            to: 'land',
          },
          {
            means: 'unsure',
            says: [
              'You do not have to decide today.',
              'Then wait. Waiting is a choice, too.',
              'You may see it more clearly after some sleep.',
            ],
            to: 'land',
          },
        ],
      },
    },
    {
      id: 'before-the-next-round',
      says: [
        'If it starts again, you can write here before you answer them.',
        'You can leave it for now. If it gets frightening, {lines}. In danger, call {emergency}.',
        'You can come back before the next fight, or after it. I will not judge who was right.',
      ],
    },
  ],
  unfit: ['body-scan', 'worry-time', '4-7-8-breathing', 'maybe-maybe-not', 'worst-best-likely'],
}
