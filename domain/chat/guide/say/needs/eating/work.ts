import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const work: NeedWords['work'] = [
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
]
