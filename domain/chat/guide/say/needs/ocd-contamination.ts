import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const ocdContamination: NeedWords = {
  need: 'ocd-contamination',
  name: 'Not clean enough',
  listens: [
    'Unclean is a feeling that leaves no one in peace.',
    'That can be said here without touching anything.',
    'A house gets narrow when parts of it are off limits.',
    'So much work, and hardly anyone sees it.',
    'It has its own map and its own rules.',
    'Skin remembers what the mind keeps asking of it.',
    'Nothing about this is silly.',
    'It can be told in bits, as it comes.',
    'Even a very small spot can be a long story.',
    'Your words are here now, just as they are.',
    'The feeling asks for a great deal.',
    'That is the sort of thing that eats an afternoon.',
  ],
  arrive: [
    {
      id: 'still-on-you',
      says: [
        'Something feels not clean, and the feeling wants soap, or distance, or both. We can talk with it still there.',
        'Dirt, germs, a stain that may or may not be one: it wants to be dealt with first. You may be here before that.',
        'The wish to be clean can shout like a fire bell. Nothing needs to be washed, wiped or thrown out before you write.',
      ],
      asks: {
        name: 'clean-start',
        says: [
          'Which would be of use first, with this unclean feeling?',
          'Where shall we start: with telling, with the washing, with the day?',
          'What is nearest for you just now?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'heard',
            label: 'Tell how it is',
            hears: ['tell', 'hear me', 'listen', 'talk', 'vent', 'explain'],
            says: [
              'Tell it as it is, then; no detail is too odd.',
              'Then the telling comes first, in any order.',
              'Good, say how it goes. There is nothing to tidy up.',
            ],
            to: 'listen',
          },
          {
            means: 'urge',
            label: 'I want to wash',
            hears: ['wash', 'washing', 'clean', 'shower', 'wipe', 'disinfect', 'soap', 'stuck at the sink'],
            says: [
              'Then we turn to that wish first, and let the tap be.',
              'The wish to wash, then. It can be met dry.',
              'That is close, and the sink is close too.',
            ],
            to: 'urge-to-wash',
          },
          {
            means: 'day',
            label: 'Get back to my day',
            hears: ['day', 'move on', 'get on', 'stop', 'back to', 'leave it'],
            says: [
              'The day can be had with unclean hands, too.',
              'Back to the day, then, without finishing first.',
              'Then a way on from here, not a way to be done.',
            ],
            to: 'wait-dry',
          },
        ],
      },
    },
    {
      id: 'the-moving-line',
      says: [
        'At first, washing works. Then clean moves one step further off each time, like the foot of a rainbow.',
        'A rule about clean tends to grow another rule. What did for the hands last year wants the taps, the towel, the post.',
        'Being clean is a fine thing to want. The hard part is that this feeling has no line that says: here, enough.',
      ],
    },
  ],
  work: [
    {
      id: 'urge-to-wash',
      says: [
        'Let the thing you touched be, and look at the wish itself. It has a size, like hunger or cold.',
        'The wish to wash or wipe can be noticed before it is served. A rough size is enough.',
        'It may sit in the palms, or the teeth, or all over the skin. It can be given a number without a verdict.',
      ],
      asks: {
        name: 'clean-urge',
        says: [
          'How strong is the wish to wash or clean, 0 to 10?',
          'Between 0 and 10, where 10 is “at once”, where is the urge?',
          'What number would the skin give it, 0 to 10?',
        ],
        reads: 'scale',
        answers: [
          {
            means: 'low',
            says: [
              'More a whisper than an order.',
              'Quiet as these things go.',
              'A low number, though it may nag.',
            ],
          },
          {
            means: 'middle',
            says: [
              'A middling urge: there at every movement, and not all of you.',
              'Enough to keep the hands held away from things.',
              'It insists, without quite shouting.',
            ],
          },
          {
            means: 'high',
            says: [
              'A number like that is hard to bear on the skin.',
              'At that strength the tap can seem the only thing in the house.',
              'High. A person can hardly hold still in that.',
            ],
          },
        ],
      },
    },
    {
      id: 'no-gauge',
      says: [
        'Feeling unclean is a feeling. It is no gauge: it can be huge over a speck, and absent over a puddle.',
        'The skin reports “not clean” the way an alarm reports “alarm”. It does not say how much, or of what.',
        'There is what is on the hand, and there is the doubt about it. Soap only ever reaches the first.',
      ],
    },
    {
      id: 'who-can-say-clean',
      says: [
        'Whether it is clean, I cannot be the one to say. Nobody can, to the last grain. We can leave that unanswered together.',
        'If you want me to say that it is safe to touch, I leave that open. A “safe” from me would need renewing by supper.',
        'How clean is clean enough has no answer that holds. I will not give one, and you need not find one to go on.',
      ],
    },
    {
      id: 'wait-dry',
      says: [
        'The washing need not be given up. It can be put a little further off, and the feeling may complain meanwhile.',
        'There is a door between “I feel dirty” and “I go to the sink”. It can stay shut for a few minutes.',
        'Staying as you are for a bit is a small act. Hands may touch the chair, the sleeve, the other hand.',
      ],
      asks: {
        name: 'clean-wait',
        says: [
          'Could the washing or wiping wait five minutes?',
          'Can your hands stay as they are for five minutes?',
          'Is a short wait possible before the next wash?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'Maybe, yes',
            says: [
              'As you are, then, for a little while.',
              'Five minutes in which nothing gets cleaner. That is all of it.',
              'Then let the feeling talk and the hands stay.',
            ],
          },
          {
            means: 'no',
            label: 'I can’t',
            says: [
              'That is where things are. A wait can be as short as ten steps.',
              'Right now, no. A few seconds beside the tap are a wait too.',
              'All right; it is taken as said. Smaller sizes exist.',
            ],
          },
          {
            means: 'unsure',
            label: 'Hard to say',
            says: [
              'It can be left undecided and happen anyway.',
              'The hands will know before the head does.',
              'One minute first, perhaps, and no word about the second.',
            ],
          },
        ],
      },
    },
    {
      id: 'ride-the-itch',
      says: [
        'The urge to wash behaves rather like an itch that is not scratched. {exercise} is a way to watch what it does.',
        'To sit with unwashed hands, company helps. {exercise} goes along for a few minutes and may be left at any point.',
        'With {exercise} you watch the wish to clean as you watch weather. Whether you wash afterwards stays up to you.',
      ],
      offers: ['urge-surfing'],
    },
    {
      id: 'what-kind',
      says: [
        'Unclean comes in several kinds. Some fear catching something, some fear passing it on, and for some it is sheer disgust.',
        'Behind the same tap stand different fears. It can help to know which one is talking.',
        'The feeling may say “you will be ill”, or “they will”, or only “ugh”. Each of them pulls in its own way.',
      ],
      asks: {
        name: 'clean-kind',
        says: [
          'Which one is yours, mostly?',
          'Is it illness, passing it on, or disgust?',
          'Which of these is the loudest with you?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'ill',
            label: 'Getting ill',
            hears: ['getting ill', 'be ill', 'sick', 'catch', 'germs', 'infected', 'disease', 'virus'],
            says: [
              'Fear of falling ill turns every surface into a question.',
              'The body is the thing being guarded, then.',
              'That fear knows no closing hours.',
            ],
          },
          {
            means: 'others',
            label: 'Passing it on',
            hears: ['pass it on', 'others', 'spread', 'my kids', 'my family', 'make someone'],
            says: [
              'It is other people that are being guarded, then.',
              'Care for others is in it, and doubt rides on its back.',
              'That makes each handshake a weighty thing.',
            ],
          },
          {
            means: 'disgust',
            label: 'It’s just disgust',
            hears: ['disgust', 'gross', 'feels wrong', 'icky', 'dirty feeling', 'ugh'],
            says: [
              'Disgust needs no reason, and arguing does not reach it.',
              'Disgust fades more slowly than fear, as a rule. It is in no hurry.',
              'Plain disgust, then, with no story attached.',
            ],
          },
        ],
      },
    },
    {
      id: 'how-a-wash-ends',
      says: [
        'A wash can end in two ways: when it feels right, or when it is over. The second one has an end.',
        'Waiting for the clean feeling at the sink is waiting for a bus with no timetable. You may walk off in the middle.',
        'The tap may be turned off while it still feels wrong. The feeling comes along to the towel and beyond.',
      ],
    },
    {
      id: 'the-map',
      says: [
        'There is often a map: this chair clean, that bag not, this sleeve in between. Every border on it needs a guard.',
        'Homes get divided. A clean side, a dirty side, and rules for crossing. A border can be opened at its lowest point.',
        'The safe places tend to shrink. The way back starts at the edge, with something uneasy and no more than that.',
      ],
      asks: {
        name: 'clean-border',
        says: [
          'Which border is only a little uncomfortable to cross?',
          'Is there one small thing you would like to touch freely again?',
          'Which rule on the map is the mildest one?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'That one could be crossed plainly, on an ordinary day, with no wash behind it.',
              'A small border, then. It can be crossed slowly.',
              'A place like that is where a map starts to open.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'The map need not be changed today.',
              'No border has to be named. Knowing there is a map is something.',
              'That may come to you at a door one day.',
            ],
          },
        ],
      },
    },
    {
      id: 'asking-if-clean',
      says: [
        'Asking whether that touched it is washing by other means. The answer cleans for a minute, and then it is dirty again.',
        'Sometimes others are brought in, to wash too, to confirm, to keep the rules. They can be told: you need not answer that.',
        'Looking it up is a sort of soap as well. It lathers nicely, and the doubt is back before you close the page.',
      ],
    },
    {
      id: 'perhaps-clean',
      says: [
        'Perhaps it is clean, perhaps it is not, and supper gets made. {exercise} lets that sentence stand for a few minutes.',
        '{exercise} leaves the question of clean where it is, and turns the hands to something you care about. A smaller worry comes first.',
        'For a doubt about dirt that cannot be scrubbed out, there is {exercise}. No wiping before it, and none to finish it off.',
      ],
      offers: ['maybe-maybe-not'],
    },
    {
      id: 'hands-are-for',
      says: [
        'Hands are for more than being clean. They knead, they stroke a cat, they turn pages, they hold other hands.',
        'The feeling wants the hands to itself. They had other work before it came.',
        'You can go on with unfinished hands. Bread gets baked by them all over the world.',
      ],
      asks: {
        name: 'hands-next',
        says: [
          'What might your hands do next, just as they are?',
          'What did they like doing, before all the washing?',
          'Which small job or pleasure could they take up now?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'That is a good use for them, clean or not.',
              'They can do that with the doubt still on them.',
              'There is something to reach for.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'They may simply lie in the lap.',
              'It can be anything: a spoon, a pencil, a shoelace.',
              'That question can wait on the table.',
            ],
          },
        ],
      },
    },
    {
      id: 'sore-and-tired',
      says: [
        'Less is enough for now. If the skin is sore or split, a pharmacist or doctor can look after that part.',
        'When it is very strong, do less. Sit where you are already sitting. Let the one hand hold the other.',
        'If the wash has happened, it has happened. Nothing needs to be made up for. The next wish is a new one.',
      ],
    },
  ],
  check: [
    {
      id: 'skin-now',
      says: [
        'Only a brief look at the wish to wash, and none at the hands.',
        'The unclean feeling may still be there. It is the pull I mean.',
        'Feelings on the skin may change slowly, or all at once, or not for a good while.',
      ],
      asks: {
        name: 'clean-better',
        says: [
          'Does the urge to clean feel less, the same, or more?',
          'How is the pull towards the tap, beside how it was?',
          'Has the wish to wash eased, stayed or grown?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'better',
            label: 'Somewhat less',
            hears: ['less', 'eased', 'better', 'weaker', 'calmer'],
            says: [
              'Less will do. It need not be gone.',
              'Somewhat less leaves a hand free.',
              'A notch down, with nothing made certain.',
            ],
            to: 'land',
          },
          {
            means: 'same',
            label: 'No change',
            hears: ['same', 'no change', 'stayed', 'not really'],
            says: [
              'Skin can be slow to change its mind.',
              'It stays, and so can you.',
              'It is sitting tight.',
            ],
          },
          {
            means: 'worse',
            label: 'It’s grown',
            hears: ['more', 'worse', 'grown', 'stronger', 'louder'],
            says: [
              'Grown, then. That is hard on a body.',
              'More of it, at the moment. Little is asked now.',
              'It can swell like that when it is not served.',
            ],
            to: 'sore-and-tired',
          },
        ],
      },
    },
    {
      id: 'urge-in-numbers',
      says: [
        'A second number, only to see where things are. High ones are as welcome as low ones.',
        'It is not a test of will. The number says where the wave is.',
        'Once more the size of the wish, never mind the state of the hands.',
      ],
      asks: {
        name: 'clean-urge-after',
        says: [
          'Where does the wish to wash stand by now, 0 to 10?',
          'And at present, what size is the urge, 0 to 10?',
          'Which number would you put on it this minute, 0 to 10?',
        ],
        reads: 'scale',
        answers: [
          {
            means: 'low',
            says: [
              'A small one. It may tag along.',
              'Low, with the question of clean left lying there.',
              'With an urge that size you can still carry the shopping.',
            ],
            to: 'land',
          },
          {
            means: 'middle',
            says: [
              'Middling. It and you are both in the room.',
              'Some of it has stayed, as it may.',
              'Present, but it does not own the whole house.',
            ],
          },
          {
            means: 'high',
            says: [
              'Still high, and tiring with it.',
              'That wave is taking its time.',
              'Strong, then, and no fault of yours.',
            ],
            to: 'sore-and-tired',
          },
        ],
      },
    },
  ],
  land: [
    {
      id: 'on-with-unclean',
      says: [
        'We can stop without having reached clean. Most of life is lived somewhere short of it.',
        'Nothing has been declared safe here, and nothing dirty. From here you can simply walk on.',
        'The feeling may stay for a while, like damp after rain. It does not forbid the next room.',
      ],
      asks: {
        name: 'clean-now',
        says: [
          'Would you go on with something, or stay and talk?',
          'What now, with hands as they are?',
          'Off to something else, or a while longer here?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'go',
            label: 'On to something else',
            hears: ['go on', 'something else', 'leave', 'done', 'my day', 'bed'],
            says: [
              'The next thing may be touched as if it were ordinary.',
              'On you go, unfinished, like all of us.',
              'Something else it is; the feeling may follow at its own pace.',
            ],
          },
          {
            means: 'stay',
            label: 'Stay and talk',
            hears: ['stay', 'talk', 'more', 'longer', 'not yet'],
            says: [
              'Stay, then. Talk needs no clean hands.',
              'There is room for more of it.',
              'Then go on telling; I have no further task for you.',
            ],
            to: 'listen',
          },
        ],
      },
    },
    {
      id: 'people-who-know-washing',
      says: [
        'There are people who work with washing and fear of dirt, gently and step by step. Their craft is called exposure and response prevention.',
        'You need not draw a new map alone. A doctor can send you to someone trained in exposure and response prevention.',
        'If water and soap are taking over your days, tell a doctor how long it takes. Exposure and response prevention is the help to ask about.',
      ],
    },
    {
      id: 'tap-side-door',
      says: [
        'When the tap calls again, you can write here with wet hands or dry ones, and in the middle of it.',
        'The page stays where it is. A pull to wash at any hour is reason enough to open it.',
        'Leave it there, half clean, half not. Another time we can begin at any point, without an account of the washing.',
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
