import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const arrive: NeedWords['arrive'] = [
  {
    id: 'nobody-watching',
    says: [
      'Being with people can be very scary. Here nobody looks at you, and you can take as long as you want.',
      'The fear of other people can be strong, even when they are friendly. Here is a place to talk about it.',
      'Many people are afraid of being judged, or of saying something wrong. You can talk about that here, without anyone watching.',
    ],
    asks: {
      name: 'people-way-in',
      says: [
        'Do you want to tell me, calm your nerves, or try something small?',
        'What would help most with this fear?',
        'What would you like to do first?',
      ],
      reads: 'choice',
      answers: [
        {
          means: 'heard',
          label: 'Tell it first',
          hears: [
            'tell you',
            'tell someone',
            'let me tell',
            'just listen',
            'listen to me',
            'be heard',
            'want to talk',
            'just talk',
            'talk about it',
            'say it',
            'vent',
          ],
          says: [
            'Tell me. It does not have to be short or clever.',
            'I listen, and you can start anywhere.',
            'Go ahead, in your own order.',
          ],
          to: 'listen',
        },
        {
          means: 'body',
          label: 'Settle my nerves',
          hears: ['nerves', 'settle', 'calm', 'body', 'shaking', 'heart', 'sweating', 'breathe'],
          says: [
            'Nerves first, then.',
            'Then we help your body first.',
            'Then we leave the people out of it for a minute.',
          ],
          to: 'before-the-door',
        },
        {
          means: 'small',
          label: 'Try a small step',
          hears: ['step', 'try', 'small', 'practise', 'practice', 'do something', 'get better'],
          says: [
            'Good. It can be a very small step.',
            'We look for something small. You do not have to be brave all at once.',
            'One step only, and you choose it.',
          ],
          to: 'one-rung',
        },
        {
          means: 'unsure',
          says: [
            'No choice is fine. No one is waiting.',
            'You can leave it open.',
            'We can start with any part of it.',
          ],
        },
      ],
    },
  },
  {
    id: 'before-during-after',
    says: [
      'This fear can come before you see people, while you are with them, or afterwards, when you think about it.',
      'For some the waiting is worst. For others it is being there, or going over it at home.',
      'What helps depends on whether it is still to come, happening now, or over.',
    ],
    asks: {
      name: 'which-season',
      says: [
        'Is it before, during, or after?',
        'Is it still to come, happening now, or over?',
        'Which of the three is it for you today?',
      ],
      reads: 'choice',
      answers: [
        {
          means: 'before',
          label: 'It’s still ahead',
          hears: ['ahead', 'before', 'tomorrow', 'later', 'next week', 'tonight', 'coming up', 'soon'],
          says: [
            'Then you have to wait for it, and that can be the worst part.',
            'Thinking about it beforehand can take up the whole day.',
            'So it is not here yet, but the nerves are.',
          ],
        },
        {
          means: 'during',
          label: 'Right in it',
          hears: ['during', 'right now', 'in it', 'at the party', 'bathroom', 'toilet', 'they are here'],
          says: [
            'Then I keep it short.',
            'You can go somewhere quiet for as long as you need.',
            'You are there, and you can take a short break from it.',
          ],
          to: 'turn-it-outward',
        },
        {
          means: 'after',
          label: 'It’s over, I replay it',
          hears: [
            'after',
            'replay',
            'yesterday',
            'keep thinking',
            'went wrong',
            'embarrassed',
            'it is over',
            'it’s over',
            'what i said',
          ],
          says: [
            'It is over, but your mind is still there.',
            'Going over it can hurt more than the thing itself.',
            'Many people replay it afterwards, and see only what went wrong.',
          ],
          to: 'the-replay',
        },
        {
          means: 'unsure',
          says: [
            'It may be there all the time.',
            'Maybe it is people in general, and not one event.',
            'You can leave that one.',
          ],
        },
      ],
    },
  },
]
