import type { NeedWords } from '#domain/chat/guide/say/words.ts'

/** And then. */
export const workLater: NeedWords['work'] = [
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
]
