import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const ocdRelationship: NeedWords = {
  need: 'ocd-relationship',
  name: 'Doubts about us',
  listens: [
    'Love and doubt can live at one address.',
    'That is heard, and it decides nothing.',
    'Being close and being certain are different things.',
    'A question like that sits down to dinner too.',
    'It can be said here without hurting anybody.',
    'Nothing you write here counts as an answer to them.',
    'A heart under inspection seldom behaves.',
    'Thinking about love can crowd out the evening.',
    'It is lonely to doubt beside someone.',
    'This may be untidy; most of love is.',
    'There is no side being taken here.',
    'A doubt that returns every day gets heavy.',
  ],
  arrive: [
    {
      id: 'the-question-at-table',
      says: [
        'A question about love has pulled up a chair: is it right, is it enough. It can sit there without being served.',
        'There is somebody, and there is a doubt, and the doubt wants an answer today. We need not produce one.',
        'So the mind is weighing a love, gram by gram. The scales may be put down while we talk.',
      ],
      asks: {
        name: 'love-start',
        says: [
          'What would help first, with this doubt about love?',
          'Where do you want to start, without deciding anything?',
          'Which of these is the nearest, as things are today?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'heard',
            label: 'Say it out loud',
            hears: ['say it', 'out loud', 'tell', 'listen', 'hear me', 'talk'],
            says: [
              'Out loud, then. It commits you to nothing.',
              'Say it the way it goes at its worst or its mildest.',
              'Here it may be said, and stays a sentence.',
            ],
            to: 'listen',
          },
          {
            means: 'checking',
            label: 'I keep checking feelings',
            hears: ['check', 'feelings', 'do i love', 'compare', 'feel enough', 'test'],
            says: [
              'Then love is being asked for its papers at every corner.',
              'Checking of that kind has no closing time.',
              'There is the feeling, and there is the measuring of it.',
            ],
            to: 'roots',
          },
          {
            means: 'answer',
            label: 'I need an answer',
            hears: ['answer', 'have to know', 'decide', 'right one', 'stay or leave', 'be sure', 'break up'],
            says: [
              'The needing is plain, and so is the hurry in it.',
              'An answer would be such a rest. That is how it looks from inside.',
              'The question has set itself a deadline.',
            ],
            to: 'no-oracle',
          },
        ],
      },
    },
    {
      id: 'why-here',
      says: [
        'Doubt goes where the stakes are. It could have picked the weather; it picked somebody’s face across the table.',
        'Anyone who loves has odd, flat, irritable hours. The mind that must be sure takes each of them to the laboratory.',
        'To wonder about a love is human. To have to solve it before bed, every day, is a loop.',
      ],
    },
  ],
  work: [
    {
      id: 'roots',
      says: [
        'A plant pulled up daily to see whether it has roots does not do well. Nor does a love that is looked up each hour.',
        'Ask a feeling whether it is there, and it holds its breath. Attention is a bright lamp, and tenderness likes dusk.',
        'Love is no thermometer reading. Looking for it at the moment of a kiss is looking, and the kiss is somewhere else.',
      ],
    },
    {
      id: 'no-oracle',
      says: [
        'Whether this is the right person, I cannot tell, and I will not lean either way. Certainty is not on the shelf for anyone.',
        'Stay or go is not something I settle, and a loop is a poor place to settle it from. It may stay unsettled.',
        'If I called it love, you might believe it until Thursday. So I call it nothing, and leave the question its question mark.',
      ],
    },
    {
      id: 'pull-to-measure',
      says: [
        'Let the two of you be, for now. What I ask after is the urge to measure, compare or find out.',
        'Besides what you feel for them, there is the itch to know what you feel. Only the itch gets a number.',
        'How much love there is need not be rated. How hard the doubt is pulling can be.',
      ],
      asks: {
        name: 'love-pull',
        says: [
          'How strong is the urge to work it out, 0 to 10?',
          'From 0 to 10, how badly must this be known right now?',
          'How hard does the doubt pull at this moment, 0 to 10?',
        ],
        reads: 'scale',
        answers: [
          {
            means: 'low',
            says: [
              'A light pull, like a thread on a sleeve.',
              'Low. The question is dozing, perhaps.',
              'It murmurs from the next chair.',
            ],
          },
          {
            means: 'middle',
            says: [
              'It is listening in on everything, then.',
              'Halfway up: it has opinions.',
              'A fair share of the air goes to it.',
            ],
          },
          {
            means: 'high',
            says: [
              'With that much pull, even a good word can turn into evidence.',
              'High. It is like having to answer with the clock ticking.',
              'It can take up both chairs, at that size.',
            ],
          },
        ],
      },
    },
    {
      id: 'kinds-of-measuring',
      says: [
        'There are many ways to take the measure of a love: comparing it, searching your feelings, asking friends, confessing the doubt.',
        'Doubt does its research. Other couples are studied, old loves are weighed, each flaw is held to the light.',
        'The finding-out can look like honesty, or care, or a quiz at two in the morning. It seldom finds.',
      ],
      asks: {
        name: 'love-measuring',
        says: [
          'Which one do you know best?',
          'How does the measuring go with you, mainly?',
          'Is it searching your feelings, comparing, or asking and telling?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'feelings',
            label: 'Searching my feelings',
            hears: ['feelings', 'feel', 'search', 'attracted', 'test', 'in my head', 'inside'],
            says: [
              'That is knocking at your own door to see who is in.',
              'Feelings that are sent for rarely come.',
              'That search empties the room it looks in.',
            ],
          },
          {
            means: 'comparing',
            label: 'Comparing and finding flaws',
            hears: ['compare', 'comparing', 'my ex', 'other couples', 'flaws', 'looks', 'other people'],
            says: [
              'Beside a photograph, any real face has faults.',
              'Then somebody real is set against somebody imagined.',
              'There is something to compare at every bus stop.',
            ],
          },
          {
            means: 'asking',
            label: 'Asking or confessing',
            hears: ['ask', 'confess', 'tell them', 'friends', 'google', 'quiz', 'reassure', 'read'],
            says: [
              'A doubt can be passed round, and everyone hands it back.',
              'Telling it eases one of you for an evening.',
              'The answer keeps having to come from other mouths.',
            ],
          },
        ],
      },
    },
    {
      id: 'one-evening-off',
      says: [
        'You can take an evening off from finding out. Not from love, and not from doubt, only from the research.',
        'The question may be given a day off. It need not be solved to be sent out for some air.',
        'Not measuring for an hour is a strange kind of quiet. The doubt may hum in it.',
      ],
      asks: {
        name: 'love-wait',
        says: [
          'Could the measuring rest for one hour?',
          'Can you let an hour go by without working it out?',
          'Would an hour without asking or comparing be possible?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'An hour, yes',
            says: [
              'An hour in which nobody is weighed.',
              'Then the research gets the hour off.',
              'The scales stay in the drawer for a time.',
            ],
          },
          {
            means: 'no',
            label: 'I can’t stop',
            says: [
              'Then ten minutes of it, or one. Rest comes in crumbs as well.',
              'It runs by itself, then. A motor can be heard without being driven.',
              'That is plain speech. The smallest pause is the one between two thoughts.',
            ],
          },
          {
            means: 'unsure',
            label: 'Perhaps',
            says: [
              'Perhaps is the very word to practise here.',
              'It may last an hour or a corner of one.',
              'That can be left to the hour itself.',
            ],
          },
        ],
      },
    },
    {
      id: 'ride-the-finding-out',
      says: [
        'The need to know comes in surges, often in the middle of something nice. {exercise} is a seat from which to watch one.',
        'Before a comparison, a test or a confession there is a moment of pull. {exercise} makes that moment a few minutes long.',
        '{exercise} watches the urge to find out, and asks nothing about the love. Stop whenever you wish.',
      ],
      offers: ['urge-surfing'],
    },
    {
      id: 'doubt-or-fear',
      says: [
        'One thing stands apart. If someone frightens you or hurts you, that is no riddle to sit out. Say so, and we talk of that.',
        'What I say here is about doubt. Being made afraid at home is something else, and you can tell me that at any point.',
        'Uncertainty can be left alone. Cruelty is another matter. If that is what it is, one line about it is enough here.',
      ],
    },
    {
      id: 'a-kind-of-doing',
      says: [
        'Love is partly a kind of doing: the tea brought, the bad news listened to, the bin taken out in rain. Feelings come and go around it.',
        'You can be kind at table with a doubt in your head. Neither cancels the other.',
        'There is no need to feel the great feeling first. You may just be there, half present, as people are.',
      ],
      asks: {
        name: 'love-small-act',
        says: [
          'What small thing would you do together, or for each other, undecided?',
          'What sort of company do you want to be today?',
          'Is there one ordinary act that suits you, doubt and all?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'That can be done without looking for the feeling in it.',
              'It fits through the door beside the doubt.',
              'A thing like that needs no proof beforehand.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'Nothing has to be done for anyone this minute.',
              'It may be a nod, or passing the butter.',
              'Doubt can leave little room for ideas.',
            ],
          },
        ],
      },
    },
    {
      id: 'a-name-for-it',
      says: [
        'When the question comes, it can be greeted by name: ah, the loop about love. It needs no further conversation.',
        'A few words can be put in front of it: there is the doubt about us again. Then the doubt may be left in peace.',
        'A doubt can be announced, like a train you are not taking. It stops, it opens its doors, it leaves or it does not.',
      ],
    },
    {
      id: 'undecided-together',
      says: [
        'Perhaps it is right, perhaps it is not, and there is supper to make. {exercise} is a little practice in that.',
        'A life can be shared with the last question left unanswered. {exercise} tries it on one mild doubt.',
        'With {exercise} nothing gets decided. The doubt is let be, and you do one thing that matters in its company.',
      ],
      offers: ['maybe-maybe-not'],
    },
    {
      id: 'no-big-steps-in-a-loop',
      says: [
        'Large decisions keep. They are better made on a dull afternoon than at the top of a wave.',
        'The loop says: decide, or you are living a lie. A day lived undecided is a day all the same.',
        'Nobody is owed a decision by midnight. It can be slept on for as many nights as it likes.',
      ],
    },
    {
      id: 'worn-by-weighing',
      says: [
        'At its worst, do not look for the feeling at all. Sit by the window. Be with a cup, a cat, a bit of weather.',
        'If it has been asked or confessed or tested just now, let it lie. It needs no correcting and no second telling.',
        'A heart that is tired of questions tells little. It can be left in peace like anyone else who is tired.',
      ],
    },
  ],
  check: [
    {
      id: 'the-need-to-know',
      says: [
        'I do not ask whether you love them. I ask how the need to know is doing.',
        'The doubt may be in its chair still. It is its voice that I mean.',
        'Sometimes a talk takes the hurry out of a question, and sometimes it does nothing of the sort.',
      ],
      asks: {
        name: 'love-better',
        says: [
          'Is the need to know less urgent, the same, or more?',
          'How does the question pull now, compared with before?',
          'Has the urge to work it out eased in any way?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'better',
            label: 'Less urgent',
            hears: ['less', 'eased', 'better', 'quieter', 'softer'],
            says: [
              'Less urgent, and no wiser. That goes together well.',
              'That lets the rest of the room be heard.',
              'There is some slack in the question, then.',
            ],
            to: 'land',
          },
          {
            means: 'same',
            label: 'Pulls the same',
            hears: ['same', 'no change', 'not really'],
            says: [
              'The same, then, in the same chair.',
              'It may pull and go unheeded; these are two matters.',
              'No different. Such questions have stamina.',
            ],
          },
          {
            means: 'worse',
            label: 'More urgent',
            hears: ['worse', 'more', 'stronger', 'urgent', 'louder'],
            says: [
              'More urgent. Then we go slower, not faster.',
              'It sharpens when it gets no answer.',
              'That is an unkind turn. There is less to do now, not more.',
            ],
            to: 'worn-by-weighing',
          },
        ],
      },
    },
    {
      id: 'knowing-in-numbers',
      says: [
        'A figure for the urge, and nothing for the two of you.',
        'This number says nothing about love. It says how windy it is.',
        'The pull to measure may itself be measured, once, roughly.',
      ],
      asks: {
        name: 'love-pull-after',
        says: [
          'Where is the urge to find out now, 0 to 10?',
          'How badly does it need solving by now, 0 to 10?',
          'What would you give the doubt’s pull this minute, 0 to 10?',
        ],
        reads: 'scale',
        answers: [
          {
            means: 'low',
            says: [
              'Little wind, then.',
              'A small pull, and a question that has kept its secret.',
              'It may drowse there as long as it likes.',
            ],
            to: 'land',
          },
          {
            means: 'middle',
            says: [
              'A breeze with something to say.',
              'In the middle, where most days are.',
              'Some of you is weighing, and some is simply here.',
            ],
          },
          {
            means: 'high',
            says: [
              'High, and wearing for a heart.',
              'Then it blows from all sides still.',
              'It presses hard. Nothing has to be decided in that.',
            ],
            to: 'worn-by-weighing',
          },
        ],
      },
    },
  ],
  land: [
    {
      id: 'open-as-it-is',
      says: [
        'The question about the two of you can go unanswered into the day. It need not be tidied first.',
        'We stop with nothing decided. Plenty of people are in love, or not, at this hour, without being sure.',
        'Love can be left lying about the house for a while, unlabelled.',
      ],
      asks: {
        name: 'love-now',
        says: [
          'Is there something to go and do, or would you rather talk on?',
          'What now, with nothing decided?',
          'Back among people and things, or some more here?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'go',
            label: 'Go and do something',
            hears: ['go on', 'do something', 'leave', 'done', 'bed', 'my day'],
            says: [
              'Then go, as undecided as you came.',
              'Something to do is a good host for a doubt.',
              'On you go; the scales can stay behind.',
            ],
          },
          {
            means: 'stay',
            label: 'Talk on a bit',
            hears: ['talk', 'more', 'stay', 'here', 'longer', 'not yet'],
            says: [
              'Talk on, then; it need lead nowhere.',
              'The measuring may rest, and there may be other things to say.',
              'Some more, then. I hold no scales.',
            ],
            to: 'listen',
          },
        ],
      },
    },
    {
      id: 'people-who-know-love-doubt',
      says: [
        'Doubt that loops about love is known to those who practise exposure and response prevention. They will not tell you to stay, or to go.',
        'Friends will vote. Someone trained in exposure and response prevention will not, and that is the use of them.',
        'Should this take your evenings, ask a doctor for a person who does exposure and response prevention. The loop can be worked on by itself.',
      ],
    },
    {
      id: 'lie-fallow',
      says: [
        'When the weighing starts up again, you can come and put the scales down here for a bit.',
        'Let it lie fallow. The page can be opened from the sofa, from the bathroom, in the middle of a doubt.',
        'Undecided is a fine way to leave. The next time you may begin with “it is asking again”.',
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
