import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const check: NeedWords['check'] = [
  {
    id: 'pull-changed',
    says: [
      'We have talked for a bit. Let us see how the craving is now.',
      'I would like to check how strong it is now. Any answer is fine.',
      'A quick check, and you can be honest.',
    ],
    asks: {
      name: 'weaker-or-not',
      says: [
        'Is the craving weaker, the same, or stronger?',
        'Has it got weaker, or is it the same or stronger?',
        'How much do you want it now, next to before?',
      ],
      reads: 'choice',
      answers: [
        {
          means: 'better',
          label: 'A bit weaker',
          hears: ['weaker', 'better', 'eased', 'less', 'gone down'],
          says: [
            'Good, it has gone down a little. That is how cravings often end.',
            'A bit weaker is enough for now.',
            'Lower than before. You can leave it at that.',
          ],
          to: 'land',
        },
        {
          means: 'same',
          label: 'The same',
          hears: ['same', 'no change', 'still', 'no different', 'not really'],
          says: [
            'It is still there. Some take longer.',
            'The same. There are other things to try.',
            'All right. Another way, then.',
          ],
        },
        {
          means: 'worse',
          label: 'Stronger',
          hears: ['stronger', 'worse', 'grown', 'more', 'harder', 'higher'],
          says: [
            'Then it would be good to have someone with you, or on the phone.',
            'Stronger now. Please do not sit with it alone.',
            'Then let us think who could help you through the next hour.',
          ],
          to: 'one-sober-friend',
        },
      ],
    },
  },
  {
    id: 'how-safe-tonight',
    says: [
      'Apart from the craving, I want to know how you are.',
      'Let us leave the drinking or using for a moment and look at you.',
      'One question about you, and not about what you had.',
    ],
    asks: {
      name: 'whole-of-you',
      says: [
        'How are you: all right, shaky, or not safe?',
        'Do you feel steady, shaky, or in trouble?',
        'Are you all right for now, or not?',
      ],
      reads: 'choice',
      answers: [
        {
          means: 'steady',
          label: 'Steady enough',
          hears: [
            'steady',
            'i’m fine',
            'im fine',
            'i am fine',
            'i’m ok',
            'im ok',
            'i am ok',
            'i’m all right',
            'good enough',
          ],
          says: [
            'Good. Then the rest of today can be simple.',
            'Steady is good.',
            'All right. Then we can stop soon, if you like.',
          ],
          to: 'land',
        },
        {
          means: 'shaky',
          label: 'Shaky',
          hears: ['shaky', 'wobbly', 'so so', 'not great', 'meh', 'tired'],
          says: [
            'Then be gentle with yourself: sit down, drink something warm.',
            'Shaky is a bad time for big choices. They can wait.',
            'If the shaking is in your body and you have stopped drinking, call a doctor today.',
          ],
          to: 'one-sober-friend',
        },
        {
          means: 'unsafe',
          label: 'Not safe',
          hears: ['not safe', 'unsafe', 'in trouble', 'bad', 'scared', 'sick'],
          says: [
            'Then please talk to a person now: {lines}. If you feel very ill, {emergency}.',
            'Please call now: {lines}, or {emergency} if it is urgent.',
            'You should not be alone with that: {emergency} if you feel very ill, or {lines}.',
          ],
          to: 'already-tonight',
        },
      ],
    },
  },
]

export const land: NeedWords['land'] = [
  {
    id: 'rest-of-the-evening',
    says: [
      'You only have to plan the next hour: something to eat, a shower, a film, someone to talk to.',
      'Going to bed early is a good plan for a bad evening. Things are often easier to look at in the morning.',
      'Choose something that keeps your hands busy for the next hour: cooking, a game, tidying one drawer.',
    ],
    asks: {
      name: 'the-next-stretch',
      says: [
        'What would make the next hour easier?',
        'What could you do instead for an hour?',
        'What will you do next?',
      ],
      reads: 'open',
      answers: [
        {
          means: 'told',
          says: [
            'Good. Just that, for the next hour.',
            'That sounds possible. See how it goes.',
            'All right. You can change your mind on the way.',
          ],
          to: 'land',
        },
        {
          means: 'unsure',
          says: [
            'Then a warm drink and something to watch.',
            'Nothing comes to mind, and that is fine. Take it ten minutes at a time.',
            'You could start with a glass of water and something to eat.',
          ],
          to: 'land',
        },
      ],
    },
  },
  {
    id: 'come-back-in-any-state',
    says: [
      'You can come back any time, sober or not. For hours when you need a person: {lines}. If your body is in danger, call {emergency}.',
      'You can rest from this now. If you want to change things, a doctor is a good first step. For a voice on the phone: {lines}.',
      'If you drink or use again, you can still come here, and nobody will be cross. If you feel very ill, call {emergency}.',
    ],
  },
]
