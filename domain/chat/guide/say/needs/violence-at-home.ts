import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const violenceAtHome: NeedWords = {
  need: 'violence-at-home',
  name: 'I’m not safe at home',
  listens: [
    'I believe what you say.',
    'You need not prove any of it.',
    'That is taken seriously here.',
    'I hear you. Stop at any point.',
    'You know your home. I do not doubt you.',
    'It is heard, and nothing is decided by it.',
    'Few words are enough.',
    'You do not have to make it sound milder.',
    'You do not have to make it sound worse, either.',
    'That counts.',
    'I take your word for it.',
    'You tell as much as is safe, and no more.',
    'It need not have a name to be told.',
  ],
  arrive: [
    {
      id: 'first-is-it-safe',
      says: [
        'I believe what you tell me, and I keep it short. The quick exit on this page takes you away at once.',
        'I take what you say as true. You can leave at any second with the quick exit on this page.',
        'You are believed here. Should somebody come in, the quick exit on the page closes this straight away.',
      ],
      asks: {
        name: 'safe-to-read',
        says: [
          'Is it safe for you to read this now?',
          'Can you read this without being seen?',
          'Are you alone with your screen at the moment?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'Yes, for now',
            says: [
              'For now is good. We keep it brief.',
              'All right. You stop whenever you have to.',
              'Good. The exit stays where it is.',
            ],
          },
          {
            means: 'no',
            label: 'No',
            says: [
              'Then close this. It can be opened again later.',
              'Then go by the quick exit now.',
              'Not now, then. Safety before words.',
            ],
            to: 'close-for-now',
          },
          {
            means: 'unsure',
            label: 'Not sure',
            says: [
              'Then only a few lines, and one eye on the door.',
              'Not sure means careful. Leave early rather than late.',
              'Then take as little from here as you need.',
            ],
          },
        ],
      },
    },
    {
      id: 'what-would-help-now',
      says: [
        'You decide what happens next, and what does not. I will not tell you to go or to stay.',
        'Nothing has to change because you wrote this. You can use this page for one thing only.',
        'There is no right order. You know best what is possible where you are.',
      ],
      asks: {
        name: 'home-way-in',
        says: [
          'What would be of use now?',
          'Which do you want first?',
          'Shall I listen, name who can help, or speak of safety?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'heard',
            label: 'Just hear me',
            hears: ['hear me', 'listen', 'talk', 'tell', 'be heard', 'believe'],
            says: [
              'Then I read, and I believe it.',
              'Go on. You owe me no details.',
              'I listen. Break off whenever it is wiser.',
            ],
            to: 'listen',
          },
          {
            means: 'who',
            label: 'Who can help?',
            hears: ['who', 'help me', 'call', 'number', 'someone', 'hotline', 'police'],
            says: [
              'There are people who do only this.',
              'Yes. Here is who.',
              'Somebody who knows this by heart can be reached.',
            ],
            to: 'people-who-know-this',
          },
          {
            means: 'safer',
            label: 'How to be safer',
            hears: ['safer', 'safe', 'plan', 'prepare', 'protect', 'what can i do'],
            says: [
              'Then a few plain things. Take what fits.',
              'Use only what can be done unnoticed.',
              'You judge what is possible. I only name it.',
            ],
            to: 'way-out-of-a-room',
          },
          {
            means: 'unsure',
            says: [
              'You need not know yet.',
              'Then one thing, and you can skip it.',
              'That is a fair answer in such a place.',
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
        'There are people who do nothing but this, and who will not push you: {lines}. Ring from a phone that nobody checks.',
        'You can ask them anything, also when you are not sure that it counts: {lines}. No decision is needed first.',
        'They believe callers, they know the law where you live, and they let you decide: {lines}.',
      ],
    },
    {
      id: 'not-your-doing',
      says: [
        'What somebody does with their hands, their voice or your money is their doing. It is not caused by your cooking, your tone or your face.',
        'People can be hurt without a bruise: watched, cut off, threatened, kept short. It counts as well.',
        'It may be good on some days. That does not make the other days your fault.',
      ],
    },
    {
      id: 'if-it-happens-now',
      says: [
        'If it is happening, or about to, call {emergency}. If you cannot speak, leave the line open; many services know what silence can mean.',
        'In danger at this moment: {emergency}, or out to where people are. A neighbour’s door, a shop, a lit street.',
        'When you are threatened, {emergency} is for you, even if it was worse last time and even if you once sent them away.',
      ],
    },
    {
      id: 'way-out-of-a-room',
      says: [
        'If it builds up, a room with a way out is better than the kitchen or the bathroom. You know which door is quickest.',
        'When you feel it coming, nearness to a door helps. Children can know one neighbour to run to, and that it is not their task to step in.',
        'You know the signs in your home better than anyone. You may trust them, and go into another room early.',
      ],
    },
    {
      id: 'traces',
      says: [
        'This conversation can be deleted, and a browser’s list of pages too. An emptied list may stand out; remove single lines instead.',
        'If your phone may be looked at, use another one for such things: a friend’s, one at work, one in a library.',
        'Shared accounts can show where you are and what you read. Change nothing suddenly; people at the lines can advise on that.',
      ],
    },
    {
      id: 'one-who-knows-a-word',
      says: [
        'One person outside could know. You might agree on a harmless word that means: call for help.',
        'A friend, a colleague, a doctor: whoever knows a little can do something if you fall silent.',
        'It helps when somebody expects to hear from you. The message can be about anything, a recipe even.',
      ],
      asks: {
        name: 'someone-outside',
        says: [
          'Is there anyone outside who could know?',
          'Does somebody you trust know already?',
          'Could one person be told?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'Yes, someone',
            says: [
              'Then there are two of you who know.',
              'Good. That person could keep a few things for you as well.',
              'Someone outside is worth a great deal.',
            ],
          },
          {
            means: 'no',
            label: 'No one',
            says: [
              'Being cut off is often part of it. These people are outside, too: {lines}.',
              'No one yet. A doctor or a nurse may be told in private.',
              'Then it is very closed in there. It need not stay that way.',
            ],
          },
          {
            means: 'unsure',
            label: 'Too risky',
            says: [
              'Then not. You know the risk.',
              'I trust your judgement there.',
              'All right. It stays as it is.',
            ],
          },
        ],
      },
    },
    {
      id: 'things-within-reach',
      says: [
        'Some people keep copies of papers, medicine, a key and a little money with a friend. Only if it cannot be found.',
        'Photographs of documents can lie in an account that only you can open, made on another device.',
        'A few things can live elsewhere without a reason: a spare key, a card, a child’s warm coat.',
      ],
    },
    {
      id: 'hurt-looked-at',
      says: [
        'If you were hurt, a doctor can look at it, also when nothing shows. Hands on the neck or a blow to the head need looking at today.',
        'Trouble breathing or swallowing, a hoarse voice, fainting or bad headache after being hurt: that is for {emergency}.',
        'You may ask a doctor to see you alone. What is written down there can be of use later, and it commits you to nothing.',
      ],
    },
    {
      id: 'both-at-once',
      says: [
        'One can love somebody and be afraid of them. One can want it to stop and not want to lose them. You are not odd for that.',
        'Staying has its reasons, and so has going. Both can be dangerous at certain times, and so it is best thought through with people who know.',
        'You need not hate anybody in order to want to be safe.',
      ],
      asks: {
        name: 'what-you-want-for-you',
        says: [
          'What would you want for yourself, however small?',
          'What do you wish for most, just for you?',
          'Is there something you need this week?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'That is a fair thing to want.',
              'You may want that. It belongs to you.',
              'It is heard, as a wish of yours and no one else’s.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'Wishes get quiet in such a home.',
              'Then perhaps only a safe hour.',
              'It may come back later.',
            ],
          },
        ],
      },
    },
    {
      id: 'after-a-fright',
      says: [
        'If it is quiet now and you are shaking, {exercise} can be done with open eyes and an ear for the door.',
        'A body stays on guard for a long while. {exercise} lets it look round and see what is there at present.',
        'Only if you are safe for some minutes: {exercise}. You can break it off in a second.',
      ],
      offers: ['orienting', 'butterfly-tap'],
    },
    {
      id: 'close-for-now',
      says: [
        'If you are not alone, close this and read on later, best on a device that nobody else uses. In danger, {emergency}.',
        'If someone may come in, go now, and come back when it is quiet. For later, one thing to keep in mind: {lines}.',
        'All this can wait for a safer hour. Until then {emergency} is there at any time.',
      ],
    },
  ],
  check: [
    {
      id: 'how-is-it-there',
      says: [
        'A short look up. How things are around you comes before anything I could say.',
        'Before we go on, listen into the house for a moment.',
        'I stop here, so that you can take stock.',
      ],
      asks: {
        name: 'safer-or-not',
        says: [
          'Are you a bit steadier, the same, or less safe?',
          'How is it now, where you are?',
          'Has it changed, for better or worse?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'better',
            label: 'A bit steadier',
            hears: ['steadier', 'better', 'calmer', 'safer', 'a bit', 'a little', 'quiet'],
            says: [
              'That is good. We can stop soon.',
              'A bit steadier. Keep the way to the door clear.',
              'Then you have some ground for now.',
            ],
            to: 'land',
          },
          {
            means: 'same',
            label: 'The same',
            hears: ['same', 'no change', 'no different', 'not really', 'still'],
            says: [
              'The same. I believe that, too.',
              'It is as it was. You need not make it better for me.',
              'Then we stay with small, useful things.',
            ],
          },
          {
            means: 'worse',
            label: 'Less safe',
            hears: ['less safe', 'worse', 'unsafe', 'coming', 'danger', 'scared', 'more'],
            says: [
              'Then stop reading, and get near people or a door.',
              'That comes first, before this page.',
              'Then leave this, as soon as you have the next line.',
            ],
            to: 'if-it-happens-now',
          },
        ],
      },
    },
    {
      id: 'go-on-or-stop',
      says: [
        'It can be enough for today. Staying on a page for long is not wise in every home.',
        'You have had several things to read. They will be here another time.',
        'I ask, so that you are not kept.',
      ],
      asks: {
        name: 'on-or-off',
        says: ['Do you want to go on?', 'Is there time for more?', 'Shall we carry on a little?'],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'A little more',
            says: [
              'A little more, then, while it is quiet.',
              'All right, one more thing.',
              'We go on, and you watch the time.',
            ],
          },
          {
            means: 'no',
            label: 'Enough for now',
            says: [
              'Enough. Then quickly to the end.',
              'Then you can go, with nothing to finish.',
              'Stopping is wise whenever you think so.',
            ],
            to: 'land',
          },
          {
            means: 'unsure',
            label: 'I should go',
            says: ['Then go. I hold nobody up.', 'Go, and leave it as it is.', 'You should do just that.'],
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
        'Take one thing with you, in your head and not on paper: {lines}. For the worst moment there is {emergency}.',
        'You told somebody, even if it was a page. The next to hear it could be a person: {lines}.',
        'No step is expected of you. If you want one some day, it can begin with a call: {lines}.',
      ],
      asks: {
        name: 'safe-hour',
        says: [
          'Is there an hour when you could look at this again, unseen?',
          'Will there be a quiet moment for such a call?',
          'Do you have a time or a place that is only yours?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'Yes, there is',
            says: [
              'Then it can wait for that. No need to say when.',
              'Good. It need not be used.',
              'That may be worth holding on to.',
            ],
          },
          {
            means: 'no',
            label: 'No',
            says: [
              'A waiting room may do, or a break at work, or a school gate.',
              'No such hour in sight. One may come.',
              'None at all is hard to live with.',
            ],
          },
          {
            means: 'unsure',
            label: 'Maybe',
            says: [
              'It may turn up by chance.',
              'All right, it stays open.',
              'Maybe will do. Nothing hangs on it today.',
            ],
          },
        ],
      },
    },
    {
      id: 'delete-and-leave',
      says: [
        'Before you go, you can delete this talk. You are believed here, today and another time.',
        'You may leave by the quick exit. Whether to stay or to go is yours to decide, in your own time.',
        'That is all. What was said here can be removed, and said again another day.',
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
