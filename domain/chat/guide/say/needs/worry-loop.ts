import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const worryLoop: NeedWords = {
  need: 'worry-loop',
  name: 'My thoughts go round',
  listens: [
    'That is a lot of turning for one head.',
    'So that is in the wheel as well.',
    'It is out of the loop for a moment, and on the page.',
    'A mind would go back to that.',
    'That would keep a mind busy.',
    'There may be a lot hanging on that.',
    'You need not put it in order.',
    'That has weight.',
    'One thing leads to the next, and here it may.',
    'It is down in black and white now.',
    'That deserves more than a quick answer.',
    'That has a place here.',
    'Worries do not come in tidy rows.',
  ],
  arrive: [
    {
      id: 'round-and-round',
      says: [
        'Thoughts that circle are tiring: so many miles, and no arriving. We can stop at the kerb for a little.',
        'A mind that goes round is often trying to help, in its clumsy way. It keeps asking because there is no answer yet.',
        'Worry talks fast and finishes nothing. Here it can be slower, one piece after the other.',
      ],
      asks: {
        name: 'way-in',
        says: [
          'What would help most to begin with?',
          'Where would you like to start?',
          'Which of these would you want first?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'heard',
            label: 'Let me get it out',
            hears: ['get it out', 'listen', 'vent', 'just talk', 'rant', 'hear me'],
            says: [
              'Out with it, then, in any order.',
              'Go ahead. I will keep out of the way.',
              'Then I listen, and you turn it whichever way you want.',
            ],
            to: 'listen',
          },
          {
            means: 'body',
            label: 'Settle my body first',
            hears: ['body', 'calm', 'breathe', 'relax', 'tense', 'settle', 'restless'],
            says: [
              'The body first. Heads often follow.',
              'That is a sound place to start.',
              'Then we leave the thoughts on their track for a bit.',
            ],
            to: 'out-of-the-head',
          },
          {
            means: 'sense',
            label: 'Look at the worry',
            hears: ['look at', 'sense', 'think it through', 'understand', 'sort', 'solve', 'figure'],
            says: [
              'Then let us take it off the wheel and look.',
              'Good light, a table, one worry at a time.',
              'We can look without having to settle it.',
            ],
            to: 'can-do-or-cannot',
          },
          {
            means: 'unsure',
            says: [
              'It need not be decided. We begin with what is nearest.',
              'No matter. A start is a start.',
              'Then I choose something small, and you can turn it down.',
            ],
          },
        ],
      },
    },
    {
      id: 'what-if-line',
      says: [
        'Most loops run on one short sentence, often one that begins with “what if”. It helps to see it written.',
        'Under all the turning there may be a single line. In words, it is only as long as it is.',
        'If the worry had to fit on a jam-jar label, only a few words of it would be left.',
      ],
      asks: {
        name: 'the-line',
        says: [
          'What is the line that keeps coming back?',
          'How would you write it in one sentence?',
          'What does the “what if” say?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'That line has been doing the rounds, then.',
              'I see how that could keep a mind going.',
              'A short sentence with a long reach.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'Sometimes it is more of a hum than a line.',
              'There may be too many to pick one.',
              'It can stay without words.',
            ],
          },
        ],
      },
    },
  ],
  work: [
    {
      id: 'can-do-or-cannot',
      says: [
        'There are two kinds of worry: one with a next step hidden in it, and one where nothing can be done today. They want different things.',
        'A useful question for a worry is whether it has a handle. Some can be picked up. Some can only be put down.',
        'One sort of worry is a task in disguise. Another is a question the future has not answered yet.',
      ],
      asks: {
        name: 'handle',
        says: [
          'Is there anything you could do about it within a day?',
          'Does yours have a next step in it?',
          'Is yours the sort where something could be done?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'Yes, something',
            says: [
              'Then there is a handle. Small is fine.',
              'So part of it is a task, wearing a worry’s coat.',
              'That part can go on paper, and off the wheel.',
            ],
            to: 'one-step',
          },
          {
            means: 'no',
            label: 'No, only wait',
            says: [
              'Waiting with no oar is hard.',
              'Then it is the sort that has to be carried open.',
              'Nothing to do, and so the mind does thinking instead.',
            ],
            to: 'carry-open',
          },
          {
            means: 'unsure',
            label: 'A bit of both',
            says: [
              'Most knots are made of two strings.',
              'Then it can be taken apart later. There is no rush.',
              'Not clear yet. That is often why it turns.',
            ],
          },
        ],
      },
    },
    {
      id: 'one-step',
      says: [
        'If there is one thing to do, make it small enough to be boring: one call, one line, one drawer. Then the worry has had its due.',
        'Write the next step where you will see it, with a time. A step with a time can leave the head.',
        'The rest of the staircase may stay dark. One stair, and when you will take it, is sufficient.',
      ],
      asks: {
        name: 'step-and-when',
        says: [
          'What is the smallest step, and when?',
          'Which small thing, at what time?',
          'What could be done first, if anything?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'That is small enough to be done by a tired person.',
              'Then it has a place outside your head.',
              'It can wait there until its time.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'There may be no step yet, and that is an answer also.',
              'Then “not today” can go on the note.',
              'It may come while you are doing the dishes.',
            ],
          },
        ],
      },
    },
    {
      id: 'park-it',
      says: [
        'A worry that may not stop can sometimes be moved. {exercise} gives it an hour of its own, later, with a chair.',
        'You need not forbid the thought. {exercise} writes it down and lets it wait for its slot.',
        '“Not now, at six” is easier for a mind than “stop”. {exercise} works like that, and may or may not suit you.',
      ],
      offers: ['worry-time'],
    },
    {
      id: 'carry-open',
      says: [
        'Some questions are answered by time, and by nothing else. Thinking harder does not bring the day nearer.',
        'The mind would rather have a bad answer than none. You can let it want one, and still lay the table.',
        'Not knowing is not a puzzle that you have failed. It is a stretch of road without lamps.',
      ],
      asks: {
        name: 'not-knowing',
        says: [
          'What is hardest about not knowing?',
          'When does the not-knowing bite most?',
          'Which part of the waiting is worst?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'I can see how that would wear on a person.',
              'That is the raw edge of it, then.',
              'No wonder the mind would like to skip ahead.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'It can be all of it, and none in particular.',
              'Perhaps it has no worst place.',
              'It is hard to measure from inside.',
            ],
          },
        ],
      },
    },
    {
      id: 'notice-it',
      says: [
        'Try standing half a step behind the thought. {exercise} does it with a few added words, said slowly.',
        'You are the one who hears the worry, as well as the one who has it. {exercise} makes use of that.',
        'A thought put in a frame hangs on the wall instead of in the air. {exercise} is such a frame.',
      ],
      offers: ['notice-the-thought', 'leaves-on-a-stream'],
    },
    {
      id: 'out-of-the-head',
      says: [
        'Loops are fond of a body that sits still. Stand, stretch, run water over your wrists; let the thoughts come along if they like.',
        'Let your jaw drop a little, and your belly too. Breathe out as if you were putting down bags.',
        'Give your feet something: stairs, a corridor, the street and back. Thinking changes its step when the legs do.',
      ],
    },
    {
      id: 'is-it-useful',
      says: [
        'There is thinking that gets somewhere, and thinking that goes past the same tree. You can tell them by the tree.',
        'Ten more minutes of turning it over may bring a new fact, or the same ones, warmer. One can ask the worry which.',
        'Worry feels like work. At the end of a shift one may look at what it has made.',
      ],
      asks: {
        name: 'anything-new',
        says: [
          'Has anything new come up in the last round?',
          'Is it getting somewhere, or over the same ground?',
          'Does the thinking bring you anything new by now?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'same',
            label: 'The same again',
            hears: ['same', 'nothing new', 'no', 'circles', 'round', 'nowhere'],
            says: [
              'The same ground. Then you may sit down on it for a bit.',
              'So this round can be the last for now, or the last but three.',
              'Known ground, then. No more to be found there today.',
            ],
          },
          {
            means: 'new',
            label: 'Something new',
            hears: ['new', 'yes', 'somewhere', 'idea', 'realised', 'realized'],
            says: [
              'Write it down, so that the wheel need not keep it.',
              'Then something was found. It can be put by.',
              'A new piece is worth a note, in five words.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'From inside the wheel it is hard to see.',
              'It can be both, by turns.',
              'That needs no ruling.',
            ],
          },
        ],
      },
    },
    {
      id: 'leaves',
      says: [
        'If pushing thoughts away has not worked, {exercise} tries letting them by, each at its own speed.',
        '{exercise} asks for no quiet mind. Thoughts come, and each is given something to float off on.',
        'You could sit on the bank for once. {exercise} is a way of watching the water without wading in.',
      ],
      offers: ['leaves-on-a-stream', 'stop-and-choose'],
    },
    {
      id: 'who-else',
      says: [
        'A worry that is only thought grows in the dark. Told to one person, it often finds its true size, whatever that is.',
        'You might let somebody in on it: “I do not need an answer, I just do not want to hold it alone.”',
        'Heads were not made to do all this by themselves. Another pair of eyes sees the back of things.',
      ],
      asks: {
        name: 'told-anyone',
        says: [
          'Does anyone know about it?',
          'Is there a person who could hear this?',
          'Could someone be told, even a part?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'Yes, someone',
            says: [
              'Then it need not have just one keeper.',
              'That person may see a side of it that you cannot.',
              'It could be a short message, and no more.',
            ],
          },
          {
            means: 'no',
            label: 'No one',
            says: [
              'So it all stays under one roof. That is close quarters.',
              'Alone with it, then, apart from this page.',
              'That makes it louder. There are also lines with people on them: {lines}.',
            ],
          },
          {
            means: 'unsure',
            label: 'I’d rather not',
            says: [
              'It is yours to tell or to keep.',
              'That can be left open; nobody has to be told today.',
              'Then not now, and perhaps another day.',
            ],
          },
        ],
      },
    },
    {
      id: 'kindness-to-it',
      says: [
        'The worrying may come from caring a great deal. One can keep the caring and rest from the guard duty.',
        'Think how you would speak to a friend who had been turning this over for hours. Those words are open to you as well.',
        'Being hard on yourself for worrying adds a second wheel. The first is plenty.',
      ],
    },
    {
      id: 'ordinary-now',
      says: [
        'While the question is out, there is also this afternoon, or this night, with its kettle and its socks. It wants so little.',
        'Life does not wait until the worry is done, and need not. Something small could be done with the worry in the room.',
        'You can do the next thing thinking all the while. Peel a carrot and worry. The carrot gets peeled.',
      ],
    },
  ],
  check: [
    {
      id: 'speed-now',
      says: [
        'A short look at the wheel before it goes on, or does not.',
        'We have been at this a while. It is worth seeing what the thoughts are doing.',
        'Loops slow down by degrees, when they do. Let us look at the pace.',
      ],
      asks: {
        name: 'pace',
        says: [
          'Is it slower, the same, or faster?',
          'Do the thoughts turn less, as much, or more?',
          'How is the pace of it now?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'better',
            label: 'A bit slower',
            hears: ['slower', 'better', 'less', 'quieter', 'calmer', 'a bit', 'eased'],
            says: [
              'Slower is a good word. Let it roll out by itself.',
              'There is a little air between them, then.',
              'Then it need not be pushed any further.',
            ],
            to: 'land',
          },
          {
            means: 'same',
            label: 'No change',
            hears: ['same', 'no change', 'still', 'as much'],
            says: [
              'No change. Minds have long brakes.',
              'It goes on, and we can too, another way.',
              'Then that was not the lever. There are others.',
            ],
          },
          {
            means: 'worse',
            label: 'Faster',
            hears: ['faster', 'worse', 'more', 'louder', 'speeding'],
            says: [
              'Faster. Then out of the head, for now.',
              'Talking about it can stir it up. Let us leave the words.',
              'Then we do less thinking, and more body.',
            ],
            to: 'out-of-the-head',
          },
        ],
      },
    },
    {
      id: 'loud-number',
      says: [
        'If you like, set a number to it, as on a radio: nought is off, ten is as loud as it gets.',
        'Another look at how loud it is. A wild guess will do.',
        'Volume, not content. Zero for silence, ten for shouting.',
      ],
      asks: {
        name: 'volume',
        says: [
          'How loud are the thoughts, 0 to 10?',
          'What number is the volume now?',
          'From 0 to 10, how loud?',
        ],
        reads: 'scale',
        answers: [
          {
            means: 'low',
            says: [
              'That is a murmur. One can live above a murmur.',
              'Down low, then. It may play on in the kitchen.',
              'Quiet enough to hear something else.',
            ],
            to: 'land',
          },
          {
            means: 'middle',
            says: [
              'Middling loud. It leaves room for a second sound.',
              'Loud enough to notice, soft enough to talk over.',
              'So it is still on, and you are still you.',
            ],
          },
          {
            means: 'high',
            says: [
              'That is loud. There is little sense in shouting back.',
              'With that in the ears, nobody thinks clearly. Nothing needs settling now.',
              'Very loud. Then we go where it has less to say.',
            ],
            to: 'out-of-the-head',
          },
        ],
      },
    },
  ],
  land: [
    {
      id: 'set-down',
      says: [
        'Before you go, the worry can be left somewhere on purpose: a note, a drawer, an hour tomorrow.',
        'It does not have to be solved for you to stop for today. Stopping is a thing one decides, like shutting a book.',
        'You might end this the way one ends a shift. Things lie half done, and the light is put out.',
      ],
      asks: {
        name: 'left-where',
        says: [
          'What would you like to do next instead?',
          'What could have your attention now?',
          'What is the next thing that is not this?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'Then that, and the worry may trail behind.',
              'That sounds like solid ground.',
              'Let it be done at an easy pace.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'Then something with warm water: dishes, or a bath.',
              'The nearest thing will do, if it has an end.',
              'You could just sit by a window and let it turn.',
            ],
          },
        ],
      },
    },
    {
      id: 'wheel-may-return',
      says: [
        'If the wheel starts again, it has not undone this hour. You can come back and set it down a second time.',
        'The same worry may visit; worries have poor manners. This page is here for it, and so are people who know you.',
        'When weeks go by like this, a doctor can be told; there is skilled help for worry. For an evening’s worth, come here.',
      ],
    },
  ],
  unfit: ['body-scan', '4-7-8-breathing'],
}
