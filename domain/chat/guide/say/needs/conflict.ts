import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const conflict: NeedWords = {
  need: 'conflict',
  name: 'A fight with someone',
  listens: [
    'You need not be fair to anybody here.',
    'That can come out with its edges on.',
    'I was not there. I take it as you tell it.',
    'There is no other side in this room to interrupt.',
    'That can be said as loudly as letters allow.',
    'It is heard, and it will not be passed on.',
    'I take no notes for the defence.',
    'You can say it three times, each time differently.',
    'That sits on the table now.',
    'So that is in it too.',
    'The long version is welcome.',
    'I follow, heat and all.',
    'It may be unjust, or petty, or true. It may be said.',
  ],
  arrive: [
    {
      id: 'let-it-be-hot',
      says: [
        'It can be hot here. I take nobody’s part, and nobody has to be forgiven by the end of the page.',
        'A quarrel goes on in the head long after the door has shut. You can carry on with it here, where it breaks nothing.',
        'Anger and hurt between people are loud things. Put them down as they are; there is no one here to wound.',
      ],
      asks: {
        name: 'fight-way-in',
        says: [
          'What do you need first?',
          'Shall it be letting off steam, cooling, or sorting?',
          'Where would you like to begin with this one?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'heard',
            label: 'Let off steam',
            hears: ['steam', 'rant', 'vent', 'listen', 'be heard', 'rage', 'talk'],
            says: [
              'Off with it, then. The page does not scald.',
              'Go on. No need to be reasonable.',
              'Then I listen and do not say “but”.',
            ],
            to: 'listen',
          },
          {
            means: 'body',
            label: 'Cool down first',
            hears: ['cool', 'calm', 'settle', 'body', 'shaking', 'breathe', 'furious'],
            says: [
              'Cool first. The quarrel will keep.',
              'Then the body gets a turn, before any more words.',
              'That buys time, and time is on your side.',
            ],
            to: 'heat-first',
          },
          {
            means: 'sense',
            label: 'Sort it out',
            hears: ['sort', 'understand', 'make sense', 'what to do', 'say to', 'solve', 'fix'],
            says: [
              'Then let us take it apart, one layer and then another.',
              'Sorting, then, with nobody in a hurry.',
              'All right. What matters first, and what to say about it later.',
            ],
            to: 'under-the-anger',
          },
          {
            means: 'unsure',
            says: [
              'It may be too fresh for that.',
              'Then we see what turns up.',
              'No need to know while it is still smoking.',
            ],
          },
        ],
      },
    },
    {
      id: 'uppermost',
      says: [
        'After a fight there is often a pile: anger on top, hurt in the middle, and some regret further down.',
        'Several feelings talk at once in a quarrel. The loudest is not the only one.',
        'One can be right and sad, or wrong and wounded. The mixture is the hard part.',
      ],
      asks: {
        name: 'which-uppermost',
        says: [
          'Which is uppermost now?',
          'What do you notice most at this minute?',
          'Is it more anger, more hurt, or more regret?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'anger',
            label: 'Anger',
            hears: ['anger', 'angry', 'furious', 'rage', 'mad', 'pissed', 'hate'],
            says: [
              'Anger. It stands guard over something.',
              'Then there is fire, and fire needs room.',
              'Angry, then. One may be that and do nothing about it yet.',
            ],
          },
          {
            means: 'hurt',
            label: 'Hurt',
            hears: ['hurt', 'sad', 'betrayed', 'rejected', 'crying', 'disappointed', 'let down'],
            says: [
              'Hurt. It is often braver to say than anger.',
              'Then something went in deep.',
              'That is the sore place, and it can be covered.',
            ],
          },
          {
            means: 'regret',
            label: 'Regret',
            hears: ['regret', 'guilty', 'my fault', 'sorry', 'shouldn’t have', 'should not have', 'ashamed'],
            says: [
              'Regret, then. It turns up when the noise is over.',
              'A wish to have some minutes back.',
              'So something on your own side hurts as well.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'All in one knot. Knots need slack before anything.',
              'It keeps changing, perhaps.',
              'That need not be named to be felt.',
            ],
          },
        ],
      },
    },
  ],
  work: [
    {
      id: 'heat-first',
      says: [
        'Heat makes poor sentences. {exercise} first, for the fists and the jaw, and then any sentence you like.',
        'Anger wants to move. {exercise} lets it go somewhere that nobody stands in its way.',
        'A body in a quarrel is armed to the teeth. {exercise} is for laying some of that down, without giving in.',
      ],
      offers: ['walk-and-label', 'longer-exhale', 'cool-pack'],
    },
    {
      id: 'not-to-be-sent',
      says: [
        'Write it here first, the version that must not be sent. Every word. The other one can be written tomorrow.',
        'There is a letter for the drawer and a letter for the post. In the first one anything may stand.',
        'Messages sent in the heat are hard to call back. This page takes the first draft and sends nothing.',
      ],
      asks: {
        name: 'drawer-letter',
        says: [
          'What would it say, with nothing held back?',
          'What do you want to throw at them?',
          'Which sentence is burning to be sent?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'It is out, and no bell has rung anywhere.',
              'That had some force. Here it can do no damage.',
              'The drawer is shut. It can be opened by you alone.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'Some anger is past words.',
              'Then it stays unwritten as well as unsent.',
              'Perhaps it has all been said already, and too often.',
            ],
          },
        ],
      },
    },
    {
      id: 'between-spark-and-word',
      says: [
        'Before the next word to them there is a gap, as thin as paper. {exercise} makes it wide enough to stand in.',
        '{exercise} is for the moment when the phone lights up with their name. It takes no longer than putting a kettle on.',
        'You can answer in a day. If a day is not to be had, {exercise} is a pause of a minute or two.',
      ],
      offers: ['stop-and-choose', 'longer-exhale'],
    },
    {
      id: 'under-the-anger',
      says: [
        'Under most anger lies something that was stepped on: respect, fairness, trust, a wish to matter. It was there before the fight.',
        'People fight about plates and mean: do you see me. It can be worth looking for the second sentence.',
        'Anger shouts about what was done. A little lower down there is what it meant.',
      ],
      asks: {
        name: 'what-was-stepped-on',
        says: [
          'What was stepped on, for you?',
          'What did it mean, that they did or said this?',
          'What is it really about, as far as you can tell?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'That is worth being angry for, and worth saying plainly some day.',
              'So that is what lies underneath. It is more tender than it looked.',
              'A thing like that does hurt when it is trodden on.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'It may show later, in the shower or on a bus.',
              'Too early to see. Anger makes a lot of smoke.',
              'Maybe it was about the plates after all.',
            ],
          },
        ],
      },
    },
    {
      id: 'the-other-window',
      says: [
        'From their window the same afternoon looks different. You need not agree with the view to know that there is one.',
        'We hear our own reasons and other people’s tone. It is that way round for them as well.',
        'Nobody knows a motive from outside, neither you nor I nor they. What was done and what was meant can be kept in two boxes.',
      ],
    },
    {
      id: 'one-request',
      says: [
        'When it is cooler, one request gets further than ten charges. “When this happens, I feel that. Next time, could you ...”',
        'Anger knows what it does not want. It is slower to say what it wants instead, and that part can be answered.',
        'A sentence that begins with “I” is harder to fight with. It also says more of what is true for you.',
      ],
      asks: {
        name: 'what-to-ask-for',
        says: [
          'What would you ask of them, if they could hear it?',
          'What is the one thing that should be different?',
          'How might your “I” sentence go?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'That can be said at a kitchen table.',
              'Somebody could answer that, one way or the other.',
              'A request, then. They may refuse it, and it would still have been said.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'It is early for requests, perhaps.',
              'Then first only this: not like that.',
              'Maybe it is distance that is wanted, and no talk at all.',
            ],
          },
        ],
      },
    },
    {
      id: 'if-you-are-afraid',
      says: [
        'A quarrel between equals is one thing. Being scared of the other person is something else, and needs other help.',
        'I ask everybody this: some fights are loud, and some are dangerous. Shouting back and forth is not the same as having to be careful.',
        'There are homes where one person walks on tiptoe. If that is so, it is no mere quarrel, and the advice for quarrels does not fit.',
      ],
      asks: {
        name: 'afraid-of-them',
        says: [
          'Are you afraid of this person?',
          'Do you have to be careful not to be hurt?',
          'Does this person frighten you?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'Yes, I am',
            says: [
              'I believe that. There are people who know about it: {lines}. In danger now, {emergency}.',
              'Then your safety comes first. You can talk it over quietly: {lines}, or {emergency} at once.',
              'Fear counts. Nothing has to be sorted with them. For right now {emergency}, else {lines}.',
            ],
            to: 'distance-first',
          },
          {
            means: 'no',
            label: 'No, not afraid',
            says: [
              'All right. Then we are talking of a quarrel.',
              'Not afraid. That leaves more ways open.',
              'Then that need not worry us. It was worth asking.',
            ],
          },
          {
            means: 'unsure',
            label: 'A little, at times',
            says: [
              'At times is worth listening to. It can be talked through with people who know: {lines}.',
              'A little fear is also fear. You may trust it enough to keep some distance.',
              'That is not nothing. Someone outside could help you look at it: {lines}.',
            ],
            to: 'distance-first',
          },
        ],
      },
    },
    {
      id: 'distance-first',
      says: [
        'Put a door and some air between you and them. Nothing needs to be answered while hands or voices are raised.',
        'If anger has got into the hands, yours or theirs, go where nobody can be hurt. If that is not possible, call {emergency}.',
        'Space before words. Another room, a stairwell, a street: somewhere the next hour cannot turn into something worse.',
      ],
    },
    {
      id: 'own-small-part',
      says: [
        'There may be a small part that you would take back. It can be owned alone, without owning the rest.',
        '“I am sorry that I shouted” is complete. It needs no “but”, and it gives away nothing else.',
        'An apology is for one thing only, the thing one did. Whether there is such a thing, you alone can say.',
      ],
      asks: {
        name: 'take-back',
        says: [
          'Is there a small part you would take back?',
          'Would you like to own some piece of it?',
          'Is there something of yours in it to be sorry for?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'Yes, a part',
            says: [
              'A part, then. It can be said in one breath, on a calmer day.',
              'That can wait until it comes out evenly.',
              'Then your piece is yours, and theirs stays theirs.',
            ],
          },
          {
            means: 'no',
            label: 'No, not this time',
            says: [
              'Then there is nothing to say sorry for, and that may stand.',
              'All right. Peace can be made without a false apology.',
              'No. That was asked without a hint in it.',
            ],
          },
          {
            means: 'unsure',
            label: 'I don’t know yet',
            says: [
              'It is often too near to see on the same day.',
              'A night’s sleep tends to sort that better than I can.',
              'Left open, then, with no harm done.',
            ],
          },
        ],
      },
    },
  ],
  check: [
    {
      id: 'heat-now',
      says: [
        'Let us hold a hand over it and see how hot it is.',
        'A stop between two rounds. Nobody has won or lost.',
        'Before any message goes out or any door is opened, a look at the temperature.',
      ],
      asks: {
        name: 'cooler-or-not',
        says: [
          'Is it cooler, the same, or hotter?',
          'Has it gone down, stayed, or flared?',
          'How hot is it, next to before?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'better',
            label: 'A bit cooler',
            hears: ['cooler', 'better', 'calmer', 'gone down', 'a bit', 'a little', 'less'],
            says: [
              'Cooler. The matter may be just as real.',
              'That gives you your own hands back.',
              'A few degrees make a difference to what can be said.',
            ],
            to: 'land',
          },
          {
            means: 'same',
            label: 'Still the same',
            hears: ['same', 'still', 'no change', 'no different', 'not really'],
            says: [
              'The same heat. It is slow to leave a body.',
              'Then it has more to say, and may.',
              'Still there. No one is asking you to be over it.',
            ],
          },
          {
            means: 'worse',
            label: 'Hotter',
            hears: ['hotter', 'worse', 'flared', 'more', 'angrier', 'higher'],
            says: [
              'Hotter. Then nothing is sent or said for now.',
              'Going over it adds coal. We stop feeding it.',
              'So it flares. Away from the quarrel, then.',
            ],
            to: 'distance-first',
          },
        ],
      },
    },
    {
      id: 'heat-number',
      says: [
        'As a figure, perhaps: nought is lukewarm tea, ten is a pan on fire.',
        'One number, off the top of your head, and no explaining.',
        'A thermometer has no opinion. It only shows.',
      ],
      asks: {
        name: 'degrees',
        says: [
          'How hot is it, 0 to 10?',
          'What does it read, from 0 to 10?',
          'From 0 to 10, where is the heat?',
        ],
        reads: 'scale',
        answers: [
          {
            means: 'low',
            says: [
              'At that warmth one can think.',
              'Low enough to pick a word and not only throw it.',
              'Lukewarm. It can be touched.',
            ],
            to: 'land',
          },
          {
            means: 'middle',
            says: [
              'Simmering, then. A lid off helps, and some waiting.',
              'Half way. No messages yet, if it can be helped.',
              'Hot to the touch, and it does not burn everything.',
            ],
          },
          {
            means: 'high',
            says: [
              'On the boil. Nothing has to be decided at that heat.',
              'So high, the only task is that nobody gets hurt.',
              'That is fire. Everything else comes later.',
            ],
            to: 'distance-first',
          },
        ],
      },
    },
  ],
  land: [
    {
      id: 'when-to-speak',
      says: [
        'If there is to be a talk, it does better fed and rested, at an hour you both know. Not in a doorway, not by text at night.',
        'For today it can lie. A meal, a walk, sleep; the quarrel will not run away, and some of it may have shrunk by morning.',
        'The next step may be a talk, or a letter, or leaving it be. Each is a way of taking yourself seriously.',
      ],
      asks: {
        name: 'talk-or-leave',
        says: [
          'What would you like to do with it for today?',
          'Is it for talking, for waiting, or for letting go?',
          'Which would be right, as it looks now?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'Then that is how it stands for today. It may change.',
              'That seems like something you can stand behind.',
              'Good. The rest can be found out on the way.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'Undecided is a fine way to go to supper.',
              'Then nothing is done, which also counts as a choice.',
              'Sleep may have an opinion.',
            ],
          },
        ],
      },
    },
    {
      id: 'before-the-next-round',
      says: [
        'If it starts up again, you can come here before you answer. Drafts that are not sent are welcome at any hour.',
        'You can leave it unfinished. Should it ever turn from loud to frightening, {lines}, and in danger {emergency}.',
        'The page keeps no score of who was right. Come back before the next round, or after it.',
      ],
    },
  ],
  unfit: ['body-scan', 'worry-time', '4-7-8-breathing', 'maybe-maybe-not', 'worst-best-likely'],
}
