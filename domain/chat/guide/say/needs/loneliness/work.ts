import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const work: NeedWords['work'] = [
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
]
