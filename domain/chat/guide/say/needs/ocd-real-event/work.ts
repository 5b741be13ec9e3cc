import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const work: NeedWords['work'] = [
  {
    id: 'one-more-replay',
    says: [
      'Your mind says: go over it once more, then it will be clear. It is like checking a door again and again.',
      'Going over it feels honest. But mostly it is a wish to be sure, and looking does not give you that.',
      'Each time you go over it, fear adds something. So it seems worse each time.',
    ],
  },
  {
    id: 'no-ruling',
    says: [
      'I cannot say if it was wrong or not. I was not there, and if I said something, you would doubt it by tomorrow.',
      'Nobody can prove that they are a good person. I leave that question open, and you can try to leave it open too.',
      'I cannot decide what it says about you, and more thinking will not decide it. It can stay undecided today.',
    ],
  },
  {
    id: 'pull-to-review',
    says: [
      'We leave the event itself alone. I only ask about the urge to go over it, to ask, or to tell.',
      'Beside the guilt, there is an urge to get it settled. That urge can be strong or weak.',
      'I do not ask how bad it was. I ask how strong the urge is to think about it.',
    ],
    asks: {
      name: 'event-pull',
      says: [
        'How strong is the urge to go over it, 0 to 10?',
        'From 0 to 10, how much do you want to get it settled?',
        'How strong is the urge to think it over or tell it, 0 to 10?',
      ],
      reads: 'scale',
      answers: [
        {
          means: 'low',
          says: [
            'Low. You can leave it alone for now.',
            'That is not very strong. A good time to turn to other things.',
            'Only a little. It can stay in the background.',
          ],
        },
        {
          means: 'middle',
          says: [
            'You are half here and half in the past.',
            'It is pulling, but you can still choose.',
            'That is strong enough to disturb your day.',
          ],
        },
        {
          means: 'high',
          says: [
            'With an urge that strong, it is hard to think of anything else.',
            'You are sitting with a lot right now.',
            'High. Then just the next few minutes, no more.',
          ],
        },
      ],
    },
  },
  {
    id: 'worn-photograph',
    says: [
      'A memory is not a video. It changes a little each time you look at it, and fear changes it too.',
      'When you search for a missing detail, your mind may make one up. So searching does not make it clearer.',
      'Some parts of the past are just not there any more. Thinking harder will not bring them back.',
    ],
  },
  {
    id: 'telling-can-wait',
    says: [
      'The urge to confess, or to ask what others think, can wait a while. Waiting is not lying.',
      'Telling someone brings relief, but it is often short. Then there is one more detail to tell.',
      'It can be right to tell someone once, when you are calm. When it has to be this minute, it is more likely fear.',
    ],
    asks: {
      name: 'event-tell-wait',
      says: [
        'Could the telling or asking wait until tomorrow?',
        'Can you wait an hour before you tell or ask?',
        'Could you leave it untold for today?',
      ],
      reads: 'yes-no',
      answers: [
        {
          means: 'yes',
          label: 'It can wait',
          says: [
            'Good. It will feel uncomfortable, and that is part of it.',
            'Then leave it for today. You have not decided anything for good.',
            'Let the urge be there, and do something else.',
          ],
        },
        {
          means: 'no',
          label: 'It’s burning',
          says: [
            'Then try one minute first. Even a short wait counts.',
            'Wait as long as it takes to drink a glass of water.',
            'It is very strong, then. You can still wait a little before you choose.',
          ],
        },
        {
          means: 'unsure',
          label: 'Not sure I can',
          says: [
            'Nobody can be sure beforehand.',
            'You can take it in quarter hours.',
            'Just see how far you get.',
          ],
        },
      ],
    },
  },
  {
    id: 'ride-the-review',
    says: [
      'The urge to go over it again will rise, and then go down. {exercise} helps you wait it out.',
      'In {exercise} you take a few minutes. You watch the urge to think it over, to ask or to confess, and do nothing.',
      'When your mind says “just once more”, you can do {exercise} first. You do not have to think about what happened.',
    ],
    offers: ['urge-surfing'],
  },
  {
    id: 'adjourned',
    says: [
      'You can stop thinking about it without having an answer. The question will still be open, and you can do something else.',
      'You can tell your mind: I noticed, but not now. It will ask again, and you can say the same.',
      'The thought “but this time it is really important” is part of the loop. You do not have to follow it.',
    ],
  },
  {
    id: 'the-kind-of-question',
    says: [
      'The doubt can ask different things: what did I really do, am I a bad person, what if people find out.',
      'There may be more than one doubt, and they take turns.',
      'It can be the memory, the guilt, or the fear of what others would think.',
    ],
    asks: {
      name: 'event-kind',
      says: [
        'Is it more the memory, the guilt, or being found out?',
        'Which of these comes up most?',
        'Which one keeps you busy the longest?',
      ],
      reads: 'choice',
      answers: [
        {
          means: 'memory',
          label: 'What really happened',
          hears: ['what happened', 'memory', 'remember', 'did i', 'sure', 'details'],
          says: [
            'You want to be sure of what happened, and nobody can go back and look.',
            'A gap in a memory can be very hard to leave alone.',
            'That kind of search has no end.',
          ],
        },
        {
          means: 'guilt',
          label: 'What it makes me',
          hears: ['bad person', 'guilt', 'what kind', 'what it makes me', 'deserve', 'terrible'],
          says: [
            'That is asking what your whole life is worth, because of one moment.',
            'Then it is no longer about what you did, but about who you are.',
            'That is a very hard question to live with.',
          ],
        },
        {
          means: 'found-out',
          label: 'Being found out',
          hears: ['found out', 'others', 'people', 'find out', 'exposed', 'lose everything', 'come out'],
          says: [
            'Then every phone call can be frightening.',
            'It is hard to relax when you wait for that.',
            'Being afraid of that all the time wears you out.',
          ],
        },
      ],
    },
  },
  {
    id: 'repair-once',
    says: [
      'If there is something to put right, decide it once, on a calm day, with someone you trust. Not while you go over it.',
      'You apologise for the other person, not to make a feeling go away. If it is only for the feeling, you can leave it.',
      'If you owe someone an apology, it can wait until you are calmer. One apology is enough.',
    ],
  },
  {
    id: 'a-kind-moment-unjudged',
    says: [
      '{exercise} is a kind moment for you, because this is hard. It does not say if you were right or wrong.',
      'You do not have to be proven good to be treated kindly. {exercise} is three short sentences for someone who is hurting.',
      '{exercise} may help a little with how much this hurts. Leave it out if kind words feel wrong.',
    ],
    offers: ['self-compassion-break'],
  },
  {
    id: 'the-next-hour',
    says: [
      'You cannot change the past. You can choose what you do in the next hour: call someone, wash up, help someone.',
      'You can act like the person you want to be, without first finding out if you are good.',
      'Guilt looks back. You can also look at what matters to you now, and do a small part of it.',
    ],
    asks: {
      name: 'event-next',
      says: [
        'What would you like to do in the next hour?',
        'What small good thing could you do, with this still open?',
        'Who or what could have your attention now?',
      ],
      reads: 'open',
      answers: [
        {
          means: 'told',
          says: [
            'You can do that without any answer.',
            'That is something you can do today.',
            'Then do that, with the doubt still there.',
          ],
        },
        {
          means: 'unsure',
          says: [
            'It is hard to see anything else when the past is so strong.',
            'You do not have to answer. Look out of the window for a minute.',
            'Something very simple will do.',
          ],
        },
      ],
    },
  },
  {
    id: 'perhaps-then',
    says: [
      'You can answer the doubt with: maybe, maybe not. {exercise} helps you practise that with a small doubt.',
      'With {exercise} you leave a doubt about the past unanswered, and go on. Start with an easy one.',
      'You can learn to live with not knowing, bit by bit. {exercise} is a start. For the biggest doubts, get help from someone trained.',
    ],
    offers: ['maybe-maybe-not'],
  },
  {
    id: 'bad-nights',
    says: [
      'On a bad night, do not try to decide anything about the past. It can wait for the day.',
      'If you have just gone over it again, that is all right. You do not have to do it once more.',
      'When the guilt is at its worst, keep it simple: a blanket, a warm drink. No thinking it through.',
    ],
  },
]
