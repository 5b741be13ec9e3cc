import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const sleep: NeedWords = {
  need: 'sleep',
  name: 'I can’t sleep',
  listens: [
    'That is a long time to lie with something.',
    'Lying awake makes a small room of it.',
    'That is a lot to take to bed.',
    'You can say it in the half dark, unfinished.',
    'It may be said here, at whatever hour.',
    'Yes. Some things grow when the house is still.',
    'That has found its way out of the pillow.',
    'So that is what lies there with you.',
    'Tiredness makes all of it heavier.',
    'It is put down here now.',
    'No need to speak clearly. It is readable.',
    'That can rest here for the moment.',
    'A worn-out head holds on to such things.',
  ],
  arrive: [
    {
      id: 'the-long-night',
      says: [
        'Being awake when everyone seems to sleep is its own kind of alone. Nothing needs to be fixed before we begin.',
        'Nights without sleep are long, and they make most things larger. We can go gently, with few words.',
        'Tired and awake: the two together wear a person thin. Let us see what stands between you and the pillow.',
      ],
      asks: {
        name: 'what-keeps',
        says: ['What is it most of all?', 'Which of these comes nearest?', 'What would you like from me?'],
        reads: 'choice',
        answers: [
          {
            means: 'heard',
            label: 'Just listen to me',
            hears: ['listen', 'hear me', 'talk', 'company', 'alone', 'vent'],
            says: [
              'Then talk into the dark, and I will listen.',
              'Tell it the way it comes, lying or sitting.',
              'Nothing to do, then, but say it.',
            ],
            to: 'listen',
          },
          {
            means: 'thoughts',
            label: 'My head won’t stop',
            hears: ['head', 'thoughts', 'thinking', 'mind', 'worry', 'racing', 'tomorrow'],
            says: [
              'A head on night shift, then.',
              'Thoughts like the hours when nobody interrupts.',
              'So it is the thinking that has the lamp on.',
            ],
            to: 'on-paper-till-morning',
          },
          {
            means: 'dream',
            label: 'A bad dream',
            hears: ['dream', 'nightmare', 'woke', 'scared to sleep', 'terror'],
            says: [
              'Dreams like that can leave the whole body running.',
              'A bad dream. You need not tell it.',
              'That can stay in the room for a while after waking.',
            ],
            to: 'after-dream',
          },
          {
            means: 'body',
            hears: ['body', 'tense', 'restless', 'heart', 'hot', 'breathe', 'pain', 'wound up', 'settle'],
            says: [
              'The body is still up, then, whatever the clock says.',
              'Restless limbs make a narrow bed.',
              'So we begin below the neck.',
            ],
            to: 'slow-body',
          },
          {
            means: 'unsure',
            says: [
              'Just awake, then. That is enough of a reason.',
              'It needs no cause.',
              'Fine. We can start from not knowing.',
            ],
          },
        ],
      },
    },
    {
      id: 'small-hours',
      says: [
        'Whatever the night says about your life, it says in its own dim light. It can be looked at again by day.',
        'The small hours are poor judges. Nothing weighed at such a time has to count in the morning.',
        'A tired mind reads everything in capitals. For now, no verdicts: not on you, not on tomorrow.',
      ],
    },
  ],
  work: [
    {
      id: 'not-forcing',
      says: [
        'Sleep does not come when it is sent for. It can only be left a space. Rest your eyes on something dull, and ask nothing of yourself.',
        'Trying hard to sleep is a way of staying awake. You might try the reverse: lie there, comfortable, and simply be up.',
        'Give up the job of falling asleep for half an hour. Warm, dim and horizontal is the whole task.',
      ],
    },
    {
      id: 'slow-body',
      says: [
        '{exercise} can be done lying on your side, in the dark. It is for ease; sleep may come of it, or may not.',
        'Bodies wind down by slow steps. {exercise} is one of them, and you may drift off in the middle.',
        'If lying there feels like waiting, {exercise} gives the breath or the muscles something mild to do.',
      ],
      offers: ['longer-exhale', 'muscle-relaxation', 'coherent-breathing'],
    },
    {
      id: 'clock-away',
      says: [
        'Turn the clock to the wall. Every look at it starts a sum: so many hours left, so little rest.',
        'The time is of no use to you until the alarm. It can be covered with a sock.',
        'Counting the hours that remain has kept many people company, and put none of them to sleep.',
      ],
      asks: {
        name: 'awake-long',
        says: [
          'Have you been lying awake for a good while?',
          'Are these spells of lying awake long ones?',
          'Is it more than a short spell of lying there?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'Yes, for ages',
            says: [
              'That is a weary stretch.',
              'Then the bed may have become a place of work.',
              'So many turns of one pillow.',
            ],
            to: 'get-up',
          },
          {
            means: 'no',
            label: 'Not so long',
            says: [
              'Then sleep may only be late.',
              'It may still be on its way.',
              'A short spell, and dull enough already.',
            ],
          },
          {
            means: 'unsure',
            label: 'No idea',
            says: [
              'All the better. Leave it uncounted.',
              'Not knowing the time is a small luxury.',
              'Time runs strangely in bed.',
            ],
          },
        ],
      },
    },
    {
      id: 'get-up',
      says: [
        'After a long time awake it can help to leave the bed: a chair, a dim lamp, something mildly boring. Back again when the eyelids grow heavy.',
        'Beds learn what we do in them. If this one has learned to be a place of struggle, go and sit elsewhere for a bit.',
        'You are allowed to get up. Old magazines, folding laundry, a low light. Let sleepiness call you back.',
      ],
    },
    {
      id: 'on-paper-till-morning',
      says: [
        'Thoughts come back because they are afraid of being forgotten. Write each in three words, on paper if you can, and shut the drawer.',
        'A list by the bed can mind things overnight: what worries, and what comes first by daylight. Then it is the list’s turn to stay up.',
        'Nothing on your mind can be posted, paid or said at this hour, perhaps. It can be noted, and kept for office hours.',
      ],
      asks: {
        name: 'first-on-list',
        says: [
          'What would be first on the list?',
          'Which thought comes round most often?',
          'What would you write down first?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'On paper it can do without you till morning.',
              'Those words can hold it, so that you need not.',
              'Then it can lie in the drawer with the rest.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'Too many, or none that holds still. Both happen in the dark.',
              'Then “something” may stand on the list.',
              'Some of it will have no words before breakfast.',
            ],
          },
        ],
      },
    },
    {
      id: 'drift',
      says: [
        '{exercise} lets the thoughts pass without a reply. It is slow, and nothing is lost if you nod off.',
        'You cannot shut the mind, but you can stop serving it. {exercise} is a way of doing so lying down.',
        'If thoughts are going to come, let them have a river. {exercise} is that, more or less.',
      ],
      offers: ['leaves-on-a-stream', 'notice-the-thought'],
    },
    {
      id: 'lying-counts',
      says: [
        'Lying still in the dark is not sleep, and it is not nothing. The limbs have their rest, even when the head stays up.',
        'You might count this as quiet time, not as lost time. Loosen the forehead, the tongue, the hands.',
        'Let the mattress do the carrying. Feel where it meets you: heel, hip, shoulder, head.',
      ],
    },
    {
      id: 'afraid-of-bed',
      says: [
        'For some, bedtime itself has become the thing to dread. The evening then tightens, hour by hour.',
        'There can be good reasons to fear sleep: what comes in dreams, or what comes when it is quiet.',
        'Night takes away the things that keep a mind busy. What waits behind them steps forward.',
      ],
      asks: {
        name: 'dread',
        says: [
          'Is there something about going to sleep that frightens you?',
          'Do you dread the night itself?',
          'Is some of it a fear of sleeping?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'Yes, there is',
            says: [
              'Then it makes sense to keep one eye open.',
              'No wonder rest is hard. You need not say what it is.',
              'A light left on is no defeat.',
            ],
          },
          {
            means: 'no',
            label: 'No, I just can’t sleep',
            says: [
              'Just sleepless, then. That is hard enough.',
              'So no monster, only the ceiling.',
              'Plain sleeplessness, with no story to it.',
            ],
          },
          {
            means: 'unsure',
            label: 'Maybe',
            says: [
              'That may show itself by daylight, or not.',
              'Possibly a little. It can stay at “possibly”.',
              'It need not be clear in order to be tiring.',
            ],
          },
        ],
      },
    },
    {
      id: 'day-after',
      says: [
        'A day after a bad night can be run on a smaller flame: the needful things, some daylight, no heroics. Up at the usual time, if it can be done.',
        'Tomorrow may be heavy, and it may be lived at half speed. Rising at your normal hour helps the next night more than a lie-in.',
        'You can lower the bar for the coming day now: one thing that must be done, the rest if there is strength. Drive only if you are awake enough.',
      ],
      asks: {
        name: 'must-do',
        says: [
          'What is the one thing the day cannot do without?',
          'What does the coming day truly need from you?',
          'Which one thing has to happen tomorrow?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'Then the day can be built round that.',
              'That can be settled now, and left alone until then.',
              'So it is decided, and the night need not discuss it.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'That can be left to the morning; mornings are better at it.',
              'The day will show what it needs.',
              'No plan, and no harm in that.',
            ],
          },
        ],
      },
    },
    {
      id: 'put-me-down',
      says: [
        'This screen is light as well. Turn it as dim as it goes, or lay it face down; the words will keep.',
        'If your eyes are getting heavy, you can leave in the middle of a line. No goodbye is needed here.',
        'A voice on low, a dull story, rain on a recording: ears can rest on something while the screen goes dark.',
      ],
    },
    {
      id: 'after-dream',
      says: [
        'If a dream woke you: lamp on, feet on the floor. Look for the door, the window, your own things. This is the room you are in.',
        'After a nightmare the body needs a little while to hear the news. A sip of water, a light, the feel of the sheet.',
        'Dreams borrow your fear and use it without asking. Sit up, look round you, and let the real shapes come back.',
      ],
      asks: {
        name: 'room-back',
        says: [
          'Is the room around you clear?',
          'Are you all the way in your room?',
          'Can you see the place you are in?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'Yes, it’s clear',
            says: [
              'Then let it be as ordinary as it is.',
              'That room has been there all night.',
              'Walls, a door, a bed. They ask nothing.',
            ],
            to: 'another-ending',
          },
          {
            means: 'no',
            label: 'Not quite',
            says: [
              'Then more light, and something to hold that is cool or rough.',
              'Put on another lamp, and stand up for a moment.',
              'It can lag behind. Let your hand find the edge of the bed.',
            ],
          },
          {
            means: 'unsure',
            label: 'It wasn’t a dream',
            says: [
              'All right, then we leave dreams out of it.',
              'Either way, a room is a good thing to look at.',
              'Then nothing of that applies. On we go.',
            ],
          },
        ],
      },
    },
    {
      id: 'another-ending',
      says: [
        'A dream that keeps returning can be given another ending, by day, on paper. You choose what changes, and picture it for a few minutes.',
        'In daylight, one may rewrite a nightmare: a door where there was none, a friend who comes in. Any change you like.',
        'Bad dreams repeat themselves like a worn record. Some people write a different last page in the afternoon, and read it to themselves.',
      ],
    },
  ],
  check: [
    {
      id: 'how-lies-it',
      says: [
        'A quiet look at how it is by now. Sleep is not what is asked for; a little ease would count.',
        'No test. Just whether the bed, or the chair, has become any softer.',
        'Something may have loosened, or nothing has. Both are worth knowing.',
      ],
      asks: {
        name: 'ease-now',
        says: [
          'Is it easier, the same, or worse?',
          'Are you more at ease, as before, or less?',
          'How is it, compared with when you began?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'better',
            label: 'A bit easier',
            hears: ['easier', 'better', 'calmer', 'sleepy', 'more at ease', 'tired', 'drowsy'],
            says: [
              'Then stay in that, and let the rest slide.',
              'A little softer. Nothing more need be done about it.',
              'Good to leave it there, where it is easy.',
            ],
            to: 'land',
          },
          {
            means: 'same',
            label: 'The same still',
            hears: ['same', 'no change', 'still awake', 'wide awake', 'as before'],
            says: [
              'As awake as before. That is tedious, and no one’s fault.',
              'Then the night is being stubborn.',
              'Still up. We can go on, or just be up together.',
            ],
          },
          {
            means: 'worse',
            label: 'Worse',
            hears: ['worse', 'less', 'more awake', 'harder', 'panicking'],
            says: [
              'Then no more trying for the moment.',
              'Enough lying there, perhaps.',
              'Worse. Let us take the pressure off altogether.',
            ],
            to: 'get-up',
          },
        ],
      },
    },
    {
      id: 'wound-up',
      says: [
        'If you can be bothered with a number: nought is a cat on a warm wall, ten is a wound-up spring.',
        'A guess at how tightly you are wound, and only if it costs nothing.',
        'Zero for loose, ten for strung like a wire. A sleepy estimate is the best kind.',
      ],
      asks: {
        name: 'wound-0-10',
        says: [
          'How wound up are you, 0 to 10?',
          'What is your number just now?',
          'Where between 0 and 10 are you?',
        ],
        reads: 'scale',
        answers: [
          {
            means: 'low',
            says: [
              'That is loose enough to be left in peace.',
              'Low. Then fewer words are better.',
              'A low number. It needs no help from me.',
            ],
            to: 'land',
          },
          {
            means: 'middle',
            says: [
              'Neither slack nor tight.',
              'Half wound. It may run down by itself.',
              'That is a number one can lie down with, or sit up with.',
            ],
          },
          {
            means: 'high',
            says: [
              'Tight as that, a bed is hard to lie in.',
              'That is very awake. Then let us not pretend it is bedtime.',
              'High. A chair and a lamp may be kinder.',
            ],
            to: 'get-up',
          },
        ],
      },
    },
  ],
  land: [
    {
      id: 'lights-low',
      says: [
        'From here, only mild things: dim light, warm feet, no decisions. Whether sleep comes is up to sleep.',
        'The night can have the rest of itself without you watching. Let something soft take over: a blanket, a low voice.',
        'You need not stay up to see how this turns out. Make it dark, or half dark, and warm.',
      ],
      asks: {
        name: 'softest',
        says: [
          'What would be the softest next thing?',
          'Which would be kinder just now, bed or chair?',
          'What would make it a little more comfortable?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'Then that, and slowly.',
              'Let it be so, with the light low.',
              'Go to that, and leave the door ajar.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'Then just the cover up to the chin.',
              'Wherever you are may do.',
              'No choosing needed. Stay as you lie or sit.',
            ],
          },
        ],
      },
    },
    {
      id: 'till-another-night',
      says: [
        'If you lie awake again, this page is open at that hour too. When bad nights run into weeks, a doctor should hear of it.',
        'You can stop here, awake or nearly not. Another night, another try; and for months of them there is skilled help for sleep.',
        'Leave this whenever you drift. Should nights go on like this, take them to a doctor, as you would a cough that stays.',
      ],
    },
  ],
  unfit: [
    'body-scan',
    'cool-pack',
    'walk-and-label',
    'attention-switch',
    'thought-record',
    'worst-best-likely',
  ],
}
