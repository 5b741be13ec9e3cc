import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const ocdTaboo: NeedWords = {
  need: 'ocd-taboo',
  name: 'Thoughts I can’t say',
  listens: [
    'It can remain unnamed and still be heard.',
    'That is out of the dark now, as far as you wish.',
    'Nothing is being written in a ledger here.',
    'It takes nerve to put even the edge of it in words.',
    'No part of that makes this talk stop.',
    'Shame likes silence, and this is not silence.',
    'The unsayable can be said in outline.',
    'I am neither shocked nor keeping score.',
    'There are no raised eyebrows in this place.',
    'A mind can be a noisy street.',
    'It is told, and the ceiling stays up.',
    'Alone with that, hours go slowly.',
  ],
  arrive: [
    {
      id: 'one-of-those',
      says: [
        'Some thoughts cannot be said at any table. Here it is enough to say: one of those.',
        'A thought can run straight across everything a person holds dear or holy. It may be left unnamed here.',
        'A thought has turned up that feels forbidden. You need not spell it out, and you need not take it back.',
      ],
      asks: {
        name: 'taboo-start',
        says: [
          'What would you like from this talk, with a thought like that?',
          'Where may we start, with no need to name it?',
          'Which of these fits how it is with you?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'heard',
            label: 'Not be alone with it',
            hears: ['alone', 'tell', 'listen', 'hear me', 'talk', 'company'],
            says: [
              'Then there is company. Say what you like of it.',
              'You may talk round it, past it, or straight at it.',
              'Then I simply listen, with the lamp on.',
            ],
            to: 'listen',
          },
          {
            means: 'undo',
            label: 'I have to undo it',
            hears: [
              'undo',
              'pray',
              'confess',
              'cancel',
              'make it right',
              'put it right',
              'neutral',
              'repent',
            ],
            says: [
              'A thought can come in a second, and the undoing can take the hour.',
              'Then there is the thought, and there is the repair that follows it.',
              'Undoing is hard work, with no pay.',
            ],
            to: 'the-undoing',
          },
          {
            means: 'meaning',
            label: 'What does it mean?',
            hears: ['mean', 'what kind of person', 'who am i', 'am i a', 'why do i', 'a sin'],
            says: [
              'That question has sharp teeth.',
              'The asking can be louder than the thought was.',
              'The thought goes by, and its question stays.',
            ],
            to: 'no-bench',
          },
        ],
      },
    },
    {
      id: 'the-scrawl',
      says: [
        'Think of a scrawl on a wall in your street. You walk by. It was not asked for, and it does not need an answer.',
        'The mind picks up whatever is most forbidden and holds it high. The more it matters, the brighter the scrawl.',
        'A radio can play a song you cannot bear. You may leave it on, bad as it is, and go on cooking.',
      ],
    },
  ],
  work: [
    {
      id: 'no-bench',
      says: [
        'I am no judge, no priest and no oracle. What the thought says about you I leave open, and you may leave it open too.',
        'Am I this, am I that: no reply lasts. If I gave one, the next doubt would be about the reply.',
        'Whether there is guilt in it, I will not rule. The question can go about unanswered, like plenty of large ones.',
      ],
    },
    {
      id: 'an-argument-needs-two',
      says: [
        'An argument needs two. The thought may make its speech; you owe it no reply, no defence, no counter-thought.',
        'Answering back keeps it at the table. You may let it talk, and pass the salt.',
        'Every proof you bring, it can pick a hole in. It is allowed to win the debate and be left in an empty hall.',
      ],
    },
    {
      id: 'pull-to-undo',
      says: [
        'Leave the thought out of it. There is a pull to do something about it, and that pull can be weighed.',
        'There may be a wish to cancel, confess, or look whether it is gone. That wanting is the thing to notice.',
        'We give no mark to the thought. The urge to set it right may have one.',
      ],
      asks: {
        name: 'taboo-pull',
        says: [
          'How strong is the pull to undo it or settle it, 0 to 10?',
          'Where is the urge to put it right, from 0 to 10?',
          'How much does it demand to be dealt with, 0 to 10?',
        ],
        reads: 'scale',
        answers: [
          {
            means: 'low',
            says: [
              'A small tug, hardly a hand’s.',
              'Low, and perhaps sly.',
              'It clears its throat, no more.',
            ],
          },
          {
            means: 'middle',
            says: [
              'In the middle, like a hand on the shoulder.',
              'It wants something, and it can be left wanting.',
              'That is a pull with a good deal to say.',
            ],
          },
          {
            means: 'high',
            says: [
              'At that height each minute can feel like an emergency.',
              'High. As if nothing else may happen first.',
              'It is near the top, and you are here beside it.',
            ],
          },
        ],
      },
    },
    {
      id: 'a-line-in-front',
      says: [
        'A thought can be announced, like a speaker nobody booked. {exercise} does this with a few dry words in front.',
        'With {exercise} nothing is argued and nothing is wiped away. The thought gets a label, like a jar.',
        '{exercise} says what is there, a thought, and stops. It can be done in the head, without writing it down.',
      ],
      offers: ['notice-the-thought'],
    },
    {
      id: 'the-undoing',
      says: [
        'After such a thought comes a remedy: a prayer said just right, a good thought laid over it, a confession, a test.',
        'What is done to be rid of it looks like the way out. It is the door by which the thing comes back.',
        'Each undoing tells the mind that there was something to undo. The mind takes note, and brings more.',
      ],
      asks: {
        name: 'taboo-undoing',
        says: [
          'Which way of undoing does it ask of you?',
          'What do you find yourself doing to set it right?',
          'Is it more cancelling, confessing, or testing?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'cancel',
            label: 'Praying or cancelling',
            hears: [
              'pray',
              'prayer',
              'cancel',
              'good thought',
              'repeat',
              'neutral',
              'ritual',
              'sorry to god',
            ],
            says: [
              'The words must come out clean, and then once more.',
              'Laying a good thought over a bad one is a roof that is never finished.',
              'It keeps the eraser in the hand, so to speak.',
            ],
          },
          {
            means: 'confess',
            label: 'Confessing or asking',
            hears: ['confess', 'tell', 'ask', 'forgive', 'reassure', 'search', 'google'],
            says: [
              'A confession quiets it until the next detail turns up.',
              'Then somebody else is made to hold the scales.',
              'It goes out by the door and comes in again by the window.',
            ],
          },
          {
            means: 'test',
            label: 'Testing how I react',
            hears: ['test', 'check', 'react', 'my body', 'how i feel', 'look if', 'scan'],
            says: [
              'That makes you both the guard and the one searched.',
              'A test of that sort breeds the next test.',
              'Watching for a reaction is like listening for silence.',
            ],
          },
        ],
      },
    },
    {
      id: 'left-undone',
      says: [
        'The thought can be left uncorrected for a while, like a picture hung upside down. It will look wrong. That is the practice.',
        'Suppose nothing is done about it for ten minutes: not cancelled, not confessed, not tested. The unease may sit there.',
        'Putting right can be put off. Not given up, not forbidden, only later than now.',
      ],
      asks: {
        name: 'taboo-wait',
        says: [
          'Could it stay uncorrected for ten minutes?',
          'Can you leave the thought as it is for ten minutes?',
          'Is it possible to do nothing about it for a while?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'Yes, leave it',
            says: [
              'Uncorrected, then, and free to look wrong.',
              'A while with nothing put right.',
              'Left as it is. It may object.',
            ],
          },
          {
            means: 'no',
            label: 'I have to fix it',
            says: [
              'That is how strong it is, then. The next one is another chance.',
              'The having-to is fierce. A pause can be slipped in, as thin as paper.',
              'As it is, then. A few seconds before the fixing are worth something.',
            ],
          },
          {
            means: 'unsure',
            label: 'I might',
            says: [
              'Might is a word with room in it.',
              'Half a yes is enough for a start.',
              'It can be found out from the inside.',
            ],
          },
        ],
      },
    },
    {
      id: 'watched-body',
      says: [
        'A body that is watched will twitch. Looking for a feeling calls up feelings, and none of them is an answer.',
        'Searching for a sign stirs up signs. You can let the body be as it likes, unread.',
        'Bodies and minds answer to attention as cats do to a stare. What comes then settles no question.',
      ],
    },
    {
      id: 'ride-the-undoing',
      says: [
        'The pull to pray it right, tell it or test it has its tide. {exercise} stays on the shore with you.',
        '{exercise} is meant for the urge to undo. It does not touch the thought, and it does not mind if the thought remains.',
        'For some minutes you may just watch how badly it wants correcting. {exercise} is made for those minutes.',
      ],
      offers: ['urge-surfing'],
    },
    {
      id: 'house-rules',
      says: [
        'A mind kept spotless is a room nobody can live in. Things blow in. You may sit among them.',
        'No rule says that only fit thoughts may pass through a head. Traffic is traffic; you choose where to walk.',
        'Thoughts arrive without tickets. What lies with you is what your hands and your words do next.',
      ],
    },
    {
      id: 'what-is-dear',
      says: [
        'If faith or principle is dear to you, it can have hours of its own. The fear need not run them.',
        'What a person holds dear often has another voice than fear: slower, and less fond of deadlines.',
        'A value is something to walk towards. A fear only says: make sure, make sure.',
      ],
      asks: {
        name: 'taboo-dear',
        says: [
          'What matters to you that has nothing to do with this thought?',
          'Which thing you care about could have a little of today?',
          'What would you do for its own sake, not to put something right?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'That has a claim on today as well.',
              'It can be done in the thought’s company, and for its own sake.',
              'Some of the hour may go there.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'Under so much noise that can be hard to make out.',
              'It need not be grand. Bread counts, and birds.',
              'It may be found by walking into it.',
            ],
          },
        ],
      },
    },
    {
      id: 'perhaps-unresolved',
      says: [
        'There is a sentence that neither confesses nor denies: perhaps, perhaps not. {exercise} gives it a try on a lesser doubt.',
        '{exercise} is a way of leaving a large question unsolved while you water the plants. The mild questions come first.',
        'Walking with a “who knows” can be learnt. {exercise} is a first few steps; for the heaviest doubts, take a trained companion.',
      ],
      offers: ['maybe-maybe-not'],
    },
    {
      id: 'in-the-thick',
      says: [
        'In the thick of it, you need do nothing clever. Let it be said in there, as often as it likes, while you sit.',
        'Should some undoing have happened meanwhile, it does not have to be undone as well. Here is the next moment.',
        'The worst of it may be the feeling of being the only one. Such thoughts visit believers, parents, nurses, anyone.',
      ],
    },
  ],
  check: [
    {
      id: 'how-the-pull-is',
      says: [
        'Whether the thought is gone is not the question, and looking would fetch it. I mean the pull to deal with it.',
        'No need to search for the thought. It is the urge coming after it that I ask about.',
        'The thought may sit there as it pleases. The hurry about it may have changed, or not.',
      ],
      asks: {
        name: 'taboo-better',
        says: [
          'Is the hurry to undo it less, the same, or worse?',
          'Has the demand to settle it gone down, stayed, or gone up?',
          'How much does it press you now, beside earlier?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'better',
            label: 'Less hurry',
            hears: ['less', 'gone down', 'better', 'eased', 'softer', 'quieter'],
            says: [
              'Less hurry is a quiet thing to have.',
              'It can go unsettled at a walking pace.',
              'Some of the haste is off it, and no verdict was needed.',
            ],
            to: 'land',
          },
          {
            means: 'same',
            label: 'Just the same',
            hears: ['same', 'no change', 'stayed', 'not really'],
            says: [
              'Just the same, and you may be just the same with it.',
              'It holds its note.',
              'No movement, then. It was not a race.',
            ],
          },
          {
            means: 'worse',
            label: 'More insistent',
            hears: ['worse', 'gone up', 'more', 'insistent', 'stronger', 'louder'],
            says: [
              'It insists harder, then. We need not match it.',
              'More of it is a rough turn.',
              'It is stamping its feet at present.',
            ],
            to: 'in-the-thick',
          },
        ],
      },
    },
    {
      id: 'undo-in-numbers',
      says: [
        'One number for the pull to undo. It is of no moral weight whatever.',
        'Read the urge as you would the weather outside, and walk on.',
        'A figure for the pressing, none for the thought.',
      ],
      asks: {
        name: 'taboo-pull-after',
        says: [
          'What is the pull to undo it by now, 0 to 10?',
          'How hard does it press for an answer, 0 to 10?',
          'At this minute, how strong is the urge to correct it, 0 to 10?',
        ],
        reads: 'scale',
        answers: [
          {
            means: 'low',
            says: [
              'Low, and nothing was put right for it.',
              'A little one. Pockets are made for those.',
              'It has slackened in its own fashion.',
            ],
            to: 'land',
          },
          {
            means: 'middle',
            says: [
              'Some pull, some slack.',
              'It leans on the door without forcing it.',
              'Medium. There is space for other things around that.',
            ],
          },
          {
            means: 'high',
            says: [
              'It still wants to be obeyed at once.',
              'High, then. That is a hard seat.',
              'A demand that strong is hard company.',
            ],
            to: 'in-the-thick',
          },
        ],
      },
    },
  ],
  land: [
    {
      id: 'unjudged',
      says: [
        'No verdict has been given, and the sky is where it was. You can get up from the table like that.',
        'The thought goes unexplained, and the day goes on. Both are possible together.',
        'We have left it neither confessed nor cleared. That is an unfamiliar place, and you can stand in it.',
      ],
      asks: {
        name: 'taboo-now',
        says: [
          'Do you want to go to something else, or remain a bit?',
          'What next, with the thought left as it is?',
          'Is there somewhere to be, or is more talk wanted?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'go',
            label: 'Go to something else',
            hears: ['go on', 'something else', 'leave', 'done', 'bed', 'my day'],
            says: [
              'Go, then, with nothing settled and nothing owed.',
              'Something else, then, in whatever state of mind.',
              'Off you go; nothing has to be put right on the way.',
            ],
          },
          {
            means: 'stay',
            label: 'Remain a bit',
            hears: ['stay', 'remain', 'more', 'talk', 'longer', 'not yet'],
            says: [
              'Remain, by all means. It needs no topic.',
              'Then I listen, and nothing is to be put right.',
              'A bit more, in any words you like.',
            ],
            to: 'listen',
          },
        ],
      },
    },
    {
      id: 'people-who-have-heard-it',
      says: [
        'People who practise exposure and response prevention have heard such thoughts in all colours. Yours would not stop the conversation.',
        'You can say it to a doctor in outline: thoughts I do not want, and things I do to undo them.',
        'For faith there is someone wise in it; for the loop itself, somebody trained in exposure and response prevention. The two can get on well.',
      ],
    },
    {
      id: 'lamp-on',
      says: [
        'When it comes back you may come too, with no more to say than: one of those again.',
        'The lamp is on here at all hours. Nothing you have left unsaid needs to be said next time.',
        'Take the open question with you or leave it on the step. There is a chair here either way.',
      ],
    },
  ],
  unfit: [
    'thought-record',
    'worst-best-likely',
    'worry-time',
    'leaves-on-a-stream',
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
