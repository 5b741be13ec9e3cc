import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const work: NeedWords['work'] = [
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
]
