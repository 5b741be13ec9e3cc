import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const dissociation: NeedWords = {
  need: 'dissociation',
  name: 'Far away, unreal',
  listens: [
    'Your words get through, even from over there.',
    'It is all right to write slowly.',
    'That is strange to be in, and it can be said here.',
    'Thin words are words too.',
    'You do not need to sound like yourself here.',
    'That reached the page.',
    'There is no need to explain it well.',
    'Odd is allowed here.',
    'It can be hard to find words in fog. Those did it.',
    'You can go quiet and come back.',
    'It is written down now, outside you.',
    'Nothing about that is silly.',
    'One line at a time is plenty.',
  ],
  arrive: [
    {
      id: 'fog-has-a-name',
      says: [
        'Far away, behind glass, not quite real: minds do this under strain. We can begin with your hands. Rub the palms together until they warm.',
        'Things can go flat or distant when there has been too much. We take one solid thing: put a hand on it, and press.',
        'Other people know this fog too. No need to fight your way out. Touch something near you, and keep your hand there.',
      ],
      asks: {
        name: 'touch',
        says: [
          'What does it feel like: rough, smooth, warm, cool?',
          'Is it cool or warm under your hand?',
          'What does your palm notice?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'Your hand knows that, from the inside.',
              'So something gets through the glass.',
              'That is one small fact about now.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'Numb is an answer, and no failure.',
              'Fingers can be far off too.',
              'Not much, then. We try by another door.',
            ],
          },
        ],
      },
    },
    {
      id: 'here-plainly',
      says: [
        'Some plain facts to lean on: you are reading, there is a screen, there is a place around it. No more is needed.',
        'Read these words at half speed. Eyes moving along a line is a thing that happens in a body.',
        'This is a page on a screen, held or leaned on by somebody with hands. That somebody is you, even if it does not feel so.',
      ],
    },
  ],
  work: [
    {
      id: 'five',
      says: [
        '{exercise} goes through the senses one by one, eyes open. It can be done with half the attention.',
        'Seeing, touching, hearing: {exercise} knocks on each of those doors in turn. Leave out any that stay shut.',
        'When the world looks painted, {exercise} can give it some depth. You can stop midway.',
      ],
      offers: ['five-senses', 'orienting'],
    },
    {
      id: 'cold-and-strong',
      says: [
        'A clear sensation can reach through fog: cold water over the hands, a mint, a strong smell you like.',
        'Hold something cold, then something not so cold. The difference is worth noticing.',
        'Bite into something sour or crunchy, an apple or a lemon slice, if there is one. Taste is hard to watch from a distance.',
      ],
    },
    {
      id: 'name-objects',
      says: [
        'Name the things in front of you as if for a child who is learning to speak: cup, lamp, sleeve, door.',
        'Pick an object and describe it to me, like somebody selling it: its colour, its use, its scratches.',
        'Choose one thing and look at it until you find a detail that you had missed.',
      ],
      asks: {
        name: 'object',
        says: ['Which thing did you choose?', 'What is in front of you?', 'What detail do you find on it?'],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'That stands in the same room as you.',
              'You saw that, and nobody else could have from there.',
              'Keep it in the corner of your eye.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'All grey, maybe. That may be how it looks for now.',
              'It need not be anything in particular.',
              'No object, then. The screen is object enough.',
            ],
          },
        ],
      },
    },
    {
      id: 'big-muscles',
      says: [
        'Use a big muscle: push against a wall, stand on tiptoe, squeeze a cushion. Strong and brief, then let go.',
        'Stamp one foot, lightly, and the other. Let the ground answer.',
        'Stand up if you can, and shift your weight from leg to leg. Bodies notice balance before they notice anything else.',
      ],
    },
    {
      id: 'does-not-mean',
      says: [
        'It can bring a fear of going mad, or of being stuck like this. That fear is heard often with this fog; it is a fear, not a message.',
        'Staring at the strangeness to see whether it is gone can keep it in view. You might let it be there at the edge.',
        'Asking “am I real yet” is a hard way to spend an hour. You could leave that question on the shelf, unanswered.',
      ],
      asks: {
        name: 'worst-part',
        says: [
          'Which part of it bothers you most?',
          'What is hardest about it: the distance, the numbness or the fear?',
          'Is it more the distance, the numbness or the fear?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'distance',
            label: 'Everything’s far away',
            hears: [
              'far',
              'away',
              'distance',
              'glass',
              'unreal',
              'not real',
              'dream',
              'film',
              'fake',
              'watching',
            ],
            says: [
              'So far, and yet this line got to you.',
              'Like a film with the sound turned down, perhaps.',
              'Far away is a lonely place to look out from.',
            ],
          },
          {
            means: 'numb',
            label: 'I feel nothing',
            hears: ['numb', 'nothing', 'empty', 'blank', 'robot', 'no feelings', 'dead inside', 'not me'],
            says: [
              'Feeling nothing can be a blanket, thrown over too much.',
              'Numb is a way of getting through, at a price.',
              'Then nothing has to be felt just now.',
            ],
          },
          {
            means: 'fear',
            label: 'It scares me',
            hears: ['scared', 'scares', 'fear', 'mad', 'crazy', 'stuck', 'afraid', 'forever', 'panic'],
            says: [
              'Of course it scares; it takes away the usual handrails.',
              'A fright about a fog. Both may be here.',
              'The fear is allowed. It need not be solved.',
            ],
          },
        ],
      },
    },
    {
      id: 'move-through',
      says: [
        '{exercise} sets you in motion and gives each thing its name. Slow steps, eyes open, as short as you like.',
        'Walking asks the body to take part again. {exercise} adds words to the steps.',
        'If there is space for ten steps, {exercise} can use them. A corridor will do.',
      ],
      offers: ['walk-and-label', 'orienting'],
    },
    {
      id: 'when-and-where',
      says: [
        'Say where you are in the dullest way: the town, the street, the floor, the weekday. Dull is solid.',
        'The date, the weather, your last meal: three boring things to set down like stones in a stream.',
        'Find out the day of the week and the season from what is in sight. It is a small errand for a mind in fog.',
      ],
      asks: {
        name: 'day-and-place',
        says: [
          'What weekday is it, and where are you?',
          'Where are you, in the dullest words?',
          'Which day is it, and what is the weather?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'Dull, and so of use.',
              'That is as solid as a fence post.',
              'Something to hold on to, then, like a rail.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'Your screen knows the day; it can do the knowing.',
              'Hours can slip away in this.',
              'Time goes odd in fog; that is part of it.',
            ],
          },
        ],
      },
    },
    {
      id: 'tap-sides',
      says: [
        'Left, right, left: {exercise} gives the body two sides again. Keep your eyes on something while you do it.',
        'A light touch in turns can be a way back in. {exercise} takes two minutes or less, as you choose.',
        '{exercise} is quiet enough for a bus or an office. Nobody need see.',
      ],
      offers: ['butterfly-tap', 'five-senses'],
    },
    {
      id: 'another-voice',
      says: [
        'Another person makes a place more real. You could sit where someone is, even without talking.',
        'A known voice may reach further than mine. It can talk about soup and buses.',
        'A pet, a neighbour, a shop with people in it: living things bring some of the colour along.',
      ],
      asks: {
        name: 'someone-around',
        says: [
          'Is there someone or something alive near you?',
          'Could you be where somebody is?',
          'Is there a voice you could hear today?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'Yes',
            says: [
              'Then let them be near, and leave the talking to them.',
              'That is something to move closer to.',
              'They need not know about the glass to come through it.',
            ],
          },
          {
            means: 'no',
            label: 'No one',
            says: [
              'A radio with people talking can stand in for a while.',
              'Then an open window: somewhere somebody is shutting a car door.',
              'No one near, and the world a long way off. That is a lot of empty.',
            ],
          },
          {
            means: 'unsure',
            label: 'People feel unreal too',
            says: [
              'Even faces can go flat in this. They do not mind.',
              'Then from the edge of the room, to begin with.',
              'That can be part of it as well. No need to act normal.',
            ],
          },
        ],
      },
    },
    {
      id: 'small-deed',
      says: [
        'You can act before it feels real: rinse a cup, fold a shirt. Realness sometimes follows the hands.',
        'Do one thing that leaves a mark: write your name, move a chair, water a plant. Then look at the mark.',
        'Go on with something ordinary, fog and all. It does not have to lift first.',
      ],
    },
    {
      id: 'what-came-before',
      says: [
        'The fog may have plain reasons: no sleep, too much at once, something taken. If it came suddenly, and for the first time, a doctor should hear.',
        'If it is new, or follows a seizure, a drug or a knock on the head, let a doctor or {emergency} know.',
        'Fog that comes often is worth a doctor’s ear. After a blow to the head, or with weakness or lost speech, call {emergency}.',
      ],
    },
  ],
  check: [
    {
      id: 'glass-now',
      says: [
        'One glance at the fog, and then away from it again.',
        'We can see how thick the glass is, without staring at it.',
        'A brief look at where you are between far and near.',
      ],
      asks: {
        name: 'glass',
        says: [
          'Is it thinner, the same, or thicker?',
          'Is the world nearer, as before, or further off?',
          'Has the fog thinned, stayed, or grown?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'better',
            label: 'A bit nearer',
            hears: ['thinner', 'nearer', 'better', 'clearer', 'closer', 'more real', 'a little', 'thinned'],
            says: [
              'Nearer, a bit. Let it come the rest of the way on its own.',
              'Some colour, then.',
              'A thinner pane. No need to test it.',
            ],
            to: 'land',
          },
          {
            means: 'same',
            label: 'As before',
            hears: ['same', 'as before', 'still', 'no change'],
            says: [
              'As before. Fog lifts when it likes, and you can go about in it.',
              'Unchanged, then, and that is no mistake of yours.',
              'It stays. We can go gently past it.',
            ],
          },
          {
            means: 'worse',
            label: 'Further off',
            hears: ['further', 'farther', 'worse', 'thicker', 'more', 'grown'],
            says: [
              'Further off. Then fewer words from me, and something solid for you.',
              'Thicker. Then a living voice is worth more than this page.',
              'Then we stop looking at it, and you get some company if it can be had.',
            ],
            to: 'another-voice',
          },
        ],
      },
    },
    {
      id: 'far-number',
      says: [
        'If a number comes easily: nought is right here, ten is at the other end of a telescope.',
        'Distance can be guessed like the width of a field. Zero for here, ten for very far.',
        'One figure, not thought about for long, and skipped if you would rather.',
      ],
      asks: {
        name: 'far-0-10',
        says: [
          'How far away is it all, from 0 to 10?',
          'What figure fits, 0 near and 10 far?',
          'How distant, 0 to 10?',
        ],
        reads: 'scale',
        answers: [
          {
            means: 'low',
            says: [
              'Then you are about as near as one needs to be.',
              'Near enough to smell the coffee, perhaps.',
              'A small number. You can leave it unwatched.',
            ],
            to: 'land',
          },
          {
            means: 'middle',
            says: [
              'Half way. A person can do a good deal from half way.',
              'Neither here nor there, for now.',
              'Some of you here, some of you there. Both may rest.',
            ],
          },
          {
            means: 'high',
            says: [
              'That is a long way out. Small things only, then.',
              'Far. Then the hands first, and everything else later.',
              'From that far, a wall to push against is about right.',
            ],
            to: 'big-muscles',
          },
        ],
      },
    },
  ],
  land: [
    {
      id: 'slow-return',
      says: [
        'For the next while, keep the world simple: food, water, light, one task. It is better not to drive until you are properly here.',
        'Coming back can be patchy. Give the next hour few demands, and leave the car where it is for now.',
        'Something warm to drink and something plain to do: that is a good road home. Big decisions can wait on the kerb.',
      ],
      asks: {
        name: 'simple-next',
        says: [
          'What simple thing could be next?',
          'Which easy task is nearest to your hand?',
          'What would your hands like to do?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'Slowly, and with your eyes on it.',
              'Simple enough to be done from inside a cloud.',
              'Then that, and nothing beside it.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'Then water over the hands, cool or warm.',
              'Look out of a window until something moves.',
              'Sitting with a cup counts.',
            ],
          },
        ],
      },
    },
    {
      id: 'come-as-fog',
      says: [
        'If the glass comes back, so may you, with as few words as you have. Should it come often or last long, tell a doctor.',
        'You can go now, and write again from any distance. People who know this fog well exist; a doctor can name one.',
        'Nothing here has to be finished. The page keeps its place, and someone trained can go further with you than I can.',
      ],
    },
  ],
  unfit: [
    'body-scan',
    'box-breathing',
    '4-7-8-breathing',
    'cyclic-sighing',
    'coherent-breathing',
    'leaves-on-a-stream',
    'notice-the-thought',
    'thought-record',
    'worst-best-likely',
    'self-compassion-break',
    'maybe-maybe-not',
    'urge-surfing',
    'worry-time',
  ],
}
