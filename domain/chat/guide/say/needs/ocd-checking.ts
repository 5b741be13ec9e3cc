import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const ocdChecking: NeedWords = {
  need: 'ocd-checking',
  name: 'I have to check',
  listens: [
    'It stands here the way you put it.',
    'One more look sounds so small, and costs so much.',
    'Doubt has a way of sounding like good sense.',
    'There is no rush to get this into order.',
    'Being careful and being stuck can look much alike.',
    'Doubt can wear down even a patient person.',
    'Put down in words, it has an edge and an end.',
    'A small thing can grow very large under doubt.',
    'It need not add up to be told.',
    'That is heard, and it does not need proving.',
    'Uncertain is a hard place to stand for long.',
    'This takes up room in a day.',
  ],
  arrive: [
    {
      id: 'one-more-look',
      says: [
        'Something is asking for one more look, and then perhaps one more. We can stay with that without going to see.',
        'A doubt is tugging to go back and make sure. Nothing has to be settled before we talk.',
        'There it is, the wish to be certain, like a child at a sleeve. We can talk while it pulls.',
      ],
      asks: {
        name: 'checking-start',
        says: [
          'Where do we begin with this pull to check?',
          'What would help first with the wish to check?',
          'Which of these is closest to what you came for?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'heard',
            label: 'Just hear me out',
            hears: ['hear me', 'just listen', 'tell you', 'talk about it', 'vent'],
            says: [
              'Then tell it from wherever you are standing.',
              'Begin at any end of it. I do no detective work.',
              'Tell it, then, in whatever order it comes.',
            ],
            to: 'listen',
          },
          {
            means: 'pull',
            label: 'The pull is strong',
            hears: ['strong', 'right now', 'the pull', 'the urge', 'need to check', 'have to go back'],
            says: [
              'Then first the pull. The thing itself can stay where it is.',
              'The pull, before anything else.',
              'Strong is a place to begin from.',
            ],
            to: 'pull-now',
          },
          {
            means: 'leave',
            label: 'Help me leave it',
            hears: ['leave it', 'stop checking', 'walk away', 'move on', 'help me stop'],
            says: [
              'Leaving is done with the doubt still talking.',
              'A little distance, then, a few minutes’ worth.',
              'It can be left in small pieces.',
            ],
            to: 'let-it-wait',
          },
        ],
      },
    },
    {
      id: 'begins-as-care',
      says: [
        'Wanting to be sure is no foolish wish. It begins as care. Then it asks more than any looking can pay.',
        'People who look out for things look twice. The trouble starts when an answer is only good for a minute.',
        'Carelessness could be cured by looking harder. Doubt of this kind eats looking for breakfast and is hungry by ten.',
      ],
    },
  ],
  work: [
    {
      id: 'pull-now',
      says: [
        'Let the thing itself be for a moment, and turn to the pull. It lives in the legs, the hands, somewhere under the ribs.',
        'We need not judge whether the pull is right. It is enough to know how big it is.',
        'A pull can be weighed without being obeyed. A rough number will do, and no number is wrong.',
      ],
      asks: {
        name: 'checking-pull',
        says: [
          'From 0 to 10, how strong is the pull to check?',
          'How hard does it tug right now, 0 to 10?',
          'What number has the wish to look again, 0 to 10?',
        ],
        reads: 'scale',
        answers: [
          {
            means: 'low',
            says: [
              'A low one. Those can be stubborn too.',
              'Faint, but still at the sleeve.',
              'A quieter pull is a pull all the same.',
            ],
          },
          {
            means: 'middle',
            says: [
              'Somewhere in the middle: a real tug, with some air around it.',
              'Enough to itch, then.',
              'Half the dial. That is plenty to sit beside.',
            ],
          },
          {
            means: 'high',
            says: [
              'That is a hard pull to sit beside.',
              'At that height it can drown out everything else.',
              'A pull that size leaves little room. Everything here can be small.',
            ],
          },
        ],
      },
    },
    {
      id: 'the-doubt-speaks',
      says: [
        'What calls for another look is doubt. Doubt can speak loudly without knowing anything more than you do.',
        'There is the thing, and there is the doubt about the thing. The second one is doing the shouting.',
        'A doubt often has one sentence that it says over and over. On paper it is short and ends in a question mark.',
      ],
      asks: {
        name: 'checking-doubt-line',
        says: [
          'What does the doubt say, in one short line?',
          'If the doubt could speak, what would its sentence be?',
          'How does its question go, word for word?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'That is its line. A line can be read and left unanswered.',
              'That is how it talks, and it may talk on.',
              'A question like that can hang in the air without being caught.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'Some doubts have no words, only a tug.',
              'It can stay without a sentence. The tug is enough to go by.',
              'Not every doubt introduces itself.',
            ],
          },
        ],
      },
    },
    {
      id: 'cannot-make-sure',
      says: [
        'I cannot tell you that it is done, shut or safe. Another look cannot tell you for good either. That part stays open.',
        'If I said it was all in order, the doubt would be back within the hour. So I leave that one unanswered, on purpose.',
        'How it really stands, I cannot know from here. No look settles it all the way; a crumb of doubt is left over.',
      ],
    },
    {
      id: 'let-it-wait',
      says: [
        'The check does not have to be forbidden. It only has to be later, with a little gap before it.',
        'Nobody is taking the look away from you. The one thing to try is a space between the pull and the going.',
        'A locked “no” makes a pull fiercer. A “not yet” is lighter in the hand.',
      ],
      asks: {
        name: 'checking-wait',
        says: [
          'Could the next look wait for five minutes?',
          'Can you let five minutes go by before looking again?',
          'Would a gap of five minutes be possible before the next check?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'I can try',
            says: [
              'Later, then. The look stays possible, only not now.',
              'Five minutes with the doubt in the room.',
              'That is the whole task: a while of not knowing.',
            ],
          },
          {
            means: 'no',
            label: 'No, too long',
            says: [
              'Then shorter. A kettle’s worth of waiting is a gap as well.',
              'All right. One minute has the same shape, only smaller.',
              'No is an honest answer. A gap can be as short as a song’s first verse.',
            ],
          },
          {
            means: 'unsure',
            label: 'I don’t know',
            says: [
              'It can be begun without being sworn to.',
              'You find out by starting, and you may stop at any point.',
              'Not knowing is where a wait of this kind starts anyway.',
            ],
          },
        ],
      },
    },
    {
      id: 'ride-the-pull',
      says: [
        '{exercise} is for the minutes between the pull and the check. It asks you to watch, and leaves the choice with you.',
        'A pull that is not followed tends to climb, bend and sink, on no timetable. {exercise} is a way to watch it move.',
        'When the feet already want to go, {exercise} can fill the next few minutes. You can break it off anywhere.',
      ],
      offers: ['urge-surfing'],
    },
    {
      id: 'smudged',
      says: [
        'An odd thing is known about checking: the more rounds there are, the less people trust their memory. Looking rubs it out.',
        'A stamp pressed too often leaves a smudge. The tenth look is harder to remember than the first.',
        'When many looks lie on top of each other, no single one stands out. More looking thickens the fog it wants to clear.',
      ],
    },
    {
      id: 'kinds-of-looking',
      says: [
        'Not every check is made with the eyes. Going over it in the mind is one. A photo, or asking someone, is one too.',
        'Checking has disguises: a walk back, a replay in the head, a casual question to somebody who was there.',
        'Doubt is not fussy. It takes a turn of the handle, a memory played again, or another person’s “yes”.',
      ],
      asks: {
        name: 'checking-kind',
        says: [
          'Which one does your checking use most?',
          'Where does most of the looking happen?',
          'Which of these shapes is the usual one?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'hands',
            label: 'I go and look',
            hears: ['go back', 'go and look', 'hands', 'eyes', 'look at it', 'touch', 'drive back', 'photo'],
            says: [
              'Then the place to pause lies before the first step back.',
              'It lives in feet and fingers.',
              'Going back in person: the plainest shape, and a costly one.',
            ],
          },
          {
            means: 'head',
            label: 'I replay it',
            hears: ['replay', 'in my head', 'go over it', 'memory', 'in my mind', 'mentally'],
            says: [
              'Then the walk back is indoors, where nobody sees it.',
              'A replay is a look too, even with the eyes shut.',
              'That kind can go on under any conversation.',
            ],
          },
          {
            means: 'others',
            label: 'I ask people',
            hears: ['ask', 'asking', 'my partner tells me', 'call someone', 'text someone', 'reassure'],
            says: [
              'That way somebody else’s eyes do the looking.',
              'A borrowed “yes” wears thin as fast as your own.',
              'The question goes travelling by way of other people.',
            ],
          },
        ],
      },
    },
    {
      id: 'whose-fault',
      says: [
        'Underneath there is often a sentence about blame: if it goes wrong, the fault is mine. That weight pulls harder than any lock.',
        'Doubt likes to hand one person the whole world to guard. No pair of hands was made for that post.',
        'Guarding against every possible fault has no end of shift. You can step off without having finished.',
      ],
    },
    {
      id: 'step-away',
      says: [
        'Walking off before it feels finished is the craft of it. The finished feeling may come later, or another day, or not.',
        'The doubt may come along like a stone in a coat pocket: to the shop, to bed, to work.',
        'One plain move: turn your shoulders the other way. A question needs no answer to walk beside you.',
      ],
    },
    {
      id: 'perhaps-perhaps-not',
      says: [
        'To a doubt you can say: perhaps, perhaps not, and I go on. {exercise} gives that sentence a few quiet minutes.',
        '{exercise} practises leaving a question open while your hands do something that matters. No looking before, during or after.',
        'There is an answer that is neither yes nor no. {exercise} tries it out on one doubt, a smaller one to begin with.',
      ],
      offers: ['maybe-maybe-not'],
    },
    {
      id: 'ten-minutes',
      says: [
        'Checking borrows its minutes from something else and seldom brings them back.',
        'Past the doubt there is still a day, or what is left of one, with ordinary things in it.',
        'Going on does not need certainty. It needs a next thing, however dull.',
      ],
      asks: {
        name: 'checking-instead',
        says: [
          'What would the next ten minutes be for, if doubt had no say?',
          'Which ordinary thing is waiting for you on the other side?',
          'What could your hands turn to next, with the question still open?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'That can be begun with the doubt still muttering.',
              'There is a direction that is not back.',
              'That is something to be a little unsure for.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'It can be as dull as socks or tea.',
              'Nothing has to come to mind.',
              'An empty ten minutes is allowed as well.',
            ],
          },
        ],
      },
    },
    {
      id: 'loud-days',
      says: [
        'On loud days the task may shrink. Not the whole evening without checking: only the next sip, the next step.',
        'If a look has slipped in, nothing is spoilt. The one after it is still undecided.',
        'There is no tally here, and no starting again from nought. Each pull is a new one, and may be met anew.',
      ],
    },
  ],
  check: [
    {
      id: 'pull-again',
      says: [
        'A while has gone by in words. The pull may have moved or stood still; both are allowed.',
        'One glance at the pull, not at the thing.',
        'Doubt shifts about during a talk, sometimes up, sometimes down.',
      ],
      asks: {
        name: 'checking-better',
        says: [
          'Is the pull to check softer, the same, or louder?',
          'How is the tug towards looking, next to when we began?',
          'Has the wish to go back changed at all?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'better',
            label: 'A bit softer',
            hears: ['softer', 'better', 'less', 'quieter', 'weaker', 'calmer'],
            says: [
              'Softer is enough to walk with.',
              'A little slack in the rope, then.',
              'Some room, and the question still open. Both at once.',
            ],
            to: 'land',
          },
          {
            means: 'same',
            label: 'About the same',
            hears: ['same', 'no change', 'not really', 'no different'],
            says: [
              'It can be the same and still be left alone.',
              'Unmoved, then. Pulls keep their own hours.',
              'The same is a plain answer, and no failing.',
            ],
          },
          {
            means: 'worse',
            label: 'Louder',
            hears: ['louder', 'worse', 'stronger', 'more'],
            says: [
              'Louder is hard, and it is taken as you say it.',
              'Louder, and still only a pull.',
              'All right, louder. Less is needed from you, not more.',
            ],
            to: 'loud-days',
          },
        ],
      },
    },
    {
      id: 'pull-in-numbers',
      says: [
        'Here is the number once more, only to see the shape of the wave. There is no score to reach.',
        'Numbers for a pull are weather reports. They need not get better to be useful.',
        'Where it stands now is all that is asked. Earlier numbers may be forgotten.',
      ],
      asks: {
        name: 'checking-pull-after',
        says: [
          'Where is the pull now, 0 to 10?',
          'What would you call it at this moment, 0 to 10?',
          'How much does it tug by now, 0 to 10?',
        ],
        reads: 'scale',
        answers: [
          {
            means: 'low',
            says: [
              'Low water, then.',
              'A small pull, with the question left where it lay.',
              'Down there it may mumble for a while.',
            ],
            to: 'land',
          },
          {
            means: 'middle',
            says: [
              'Still about, and not the whole of the room.',
              'A middling sea. You can sit in a boat on that.',
              'Halfway is a place too.',
            ],
          },
          {
            means: 'high',
            says: [
              'High, still. That is wearing.',
              'That is a long wave, and a steep one.',
              'That much pull makes even typing hard.',
            ],
            to: 'loud-days',
          },
        ],
      },
    },
  ],
  land: [
    {
      id: 'next-hour',
      says: [
        'The question can stay as open as it is. An open question fits through most doors.',
        'We can leave it here: nothing proved, nothing looked up, a day still going on.',
        'There is no finish line to this talk, only a place to set it down.',
      ],
      asks: {
        name: 'checking-now',
        says: [
          'What would you like to do now, with the question left open?',
          'Go on with things, or stay here a little?',
          'Is it time to turn to something else, or is there more?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'go',
            label: 'Get on with things',
            hears: ['go on', 'get on', 'my day', 'leave', 'done', 'bed', 'sleep'],
            says: [
              'Then the day gets you, and the doubt may come along.',
              'On with it, then, unfinished edges and all.',
              'Off you go. The question can mind itself for a bit.',
            ],
          },
          {
            means: 'stay',
            label: 'Stay a bit longer',
            hears: ['stay', 'more', 'longer', 'not yet'],
            says: [
              'There is time. Say whatever is left.',
              'Then stay, with no task attached.',
              'We can sit here without solving it.',
            ],
            to: 'listen',
          },
        ],
      },
    },
    {
      id: 'people-who-know-doubt',
      says: [
        'Some people help with checking for a living. The name to ask for is exposure and response prevention; a doctor can point the way.',
        'If this eats hours, it need not be carried alone. Ask a doctor for someone who practises exposure and response prevention.',
        'There is a way of working made for just this, exposure and response prevention. A doctor can find out who does it near you.',
      ],
    },
    {
      id: 'door-ajar',
      says: [
        'Go with it unanswered. If the pull gets loud again, come back before the look, or after it. Either is fine.',
        'This page can be opened at any hour, in the middle of a pull too. No need to explain from the start.',
        'Whatever the next look does, you can come here afterwards without a report. The next moment will be a new one.',
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
