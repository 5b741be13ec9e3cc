import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const check: NeedWords['check'] = [
  {
    id: 'how-is-it-there',
    says: [
      'Before we go on, check how things are around you.',
      'Take a moment to listen to what is going on in the house.',
      'I stop here so that you can check if it is still safe.',
    ],
    asks: {
      name: 'safer-or-not',
      says: [
        'Do you feel a bit steadier, the same, or less safe?',
        'How is it now, where you are?',
        'Has it changed, for better or worse?',
      ],
      reads: 'choice',
      answers: [
        {
          means: 'better',
          label: 'A bit steadier',
          hears: ['steadier', 'better', 'calmer', 'safer', 'quiet'],
          says: [
            'Good. We can stop soon.',
            'A bit steadier. Keep the way to the door free.',
            'Good that it is quieter for now.',
          ],
          to: 'land',
        },
        {
          means: 'same',
          label: 'The same',
          hears: ['same', 'no change', 'no different', 'not really', 'still'],
          says: [
            'It is as it was. I believe that, too.',
            'You do not have to make it sound better for me.',
            'Then we go on with small, useful things.',
          ],
        },
        {
          means: 'worse',
          label: 'Less safe',
          hears: ['less safe', 'worse', 'unsafe', 'coming', 'danger', 'scared', 'more'],
          says: [
            'Stop reading now, and go near people or a door. Call {emergency} if you can.',
            'Being safe comes before this page. Call {emergency} as soon as you can.',
            'Then leave this page now. {emergency} is there when you can call.',
          ],
          to: 'if-it-happens-now',
        },
      ],
    },
  },
  {
    id: 'go-on-or-stop',
    says: [
      'This may be enough for today. It is not always safe to stay on a page for long.',
      'You have had a few things to read. They will be here another time.',
      'I ask so that I do not keep you here too long.',
    ],
    asks: {
      name: 'on-or-off',
      says: ['Do you want to go on?', 'Is there time for more?', 'Shall we go on a little?'],
      reads: 'yes-no',
      answers: [
        {
          means: 'yes',
          label: 'A little more',
          says: [
            'A little more, while it is quiet.',
            'All right, one more thing.',
            'You watch the time, and we go on for a bit.',
          ],
        },
        {
          means: 'no',
          label: 'Enough for now',
          says: [
            'That is enough, then. One last thing.',
            'You can go, with nothing to finish.',
            'It is wise to stop when you think so.',
          ],
          to: 'land',
        },
        {
          means: 'unsure',
          label: 'I should go',
          says: [
            'Then go now. You can come back.',
            'Go, and leave this as it is.',
            'If you think so, do it now.',
          ],
          to: 'land',
        },
      ],
    },
  },
]

export const land: NeedWords['land'] = [
  {
    id: 'keep-one-thing',
    says: [
      'Remember one thing, in your head and not on paper: {lines}. In danger, call {emergency} at once.',
      'You have told me. The next one could be a person who can do more than I can: {lines}.',
      'You do not have to do anything now. If you want to some day, you can start with a call: {lines}.',
    ],
    asks: {
      name: 'safe-hour',
      says: [
        'Is there a time when you could make such a call unseen?',
        'Will there be a quiet moment for you to call?',
        'Do you have a time or a place that is only yours?',
      ],
      reads: 'yes-no',
      answers: [
        {
          means: 'yes',
          label: 'Yes, there is',
          says: [
            'Then it can wait for that. Keep the time to yourself.',
            'Good. You choose if you use it.',
            'Then you have a chance to call, if you want to.',
          ],
          to: 'land',
        },
        {
          means: 'no',
          label: 'No',
          says: [
            'Maybe at a doctor’s, on a break at work, or at the school gate.',
            'You may get a chance later. You know when it is safe.',
            'That must be hard to live with. A doctor’s visit can be a private place.',
          ],
          to: 'land',
        },
        {
          means: 'unsure',
          label: 'Maybe',
          says: [
            'A chance may come when you do not expect it.',
            'All right, you can leave it open.',
            'You do not have to do it today.',
          ],
          to: 'land',
        },
      ],
    },
  },
  {
    id: 'delete-and-leave',
    says: [
      'Before you go, you can delete this talk. You can come back another time, and you will be believed.',
      'You can leave this page now. To stay or to go is your decision, in your own time.',
      'That is all for now. You can delete what you wrote, and say it again another day.',
    ],
  },
]
