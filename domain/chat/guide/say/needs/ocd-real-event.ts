import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const ocdRealEvent: NeedWords = {
  need: 'ocd-real-event',
  name: 'Did I do wrong?',
  listens: [
    'The past can be very present at night.',
    'That can be set down here without being tried.',
    'A memory like that has a long arm.',
    'No minutes are being taken.',
    'Old hours can take up a great deal of new ones.',
    'It is heard as it stands, with no sentence passed.',
    'Not every gap in it has to be filled here.',
    'Guilt speaks in a steady voice and seldom pauses for breath.',
    'A memory can be worn out and still not leave.',
    'This has its place here, finished or not.',
    'What was, and what the mind makes of it, tangle easily.',
    'To go on living beside such a question is hard.',
  ],
  arrive: [
    {
      id: 'the-court-sits',
      says: [
        'Something from before keeps being called back into court. We can talk about the court without opening the case.',
        'A thing that happened, or may have, will not stay in its year. You need not plead here, for or against.',
        'The mind has a file out and goes through it again. It can lie shut on the table while we talk.',
      ],
      asks: {
        name: 'event-start',
        says: [
          'What is wanted first, with this old question?',
          'Where shall we begin, with the file left shut?',
          'Which of these is the hardest part at present?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'heard',
            label: 'The weight of it',
            hears: ['weight', 'heavy', 'hear me', 'listen', 'talk', 'guilt', 'guilty', 'how hard'],
            says: [
              'Then say what it weighs. The facts may stay at home.',
              'The weight can be told without the evidence.',
              'Then I listen to that, and judge nothing.',
            ],
            to: 'listen',
          },
          {
            means: 'replay',
            label: 'It keeps replaying',
            hears: ['replay', 'over and over', 'go over', 'keeps', 'remember', 'memory', 'review'],
            says: [
              'The same reel, then, with no end titles.',
              'A replay can run under a whole day.',
              'It plays on, whoever is at the table.',
            ],
            to: 'one-more-replay',
          },
          {
            means: 'confess',
            label: 'I need to confess',
            hears: ['confess', 'tell someone', 'admit', 'own up', 'apologise', 'ask', 'forgive'],
            says: [
              'That need can burn like a coal in the mouth.',
              'The wish to tell, and to hear something back, is strong stuff.',
              'It wants a listener, and then a ruling.',
            ],
            to: 'telling-can-wait',
          },
        ],
      },
    },
    {
      id: 'conscience-and-loop',
      says: [
        'A conscience speaks, and then leaves you to act. What circles for the hundredth time is a loop in a conscience’s coat.',
        'Looking back once is remembering. Looking back to be certain is hard work without wages.',
        'To care about the past is decent. To stand trial for it daily is a different matter.',
      ],
    },
  ],
  work: [
    {
      id: 'one-more-replay',
      says: [
        'The replay promises that this time it will come clear. It is a check, like trying a door, only done with memory.',
        'Going through it again feels like honesty. Much of it is the wish to know for sure, and that wish is not filled by looking.',
        'In a replay, fear holds the camera. What comes out is another film, and a darker one.',
      ],
    },
    {
      id: 'no-ruling',
      says: [
        'I will not say that it was wrong, nor that it was not. I was not there, and a ruling from me would be in doubt by morning.',
        'A good person or a bad one: no one gets that in writing. I leave the line blank, and you may too.',
        'What it makes of you I cannot decide, and you cannot decide it by thinking harder. It can stay undecided, with breakfast.',
      ],
    },
    {
      id: 'pull-to-review',
      says: [
        'Put the event aside and see what tugs: the wish to go through it again, to ask, to tell. Only that is to be measured.',
        'The guilt may be any size. Next to it stands an urge to get it settled, and that has a size of its own.',
        'How bad it was needs no number. How much it wants reviewing can have one.',
      ],
      asks: {
        name: 'event-pull',
        says: [
          'How strong is the pull to go over it, 0 to 10?',
          'From 0 to 10, how much does it want to be settled?',
          'What number has the urge to review or tell, 0 to 10?',
        ],
        reads: 'scale',
        answers: [
          {
            means: 'low',
            says: [
              'A low pull, with everything left where it was.',
              'It only rustles, then.',
              'Little, and perhaps patient.',
            ],
          },
          {
            means: 'middle',
            says: [
              'Half drawn in, half here.',
              'It is calling, but not yet shouting.',
              'It has a hold on one sleeve.',
            ],
          },
          {
            means: 'high',
            says: [
              'At that number the old matter fills nearly the whole house.',
              'That is a great force to be sitting against.',
              'High. At that height it is hard to read even a line.',
            ],
          },
        ],
      },
    },
    {
      id: 'worn-photograph',
      says: [
        'A memory is no recording. It is more like a photograph that is handled daily: the corners wear, and fingers leave marks.',
        'Searching for the missing detail tends to produce one. Imagination likes to help, and it works in the same room.',
        'Some stretches of the past are simply blank. Thinking harder does not develop the film.',
      ],
    },
    {
      id: 'telling-can-wait',
      says: [
        'The pull to tell, or to ask what somebody thinks of it, may stand in the hall a while. It is no crime to be slow.',
        'Relief after confessing is real and short. Then a further detail asks to be confessed.',
        'To tell can be right, once, in calm. When it must be this minute, it is likely the alarm that is talking.',
      ],
      asks: {
        name: 'event-tell-wait',
        says: [
          'Could the telling or asking wait until tomorrow?',
          'Can you let the asking rest for an hour or so?',
          'Might it stay untold for today?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'It can wait',
            says: [
              'Then it keeps, as letters keep.',
              'Untold for now. That is a bare place to stand.',
              'Not told yet, then, and not forbidden.',
            ],
          },
          {
            means: 'no',
            label: 'It’s burning',
            says: [
              'That is a hot coal. A minute is a wait as well.',
              'Then shorter: the time it takes to drink something.',
              'Burning, then. It may burn a little before you choose.',
            ],
          },
          {
            means: 'unsure',
            label: 'Not sure I can',
            says: [
              'Nobody can be sure of that beforehand.',
              'It can be taken in quarter hours.',
              'Let it be seen, then, rather than decided.',
            ],
          },
        ],
      },
    },
    {
      id: 'ride-the-review',
      says: [
        'The wish to go through it once more will swell. {exercise} lets it swell and leaves the file where it is.',
        '{exercise} is a few minutes of watching an urge: to review, to ask, to own up. No verdict comes at the end.',
        'As an answer to “just once more”, there is {exercise}. It asks for no facts of the case.',
      ],
      offers: ['urge-surfing'],
    },
    {
      id: 'adjourned',
      says: [
        'A court may break off without a finding. The chairs are stacked, the light goes off, the case is as open as before.',
        'You can say to the mind: noted, not now. It will call again, and may hear the same words.',
        'The thought “but this time it is important” is how the loop calls you in. You are free not to go.',
      ],
    },
    {
      id: 'the-kind-of-question',
      says: [
        'The question wears different robes. What did I really do. What sort of person does that. What if it comes out.',
        'Under one event there can be several doubts, and they take turns at the stand.',
        'It may be the memory that troubles, or the guilt, or what others would think. They all work for the same doubt.',
      ],
      asks: {
        name: 'event-kind',
        says: [
          'Which doubt speaks up most of the time?',
          'Is it more the memory, the guilt, or being found out?',
          'Which of the three keeps you longest?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'memory',
            label: 'What really happened',
            hears: ['what happened', 'memory', 'remember', 'did i', 'sure', 'details'],
            says: [
              'It asks to be sure about a past hour, and hours do not come back.',
              'The film has a gap, and the gap keeps calling.',
              'That one sends people into the archive without a lamp.',
            ],
          },
          {
            means: 'guilt',
            label: 'What it makes me',
            hears: ['bad person', 'guilt', 'what kind', 'what it makes me', 'deserve', 'terrible'],
            says: [
              'That is a whole life asked of a single hour.',
              'That puts a person on trial, and not a deed.',
              'A heavy question, and a greedy one.',
            ],
          },
          {
            means: 'found-out',
            label: 'Being found out',
            hears: ['found out', 'others', 'people', 'find out', 'exposed', 'lose everything', 'come out'],
            says: [
              'Then each ring of the phone can sound like news.',
              'That fear listens for every footstep.',
              'Waiting to be found out is a sentence with no date.',
            ],
          },
        ],
      },
    },
    {
      id: 'repair-once',
      says: [
        'If something is to be mended, that is decided once, on a calm day, best beside a steady person. Not in the tenth replay.',
        'Amends are made to people, not to a feeling. What only serves to quiet the feeling can be left undone.',
        'Should an apology be owed, it keeps until the alarm is off. One that must be made again and again is the loop’s.',
      ],
    },
    {
      id: 'a-kind-moment-unjudged',
      says: [
        '{exercise} may go to the one who has to sit with this. It excuses nothing and condemns nothing.',
        'Kindness does not have to wait for a verdict. {exercise} is three short sentences, said for the hurt and not about the deed.',
        'Even the accused gets a blanket. {exercise} is that, no more; leave it out if kind words sting.',
      ],
      offers: ['self-compassion-break'],
    },
    {
      id: 'the-next-hour',
      says: [
        'The past does not take requests. The next hour does: a call returned, a dish washed, somebody’s bad joke heard out.',
        'You may live as the person you would like to be, without first finding out which kind you were.',
        'Guilt looks over the shoulder. Values are in front, within arm’s length, and need not be earned.',
      ],
      asks: {
        name: 'event-next',
        says: [
          'What would you like to stand for in the coming hour?',
          'Which small decent thing could be done, the case still open?',
          'Who or what in the present could have some of you?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'That can be done with no ruling in hand.',
              'It belongs to now, and now is where hands are.',
              'That is something the past has no say in.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'When the past is loud, the present can look bare.',
              'No answer is owed. The window is there to look out of.',
              'Something very plain will do, or nothing for a while.',
            ],
          },
        ],
      },
    },
    {
      id: 'perhaps-then',
      says: [
        'To the old question you can answer: perhaps, perhaps not, and there is soup on the stove. {exercise} practises it on a small doubt.',
        '{exercise} lets a doubt about the past travel along unsolved. Begin with one that does not scorch.',
        'Not knowing can be learnt, in mild portions. {exercise} is one; for the strongest, have someone trained at your side.',
      ],
      offers: ['maybe-maybe-not'],
    },
    {
      id: 'bad-nights',
      says: [
        'On a bad night no case should be heard. Judges go home in the evening. You may send yours.',
        'If it has all been gone through again just now, then it has. It does not need to be gone through once more.',
        'When the guilt is at its worst, make the world small: a blanket, a cup, the edge of the bed. No thinking it out.',
      ],
    },
  ],
  check: [
    {
      id: 'the-file-now',
      says: [
        'The case is as open as it was. How the pull to reopen it stands may be another thing.',
        'Not the guilt, not the facts, only the wish to go in again.',
        'Talk can loosen a pull, or leave it just as it lay.',
      ],
      asks: {
        name: 'event-better',
        says: [
          'Is the pull to go over it less, the same, or more?',
          'How loudly does the case call now, beside before?',
          'Has the wish to settle it given way at all?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'better',
            label: 'A little less',
            hears: ['less', 'better', 'given way', 'quieter', 'eased'],
            says: [
              'A little less, with the file still there. That is how it can be.',
              'Enough to lean back a little.',
              'It let go by a finger, perhaps. Fingers count.',
            ],
            to: 'land',
          },
          {
            means: 'same',
            label: 'Still the same',
            hears: ['same', 'no change', 'not really'],
            says: [
              'Still the same. Old questions are slow.',
              'It stays, and you need not get up for it.',
              'That may be so for a good while, and nothing is lost.',
            ],
          },
          {
            means: 'worse',
            label: 'Stronger',
            hears: ['worse', 'stronger', 'more', 'louder'],
            says: [
              'Stronger, then. Talking near a thing can wake it.',
              'It has raised its voice. Ours can stay low.',
              'That is rough, and it sets the pace from here: slow.',
            ],
            to: 'bad-nights',
          },
        ],
      },
    },
    {
      id: 'review-in-numbers',
      says: [
        'One more number for the urge, and it goes in no record.',
        'As to the pull to review: any figure, no reasons.',
        'The urge gets a number. The deed gets none.',
      ],
      asks: {
        name: 'event-pull-after',
        says: [
          'How much does it pull you back now, 0 to 10?',
          'What is the urge to review it at present, 0 to 10?',
          'By now, how badly does it want settling, 0 to 10?',
        ],
        reads: 'scale',
        answers: [
          {
            means: 'low',
            says: [
              'Low, and the case unheard.',
              'A slight draught from an old door.',
              'It has let the present in.',
            ],
            to: 'land',
          },
          {
            means: 'middle',
            says: [
              'One foot in the court, one in the kitchen.',
              'A medium pull is good enough to live beside.',
              'It has part of the ear, then.',
            ],
          },
          {
            means: 'high',
            says: [
              'High still. That is a long session.',
              'That is a grip on both arms.',
              'That much pull would tire anybody.',
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
        'We can part with the case open. Open cases gather dust quite well.',
        'Nothing was found, nothing dismissed. The clock in the room goes forward all the same.',
        'This is a resting place, not a finding. The day has other rooms.',
      ],
      asks: {
        name: 'event-now',
        says: [
          'Is there another room to go to, or will you sit here a while?',
          'What would be good now, the file left on the table?',
          'Back to the present, or a few more words?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'go',
            label: 'Back to the present',
            hears: ['present', 'go on', 'leave', 'done', 'bed', 'my day'],
            says: [
              'To the present, then, with its dishes.',
              'Go on in. No one checks papers at that door.',
              'Back, then, without a certificate.',
            ],
          },
          {
            means: 'stay',
            label: 'A few more words',
            hears: ['words', 'more', 'stay', 'talk', 'sit', 'not yet', 'longer'],
            says: [
              'As many as you need, on anything but evidence.',
              'A few more, then. I just listen.',
              'Say on; there is no hearing here.',
            ],
            to: 'listen',
          },
        ],
      },
    },
    {
      id: 'people-who-shut-files',
      says: [
        'There are people trained to help with guilt that loops, and with memories on trial. Ask for exposure and response prevention by name.',
        'To someone trained you may tell it once and work on the loop instead of the case. That work is exposure and response prevention.',
        'A doctor may know who near you does exposure and response prevention. “A past event I cannot stop going over” will be understood.',
      ],
    },
    {
      id: 'no-summons',
      says: [
        'If the old case calls again, you can bring it here unopened. We need not read it.',
        'You can leave without a verdict and come back without one. That is the whole arrangement.',
        'Whenever it calls, any hour will do. You may write “the old one again”, and that will be plenty.',
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
