import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const ocdHarm: NeedWords = {
  need: 'ocd-harm',
  name: 'Thoughts that scare me',
  listens: [
    'Nothing here grows truer by being typed.',
    'There is no judge at this end.',
    'It can stay as vague as it needs to be.',
    'Said in few words, it is said all the same.',
    'Some sentences are hard to let out of the house.',
    'A thought can be as loud as a shout and still be a thought.',
    'It does not have to be looked at closely to be heard.',
    'Kept under lock and key, a fear like this is heavy.',
    'I do not step back from that.',
    'Frightening thoughts make for long evenings.',
    'The words can come out sideways.',
    'This talk has room for that.',
  ],
  arrive: [
    {
      id: 'met-as-a-thought',
      says: [
        'A frightening thought has come, and I meet it as that: a thought. It needs no inquiry here.',
        'Minds put up pictures that nobody ordered, at the worst of moments. We can talk without studying the picture.',
        'It can be terrible to have such a thing go through your head. It may stay in the room while we talk.',
      ],
      asks: {
        name: 'harm-start',
        says: [
          'What would be good first, with such a thought about?',
          'Where would you like to begin, without describing it?',
          'Which of these comes nearest to what it is like?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'heard',
            label: 'Let me say it',
            hears: ['say it', 'tell', 'hear me', 'listen', 'talk', 'let it out'],
            says: [
              'Say as much or as little of it as you like.',
              'Then say it your way. Nothing will be weighed.',
              'It can be put down here, in outline if you like.',
            ],
            to: 'listen',
          },
          {
            means: 'sticks',
            label: 'It keeps coming back',
            hears: ['keeps coming', 'won’t go', 'stuck', 'over and over', 'keeps', 'all day', 'won’t leave'],
            says: [
              'A thought that returns like a fly to the same sleeve.',
              'Coming back is what this sort does.',
              'A stubborn guest, then.',
            ],
            to: 'no-pushing',
          },
          {
            means: 'checking',
            label: 'I keep testing myself',
            hears: ['testing', 'checking myself', 'make sure', 'am i', 'what if i', 'would i', 'dangerous'],
            says: [
              'Then the thought has put you on night watch over yourself.',
              'A test like that has no last question.',
              'There is the thought, and then there is the inspecting.',
            ],
            to: 'night-watch',
          },
        ],
      },
    },
    {
      id: 'no-details-needed',
      says: [
        'You can leave out all the details. I do not need them, and the thought gains nothing by a second telling.',
        'One word for it is plenty: “the thought”, “that picture”. It can stay wrapped up.',
        'Nothing has to be proved to me about you. We talk about what the thought does to a day, not what it shows.',
      ],
    },
  ],
  work: [
    {
      id: 'no-pushing',
      says: [
        'Pushing such a thought away is like holding a ball under water. It takes both hands, and up it comes.',
        'A thought told to leave turns round in the doorway. Left unasked, it may hang about, and that is less work.',
        'It can stay at the edge of the room like a television nobody turned off. You do not have to watch, or find the plug.',
      ],
    },
    {
      id: 'the-verdict',
      says: [
        'What the thought means about you is the question that bites. I give no ruling on it, neither way, and a day can be lived without one.',
        'If I answered the question, the doubt would ask how I know. So I leave it standing, with respect for how hard that is.',
        'Doubt wants a certificate about a person, signed for good. Nobody on earth holds one, and I cannot write yours.',
      ],
    },
    {
      id: 'pull-to-make-sure',
      says: [
        'Beside the thought there is a second thing: the wish to make sure, to ask, to test, to keep away. We measure only that one.',
        'The thought needs no number. What can have one is the pull to be told that all is well.',
        'There is the fear, and there is the itch to settle it. I mean the itch.',
      ],
      asks: {
        name: 'harm-pull',
        says: [
          'How strong is the wish to make sure, 0 to 10?',
          'From 0 to 10, how badly does it want an answer?',
          'What number has the need for certainty just now, 0 to 10?',
        ],
        reads: 'scale',
        answers: [
          {
            means: 'low',
            says: [
              'Low, and it may still grumble.',
              'It asks, without insisting.',
              'A small wish for an answer, then.',
            ],
          },
          {
            means: 'middle',
            says: ['Midway. It asks at every turn.', 'A steady knocking, then.', 'Enough to spoil a meal.'],
          },
          {
            means: 'high',
            says: [
              'That is a question pounding on the door.',
              'At that height everything seems to want the answer now.',
              'High. Leaving it unanswered at that height can take all the strength there is.',
            ],
          },
        ],
      },
    },
    {
      id: 'a-few-words-before',
      says: [
        'A few plain words can be put in front of a thought, like a frame round a picture. {exercise} is just that.',
        '{exercise} leaves the thought as it is and adds a little room. It is not meant to drive it out.',
        'There is a difference between the thing and “a thought about the thing”. {exercise} practises that one step.',
      ],
      offers: ['notice-the-thought'],
    },
    {
      id: 'night-watch',
      says: [
        'After the thought comes the watch: testing what you felt, going over the day, asking someone, putting things out of reach.',
        'Making sure has many costumes. One is asking. One is looking inward for a sign. One is staying well away.',
        'A thought like this hires guards. They check, they question, they lock things up, and they are never paid off.',
      ],
      asks: {
        name: 'harm-watch',
        says: [
          'Which of these does the fear make you do most?',
          'What does the watch look like with you?',
          'Is it more looking inward, asking, or keeping away?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'inward',
            label: 'Looking inward',
            hears: [
              'inward',
              'test myself',
              'go over',
              'replay',
              'how i felt',
              'check my feelings',
              'in my head',
            ],
            says: [
              'Looking inward stirs the water it wants to see through.',
              'The search is carried on inside, by torchlight, where nobody sees.',
              'That is a watch without a shift’s end.',
            ],
          },
          {
            means: 'asking',
            label: 'Asking, telling, searching',
            hears: ['ask', 'asking', 'confess', 'tell someone', 'google', 'search', 'read about'],
            says: [
              'An answer from others is fresh for an hour, and then it spoils.',
              'It makes other people’s words hold the door.',
              'Each answer burns about as long as a match.',
            ],
          },
          {
            means: 'away',
            label: 'Keeping away',
            hears: ['avoid', 'keep away', 'stay away', 'hide', 'lock', 'not be alone with', 'away'],
            says: [
              'Keeping away makes the world a little smaller each week.',
              'Keeping away can take rooms and people out of a day, one by one.',
              'Distance feels like safety, and the fear sends the bill later.',
            ],
          },
        ],
      },
    },
    {
      id: 'let-the-question-wait',
      says: [
        'The question may be left on the table, unopened, for a while. It is the making sure that waits, nothing else.',
        'Suppose the answer were due later, not now. No testing, no asking, no looking inward in between.',
        'Doubt says: at once. You can say back: later, if at all. A short “later” is long enough to begin with.',
      ],
      asks: {
        name: 'harm-wait',
        says: [
          'Could making sure wait for ten minutes?',
          'Can the question stay unanswered for ten minutes?',
          'Might the testing or asking be put off ten minutes?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'I’ll let it wait',
            says: [
              'Ten minutes without an answer.',
              'Then it waits, and you go about among ordinary things.',
              'Later, then, with the question still in the room.',
            ],
          },
          {
            means: 'no',
            label: 'Not possible now',
            says: [
              'Then not now. Even a half minute between question and answer is a gap.',
              'That is plain, and it is no mark against you.',
              'It can be tried on a gentler day, or for one minute.',
            ],
          },
          {
            means: 'unsure',
            label: 'No idea',
            says: [
              'No idea is an open question too, and you are already in it.',
              'It may turn out either way.',
              'Nothing has to be decided about the waiting.',
            ],
          },
        ],
      },
    },
    {
      id: 'ride-the-asking',
      says: [
        'For the urge to test yourself or to ask, and for nothing else, there is {exercise}. It rises, and you watch it rise.',
        '{exercise} goes with the wish for an answer as it climbs and bends. The thought may be there throughout.',
        'The wish to be told can be watched like surf from a wall. {exercise} takes a few minutes, fewer if you stop.',
      ],
      offers: ['urge-surfing'],
    },
    {
      id: 'smaller-world',
      says: [
        'Fear clears things out of a life: a kitchen job, a visit, a bedtime story. One of them may come back, the easiest first.',
        'What has been put off because of the thought need not be faced at its worst. The mildest bit is the place.',
        'A day with the thought in it can still have its old furniture. One chair at a time may be carried back.',
      ],
      asks: {
        name: 'harm-put-off',
        says: [
          'What small, ordinary thing has the thought made you give up?',
          'Which mild thing would you like to have back?',
          'Is there one everyday thing you miss?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'It might be taken up in a small way, with the thought along.',
              'That belongs to your life, and the thought has been sitting on it.',
              'Worth having, even in the smallest piece.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'Nothing has to be found on the spot.',
              'What is missing may show itself by and by.',
              'Leave that one blank, then.',
            ],
          },
        ],
      },
    },
    {
      id: 'unshared',
      says: [
        'Thoughts of this kind come to a great many heads, in every sort of detail. They are seldom mentioned over tea.',
        'Secrecy gives a thought its echo. People who work with these have heard it all, and do not jump.',
        'Shame says that no one else could think this. People who listen to such thoughts for a living would stay in their chair.',
      ],
    },
    {
      id: 'beside-it',
      says: [
        'The thought can come along to the washing-up. It can sit at supper. It does not get to choose what happens next.',
        'No need to feel at ease before going on. Bread can be buttered beside a terrible thought, and it is bread.',
        'Going on is not ignoring it. It is letting a noise be a noise, and stirring the soup.',
      ],
      asks: {
        name: 'harm-next',
        says: [
          'What ordinary thing could come next, with the thought along?',
          'What was today meant to hold, besides this?',
          'If the question stayed open, what would you do first?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'That can be done with the thought in the corner.',
              'A plain next thing. The thought has no vote in it.',
              'Then that is where the hands may go.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'The next thing may be only a glass of water.',
              'Perhaps it has no name until it starts.',
              'Blank is allowed. The hour goes on without a plan.',
            ],
          },
        ],
      },
    },
    {
      id: 'perhaps-for-doubt',
      says: [
        'Full certainty about themselves is given to nobody. {exercise} tries ten minutes without it, on a smaller doubt first.',
        '{exercise} answers a doubt with a shrug that is hard to learn. Take a mild one; the worst are best done beside someone trained.',
        'You need neither argue nor agree. {exercise} shows how that goes, and a small fear is the right size for it.',
      ],
      offers: ['maybe-maybe-not'],
    },
    {
      id: 'hard-hours',
      says: [
        'In the hardest hours less is enough: no testing just now, and something warm to hold. The thought may do as it likes.',
        'A thought that shouts is not more of a thought than one that whispers. It is only harder on the nerves.',
        'If there was testing or asking in the last hour, leave it there. The next question can be met from where you are.',
      ],
    },
  ],
  check: [
    {
      id: 'the-wish-now',
      says: [
        'The thought may be where it was. My question is only about the wish to make sure.',
        'We leave the thought unexamined, as before. It is the tugging beside it that I mean.',
        'Some of this loosens in a talk, and some does not.',
      ],
      asks: {
        name: 'harm-better',
        says: [
          'Is the wish for certainty less, the same, or greater?',
          'How pressing is the need for an answer, against before?',
          'Has the tugging to make sure let go a little?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'better',
            label: 'Let go a bit',
            hears: ['less', 'let go', 'better', 'eased', 'calmer'],
            says: [
              'A bit is a good size.',
              'Looser, and still without an answer.',
              'Then there is a hand’s breadth between you and it.',
            ],
            to: 'land',
          },
          {
            means: 'same',
            label: 'Same as before',
            hears: ['same', 'no change', 'not really', 'as before'],
            says: [
              'As before, then. It can sit there.',
              'Unchanged, and nothing has gone wrong by that.',
              'It keeps its place. Talk can go on around it.',
            ],
          },
          {
            means: 'worse',
            label: 'More pressing',
            hears: ['worse', 'greater', 'more', 'stronger', 'pressing'],
            says: [
              'More pressing, then. I will ask for less.',
              'It can get shriller when nobody answers it.',
              'That is hard going, and it need not be explained.',
            ],
            to: 'hard-hours',
          },
        ],
      },
    },
    {
      id: 'wish-in-numbers',
      says: [
        'A number for the wish to be sure, and none for the thought. It may be any number at all.',
        'No grade is given here. The pull may be going up, down or along.',
        'As a sailor would note the swell: just the height, then back to the deck.',
      ],
      asks: {
        name: 'harm-pull-after',
        says: [
          'How strong is the wish for an answer now, 0 to 10?',
          'What height has the need to make sure, 0 to 10?',
          'Where is that itch for certainty by now, 0 to 10?',
        ],
        reads: 'scale',
        answers: [
          {
            means: 'low',
            says: [
              'Low enough to turn your back on.',
              'A murmur, then.',
              'It has gone down without its answer.',
            ],
            to: 'land',
          },
          {
            means: 'middle',
            says: [
              'Middle water. You can float in that.',
              'It is asking still, with a smaller voice or a bigger one.',
              'There is some of it, and some of everything else.',
            ],
          },
          {
            means: 'high',
            says: [
              'Still pounding, then.',
              'That is a lot of wanting to know.',
              'High, and nobody could call that comfortable.',
            ],
            to: 'hard-hours',
          },
        ],
      },
    },
  ],
  land: [
    {
      id: 'unopened',
      says: [
        'A letter can stay unopened on a table. A question can, too, and the house goes on around it.',
        'We have not found out what the thought means, and we can stop there. Not every riddle is owed an answer.',
        'This is a good place to leave the question: in the open, unsolved, with the lights on.',
      ],
      asks: {
        name: 'harm-now',
        says: [
          'Will you turn to your day, or stay a while?',
          'Where to from here, thought and all?',
          'Does something else call, or shall we keep talking?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'go',
            label: 'Turn to my day',
            hears: ['day', 'go on', 'leave', 'something else', 'done', 'bed', 'sleep'],
            says: [
              'To the day, then. The thought may trot behind.',
              'Go as you are; no clearance is needed.',
              'Then ordinary things have the floor.',
            ],
          },
          {
            means: 'stay',
            label: 'Stay a while',
            hears: ['stay', 'keep talking', 'more', 'not yet', 'longer'],
            says: [
              'A while, then, and nothing to work on.',
              'Then we keep talking, and test nothing.',
              'There is a chair for that.',
            ],
            to: 'listen',
          },
        ],
      },
    },
    {
      id: 'people-who-do-not-jump',
      says: [
        'There are people trained for thoughts that frighten, and nothing you say will be new to them. They work by exposure and response prevention.',
        'To say it once to someone trained is different from confessing it nightly. Exposure and response prevention is what they practise.',
        'For the strongest ones, a guide in person is worth a good deal. The craft to look for is exposure and response prevention.',
      ],
    },
    {
      id: 'thought-side-door',
      says: [
        'If it comes back, and thoughts do, you can come here with it. No description is needed at the door.',
        'Leave it as it is, unsolved. Whenever the making sure begins to tug, this page can be opened in the middle of the tug.',
        'You can go now with everything still open. A line like “the thought again” is enough, another time.',
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
