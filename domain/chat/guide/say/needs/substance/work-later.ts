import type { NeedWords } from '#domain/chat/guide/say/words.ts'

/** And then. */
export const workLater: NeedWords['work'] = [
  {
    id: 'make-it-farther',
    says: [
      'It is easier when it is not close by. Go to another room, take a walk without your wallet, or ask someone to keep it.',
      'You can pour it away, give it to someone, or put it where it takes effort to reach. That helps more than willpower.',
      'Change one thing about your usual pattern: another chair, another way home, another plan for that hour. Habits get weaker when the place changes.',
    ],
  },
  {
    id: 'already-tonight',
    says: [
      'If it was a little: water, some food, no driving, and rest. If it was a lot, or mixed with pills, do not stay alone.',
      'A small amount needs no alarm: drink water and do not drive. After a lot, lie on your side and have someone with you.',
      'From now on, nothing more and no mixing. If someone cannot be woken, breathes slowly, or turns blue or grey, call {emergency}.',
    ],
    asks: {
      name: 'someone-with-you',
      says: [
        'If it was a lot, is someone with you?',
        'Is there someone with you, in case you feel worse?',
        'Could somebody be with you for the next few hours?',
      ],
      reads: 'yes-no',
      answers: [
        {
          means: 'yes',
          label: 'Yes, someone is',
          says: [
            'Good. Tell them what you have had.',
            'Let them know how you feel, too.',
            'Then stay near them for now.',
          ],
        },
        {
          means: 'no',
          label: 'I’m alone',
          says: [
            'If it was a lot, phone someone now, or {lines}. If you feel very unwell, {emergency}.',
            'After a small drink that is fine. After a lot, tell someone where you are and what you had.',
            'If it was little, you can just rest. If it was much or mixed, call {emergency} rather than wait.',
          ],
        },
        {
          means: 'unsure',
          label: 'I don’t want them to know',
          says: [
            'You can ask for help without giving your name: {lines}. For anything with your body, {emergency}.',
            'They may be upset, and they can still keep you safe. You decide.',
            'A doctor or a nurse will not tell you off. They only need to know what it was.',
          ],
        },
      ],
    },
  },
  {
    id: 'stopping-with-care',
    says: [
      'Shaking, sweating or feeling sick after stopping is withdrawal in many cases. Ring a doctor today. For a fit or seeing things, call {emergency}.',
      'If you shake or sweat after stopping, call a doctor today and do not wait. Confusion, a fit, or seeing things: call {emergency}.',
      'After heavy daily use, stopping can make you ill, with alcohol and some tablets most of all. A doctor can help today; in a fit, {emergency}.',
    ],
    asks: {
      name: 'doctor-knows-use',
      says: [
        'Can you call a doctor today?',
        'Could you tell a doctor or nurse how it is, today?',
        'Is there a doctor or nurse line you can reach today?',
      ],
      reads: 'yes-no',
      answers: [
        {
          means: 'yes',
          label: 'Yes, I can',
          says: [
            'Good. Tell them how much it was, and when you last had it.',
            'Good. They can give you something that makes it safer.',
            'That is the right place for it. Tell them all of it.',
          ],
          to: 'how-safe-tonight',
        },
        {
          means: 'no',
          label: 'Not really',
          says: [
            'A pharmacy or a nurse line can help too. If you get worse, {emergency}.',
            'You can also start here: {lines}. If the shaking gets worse, call {emergency}.',
            'Then ask someone to call for you. Until then, do not be alone.',
          ],
          to: 'how-safe-tonight',
        },
        {
          means: 'unsure',
          label: 'I’m afraid to say',
          says: [
            'Doctors hear this every day. You can begin with: “This is hard to say.”',
            'You can ask first who gets to know. You may also take someone with you.',
            'Being afraid to say it is very common. You can show them what you wrote here.',
          ],
          to: 'how-safe-tonight',
        },
      ],
    },
  },
  {
    id: 'after-a-slip',
    says: [
      'If you drank or used after a break, that is one day. It does not wipe out the days before it.',
      'After a slip, shame often says: now it makes no difference. It does make a difference. The next hour is still yours.',
      'A slip can show you what to watch for: a place, a mood, a person. You can use that next time.',
    ],
  },
  {
    id: 'body-on-edge',
    says: [
      'When you crave, your body gets tense and restless. {exercise} gives it something to do for a few minutes.',
      'If you feel jumpy, try {exercise}. It will not feel like the real thing, but it costs you nothing.',
      'Moving or slow breathing can help you get through the worst minutes. {exercise} is one way.',
    ],
    offers: ['longer-exhale', 'walk-and-label'],
  },
  {
    id: 'one-sober-friend',
    says: [
      'It helps to have one person you can call when it gets bad. You could say: “I want to drink. Talk to me for ten minutes.”',
      'There are groups, online and near you, where people talk about this. You can go and just listen.',
      'Telling one person makes it easier than keeping it hidden. It could be a friend, a relative, or someone who has been there.',
    ],
    asks: {
      name: 'person-for-the-bad-hour',
      says: [
        'Is there someone you could call when it gets bad?',
        'Could you call someone when the craving is strong?',
        'Does anyone know that you struggle with this?',
      ],
      reads: 'yes-no',
      answers: [
        {
          means: 'yes',
          label: 'Yes, there is one',
          says: [
            'Good. Keep their number at hand.',
            'You could tell them today that you may call.',
            'You can call them before it gets bad, not only after.',
          ],
        },
        {
          means: 'no',
          label: 'No one',
          says: [
            'There are people you can call who do not know you: {lines}.',
            'That makes it harder, and a group can be a place to start.',
            'Then a doctor could be the first to know. It stays private there.',
          ],
        },
        {
          means: 'unsure',
          label: 'They all drink or use',
          says: [
            'It is hard when everyone around you does it. Stopping can feel like losing your friends.',
            'Then it may help to meet even one person who does not.',
            'With that around you, not joining in takes a lot.',
          ],
        },
      ],
    },
  },
]
