import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const socialAnxiety: NeedWords = {
  need: 'social-anxiety',
  name: 'People make me anxious',
  listens: [
    'You can take your time with that; no one is watching you type.',
    'There is no right face to make here.',
    'That can be said clumsily. It is understood anyway.',
    'I am not weighing how you put it.',
    'It is a real part of the day, and it is heard.',
    'Pauses do not count here.',
    'That is clear to me as it stands.',
    'You may cross it out and begin again.',
    'I have that, without needing you to explain it.',
    'This is one talk in which you need not shine.',
    'So there is that as well.',
    'Nothing you write here is too much or too little.',
    'That goes in as you said it.',
  ],
  arrive: [
    {
      id: 'nobody-watching',
      says: [
        'Other people can be the hardest weather there is. Here nobody looks at you, and you may take an hour over one sentence.',
        'Fear of people is odd: it comes in the midst of friendly faces, and it hides well. You can talk about it here in your own time.',
        'To be looked at, to be judged, to say the wrong thing: that fear goes deep in human beings. It can be met here without an audience.',
      ],
      asks: {
        name: 'people-way-in',
        says: [
          'What would help most, before anything else?',
          'Where shall we take hold of it?',
          'Do you want to tell it, settle, or try something small?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'heard',
            label: 'Tell it first',
            hears: ['tell', 'listen', 'be heard', 'talk', 'say it', 'vent'],
            says: [
              'Tell it, then, in your own order.',
              'I listen. No need to be brief or clever.',
              'Then the floor is yours, and the hall is empty.',
            ],
            to: 'listen',
          },
          {
            means: 'body',
            label: 'Settle my nerves',
            hears: ['nerves', 'settle', 'calm', 'body', 'shaking', 'heart', 'sweating', 'breathe'],
            says: [
              'Nerves first, then.',
              'The body may have its turn.',
              'Then we leave the people outside for a minute.',
            ],
            to: 'before-the-door',
          },
          {
            means: 'small',
            label: 'Try a small step',
            hears: ['step', 'try', 'small', 'practise', 'practice', 'do something', 'get better'],
            says: [
              'A step, then, and it can be shorter than you think.',
              'Small it is. Nobody has to be brave all at once.',
              'Then one rung, and the ladder stays where it is.',
            ],
            to: 'one-rung',
          },
          {
            means: 'unsure',
            says: [
              'Not choosing is fine. No one is tapping a foot.',
              'It can be left open.',
              'Any corner of it will do.',
            ],
          },
        ],
      },
    },
    {
      id: 'before-during-after',
      says: [
        'This fear has three seasons: the days before, the thing itself, and the long night after, when it all gets played again.',
        'For some the worst is the waiting. For some it is the room. For others it only starts once they are home.',
        'Before, during and after want different help. It is useful to know where you stand.',
      ],
      asks: {
        name: 'which-season',
        says: [
          'Where are you in it now?',
          'Is something ahead of you, going on, or over?',
          'Is it before, during, or after?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'before',
            label: 'It’s still ahead',
            hears: [
              'ahead',
              'before',
              'tomorrow',
              'later',
              'next week',
              'tonight',
              'coming up',
              'soon',
              'have to',
            ],
            says: [
              'Ahead, then, and already taking up room.',
              'Waiting for it can be a whole event of its own.',
              'So it is not here yet, though the nerves are early.',
            ],
          },
          {
            means: 'during',
            label: 'Right in it',
            hears: [
              'during',
              'right now',
              'in it',
              'at the party',
              'bathroom',
              'toilet',
              'here',
              'they are here',
            ],
            says: [
              'In the middle of it. Then short and practical.',
              'Right now. You may step aside for as long as you need.',
              'So you are there, and writing. That can be a small island.',
            ],
            to: 'turn-it-outward',
          },
          {
            means: 'after',
            label: 'It’s over, I replay it',
            hears: [
              'over',
              'after',
              'replay',
              'said',
              'yesterday',
              'keep thinking',
              'went wrong',
              'embarrassed',
            ],
            says: [
              'Over, and still running in the head.',
              'So the guests have gone and the film goes on.',
              'The after can be longer than the thing.',
            ],
            to: 'the-replay',
          },
          {
            means: 'unsure',
            says: [
              'It may be all of the time, in the background.',
              'No one event, then. People in general will do.',
              'That can stay open.',
            ],
          },
        ],
      },
    },
  ],
  work: [
    {
      id: 'before-the-door',
      says: [
        'Nerves may come along; they do not need to be gone before you go. {exercise} only takes the edge off their hurry.',
        'A body before people acts as it would before a leap. {exercise} tells it, in its own language, that there is ground.',
        'In a corridor, a car, a locked bathroom: {exercise} can be done where nobody sees it.',
      ],
      offers: ['longer-exhale', 'butterfly-tap'],
    },
    {
      id: 'turn-it-outward',
      says: [
        'In company, fear turns the camera on oneself: how do I look, how do I sound. {exercise} turns it the other way round.',
        'Pick something out there: the colour of a sleeve, the music under the talk. {exercise} helps the attention to stay out.',
        'It is hard to follow a talk and watch oneself at once. {exercise} is practice in letting go of the second job.',
      ],
      offers: ['attention-switch', 'orienting'],
    },
    {
      id: 'from-inside',
      says: [
        'Seen from inside, a blush is a bonfire and a pause is an hour. Seen from across the table, these are mostly small things, or none.',
        'One knows one’s own nerves from within, and others only from without. The two pictures rarely match.',
        'Feeling awkward and looking awkward are two separate things. From inside there is no way to see the second.',
      ],
    },
    {
      id: 'the-forecast',
      says: [
        'Before people, the mind writes a forecast, and it reads like a fact. On paper it becomes a forecast again.',
        'Fear is often vague: “it will be awful”. It is easier to stand up to when it has to say exactly what it means.',
        'There is a scene in there that is dreaded. It can be put into one line, as if it were a stage direction.',
      ],
      asks: {
        name: 'what-it-foretells',
        says: [
          'What is it that they might see or think?',
          'Which moment do you dread?',
          'What does the forecast say will happen?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'That would be a painful scene. For now it is a forecast.',
              'I can see why one would want to stay at home with that in view.',
              'A clear picture, and it can be carried along without being obeyed.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'A fog, then, and no scene. Fog is frightening too.',
              'It may not want to be specific.',
              'No line for it. Dread can be speechless.',
            ],
          },
        ],
      },
    },
    {
      id: 'the-little-shields',
      says: [
        'Around people we carry small shields: the phone, the rehearsed sentence, the headphones, the corner. They help a bit, and keep the fear going a bit.',
        'One can be so busy with hiding the nerves that there is no hand free for the talk. A shield is heavy.',
        'Try laying one shield down for two minutes, a light one. See what happens without it, and pick it up again if you like.',
      ],
      asks: {
        name: 'which-shield',
        says: [
          'Which of them is yours?',
          'What do you do, to get through?',
          'Is there a light one that you could set down once?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'It has surely had its reasons, that one.',
              'A useful shield. It need not go all at once.',
              'So that is what stands between you and the room.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'They are hard to see, being so usual.',
              'Perhaps it is staying away. That is the largest of them.',
              'Nothing comes to mind, then. It may show itself in company.',
            ],
          },
        ],
      },
    },
    {
      id: 'one-rung',
      says: [
        'Think of a ladder. At the top is the thing you cannot face. Near the ground is one you could do with a thumping heart.',
        'A step should be a little uncomfortable and quite possible: asking the time, a call to a shop, ten minutes and then home.',
        'Courage can be bought in small coins. The same small step, done often, usually costs less each time.',
      ],
      asks: {
        name: 'low-rung',
        says: [
          'What would be a low rung for you?',
          'Which step is uncomfortable, and possible?',
          'What could be done this week, heart thumping?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'That has a good size. It only has to be done, not done well.',
              'A rung that bears weight, from the sound of it.',
              'Then that one, once, and nothing has to come of it.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'All the rungs may look high today.',
              'It could be as low as opening a window while people pass.',
              'Leave the ladder against the wall for now.',
            ],
          },
        ],
      },
    },
    {
      id: 'the-replay',
      says: [
        'The film that runs afterwards is cut by fear: only the stumbles, in close-up. {exercise} lets it run without a front seat.',
        'Going over it again looks like learning, and rarely is. With {exercise} you can let the scenes pass by unexamined.',
        'What was said is said; the others have had their supper since. {exercise} is a way of leaving the cinema.',
      ],
      offers: ['notice-the-thought', 'leaves-on-a-stream'],
    },
    {
      id: 'an-ally',
      says: [
        'One ally in a room changes the room. They need only know a word that means “come outside with me”.',
        'Said once to a friend, “I get nervous around people” saves a lot of hiding.',
        'There may be someone with whom it is easier, a sister, an old classmate, the one who also stands by the wall.',
      ],
      asks: {
        name: 'easier-with',
        says: [
          'Is there somebody with whom it is easier?',
          'Does one person know about this fear?',
          'Could you have an ally?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'Yes, there’s one',
            says: [
              'Then there is one face that is no test.',
              'So it can be done, with that one. Something in you knows how.',
              'One easy person is a good deal.',
            ],
          },
          {
            means: 'no',
            label: 'With no one',
            says: [
              'Then every face costs something, and it adds up.',
              'Not with anyone, so far. It explains the weight of it.',
              'So there is nobody in front of whom to put the mask down.',
            ],
          },
          {
            means: 'unsure',
            label: 'I’d rather hide it',
            says: [
              'You may. It is yours to show or keep.',
              'Hiding is allowed. It just uses a lot of strength.',
              'That can stay hidden for as long as it needs to.',
            ],
          },
        ],
      },
    },
    {
      id: 'on-your-terms',
      says: [
        'You may arrive late, leave at nine, stand by the door, say “I have to be off”. Having gone is not measured in hours.',
        'A sentence kept in the pocket helps: “I need some air, back in a minute.” It explains nothing and opens every door.',
        'Silence is a way of taking part. There are people who are glad of the one who does not talk all the time.',
      ],
    },
    {
      id: 'worth-the-fear',
      says: [
        'Fear names the price. It says nothing about what is behind the door: a friend’s birthday, a job, a cup of tea with someone kind.',
        'If it did not matter, one would simply stay away and sleep well. Something there is wanted.',
        'One can ask what it is for. Not for the fear’s sake, at any rate.',
      ],
      asks: {
        name: 'what-is-wanted',
        says: [
          'What would you want from it, if fear had no say?',
          'Who or what is on the other side of it?',
          'What makes it matter to you?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'That is a thing to walk towards, trembling or not.',
              'So that is what stands behind the fear.',
              'Good to have that in sight beside the rest.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'Sometimes one goes only because one must. That is honest.',
              'It may be hidden behind all the noise.',
              'Nothing, perhaps. Then it may also be declined.',
            ],
          },
        ],
      },
    },
  ],
  check: [
    {
      id: 'nerves-now',
      says: [
        'A pause here. How it stands with the nerves may be told in a word.',
        'Nobody marks this. It is only so that I do not carry on in the wrong direction.',
        'Let us see what the fear has been up to meanwhile.',
      ],
      asks: {
        name: 'nerves-changed',
        says: [
          'Are the nerves a bit quieter, the same, or worse?',
          'Has it settled some, stayed, or climbed?',
          'What has it done since you came?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'better',
            label: 'A bit quieter',
            hears: ['quieter', 'better', 'calmer', 'settled', 'a bit', 'a little', 'less'],
            says: [
              'Quieter by a bit is enough to walk on.',
              'Good. They may stay at that height.',
              'So there is a hand free again.',
            ],
            to: 'land',
          },
          {
            means: 'same',
            label: 'Same as before',
            hears: ['same', 'no change', 'still', 'no different', 'not really'],
            says: [
              'As before. One can go places with nerves like these.',
              'They stay. So may we.',
              'Nothing has moved, and that is no verdict.',
            ],
          },
          {
            means: 'worse',
            label: 'Worse',
            hears: ['worse', 'climbed', 'more', 'higher', 'stronger'],
            says: [
              'Worse, then. First somewhere quiet, if there is such a place.',
              'Talking of it can wake it up. We go back to the body.',
              'More nerves. Then less talk of people for a bit.',
            ],
            to: 'before-the-door',
          },
        ],
      },
    },
    {
      id: 'nerves-number',
      says: [
        'If you like, in figures: nought is slippers at home, ten is a stage with no clothes on.',
        'A rough height for it, and then we leave the measuring.',
        'It may be easier to say it as a number than to describe it.',
      ],
      asks: {
        name: 'nerves-height',
        says: [
          'How strong are the nerves, 0 to 10?',
          'Which number would they get, from 0 to 10?',
          'From 0 to 10, how far up are they?',
        ],
        reads: 'scale',
        answers: [
          {
            means: 'low',
            says: [
              'Low enough for a front door.',
              'Then they are mostly background.',
              'Only a little, then. It can ride along in the back.',
            ],
            to: 'land',
          },
          {
            means: 'middle',
            says: [
              'A middling number: uncomfortable and possible.',
              'Half and half. People speak and eat and dance at that height.',
              'That is about the height of a first day anywhere.',
            ],
          },
          {
            means: 'high',
            says: [
              'High. Then today is not the day for a tall rung.',
              'So far up, everything is loud. Quiet comes first.',
              'That is a lot of fear. It may be taken down before anything else.',
            ],
            to: 'before-the-door',
          },
        ],
      },
    },
  ],
  land: [
    {
      id: 'into-the-next-bit',
      says: [
        'What comes next can be done with warm cheeks and damp hands. It counts just as much.',
        'Something kind may follow, whichever way it goes: a walk home by the longer way, a bath, your own sofa.',
        'You could settle on one thing only: go in for ten minutes, send the one message, or call it a day.',
      ],
      asks: {
        name: 'one-next-people',
        says: ['What will the next bit be?', 'Which would you like to do?', 'What is the one thing, then?'],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'Then that. It may be wobbly.',
              'That is a decision, and it was yours.',
              'It will do, and afterwards there is a sofa.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'It can be settled at the door.',
              'No plan is fine too.',
              'Then see what your feet prefer.',
            ],
          },
        ],
      },
    },
    {
      id: 'before-or-after-again',
      says: [
        'Before the next thing, or after it when the film runs, you can come here. Nobody sees you come in.',
        'If this fear keeps closing doors in your life, a doctor is worth telling. There are good ways of working at it.',
        'You can leave without a polite ending. This is a talk that takes no offence.',
      ],
    },
  ],
  unfit: ['body-scan', 'worry-time', '4-7-8-breathing', 'muscle-relaxation', 'cool-pack'],
}
