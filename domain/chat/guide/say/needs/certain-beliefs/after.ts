import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const check: NeedWords['check'] = [
  {
    id: 'how-loud-is-it-all',
    says: [
      'Tell me how you feel now, if you can. I will not ask what is true.',
      'Let me ask how you are at this moment.',
      'It may have changed a little, for better or worse.',
    ],
    asks: {
      name: 'any-steadier',
      says: [
        'Do you feel a bit steadier, the same, or less steady?',
        'Is it quieter, the same, or louder?',
        'How do you feel now?',
      ],
      reads: 'choice',
      answers: [
        {
          means: 'better',
          label: 'A little steadier',
          hears: ['steadier', 'better', 'calmer', 'quieter', 'less'],
          says: [
            'Good. Keep things quiet.',
            'Good. You do not have to do anything more now.',
            'It helps to be steadier. Rest while you can.',
          ],
          to: 'land',
        },
        {
          means: 'same',
          label: 'The same',
          hears: ['same', 'no change', 'unchanged', 'still', 'not really'],
          says: [
            'All right. We go on gently.',
            'It takes time, and sleep.',
            'Nothing has to be forced. Stay somewhere quiet.',
          ],
        },
        {
          means: 'worse',
          label: 'Less steady',
          hears: ['worse', 'less steady', 'louder', 'more', 'stronger', 'scared'],
          says: [
            'Then you should not be alone now.',
            'Please get someone to be in the same room with you.',
            'You need someone with you. If you are not safe, call {emergency}.',
          ],
          to: 'one-person-you-trust',
        },
      ],
    },
  },
  {
    id: 'safe-where-you-are',
    says: [
      'I have one plain question, because I cannot see you.',
      'Before we go on, I need to ask you one thing.',
      'This is a simple question, and there is no trick in it.',
    ],
    asks: {
      name: 'safe-now-with-it',
      says: [
        'Are you safe where you are?',
        'Are you, and the people around you, safe right now?',
        'Do you feel safe from hurting yourself or anyone else?',
      ],
      reads: 'yes-no',
      answers: [
        {
          means: 'yes',
          label: 'Yes',
          says: [
            'Good. Stay there and keep it quiet.',
            'All right. Then nothing has to happen fast.',
            'That is the most important thing.',
          ],
          to: 'land',
        },
        {
          means: 'no',
          label: 'No',
          says: [
            'Then please call {emergency}, or {lines}. Tell them that you are not safe.',
            'Go where other people are, and call {emergency}. You can say that you are frightened.',
            'You need help with you now: {emergency}, or {lines}.',
          ],
          to: 'one-person-you-trust',
        },
        {
          means: 'unsure',
          label: 'I’m not sure',
          says: [
            'Not being sure is enough of a reason to call someone: {lines}.',
            'Then please go near another person. If it gets worse, call {emergency}.',
            'Please talk to a person about that now: {lines}.',
          ],
          to: 'one-person-you-trust',
        },
      ],
    },
  },
]

export const land: NeedWords['land'] = [
  {
    id: 'quiet-next-hours',
    says: [
      'For the next hours: something to eat, someone near you, low light, and bed.',
      'Keep the rest of the day very simple. The big questions can wait until you have slept.',
      'Do something plain and warm now, and send a message to the person you trust most.',
    ],
    asks: {
      name: 'first-plain-thing',
      says: [
        'What could you do first?',
        'What is one simple thing you can do now?',
        'Which of these is easiest?',
      ],
      reads: 'open',
      answers: [
        {
          means: 'told',
          says: [
            'Take it slowly, one thing after another.',
            'Let everything else wait.',
            'Be kind to yourself while you do it.',
          ],
          to: 'land',
        },
        {
          means: 'unsure',
          says: [
            'Then just sit down and drink some water.',
            'You can simply lie down.',
            'Anything quiet is good.',
          ],
          to: 'land',
        },
      ],
    },
  },
  {
    id: 'come-back-rested',
    says: [
      'You can come back whenever you want. If you are frightened at night, there are people: {lines}. If you are in danger, {emergency}.',
      'We can leave it here. Please tell a doctor and one person you trust.',
      'You can write here again. If a voice or a fear tells you to do harm, call {emergency} first.',
    ],
  },
]
