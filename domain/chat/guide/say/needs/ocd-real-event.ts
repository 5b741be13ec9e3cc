import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const ocdRealEvent: NeedWords = {
  need: 'ocd-real-event',
  name: 'Did I do wrong?',
  listens: [
    'The past can feel very close.',
    'It is hard when a memory will not let go.',
    'I hear it, and I do not decide anything about it.',
    'You do not have to fill in every detail.',
    'Guilt can hurt for a long time.',
    'It is tiring to think about something that often.',
    'It is hard to live with such a question.',
    'Looking back at yourself can be very harsh.',
    'Going over it again seldom brings any peace.',
    'It hurts to be both the accused and the judge.',
    'Wishing it had gone another way can hurt a lot.',
    'The need to tell it all can be very strong.',
    'One moment from back then can fill the whole of today.',
  ],
  arrive: [
    {
      id: 'the-court-sits',
      says: [
        'Something from the past keeps coming back, and you go over it again and again. Nothing has to be proved here.',
        'Something that happened, or may have happened, does not let you go. We can talk about how it is for you, without going into it again.',
        'Your mind keeps asking what you did and what it means. We can leave the details out while we talk.',
      ],
      asks: {
        name: 'event-start',
        says: [
          'What would help first with this?',
          'Is it the weight of it, the replaying, or the urge to confess?',
          'What is the hardest part right now?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'heard',
            label: 'The weight of it',
            hears: [
              'weight',
              'how heavy',
              'hear me',
              'just listen',
              'listen to me',
              'want to talk',
              'just talk',
              'talk about it',
              'how hard',
            ],
            says: [
              'Then tell me how it feels. You can leave out what happened.',
              'I listen, and I do not judge.',
              'You can say how heavy it is, without any proof.',
            ],
            to: 'listen',
          },
          {
            means: 'replay',
            label: 'It keeps replaying',
            hears: ['replay', 'over and over', 'go over', 'keeps', 'remember', 'memory', 'review'],
            says: [
              'It plays over and over, and never gets clear.',
              'Going over it can fill a whole day.',
              'That is exhausting to have running in your head.',
            ],
            to: 'one-more-replay',
          },
          {
            means: 'confess',
            label: 'I need to confess',
            hears: ['confess', 'tell someone', 'admit', 'own up', 'apologise', 'ask', 'forgive'],
            says: [
              'That need can be very strong.',
              'It is the wish to tell someone, and to hear something back.',
              'Telling feels like the only way out, then.',
            ],
            to: 'telling-can-wait',
          },
        ],
      },
    },
    {
      id: 'conscience-and-loop',
      says: [
        'A conscience tells you something once, so that you can act. When it comes back a hundred times, it is a loop.',
        'Thinking back once is normal. Thinking back to be completely sure has no end.',
        'It is good to care about what you do. It does not mean that you have to judge yourself every day.',
      ],
    },
  ],
  work: [
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
  ],
  check: [
    {
      id: 'the-file-now',
      says: [
        'The question may be as open as before. I only ask how strong the urge is.',
        'I do not ask about the guilt or the facts. Only about the wish to go over it again.',
        'Talking can make the urge weaker, or not. Both can happen.',
      ],
      asks: {
        name: 'event-better',
        says: [
          'Is the urge to go over it less, the same, or more?',
          'How strong is the urge now, next to before?',
          'Do you still want to settle it as much?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'better',
            label: 'A little less',
            hears: ['less', 'better', 'given way', 'quieter', 'eased'],
            says: [
              'Good. It went down, and the question is still open.',
              'A little less, and nothing was solved. That is how it works.',
              'That gives you a bit of rest.',
            ],
            to: 'land',
          },
          {
            means: 'same',
            label: 'Still the same',
            hears: ['same', 'no change', 'not really'],
            says: [
              'The same. It can take a while.',
              'It is still there, and you can still do other things.',
              'No change. An urge like this can take its time.',
            ],
          },
          {
            means: 'worse',
            label: 'Stronger',
            hears: ['worse', 'stronger', 'more', 'louder'],
            says: [
              'Talk can stir things up. We go slowly now.',
              'Stronger. Then we stop thinking about it for now.',
              'That is a rough moment. We keep it very simple.',
            ],
            to: 'bad-nights',
          },
        ],
      },
    },
    {
      id: 'review-in-numbers',
      says: [
        'One more number for the urge. It says nothing about what happened.',
        'How strong the urge is may have changed. Any number will do.',
        'The number is for the urge, and not for what you did.',
      ],
      asks: {
        name: 'event-pull-after',
        says: [
          'How much does it pull you back now, 0 to 10?',
          'How strong is the urge to think it over now, 0 to 10?',
          'From 0 to 10, how badly do you want it settled now?',
        ],
        reads: 'scale',
        answers: [
          {
            means: 'low',
            says: [
              'Low, and nothing had to be solved.',
              'It has got weak enough to leave alone.',
              'Good. Then there is room for today.',
            ],
            to: 'land',
          },
          {
            means: 'middle',
            says: [
              'You can live with that, and do something else.',
              'Medium. Part of you can be here now.',
              'It is still there, but it does not have to win.',
            ],
          },
          {
            means: 'high',
            says: [
              'Still high. You have been fighting with it for a long time.',
              'That would tire anybody.',
              'That is a lot of pressure. Go easy on yourself.',
            ],
            to: 'bad-nights',
          },
        ],
      },
    },
  ],
  land: [
    {
      id: 'case-left-open',
      says: [
        'We can stop here with the question open. You can live your day with it open.',
        'We have not found an answer, and the day goes on anyway.',
        'You can rest from it now. It does not mean that you do not care.',
      ],
      asks: {
        name: 'event-now',
        says: [
          'Do you want to go back to your day, or talk a bit more?',
          'What would be good now, with the question still open?',
          'Will you go and do something, or stay here a while?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'go',
            label: 'Back to the present',
            hears: ['present', 'go on', 'leave', 'done', 'bed', 'my day'],
            says: [
              'Good. Go back to your day, without an answer.',
              'Then go. You do not need permission.',
              'Go on, then, with the doubt still there.',
            ],
            to: 'land',
          },
          {
            means: 'stay',
            label: 'A few more words',
            hears: ['words', 'more', 'stay', 'talk', 'sit', 'not yet', 'longer'],
            says: [
              'Then stay here for a while. We leave out the proof.',
              'A few more words, then.',
              'Talk to me, about anything but the evidence.',
            ],
            to: 'listen',
          },
        ],
      },
    },
    {
      id: 'people-who-shut-files',
      says: [
        'Some people are trained to help with guilt that goes round and round. The help to ask for is exposure and response prevention.',
        'With a trained person you can say it once, and then work on the loop. The method is exposure and response prevention.',
        'A doctor may know who does exposure and response prevention near you. You can say: “I cannot stop going over something from the past.”',
      ],
    },
    {
      id: 'no-summons',
      says: [
        'If it comes back, you can come here. You do not have to tell me what it is about.',
        'You can leave without an answer, and come back without one.',
        'If it starts again at night, just write “the old one again”. That is enough for a start.',
      ],
    },
  ],
  unfit: [
    'thought-record',
    'worst-best-likely',
    'worry-time',
    'leaves-on-a-stream',
    'stop-and-choose',
    'body-scan',
    'muscle-relaxation',
    'longer-exhale',
    'cyclic-sighing',
    'coherent-breathing',
    'box-breathing',
    '4-7-8-breathing',
    'cool-pack',
    'butterfly-tap',
    'five-senses',
    'orienting',
    'attention-switch',
  ],
}
