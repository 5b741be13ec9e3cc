import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const work: NeedWords['work'] = [
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
]
