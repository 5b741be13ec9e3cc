import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const violenceAtHome: NeedWords = {
  need: 'violence-at-home',
  name: 'I’m not safe at home',
  listens: [
    'I believe what you say.',
    'You need not prove any of it.',
    'This is serious, and you are right to say it.',
    'You know your home. I do not doubt you.',
    'You do not have to make it sound milder.',
    'You tell as much as is safe, and no more.',
    'Home should be a place where nobody has to be afraid.',
    'You are not to blame for what someone does to you.',
    'Living on guard in your own home is exhausting.',
    'You can care about someone and be afraid of them.',
    'Listening for every step and every mood wears a person out.',
    'Nobody has the right to frighten or hurt you.',
    'It can be hard to stay and hard to leave.',
  ],
  arrive: [
    {
      id: 'first-is-it-safe',
      says: [
        'What you say is believed. I keep this short. You can close this page at any moment.',
        'I take what you tell me as true. Under Settings you can switch on an Exit button that leaves at once.',
        'You are believed here. If someone comes in, close this straight away. It keeps.',
      ],
      asks: {
        name: 'safe-to-read',
        says: [
          'Is it safe for you to read this now?',
          'Can you read this without being seen?',
          'Are you alone with your screen right now?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'Yes, for now',
            says: [
              'All right. Stop whenever you have to.',
              'Good. Close it as soon as that changes.',
              'Then we keep it short.',
            ],
          },
          {
            means: 'no',
            label: 'No',
            says: [
              'Then close this now. You can open it again later.',
              'Leave the page now. You can come back another time.',
              'Please close it now. Being safe comes before reading.',
            ],
            to: 'close-for-now',
          },
          {
            means: 'unsure',
            label: 'Not sure',
            says: [
              'Then we keep it very short. Leave as soon as you need to.',
              'If you are not sure, be careful. Rather leave too early.',
              'Then read only as much as feels safe.',
            ],
          },
        ],
      },
    },
    {
      id: 'what-would-help-now',
      says: [
        'You decide what happens next. I will not tell you to go or to stay.',
        'Nothing has to change because you wrote this. You can use this page for one thing only.',
        'You know best what is possible where you are. I can listen, or give you some facts.',
      ],
      asks: {
        name: 'home-way-in',
        says: [
          'What would be of use now?',
          'Which of these do you want first?',
          'Shall I listen, tell you who can help, or talk about safety?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'heard',
            label: 'Just hear me',
            hears: [
              'hear me',
              'just listen',
              'listen to me',
              'want to talk',
              'just talk',
              'talk about it',
              'tell you',
              'tell someone',
              'let me tell',
              'be heard',
              'believe',
            ],
            says: [
              'Then I listen, and I believe you.',
              'Go on. Details are not needed.',
              'Tell me. Stop whenever you need to.',
            ],
            to: 'listen',
          },
          {
            means: 'who',
            label: 'Who can help?',
            hears: ['who', 'help me', 'call', 'number', 'someone', 'hotline', 'police'],
            says: [
              'There are people who help with exactly this.',
              'Yes. Here is who you can reach.',
              'There are people who know a lot about this.',
            ],
            to: 'people-who-know-this',
          },
          {
            means: 'safer',
            label: 'How to be safer',
            hears: ['safer', 'safe', 'plan', 'prepare', 'protect', 'what can i do'],
            says: [
              'Then a few simple things. Take only what fits.',
              'Do only what nobody will notice.',
              'You know what is possible. I only give ideas.',
            ],
            to: 'way-out-of-a-room',
          },
          {
            means: 'unsure',
            says: [
              'You do not have to know what you want.',
              'Then I tell you one thing, and you can skip it.',
              'It is hard to know, in the middle of it.',
            ],
          },
        ],
      },
    },
  ],
  work: [
    {
      id: 'people-who-know-this',
      says: [
        'There are people who help with just this, and they will not push you: {lines}. Use a phone that nobody checks.',
        'You can ask a help line anything, even if you are not sure that it counts: {lines}. No decision is needed first.',
        'The people on this line believe you, know the law, and let you decide: {lines}.',
      ],
    },
    {
      id: 'not-your-doing',
      says: [
        'What someone does to you is their doing. You do not cause it by what you say, cook or wear.',
        'It can be abuse without a bruise: being watched, threatened, cut off from people, or kept without money. That counts.',
        'There may be good days too. The other days are still not your fault.',
      ],
    },
    {
      id: 'if-it-happens-now',
      says: [
        'If it is happening now, call {emergency}. If you cannot speak, keep the line open and stay quiet.',
        'In danger right now: call {emergency}, or go where other people are, like a neighbour, a shop or a street.',
        'You can call {emergency} each time you are threatened, even if you once sent them away.',
      ],
    },
    {
      id: 'way-out-of-a-room',
      says: [
        'If a fight starts, try to be in a room with a way out, and not in the kitchen or the bathroom.',
        'When you feel it building up, move closer to a door. Children can know one neighbour to run to.',
        'You know the signs at home better than anyone. You can trust them, and leave the room early.',
      ],
    },
    {
      id: 'traces',
      says: [
        'You can delete this conversation, and single lines in your browser history. An empty history may stand out.',
        'If someone may look at your phone, use another one for this: a friend’s, at work, or in a library.',
        'Shared accounts can show where you are and what you read. Change nothing suddenly. The help lines can tell you how.',
      ],
    },
    {
      id: 'one-who-knows-a-word',
      says: [
        'You could tell one person you trust, and agree on a word that means: please call for help.',
        'If one friend, colleague or doctor knows a little, they can act if they do not hear from you.',
        'It helps if someone expects to hear from you at set times. The message can be about anything.',
      ],
      asks: {
        name: 'someone-outside',
        says: [
          'Is there anyone outside your home who could know?',
          'Does someone you trust know already?',
          'Could you tell one person?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'Yes, someone',
            says: [
              'Good. They could keep a few things for you as well.',
              'It is good that someone knows, or could know.',
              'That person could be a real help.',
            ],
          },
          {
            means: 'no',
            label: 'No one',
            says: [
              'Many people are cut off from others by this. These people are there for you: {lines}.',
              'You can tell a doctor or a nurse in private.',
              'You can still reach someone outside your home: {lines}.',
            ],
          },
          {
            means: 'unsure',
            label: 'Too risky',
            says: [
              'Then not. You know the risk best.',
              'I trust your judgement there.',
              'All right. Only when it is safe.',
            ],
          },
        ],
      },
    },
    {
      id: 'things-within-reach',
      says: [
        'Some people leave copies of papers, medicine, a key and some money with a friend. Only if it will not be found.',
        'You could keep photos of important papers in an account that only you can open. Make them on another device.',
        'You can leave a few things with someone you trust: a spare key, a bank card, clothes for the children.',
      ],
    },
    {
      id: 'hurt-looked-at',
      says: [
        'If you were hurt, a doctor can check you, even if nothing shows. Hands on your neck or a blow to the head: today.',
        'Trouble breathing or swallowing, a hoarse voice, fainting or a bad headache after being hurt: call {emergency}.',
        'You can ask to see a doctor alone. What they write down may help you later, and you do not have to do anything with it.',
      ],
    },
    {
      id: 'both-at-once',
      says: [
        'You can love someone and be afraid of them. You can want it to stop and not want to lose them. Many people feel both.',
        'There are reasons to stay and reasons to go. Leaving can be a dangerous time, so plan it with people who know.',
        'You do not have to hate anyone to want to be safe.',
      ],
      asks: {
        name: 'what-you-want-for-you',
        says: [
          'What do you want for yourself, however small?',
          'What do you wish for most, just for you?',
          'Is there something you need this week?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'You have a right to want that.',
              'That is a fair thing to want.',
              'That is your wish, and it counts.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'It can be hard to know what you want when you are afraid.',
              'Then maybe one safe, quiet hour.',
              'It may come to you later.',
            ],
          },
        ],
      },
    },
    {
      id: 'after-a-fright',
      says: [
        'If it is quiet now and you are shaking, you can try {exercise}. Keep your eyes open, and listen for the door.',
        'After a fright the body stays tense for a long time. {exercise} helps you see where you are now.',
        'Only if you are safe for a few minutes: {exercise}. You can stop it in a second.',
      ],
      offers: ['orienting', 'butterfly-tap'],
    },
    {
      id: 'close-for-now',
      says: [
        'If you are not alone, close this and read on later, on a device that nobody else uses. In danger, {emergency}.',
        'If someone may come in, go now. Come back when it is quiet. One thing to remember: {lines}.',
        'All of this can wait until you are safe. If there is danger, call {emergency}.',
      ],
    },
  ],
  check: [
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
  ],
  land: [
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
  ],
  unfit: [
    'body-scan',
    'muscle-relaxation',
    '4-7-8-breathing',
    'box-breathing',
    'cyclic-sighing',
    'cool-pack',
    'thought-record',
    'worst-best-likely',
    'worry-time',
    'maybe-maybe-not',
    'leaves-on-a-stream',
    'notice-the-thought',
    'urge-surfing',
    'stop-and-choose',
    'self-compassion-break',
    'attention-switch',
  ],
}
