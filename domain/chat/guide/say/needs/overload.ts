import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const overload: NeedWords = {
  need: 'overload',
  name: 'It’s all too much',
  listens: [
    'That is a great deal for one person.',
    'That is on the scales too.',
    'That would bend most backs.',
    'It adds up, even told in a few words.',
    'I have that down.',
    'There is not much air in that.',
    'That is more than fits in a day.',
    'It can be told as a heap.',
    'You need not make a list of it.',
    'That takes strength, even to write.',
    'Any piece of that would be enough.',
    'It is set down here for a moment.',
    'Yes, that weighs.',
  ],
  arrive: [
    {
      id: 'too-much-is-too-much',
      says: [
        'Too much is a fact about the load, not about you. We can set it down here for a few minutes and look at it.',
        'There is only so much that one pair of arms will hold. Let us stop, before anything else is picked up.',
        'When everything shouts at once, nothing can be heard. Here one thing at a time may speak.',
      ],
      asks: {
        name: 'first-wish',
        says: [
          'What would be the most use right now?',
          'What do you want first?',
          'How shall we go about it?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'heard',
            label: 'Let me say it all',
            hears: ['say it', 'vent', 'rant', 'listen', 'hear me', 'just talk', 'let it out'],
            says: [
              'All of it, then. It need not be fair or tidy.',
              'Go on, from wherever it is sorest.',
              'Say it. I will not hand you a solution.',
            ],
            to: 'listen',
          },
          {
            means: 'body',
            label: 'Calm me down first',
            hears: ['calm', 'breathe', 'body', 'tense', 'stressed', 'shaking', 'settle', 'break'],
            says: [
              'First the body, then the pile.',
              'The list can stand in the hall for a minute.',
              'A tight body sees only walls. We begin there.',
            ],
            to: 'let-down',
          },
          {
            means: 'sort',
            label: 'Help me sort it',
            hears: [
              'sort',
              'plan',
              'where to start',
              'organise',
              'organize',
              'list',
              'prioritise',
              'sense of it',
            ],
            says: [
              'Then let us see what is really on it.',
              'Sorting, then: slowly, and in pencil.',
              'We take it apart, without doing any of it yet.',
            ],
            to: 'empty-the-head',
          },
          {
            means: 'unsure',
            says: [
              'Deciding is one more task. I will take that one.',
              'Then we do the next easy thing.',
              'No need to pick. You have enough to pick from.',
            ],
          },
        ],
      },
    },
    {
      id: 'what-kind',
      says: [
        'Overload has different shapes: a hundred small things, or one that is huge, or no rest from any of it.',
        'Sometimes it is the number, sometimes the weight, and sometimes only that it does not stop.',
        'A pile can be too high, too heavy or too long. It helps a little to know which.',
      ],
      asks: {
        name: 'shape',
        says: ['Which shape has yours?', 'What is it more like?', 'Which comes closest to it?'],
        reads: 'choice',
        answers: [
          {
            means: 'many',
            label: 'Too many things',
            hears: ['many', 'hundred', 'everything', 'lots', 'number', 'all at once', 'list'],
            says: [
              'Many small teeth, and all of them biting.',
              'A swarm, then. Swarms are hard to look at.',
              'So there is no single one to blame.',
            ],
          },
          {
            means: 'one',
            label: 'One huge thing',
            hears: ['one', 'huge', 'big', 'exam', 'deadline', 'weight', 'heavy'],
            says: [
              'One big thing can block every window.',
              'A mountain, then, and you at the foot of it.',
              'So everything else stands in its shadow.',
            ],
          },
          {
            means: 'no-rest',
            label: 'It never stops',
            hears: ['stop', 'stops', 'rest', 'long', 'no break', 'endless', 'tired', 'exhausted'],
            says: [
              'No gap to put anything down in.',
              'Even a light bag is heavy when it is not put down.',
              'On and on. That grinds.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'It may be all three.',
              'From underneath it is hard to see the shape.',
              'A pile without a name is as heavy as any.',
            ],
          },
        ],
      },
    },
  ],
  work: [
    {
      id: 'let-down',
      says: [
        '{exercise} is a few minutes in which nothing gets done. The pile will be as high afterwards; you may stand more easily.',
        'Shoulders carry lists too. {exercise} lets some of that go, at your own speed.',
        'Before any sorting, {exercise} can take the edge off. Or skip it, and tell me more.',
      ],
      offers: ['longer-exhale', 'muscle-relaxation', 'cyclic-sighing'],
    },
    {
      id: 'empty-the-head',
      says: [
        'Get it out of the head and onto paper, or in here: headings only, no order, big beside small. Holding it all in mind is a job by itself.',
        'Write the things down as they fall, three words for each. A list is shorter than a dread.',
        'Tip out the whole drawer. What lies on the table can be counted, and what is in the dark cannot.',
      ],
      asks: {
        name: 'headings',
        says: ['What is on it, in headings?', 'Which things come out first?', 'What are the first three?'],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'That is a lot to have stacked in one head.',
              'Seen side by side, no wonder there was no room.',
              'There they lie, and for now they may lie.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'Then it is one big grey thing for the present.',
              'It may be too tangled for headings.',
              'The list can begin with “I do not know where to begin”.',
            ],
          },
        ],
      },
    },
    {
      id: 'one-of-them',
      says: [
        'Everything cannot be first. For the next twenty minutes only one of them is real, and the others are scenery.',
        'Pick the thing whose neglect would hurt soonest, or else the easiest. Either is a way in.',
        'One plate at a time is how any table is cleared. It does not much matter which plate.',
      ],
      asks: {
        name: 'the-one',
        says: [
          'Which one would you let be real?',
          'Which would bring some relief if it were smaller?',
          'Which is nearest to hand?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'That one, then. The rest may wait in the corridor.',
              'Just that, and just its first corner.',
              'It has the floor for now.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'When all are first, a coin is a fair judge.',
              'None stands out. That may change after some water.',
              'Then none of them yet.',
            ],
          },
        ],
      },
    },
    {
      id: 'later-smaller-not',
      says: [
        'Each thing on a pile can be done later, or smaller, or not at all, or by somebody else. Few piles have had all four tried.',
        'Look for the one thing that could be dropped without harm to anyone. Most lists have one that is only habit.',
        'Things on a list look equal. Some were put there by fear, or by someone else’s hurry.',
      ],
      asks: {
        name: 'let-go',
        says: [
          'What could be later, smaller or left undone?',
          'Is there something that could be dropped this week?',
          'Which could somebody else take?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'That leaves a small gap. Gaps are worth guarding.',
              'That would be one thing fewer.',
              'That could be set aside, if only for a week.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'When all of it seems needed, there is no slack at all.',
              'Nothing that comes to mind. It was only a look.',
              'Perhaps it is not yours to drop. That is the bind.',
            ],
          },
        ],
      },
    },
    {
      id: 'stop-first',
      says: [
        'In a rush, the next thing is often just the loudest. {exercise} puts a comma before it.',
        '{exercise} takes a minute or two: halt, look, pick. It suits a day that is driving you.',
        'There is a small space before each “yes” and each new tab. {exercise} makes it wider.',
      ],
      offers: ['stop-and-choose'],
    },
    {
      id: 'basics',
      says: [
        'Loads grow when the carrier is empty. Water, food, a toilet, ten minutes lying flat: these count as work on the pile.',
        'Ask the body what it is short of before you ask it for more. The answer may be dull: bread, sleep, air.',
        'People who are overloaded tend to skip the fuel to save time. The body sends the bill later.',
      ],
      asks: {
        name: 'short-of',
        says: [
          'What is your body short of most?',
          'Which is missing: food, sleep, air or quiet?',
          'What has it had least of lately?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'That may come first, before any of the rest.',
              'Then that is on the list as well, near the top.',
              'It is a small thing to give it, and yours to give.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'Then start with water; it seldom offends.',
              'Under strain one loses track of that.',
              'The body may tell you when it gets a minute.',
            ],
          },
        ],
      },
    },
    {
      id: 'fewer-noises',
      says: [
        'Some overload comes in by the eyes and ears. One lamp off, one sound off, one screen turned over: see if that takes a stone away.',
        'Find the place with the least in it: a stairwell, a bathroom, a parked car. Three minutes of nothing coming in.',
        'Silence what can be silenced for a quarter of an hour. The messages will form a queue without your help.',
      ],
    },
    {
      id: 'a-ready-no',
      says: [
        'A “no” is easier when it is ready: “I cannot take that on this week.” It needs no reasons after it.',
        '“I can do this or that by Friday, not both. You choose.” It hands the weighing back to the person who asks.',
        '“Let me come back to you” is a full answer. It buys a night between the asking and the yes.',
      ],
      asks: {
        name: 'no-to-whom',
        says: [
          'Is there someone you would like to say it to?',
          'Could one of these be said to somebody this week?',
          'Does a face come to mind?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'Yes, there is',
            says: [
              'Then the sentence can lie ready in your pocket.',
              'It may be said by message, and badly, and still count.',
              'You choose the hour for it, or let it lie.',
            ],
          },
          {
            means: 'no',
            label: 'I can’t say no',
            says: [
              'Some loads leave no one to say it to.',
              'Then it would only be another demand. Drop it.',
              'That can be a true answer, and a hard one.',
            ],
          },
          {
            means: 'unsure',
            label: 'Maybe',
            says: [
              'It keeps. A sentence like that does not go off.',
              'It can be tried on something tiny.',
              'You could say it to the mirror before anyone.',
            ],
          },
        ],
      },
    },
    {
      id: 'first-motion',
      says: [
        'When stuck, shrink it until it is almost silly: open the letter, put on one shoe, write the date at the top.',
        'Two minutes, then you may stop for good. Starting and finishing are separate trades.',
        'If you are frozen in front of it all, move one object. The next thing shows itself more readily to moving hands.',
      ],
    },
    {
      id: 'shared-load',
      says: [
        'Some piles were meant for two, or for five. It is no shame that one person cannot lift them.',
        'Help often fails because it is asked for as a whole. “Could you fetch the children on Tuesday” is liftable.',
        'There may be hands near you that do not know what to take hold of. A small named thing tells them.',
      ],
      asks: {
        name: 'hands',
        says: [
          'Is there somebody who could take one small thing?',
          'Could anyone carry a corner of it?',
          'Might someone lift one piece with you?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'Yes, maybe one',
            says: [
              'Then one piece has a second pair of hands.',
              'Ask for it as small as it is.',
              'That can be a message of eight words.',
            ],
          },
          {
            means: 'no',
            label: 'It’s all on me',
            says: [
              'All of it on one back. Then something has to be made smaller.',
              'No second pair of hands: that is part of the load as well.',
              'A doctor, a school, an employer or an advice office can sometimes lift what family cannot.',
            ],
          },
          {
            means: 'unsure',
            label: 'I hate asking',
            says: [
              'Asking can be a load of its own.',
              'That can be left for a lighter day.',
              'It need not be a friend. Strangers are paid to lift some things.',
            ],
          },
        ],
      },
    },
    {
      id: 'kinder-foreman',
      says: [
        'Many people have a foreman in the head who shouts at the tired. {exercise} lets somebody kinder take a shift.',
        'Under a load, a harsh word from within weighs double. {exercise} tries a softer one, if that suits you.',
        '{exercise} changes nothing on the list. It changes the voice in which the list is read.',
      ],
      offers: ['self-compassion-break', 'walk-and-label'],
    },
    {
      id: 'good-enough',
      says: [
        'Some of it can be done at sixty per cent, and no one will frame it. Save the good handwriting for what matters to you.',
        'Done plainly is done. A soup from a tin, an answer in one line, a floor half swept.',
        'There are seasons for doing things well, and seasons for getting them through the door.',
      ],
    },
  ],
  check: [
    {
      id: 'weight-now',
      says: [
        'Set it on the scales again. The pile has not changed much; how it sits on you may have.',
        'A breath between two things, to see how you are standing.',
        'Before we go on, one look at the weight of it.',
      ],
      asks: {
        name: 'lighter',
        says: [
          'Is it lighter, the same, or heavier?',
          'Does it press less, as much, or more?',
          'How does it weigh now?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'better',
            label: 'A bit lighter',
            hears: ['lighter', 'better', 'less', 'calmer', 'clearer', 'easier'],
            says: [
              'A bit lighter. Do not fill the gap at once.',
              'Then there is a hand free.',
              'Some of it is on the table now, and off your back.',
            ],
            to: 'land',
          },
          {
            means: 'same',
            label: 'As heavy as before',
            hears: ['same', 'as heavy', 'still', 'no change', 'as much'],
            says: [
              'As heavy as before. It is a real load, not a mood.',
              'Words alone do not move furniture.',
              'Then we look for a different handle.',
            ],
          },
          {
            means: 'worse',
            label: 'Heavier',
            hears: ['heavier', 'worse', 'more', 'harder'],
            says: [
              'Looking at it can do that. We turn away from it for now.',
              'Heavier. Then no more sorting for the moment.',
              'That was too much at once. Less, from here on.',
            ],
            to: 'fewer-noises',
          },
        ],
      },
    },
    {
      id: 'strain-number',
      says: [
        'A figure, if it is no bother: nought for idle, ten for about to buckle.',
        'One way of saying how it is without explaining it: zero is a Sunday, ten is the last straw.',
        'Rough numbers are quick. Nought is slack, ten is stretched to the limit.',
      ],
      asks: {
        name: 'strain',
        says: [
          'How strained are you, 0 to 10?',
          'What would you call it, from 0 to 10?',
          'Which number between 0 and 10?',
        ],
        reads: 'scale',
        answers: [
          {
            means: 'low',
            says: [
              'Low enough to look up.',
              'There is some slack again.',
              'That leaves a little room to move.',
            ],
            to: 'land',
          },
          {
            means: 'middle',
            says: [
              'Somewhere in between: carrying, not buckling.',
              'That is a lot to walk with, and one can still walk.',
              'A middling weight. It may be put down now and again.',
            ],
          },
          {
            means: 'high',
            says: [
              'Up there, nothing more should be added today.',
              'That is near the limit. Then the pile is not the first thing; you are.',
              'So high that sorting is too much to ask.',
            ],
            to: 'fewer-noises',
          },
        ],
      },
    },
  ],
  land: [
    {
      id: 'one-and-stop',
      says: [
        'One small thing, and then a stop that counts as much as the thing. The rest of the pile can be looked at by a rested person.',
        'Let the next hour have one task and one edge. What lies beyond the edge is for another day.',
        'You cannot finish everything, and you may still finish for today. A line can be drawn under a half-done list.',
      ],
      asks: {
        name: 'thing-and-stop',
        says: [
          'What is the one thing, or is it rest?',
          'What comes next, and when do you stop?',
          'Which will it be: one thing, or a pause?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: ['That, then, and an end to it.', 'It will do for today.', 'So be it, at a walking pace.'],
          },
          {
            means: 'unsure',
            says: [
              'Then let it be rest; the pile knows how to wait.',
              'Ten minutes of nothing may answer that.',
              'Undecided is a place to sit down.',
            ],
          },
        ],
      },
    },
    {
      id: 'when-it-piles-again',
      says: [
        'It may pile up again; loads do. You can tip it out here as often as you need, in any order.',
        'If it stays like this for weeks, somebody should know: a doctor, a manager, a school. For single days there is this page.',
        'Leave when you like, with things undone. Another heap on another day can come here too, and so can the same one.',
      ],
    },
  ],
  unfit: ['body-scan', 'worst-best-likely', '4-7-8-breathing'],
}
