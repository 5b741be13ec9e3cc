import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const check: NeedWords['check'] = [
  {
    id: 'after-some-telling',
    says: [
      'You have told me quite a bit now. I would like to know how that is for you.',
      'Before you go on, let me ask how it feels to talk about it.',
      'Talking can help, and sometimes it does not. I want to know how it is for you.',
    ],
    asks: {
      name: 'telling-sits',
      says: [
        'Do you feel lighter, the same, or heavier?',
        'How does it feel to have written it down?',
        'Is talking making it easier, no different, or harder?',
      ],
      reads: 'choice',
      answers: [
        {
          means: 'better',
          label: 'A bit lighter',
          hears: ['lighter', 'easier', 'better', 'it eases', 'relief'],
          says: [
            'That is good to hear.',
            'Sometimes it helps just to say it.',
            'A bit lighter, then. You can go on or stop.',
          ],
          to: 'land',
        },
        {
          means: 'same',
          label: 'About the same',
          hears: ['the same', 'no different', 'no change', 'leaves it', 'not really'],
          says: [
            'It is still as hard, and now it has been heard.',
            'That is all right too. We can keep talking.',
            'Nothing has to change just because you talked.',
          ],
        },
        {
          means: 'worse',
          label: 'Heavier',
          hears: ['heavier', 'harder', 'worse', 'stirs it up', 'stirred up'],
          says: [
            'Then let us stop talking about it for now.',
            'I hear that. We can go slower, or leave it.',
            'That can happen when you touch something sore.',
          ],
          to: 'you-may-stop',
        },
      ],
    },
  },
  {
    id: 'enough-or-more',
    says: [
      'You can write more, or this can be enough for today.',
      'Maybe there is more you want to say. Maybe you are tired.',
      'I can keep reading for as long as you want to write.',
    ],
    asks: {
      name: 'more-or-enough',
      says: ['Is there more you want to tell me?', 'Would you like to go on?', 'Do you want to write more?'],
      reads: 'yes-no',
      answers: [
        {
          means: 'yes',
          label: 'There is more',
          says: [
            'Good. Go on, I am reading.',
            'Then tell me what else there is.',
            'All right, there is plenty of time.',
          ],
          to: 'listen',
        },
        {
          means: 'no',
          label: 'Enough for now',
          says: [
            'Then let it be enough for now.',
            'You have said a lot. You can rest.',
            'All right, we stop there.',
          ],
          to: 'land',
        },
        {
          means: 'unsure',
          label: 'I can’t tell',
          says: [
            'Then just wait a minute, and see if more comes.',
            'You do not have to decide. Write or rest.',
            'We can leave it open.',
          ],
          to: 'still-open',
        },
      ],
    },
  },
]

export const land: NeedWords['land'] = [
  {
    id: 'leave-it-here',
    says: [
      'You can rest from it here. What you told me does not have to be finished.',
      'This is a good moment for a break. Have a drink, or stretch a little.',
      'You have put a lot into words. Be kind to yourself for the rest of the day.',
    ],
    asks: {
      name: 'anyone-near',
      says: [
        'Is there someone you would like to be with now?',
        'Would some company be good after this?',
        'Could you sit with someone for a bit?',
      ],
      reads: 'yes-no',
      answers: [
        {
          means: 'yes',
          label: 'Yes, there is',
          says: [
            'Then go to them, or send a short message.',
            'You do not have to tell them everything. It is enough to be together.',
            'Good. They may be glad to hear from you.',
          ],
          to: 'land',
        },
        {
          means: 'no',
          label: 'Not now',
          says: [
            'Then do something quiet on your own.',
            'You can have some peace by yourself, too.',
            'All right. Be gentle with yourself.',
          ],
          to: 'land',
        },
        {
          means: 'unsure',
          label: 'Maybe later',
          says: [
            'You can decide that later.',
            'There is no rush with that.',
            'Maybe later, when you feel like it.',
          ],
          to: 'land',
        },
      ],
    },
  },
  {
    id: 'door-ajar',
    says: [
      'You can come back whenever you want to say more.',
      'You can stop writing for today. If more comes up tonight or another day, you can write it here.',
      'That is all for now, if you like. You are welcome to write again.',
    ],
  },
]
