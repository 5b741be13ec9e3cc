import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const certainBeliefs: NeedWords = {
  need: 'certain-beliefs',
  name: 'Something strange is happening',
  listens: [
    'I am listening, and I will not laugh at you.',
    'I take you seriously.',
    'I am not here to argue with you.',
    'You do not have to convince me of anything.',
    'You deserve to feel safe.',
    'It must be hard to feel that nobody understands.',
    'You should not have to go through this alone.',
    'Being on the alert takes a lot of strength.',
    'It is hard to rest with so much on your mind.',
    'It is lonely when others see it another way.',
    'Whatever is behind it, what you feel is real.',
    'A thing this big can push the rest of life aside.',
    'Not being believed can hurt as much as the rest.',
  ],
  arrive: [
    {
      id: 'taken-seriously',
      says: [
        'What you tell me sounds very hard to live with. I cannot see from here what is going on. I can listen to how it is for you.',
        'It takes courage to talk about this. I will not tell you what is real and what is not. I want to help you feel safer.',
        'I will not argue with you, and I will not laugh. Nobody is watching this live. I can help you with how you feel.',
      ],
      asks: {
        name: 'strange-way-in',
        says: [
          'What would help you now?',
          'Would you like to talk, feel steadier, or rest?',
          'Which of these would be good first?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'heard',
            label: 'Listen to me',
            hears: [
              'just listen',
              'listen to me',
              'hear me',
              'want to talk',
              'just talk',
              'talk about it',
              'tell you',
              'tell someone',
              'let me tell',
              'believe me',
              'explain',
            ],
            says: [
              'Take the time you need. I read everything.',
              'Then tell me how it has been for you.',
              'All right. I will read it, and I will not argue.',
            ],
            to: 'listen',
          },
          {
            means: 'steady',
            label: 'Feel steadier',
            hears: ['steady', 'steadier', 'calm', 'scared', 'body', 'ground', 'settle', 'safe'],
            says: [
              'Good. Let us begin with the room you are in.',
              'Then we do something small and quiet.',
              'We can try to make things a bit calmer around you.',
            ],
            to: 'plain-things-in-view',
          },
          {
            means: 'rest',
            label: 'Get some rest',
            hears: ['rest', 'sleep', 'tired', 'quiet', 'stop it', 'can’t sleep'],
            says: [
              'Rest is very important now.',
              'Good. Let us see how you can get some sleep.',
              'Then sleep comes before everything else.',
            ],
            to: 'sleep-before-answers',
          },
          {
            means: 'unsure',
            says: [
              'There is no need to choose. We go gently.',
              'It may be too much at once. I will say one simple thing.',
              'All right, we take it one step at a time.',
            ],
          },
        ],
      },
    },
    {
      id: 'the-feeling-in-it',
      says: [
        'We do not have to decide what it means. I would like to know how you feel.',
        'Whatever is behind it, it is hard on you. That part I can help with.',
        'When everything seems to mean something, it is very tiring and scary.',
      ],
      asks: {
        name: 'which-feeling',
        says: [
          'What do you feel most: fear, racing thoughts, or being alone?',
          'How does it make you feel?',
          'Which feeling is strongest?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'afraid',
            label: 'Afraid',
            hears: ['afraid', 'scared', 'fear', 'terrified', 'frightened', 'watched', 'danger'],
            says: [
              'It is awful to be afraid all the time.',
              'Being so afraid is exhausting. Let us find a way to feel a bit safer.',
              'No one should have to be this frightened alone.',
            ],
          },
          {
            means: 'wound-up',
            label: 'Wound up, racing',
            hears: [
              'racing',
              'wound up',
              'restless',
              'energy',
              'excited',
              'amazing',
              'fast',
              'awake',
              'powerful',
            ],
            says: [
              'When your mind goes that fast, it is hard to sleep or eat.',
              'Then slow and quiet things are good for you now.',
              'You may not notice how tired your body is.',
            ],
          },
          {
            means: 'alone',
            label: 'Alone with it',
            hears: ['alone', 'lonely', 'nobody believes', 'no one believes', 'isolated', 'misunderstood'],
            says: [
              'It is lonely when nobody seems to understand.',
              'You deserve to have someone with you.',
              'Going through it alone makes it harder.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'It may be many feelings at once.',
              'You do not need a word for what you feel.',
              'It can be hard to tell when so much is going on.',
            ],
          },
        ],
      },
    },
  ],
  work: [
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
  ],
  check: [
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
  ],
  land: [
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
  ],
  unfit: [
    'body-scan',
    'muscle-relaxation',
    'cool-pack',
    '4-7-8-breathing',
    'box-breathing',
    'cyclic-sighing',
    'leaves-on-a-stream',
    'notice-the-thought',
    'thought-record',
    'worst-best-likely',
    'worry-time',
    'maybe-maybe-not',
    'urge-surfing',
    'self-compassion-break',
    'attention-switch',
    'stop-and-choose',
    'five-senses',
  ],
}
