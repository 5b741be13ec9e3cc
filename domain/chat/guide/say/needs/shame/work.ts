import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const work: NeedWords['work'] = [
  {
    id: 'what-shame-wants',
    says: [
      'Shame tells you to hide. But the more alone you are with it, the bigger it gets.',
      'Almost everyone has something they would hate others to know. Shame makes each of us think we are the only one.',
      'Shame usually gets smaller when a kind person hears about it. It does not have to be today, or all of it.',
    ],
  },
  {
    id: 'hot-face',
    says: [
      'A hot face, a sinking stomach, the wish to disappear: this is how shame feels in the body. {exercise} may ease it.',
      'Look up, at the top of a wall or at a tree. If you like, try {exercise} for a minute.',
      'Shame makes us look down. {exercise} helps you look around, and nobody is looking back.',
    ],
    offers: ['orienting', 'longer-exhale'],
  },
  {
    id: 'the-gallery',
    says: [
      'When we are ashamed, it feels as if everyone was looking. Most people are busy with their own lives.',
      'It can help to ask who you think is looking at you. “Everyone” is often two or three people.',
      'You may be picturing how others saw it. That picture can be harsher than what they really think.',
    ],
    asks: {
      name: 'whose-eyes',
      says: [
        'Whose opinion hurts the most?',
        'Who are you most afraid of, when you picture it?',
        'Which person comes to mind first?',
      ],
      reads: 'open',
      answers: [
        {
          means: 'told',
          says: [
            'It makes sense that this hurts more, coming from them.',
            'What they think matters to you. So it hurts.',
            'That is one person, and not everyone.',
          ],
        },
        {
          means: 'unsure',
          says: [
            'Maybe it is no one in particular. It still burns.',
            'Perhaps you are the strictest one yourself.',
            'No name is needed.',
          ],
        },
      ],
    },
  },
  {
    id: 'not-a-verdict',
    says: [
      'I cannot say if it was right or wrong. But one thing someone does is not the whole person.',
      'I do not judge you, and I cannot forgive you either. I can be here while it hurts.',
      'If it hurts to have done something, it means that you care about what is right.',
    ],
  },
  {
    id: 'old-voice',
    says: [
      'The harsh voice in our head often sounds like someone we knew: a parent, a teacher, other children.',
      'Listen for a moment to how that voice talks to you, and not to what it says. It may remind you of someone.',
      'Children learn early what others do not like about them. Such lessons can go on hurting for many years.',
    ],
    asks: {
      name: 'known-voice',
      says: [
        'Does that voice remind you of anyone?',
        'Has someone talked to you like that before?',
        'Is it a voice you know from somewhere?',
      ],
      reads: 'yes-no',
      answers: [
        {
          means: 'yes',
          label: 'Yes, I know it',
          says: [
            'Then you learned it from someone. It did not start with you.',
            'No need to say who. Their words are not the truth about you.',
            'You have heard that for a long time, then.',
          ],
        },
        {
          means: 'no',
          label: 'No, it’s mine',
          says: [
            'Then you are very strict with yourself.',
            'It is hard to live with such a strict voice.',
            'You would probably not speak to a friend like that.',
          ],
        },
        {
          means: 'unsure',
          label: 'Not sure',
          says: [
            'It may be a mix of many people.',
            'It does not matter whose it is. It is harsh.',
            'That question can stay open.',
          ],
        },
      ],
    },
  },
  {
    id: 'handed-on',
    says: [
      'When people are hurt by others, they are often the ones who feel ashamed. The shame belongs to whoever did it.',
      'You are not to blame for being hurt by someone, even if it feels that way.',
      'Some people freeze, some go along, some say nothing. That is how a body gets through it. It is not consent, and not guilt.',
    ],
  },
  {
    id: 'to-put-right',
    says: [
      'If you hurt someone, you can say sorry, or put one thing right. Once is enough, without punishing yourself.',
      'Guilt can be useful if there is something to repair. If there is nothing to repair, it only hurts.',
      'Sometimes one honest sentence helps more than weeks of blaming yourself. And sometimes there is nothing to do.',
    ],
    asks: {
      name: 'a-repair',
      says: [
        'Is there something you want to put right?',
        'Does somebody need a sorry from you?',
        'Is there one thing you could repair?',
      ],
      reads: 'yes-no',
      answers: [
        {
          means: 'yes',
          label: 'Yes, there is',
          says: [
            'You can do that once, when you feel calmer.',
            'Keep it short and honest. There is no need to run yourself down.',
            'Good. You can choose the day.',
          ],
        },
        {
          means: 'no',
          label: 'No, nothing',
          says: [
            'Then there is nothing you need to pay for.',
            'Then it is only pain, and pain needs kindness.',
            'Then you can stop putting yourself on trial, at least for today.',
          ],
        },
        {
          means: 'unsure',
          label: 'I keep wondering',
          says: [
            'I cannot answer that for you. It can rest for today.',
            'Going over it again and again can be a punishment of its own.',
            'If you have asked yourself many times, one more time may not help.',
          ],
        },
      ],
    },
  },
  {
    id: 'a-kinder-sentence',
    says: [
      'You would not talk to a friend the way shame talks to you. {exercise} is a try at a kinder voice. Stop if it feels wrong.',
      '{exercise} puts a bit of space between you and that harsh sentence. You do not have to believe anything new.',
      'You have been hard on yourself. For two minutes, {exercise} tries something kinder.',
    ],
    offers: ['self-compassion-break', 'notice-the-thought'],
  },
  {
    id: 'wish-to-vanish',
    says: [
      'Shame can make you want to disappear. If you have thoughts of dying, please tell a person: {lines}.',
      'Wanting the ground to swallow you is one thing. If you think of dying, people are there for you: {lines}.',
      'You can talk to people who will not be shocked, also about not wanting to live: {lines}.',
    ],
  },
  {
    id: 'one-decent-person',
    says: [
      'Telling one kind person can make shame smaller. Choose someone who can keep things to themselves.',
      'You do not have to tell it all. You can say: “I am ashamed of something, and I cannot say what.”',
      'Think of someone you feel good with. That could be the person to tell, one day.',
    ],
    asks: {
      name: 'is-there-one',
      says: [
        'Is there a person like that in your life?',
        'Can you think of someone who would be kind?',
        'Would it be safe to tell one person a small part?',
      ],
      reads: 'yes-no',
      answers: [
        {
          means: 'yes',
          label: 'Yes, one',
          says: [
            'One is enough.',
            'Then you have someone to go to, when you are ready.',
            'You could start with a very small part.',
          ],
        },
        {
          means: 'no',
          label: 'No, nobody',
          says: [
            'A stranger can be easier: {lines}.',
            'That is a lot to hide all alone. A doctor is someone you can tell, too.',
            'No one right now. There are people you can call without giving your name: {lines}.',
          ],
        },
        {
          means: 'unsure',
          label: 'They’d think less of me',
          says: [
            'That is what shame says. You do not know what they would think.',
            'They might surprise you. That can wait for another time.',
            'Then it does not have to be them.',
          ],
        },
      ],
    },
  },
]
