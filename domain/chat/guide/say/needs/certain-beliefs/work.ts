import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const work: NeedWords['work'] = [
  {
    id: 'sleep-before-answers',
    says: [
      'Sleep is the most important thing now. Without sleep, everything gets louder and more frightening.',
      'You do not have to work anything out tonight. Lie down in the dark, even if you do not sleep.',
      'Try to get some rest: fewer lights, no screens, no coffee, and bed.',
    ],
    asks: {
      name: 'slept-lately',
      says: [
        'Have you slept in the last few nights?',
        'Did you sleep last night?',
        'Are you getting enough sleep?',
      ],
      reads: 'yes-no',
      answers: [
        {
          means: 'yes',
          label: 'Yes, some',
          says: [
            'Sleep is what helps most. Please rest, even if something feels urgent.',
            'Some sleep is important. Try to get more tonight.',
            'Rest helps with all of this. Go to bed early if you can.',
          ],
        },
        {
          means: 'no',
          label: 'Hardly any',
          says: [
            'Then please see a doctor, today if you can. They can help you sleep.',
            'No one can go on like that for long. A doctor can help you sleep, without settling the rest.',
            'You must be worn out. If you have hardly slept for two nights, call a doctor today.',
          ],
        },
        {
          means: 'unsure',
          label: 'I don’t need it',
          says: [
            'Your body still needs rest, even if you do not feel tired. Please tell a doctor.',
            'Not needing sleep is a reason to talk to a doctor soon.',
            'You may feel full of energy now. Lie down anyway for a few hours.',
          ],
        },
      ],
    },
  },
  {
    id: 'plain-things-in-view',
    says: [
      '{exercise} is about plain things you can see and feel: a wall, a cup, the floor. You only have to look at them.',
      'If everything seems full of meaning, {exercise} can be a rest. You only look at plain things, and you do not have to think about them.',
      'Put your feet on the floor and keep your eyes open. {exercise} is slow, and you can stop at once.',
    ],
    offers: ['orienting', 'butterfly-tap'],
  },
  {
    id: 'if-there-are-voices',
    says: [
      'If you hear voices, you do not have to answer them or do what they say. Music or humming can help.',
      'If a voice tells you to hurt yourself or someone else, you do not have to do it. Call {emergency}, or {lines}.',
      'If there are voices, you do not have to obey them. When one of them tells you to do harm, call {emergency}.',
    ],
  },
  {
    id: 'turn-things-down',
    says: [
      'Make everything quieter: one lamp, no news, no phone for a while. Your head needs a rest.',
      'You could stop looking for signs or answers until you have slept. You can look again after that.',
      'Sit in a quiet room with a blanket and some water. Nothing has to be solved now.',
    ],
  },
  {
    id: 'one-person-you-trust',
    says: [
      'It would be good if someone you trust knew how you are. They do not have to agree with you to help.',
      'You could say to someone: “I am frightened and I am not sleeping. Please stay with me.”',
      'Be with someone you have known for a long time, if you can: family, a friend, a neighbour.',
    ],
    asks: {
      name: 'trusted-person',
      says: [
        'Is there someone you trust?',
        'Could someone be with you today?',
        'Is there a person you feel safe with?',
      ],
      reads: 'yes-no',
      answers: [
        {
          means: 'yes',
          label: 'Yes, someone',
          says: [
            'Please call them or go to them today.',
            'It is good that you have someone. Tell them that you need company.',
            'You can start with: “Things are bad. Please come and stay with me.”',
          ],
        },
        {
          means: 'no',
          label: 'I trust no one',
          says: [
            'That must be very frightening. You can talk to someone without giving your name: {lines}.',
            'It is hard to be with all this alone. Being near people can help, even in a café or a shop.',
            'You do not have to trust them with everything. You can ask someone just to sit with you.',
          ],
        },
        {
          means: 'unsure',
          label: 'They don’t believe me',
          says: [
            'That hurts. They can still help you to eat and sleep.',
            'You can leave out what you disagree about, and just ask them to stay.',
            'Someone can see it differently and still care about you.',
          ],
        },
      ],
    },
  },
  {
    id: 'nothing-large-today',
    says: [
      'Please do not make big decisions now. Do not leave, quit, or spend a lot of money until you have slept.',
      'It can feel very urgent to act. If it is true today, it will still be true in a few days.',
      'Try not to follow or face anyone over this today. Stay somewhere safe.',
    ],
  },
  {
    id: 'body-first-aid',
    says: [
      'Your body needs simple things now: water, some bread, something warm.',
      'Alcohol, drugs and a lot of coffee can make this stronger. It helps to leave them for a few days.',
      'If you take medicine from a doctor, please do not stop it by yourself. You can call and ask.',
    ],
    asks: {
      name: 'eaten-today',
      says: [
        'Have you eaten and drunk something today?',
        'Did you have anything to eat today?',
        'Is there some water near you?',
      ],
      reads: 'yes-no',
      answers: [
        {
          means: 'yes',
          label: 'Yes',
          says: [
            'Good. Have a bit more later.',
            'That helps your body and your head.',
            'It is good that you did.',
          ],
        },
        {
          means: 'no',
          label: 'No',
          says: [
            'Then please drink a glass of water now, if you can.',
            'Have something easy, like bread or a banana.',
            'It is easy to forget when so much is going on. Something small will do.',
          ],
        },
        {
          means: 'unsure',
          label: 'I can’t eat',
          says: [
            'Then small sips of water. If it goes on, tell a doctor.',
            'Soup or sweet tea may be easier.',
            'Try a little, and rest in between.',
          ],
        },
      ],
    },
  },
  {
    id: 'a-doctor-for-the-strain',
    says: [
      'A doctor can help with the fear and the sleep, whatever the reason is. Please see one soon, today or tomorrow.',
      'You could write it down for a doctor: how you sleep, what scares you, since when.',
      'The earlier you get help with this, the easier it is. Someone can come with you.',
    ],
    asks: {
      name: 'could-see-doctor',
      says: [
        'Could you see a doctor about how you are?',
        'Would you tell a doctor how you sleep?',
        'Is there a doctor or nurse you know?',
      ],
      reads: 'yes-no',
      answers: [
        {
          means: 'yes',
          label: 'Yes, I could',
          says: [
            'Good. Please call soon. Someone can do it for you if that is easier.',
            'You could call today, while you feel ready.',
            'That is a good step. You can take somebody with you.',
          ],
        },
        {
          means: 'no',
          label: 'No',
          says: [
            'All right, as you think best. You can also talk to someone here: {lines}.',
            'I respect that. You can change your mind at any time.',
            'You do not have to go today. If it gets worse, please do.',
          ],
        },
        {
          means: 'unsure',
          label: 'I don’t trust them',
          says: [
            'You can take someone with you, and leave when you want.',
            'You could go only because of the sleep.',
            'You can ask them what they write down about you.',
          ],
        },
      ],
    },
  },
  {
    id: 'something-ordinary',
    says: [
      'Do something ordinary with your hands: wash a cup, fold towels, feed a pet.',
      'Touch things you know: warm water, a blanket, a door handle.',
      'Sit in daylight, or under one lamp. Hum a song you have known since you were a child.',
    ],
  },
  {
    id: 'soft-out-breath',
    says: [
      '{exercise} is soft, slow breathing with your eyes open. One minute is enough.',
      'Everything may be going fast. {exercise} is slow, and you can stop at any time.',
      'It is only breathing. Try {exercise}, and leave it if it bothers you.',
    ],
    offers: ['longer-exhale'],
  },
]
