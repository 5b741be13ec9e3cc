import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const work: NeedWords['work'] = [
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
]
