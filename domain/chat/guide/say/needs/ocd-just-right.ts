import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const ocdJustRight: NeedWords = {
  need: 'ocd-just-right',
  name: 'It’s not quite right',
  listens: [
    'Not right is a feeling with no off switch to be seen.',
    'It may come across crooked; it is read all the same.',
    'No sentence has to be done over here.',
    'That can sit under the skin like a grain of sand.',
    'Others see a second’s delay; it can be an hour inside.',
    'It needs no reason to be real.',
    'A thing like that is hard to explain and easy to suffer.',
    'Unfinished is allowed to stand here.',
    'Typing errors are welcome in this place.',
    'The feeling drives, and the hands get tired.',
    'That gets through, whatever shape it has.',
    'Order can ask for more than it gives.',
  ],
  arrive: [
    {
      id: 'the-grain',
      says: [
        'Something is not right, by a hair, and the hair is all there is. We can talk while it stays off.',
        'There is that itch in how things look or sound or feel, and the pull to do it once more until it sits.',
        'A feeling of not-quite has caught on something, like a sleeve on a nail. It may hang there a moment.',
      ],
      asks: {
        name: 'right-start',
        says: [
          'Where would you start, with this feeling of not right?',
          'What is most useful now, while it still feels off?',
          'Which of these is it, more or less?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'heard',
            label: 'Explain it to someone',
            hears: ['explain', 'tell', 'listen', 'hear me', 'talk', 'describe'],
            says: [
              'Explain it as badly as you like; it will do.',
              'One telling is enough, with all its bumps.',
              'Then go ahead. It need not come out right.',
            ],
            to: 'listen',
          },
          {
            means: 'stuck',
            label: 'I’m stuck in it',
            hears: ['stuck', 'in the middle', 'can’t stop', 'repeating', 'again and again', 'redo'],
            says: [
              'Stuck, then, with the hands in the middle of it.',
              'It has a hold on you as you write.',
              'In the midst of it is a fair place to write from.',
            ],
            to: 'stop-in-the-middle',
          },
          {
            means: 'leave',
            label: 'Leave it as is',
            hears: ['leave it', 'as is', 'let it be', 'move on', 'stop'],
            says: [
              'As is: two short words and a long way.',
              'A plain wish, and a hard one.',
              'Leaving it may feel wrong, and wrong can be borne in small doses.',
            ],
            to: 'a-bit-off',
          },
        ],
      },
    },
    {
      id: 'the-unplayed-note',
      says: [
        'It is like a tune that stops one note before the end. Everything leans towards that note. It may go unplayed.',
        'A hung picture, a word, a step through a door: to others it is nothing, and to you it hums.',
        'An eye for how things fit can be a gift. Here it has become a foreman who sends the work back.',
      ],
    },
  ],
  work: [
    {
      id: 'how-the-pull-is-today',
      says: [
        'We can leave figures out of this. The pull to put it right has a loudness, and words are good enough for that.',
        'No need to find the exact word for it. The nearest one will do, and near is allowed.',
        'The thing is off, and something pulls to mend it. Roughly how much it pulls is all I ask.',
      ],
      asks: {
        name: 'right-pull',
        says: [
          'Is the pull to fix it soft, middling, or loud?',
          'How does it pull just now: soft, middling, loud?',
          'Which is nearer: a hum, a nagging, or a shout?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'soft',
            label: 'Soft, a hum',
            hears: ['soft', 'hum', 'low', 'quiet', 'little', 'a bit'],
            says: [
              'A hum can be lived with, and still get on the nerves.',
              'Soft, then, more like a fridge at night.',
              'It is there at the edge, then.',
            ],
          },
          {
            means: 'middling',
            label: 'Middling, it nags',
            hears: ['middling', 'nag', 'nagging', 'medium', 'middle', 'quite'],
            says: [
              'Nagging is wearing by its patience.',
              'It plucks, and plucks again.',
              'Middling is a good deal, hour upon hour.',
            ],
          },
          {
            means: 'loud',
            label: 'Loud, it shouts',
            hears: ['loud', 'shout', 'very', 'strong', 'unbearable', 'high', 'huge'],
            says: [
              'That loud, it is hard to be in your own skin.',
              'A shout like that goes through walls.',
              'It may be most of what there is right now.',
            ],
          },
        ],
      },
    },
    {
      id: 'what-drives-it',
      says: [
        'For some it simply feels wrong, and that is the whole of it. For others there is a threat: or else something happens.',
        'Behind the doing-over there may be an itch, or a bargain with fate, or the wish that not one thing be missed.',
        'The same tap on the table can have different reasons. None of them has to be sensible.',
      ],
      asks: {
        name: 'right-motor',
        says: [
          'Which is it with you, for the most part?',
          'What drives it: a wrong feeling, a threat, or missing something?',
          'Which of these drives yours?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'feeling',
            label: 'It just feels wrong',
            hears: ['feels wrong', 'just feels', 'feeling', 'itch', 'uneven', 'not right', 'feels off'],
            says: [
              'A bare feeling, then, with no story to argue with.',
              'It is more like an itch than a fear, then.',
              'Wrong the way wool is wrong on some skins.',
            ],
          },
          {
            means: 'threat',
            label: 'Something bad may happen',
            hears: ['something bad', 'happen', 'die', 'luck', 'harm', 'if i don’t', 'punish', 'my fault'],
            says: [
              'Then a great deal has been hung on a very small hook.',
              'It speaks like a bargain: do this, or else.',
              'A threat makes each repetition feel like a duty.',
            ],
          },
          {
            means: 'missing',
            label: 'I might miss something',
            hears: ['miss', 'missing', 'not understood', 'reread', 'forget', 'incomplete', 'not sure i read'],
            says: [
              'Then each line has to be wrung dry before the next.',
              'It wants nothing left out, and there is no end of things.',
              'The fear of missing something can swallow an afternoon.',
            ],
          },
        ],
      },
    },
    {
      id: 'no-true-right',
      says: [
        'If you ask me whether it is right now, I have to pass. Right is a feeling here, and I cannot look into it.',
        'When it will be enough, nobody can tell you, since nothing outside decides it. I leave that open, and it may stay open.',
        'And if something does depend on it, I cannot rule that out, nor can you. A bargain can be left unsigned.',
      ],
    },
    {
      id: 'stop-in-the-middle',
      says: [
        'A movement may be left in the middle. The hand can come down where it is, halfway, and rest on whatever is there.',
        'There need not be a last good one. You may walk off from a bad one, in the middle of the row.',
        'Mid-word, mid-step, mid-stroke: you can stop there. It may look like a torn edge.',
      ],
    },
    {
      id: 'a-bit-off',
      says: [
        'Let it be off for a while: the cup a little crooked, the line read only once, the step not taken back.',
        'The putting-right can come later, or not. For now the thing keeps its bad angle, and you keep your chair.',
        'It is a small experiment in crookedness. It asks for nothing but leaving alone.',
      ],
      asks: {
        name: 'right-wait',
        says: [
          'Could it stay a bit off for a few minutes?',
          'Can you leave it unfixed for a short while?',
          'Might the next repeat wait a little?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'I’ll leave it off',
            says: [
              'Off it stays, and humming.',
              'Crooked, then, on purpose.',
              'A few minutes of wrong angle. There is nothing else to do about it.',
            ],
          },
          {
            means: 'no',
            label: 'It has to be fixed',
            says: [
              'That strong, then. One breath’s worth of crooked is also crooked.',
              'Perhaps some easier thing, then, some other day.',
              'As you say. It can be mended less than perfectly.',
            ],
          },
          {
            means: 'unsure',
            label: 'It’d be hard',
            says: [
              'Hard is how it goes, and hard can be brief.',
              'Anything that hums is hard to leave.',
              'It may be half left, and half touched.',
            ],
          },
        ],
      },
    },
    {
      id: 'ride-the-not-quite',
      says: [
        'The pull to do it over has a swell and a trough. {exercise} watches both; leave its numbers out if you like.',
        '{exercise} is for sitting next to a thing that is off. It need not be done correctly, or to the end.',
        'While the hands want to go back, {exercise} can keep them company. Skip whatever part of it feels like a ritual.',
      ],
      offers: ['urge-surfing'],
    },
    {
      id: 'seconds-and-echoes',
      says: [
        'Repeating does not bring the right feeling nearer; it wears the thing away. Say any word over and over and it turns to pebbles.',
        'The more closely you listen for the click, the less there is to hear. A click seldom comes when it is waited for.',
        'Doing it over trains the eye for wrong. What was one flaw in the morning is nine by noon.',
      ],
    },
    {
      id: 'good-enough-on-purpose',
      says: [
        'You may do a thing badly on purpose, a very small thing: a stamp at a tilt, a sock inside out, one typo sent.',
        'Deliberate crookedness is good practice, so long as it is mild. A spoon among the forks is a beginning.',
        'Choose the corner of life where untidy costs least. There it can be let in, for a cup of tea.',
      ],
      asks: {
        name: 'right-crooked',
        says: [
          'What tiny thing could be a little wrong today?',
          'Where might untidy be let in, just by a crack?',
          'Which mild crookedness would you put up with?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'A nice small wrong. It can be left to itself.',
              'That may stand there and be looked past.',
              'Small as it is, it goes against the rule.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'The day will be crooked somewhere without help.',
              'None has to be picked, and none has to be the right one.',
              'That may stay blank, and a blank is a little untidy too.',
            ],
          },
        ],
      },
    },
    {
      id: 'the-bargain',
      says: [
        'Sometimes the mind says: do it so, or harm will come to someone. It is doubt, dressed up as duty.',
        'Tapping, touching, an even number: they promise to hold the world up. You can set the promise down without knowing.',
        'Care for people shows in calls and soup. What the bargain wants is never to be unsure, and it cannot be paid off.',
      ],
    },
    {
      id: 'perhaps-enough',
      says: [
        'Perhaps it is right, perhaps not, and out you go by the door. {exercise} is a small rehearsal of that.',
        '{exercise} lets the not-quite come along to something you like doing. A light case of it is best at first.',
        'You can carry “it is off” like a humming phone and not pick up. {exercise} tries this for some minutes, roughly done.',
      ],
      offers: ['maybe-maybe-not'],
    },
    {
      id: 'past-the-doorway',
      says: [
        'Past the thing that is off there was something you were on the way to. It may be waiting there.',
        'The hum may come along. You can wash a plate, meet a friend, write a bad letter with a hum in your bones.',
        'Time is what this costs most. Some of it may be taken back in small coin.',
      ],
      asks: {
        name: 'right-next',
        says: [
          'What were you on the way to, before this?',
          'What could be begun now, with the feeling still off?',
          'Which thing would you rather have this hour for?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'That can be started badly. Badly is a start.',
              'There it is, on the far side of the hum.',
              'The hour may go there, hum included.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'It is easily lost from sight, with so much doing-over.',
              'It may be enough to cross the room.',
              'No plan, then, and no need to make a neat one.',
            ],
          },
        ],
      },
    },
    {
      id: 'rough-patch',
      says: [
        'In a rough patch, do less of everything. Sit down somewhere soft. The thing may stay where it is, and so may you.',
        'If it was done over meanwhile, so it was. There is no round to make up for, and no fresh start that must be clean.',
        'Tired nerves find everything crooked. Food, water, a lie-down: these do not put it right, and they are still worth having.',
      ],
    },
  ],
  check: [
    {
      id: 'the-hum-now',
      says: [
        'Not whether it is right yet; that would be one more look. I mean how the hum is.',
        'The thing may be as off as it was. The pull beside it has its own ups and downs.',
        'A rough answer is the best kind here.',
      ],
      asks: {
        name: 'right-better',
        says: [
          'Is the pull to fix it quieter, the same, or louder?',
          'How does the hum go now: less, same, more?',
          'Has the urge to do it over shifted?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'better',
            label: 'Quieter',
            hears: ['quieter', 'less', 'better', 'softer', 'eased'],
            says: [
              'Quieter, with the thing as crooked as ever.',
              'A hum that can be talked over, then.',
              'There is some give in it.',
            ],
            to: 'land',
          },
          {
            means: 'same',
            label: 'About the same',
            hears: ['same', 'no change', 'not shifted', 'not really'],
            says: [
              'The same hum, the same chair.',
              'It hums on. That takes nothing from you but quiet.',
              'So be it; it is a long note.',
            ],
          },
          {
            means: 'worse',
            label: 'Louder now',
            hears: ['louder', 'worse', 'more', 'stronger'],
            says: [
              'Louder now. Leaving things off can do that for a time.',
              'Then it has got under the skin, and we ease off.',
              'That is harder to sit with, and nothing is being asked of you.',
            ],
            to: 'rough-patch',
          },
        ],
      },
    },
    {
      id: 'room-beside-it',
      says: [
        'The feeling may be as it is. There may or may not be a little room beside it for something else.',
        'One last thing about the hum, and it need not be answered exactly.',
        'It can still be off, and you can still be somewhat freer. It can also be neither.',
      ],
      asks: {
        name: 'right-room',
        says: [
          'Is there some room beside it for other things?',
          'Could you do something else with it still off?',
          'Is there space to move on, even a crack?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'Some room, yes',
            says: [
              'Some room is where a life fits in.',
              'Enough to squeeze past.',
              'A crack lets in a fair amount.',
            ],
            to: 'land',
          },
          {
            means: 'no',
            label: 'No room',
            says: [
              'Filled to the walls, then. That is tiring.',
              'It has the whole place for now.',
              'None, at the moment, and no blame in that.',
            ],
            to: 'rough-patch',
          },
          {
            means: 'unsure',
            label: 'A crack, maybe',
            says: [
              'A maybe-crack. It need not be measured.',
              'It could be one, and could be a shadow.',
              'Maybe will serve.',
            ],
          },
        ],
      },
    },
  ],
  land: [
    {
      id: 'left-crooked',
      says: [
        'We can leave this at an angle. A talk, too, may end without the right last word.',
        'Nothing has clicked, perhaps, and the door opens all the same.',
        'The thing is where it is, and off by what it is. You can put your coat on beside it.',
      ],
      asks: {
        name: 'right-now',
        says: [
          'Will you go on to something, or rest here a little?',
          'What comes now, crooked or not?',
          'Move along, or sit with it here for a bit?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'go',
            label: 'Move along',
            hears: ['move', 'go on', 'leave', 'something else', 'done', 'bed', 'my day'],
            says: [
              'Along, then, on whichever foot.',
              'Through the door once, and that is enough.',
              'Off you go, with an edge left open.',
            ],
          },
          {
            means: 'stay',
            label: 'Rest here',
            hears: ['rest', 'stay', 'sit', 'more', 'talk', 'longer', 'not yet'],
            says: [
              'Rest, then, in any position.',
              'Here it may be as uneven as it likes.',
              'Then I listen, commas or no commas.',
            ],
            to: 'listen',
          },
        ],
      },
    },
    {
      id: 'people-who-know-not-right',
      says: [
        'The not-right feeling is an old acquaintance of people who do exposure and response prevention. They go at it piece by piece.',
        'If hours go into doing things over, say the hours to a doctor. Exposure and response prevention is what to ask for.',
        'It need not make sense to be helped. Those trained in exposure and response prevention know the hum that has no reason.',
      ],
    },
    {
      id: 'unfinished-door',
      says: [
        'If it catches you again on some doorstep, write from the doorstep. Half a sentence is good.',
        'Go with it unfinished. This place can be come back to in the middle of a repeat, and needs no proper beginning.',
        'There is no correct way to leave, so any is fine. The door is not hung quite straight, and it opens.',
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
