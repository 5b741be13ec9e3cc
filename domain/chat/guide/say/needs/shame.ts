import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const shame: NeedWords = {
  need: 'shame',
  name: 'I feel ashamed',
  listens: [
    'That is read without a raised eyebrow.',
    'I do not judge it, and I have no face to pull.',
    'It may be said sideways, or only half.',
    'You can leave out the part you cannot write.',
    'That went onto the page, and the page is still here.',
    'Nobody is keeping a record against you here.',
    'I heard that. It may stand without an excuse.',
    'There is no audience in this room.',
    'You decide how much of it is told.',
    'That is allowed to be said.',
    'It reaches me as one thing about you, not as the whole.',
    'I go on reading, in the same tone as before.',
    'You need not defend it.',
  ],
  arrive: [
    {
      id: 'without-being-stared-at',
      says: [
        'You can say as little as you like. No one here can see your face, and nothing has to be confessed.',
        'Shame makes people want to vanish. You may stay half hidden here and still be spoken with kindly.',
        'It is hard to bring a thing like that anywhere. You need not show it to have it taken seriously.',
      ],
      asks: {
        name: 'shame-way-in',
        says: [
          'How would you like to be with it?',
          'Which way in is the least awful?',
          'Shall I hear it, help the body first, or look at it?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'heard',
            label: 'Let me say it',
            hears: ['say it', 'listen', 'tell', 'talk', 'be heard', 'get it out'],
            says: [
              'Say it, then, in whatever disguise it needs.',
              'I listen. It can come in a whisper.',
              'Then it is told here, and nothing is done with it.',
            ],
            to: 'listen',
          },
          {
            means: 'body',
            label: 'My body is burning',
            hears: ['body', 'burning', 'hot', 'cringe', 'sick', 'calm', 'settle', 'face'],
            says: [
              'Then the burning comes first. Shame is very physical.',
              'Then we begin with the heat, and leave the story.',
              'That can be met without a word about the cause.',
            ],
            to: 'hot-face',
          },
          {
            means: 'sense',
            label: 'Look at it calmly',
            hears: ['look', 'understand', 'make sense', 'calmly', 'sort', 'think'],
            says: [
              'A calm look, from as far off as you want.',
              'Then with some daylight, and no finger pointing.',
              'We can look at it as one looks at a map.',
            ],
            to: 'did-or-am',
          },
          {
            means: 'unsure',
            says: [
              'It may not want to be looked at in any way.',
              'Then we only sit near it.',
              'No choice is needed. You can stay by the door.',
            ],
          },
        ],
      },
    },
    {
      id: 'did-or-am',
      says: [
        'Guilt says: I did something. Shame says: I am something. They come dressed alike and want different things.',
        'It can be about a deed, about how one is, or about something that others did. All three burn in the same place.',
        'Some shame has one particular hour in it. Some has no hour at all and seems to be everywhere.',
      ],
      asks: {
        name: 'about-what',
        says: [
          'What is it mostly about, leaving out all details?',
          'Which of these is it, without saying more?',
          'Is it a deed, yourself, or something done to you?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'deed',
            label: 'Something I did',
            hears: ['did', 'i did', 'said', 'mistake', 'guilty', 'regret', 'embarrassed myself'],
            says: [
              'Something done, then. That has edges, at least.',
              'A deed can be looked at. It need not be told here.',
              'So there is an hour you would take back.',
            ],
          },
          {
            means: 'self',
            label: 'The way I am',
            hears: [
              'way i am',
              'myself',
              'who i am',
              'my body',
              'not enough',
              'disgusting',
              'how i look',
              'everything',
            ],
            says: [
              'Then it sits closer than any deed.',
              'That is a heavy coat to wear indoors.',
              'So it follows you into every room.',
            ],
          },
          {
            means: 'done-to-me',
            label: 'Something done to me',
            hears: ['done to me', 'they did', 'he did', 'she did', 'happened to me', 'abuse', 'bullied'],
            says: [
              'Then the shame sits with the wrong person. I will not ask what happened.',
              'What others do is theirs, though it is you who has to live near it.',
              'That is believed here. Nothing of it needs telling.',
            ],
            to: 'handed-on',
          },
          {
            means: 'unsure',
            says: [
              'It may be knotted. Knots can wait.',
              'Shame often hides its own reason.',
              'It need not be sorted.',
            ],
          },
        ],
      },
    },
  ],
  work: [
    {
      id: 'what-shame-wants',
      says: [
        'Shame has one piece of advice: hide. In the dark it has the only voice, so it grows there.',
        'Nearly everyone carries something they would hate to have read aloud. Shame works by making each of them think they are the only one.',
        'What shame is afraid of is a kind ear. It shrinks a little in decent company, and that need not happen all at once.',
      ],
    },
    {
      id: 'hot-face',
      says: [
        'Heat in the face, the wish to fold up: that is a body trying to disappear. {exercise} gives it something else to do.',
        'Let the eyes go up to the top edge of a wall or a tree. Then, if you like, {exercise} for a minute.',
        'Shame pulls the gaze to the floor. {exercise} lets it wander about, with no one looking back.',
      ],
      offers: ['orienting', 'longer-exhale'],
    },
    {
      id: 'the-gallery',
      says: [
        'In shame there is often a gallery of watchers. Some of the seats are empty. Some hold people who have long been thinking about their own lives.',
        'It helps to ask who exactly is looking. “Everyone” is a crowd that nobody has ever met.',
        'The scene gets played in front of a jury in the head. The jury can be looked at, too.',
      ],
      asks: {
        name: 'whose-eyes',
        says: ['Whose eyes are the worst?', 'Who sits in the front row?', 'Which face comes up first?'],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'So that is who looks on. It makes sense that it stings.',
              'A look like that can burn for years.',
              'One seat has a name, then, and the crowd is less of a crowd.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'A crowd without faces, then. It can still be loud.',
              'Perhaps they are your own eyes. That happens.',
              'Nobody in particular, and it burns all the same.',
            ],
          },
        ],
      },
    },
    {
      id: 'not-a-verdict',
      says: [
        'I cannot say whether it was right or wrong, and I will not. What a person did on one day is a page, and not the book.',
        'I am no judge and can hand out neither blame nor pardon. I can stay civil with you while it hurts.',
        'You may have fallen short of what you hold dear. That it burns shows the thing is still dear.',
      ],
    },
    {
      id: 'old-voice',
      says: [
        'Shame often speaks in an old voice: a teacher, a parent, a playground. It uses their words long after they have left the room.',
        'Listen to its tone for a moment, and not to what it says. It may be somebody else’s tone.',
        'A child learns early which parts of it are welcome. Those lessons can still be running decades on.',
      ],
      asks: {
        name: 'known-voice',
        says: [
          'Does that voice sound like anyone?',
          'Have you heard that tone before, from outside?',
          'Is it a voice you know?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'Yes, I know it',
            says: [
              'Then it came from somewhere, and it can be told apart from your own.',
              'A borrowed voice, then. You need not name its owner.',
              'So it has been in your ear for a while.',
            ],
          },
          {
            means: 'no',
            label: 'No, it’s mine',
            says: [
              'Yours, then. One can be strict with oneself beyond all fairness.',
              'It is hard to have such a voice under one’s own roof.',
              'Then you are judge and judged in one.',
            ],
          },
          {
            means: 'unsure',
            label: 'Not sure',
            says: [
              'Voices mix over the years.',
              'That can stay in the half-light.',
              'No matter whose. It is harsh.',
            ],
          },
        ],
      },
    },
    {
      id: 'handed-on',
      says: [
        'When people are hurt by others, the shame often lands on the one who was hurt. It was put in the wrong hands.',
        'Shame can be passed on like a parcel, by someone who would not carry it. The sender’s name is still on it.',
        'A body may freeze, or go along, or stay silent, in order to survive. None of that makes a person guilty of what was done to them.',
      ],
    },
    {
      id: 'to-put-right',
      says: [
        'Where someone else was hurt, there may be a repair: a plain “I am sorry”, a thing returned. Once is repair; twenty times is shame again.',
        'Guilt has a use: it can point at something that wants mending. When there is nothing to mend, it only circles.',
        'Sometimes a small deed does more than a long trial. And sometimes no deed is called for, and the trial may be closed without one.',
      ],
      asks: {
        name: 'a-repair',
        says: [
          'Is there something here to be mended?',
          'Would one plain act put a part of it right?',
          'Does somebody need a word from you about it?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'Yes, there is',
            says: [
              'Then once, simply, when you are steadier, and by daylight.',
              'A short word, with no speech against yourself in it.',
              'That can be done upright.',
            ],
          },
          {
            means: 'no',
            label: 'No, nothing',
            says: [
              'Then there is nothing to pay, however loudly it asks.',
              'Nothing to mend. So it is only pain, and pain wants care.',
              'Then the trial may be left, and the hall swept.',
            ],
          },
          {
            means: 'unsure',
            label: 'I keep wondering',
            says: [
              'Wondering can be its own punishment. It may be left undecided today.',
              'I cannot settle that for you. It can lie open.',
              'If it has been asked many times over, the asking may be the trouble.',
            ],
          },
        ],
      },
    },
    {
      id: 'a-kinder-sentence',
      says: [
        'You would hardly speak to a friend the way shame speaks. {exercise} lends you the other voice; stop if it feels false.',
        '{exercise} puts a little room between you and the sentence. You need not believe anything new.',
        'Harshness has had plenty of time to work. {exercise} tries something else for two minutes.',
      ],
      offers: ['self-compassion-break', 'notice-the-thought'],
    },
    {
      id: 'wish-to-vanish',
      says: [
        'Shame can make one want to be gone. If that has turned into thoughts of dying, a person should hear it: {lines}.',
        'Wishing the ground would open is one thing. Wishing to be dead is another, and people are there for it: {lines}.',
        'There are listeners who have heard worse and do not flinch, also about not wanting to live: {lines}.',
      ],
    },
    {
      id: 'one-decent-person',
      says: [
        'Told to the right person, shame tends to lose some of its heat. Right means somebody who has kept a thing to themselves before.',
        'It need not be the whole of it. “There is something I am ashamed of, and I cannot say what” is already a sentence.',
        'Choose by how you feel after being with them. A person you walk away from a little taller would do.',
      ],
      asks: {
        name: 'is-there-one',
        says: [
          'Is there a person like that?',
          'Can you think of one who would be kind?',
          'Would anybody be safe to tell a corner of it?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'Yes, one',
            says: [
              'One is the number that matters.',
              'Then it has somewhere to go, when you choose.',
              'A corner of it, some day, over tea. It can wait until then.',
            ],
          },
          {
            means: 'no',
            label: 'No, nobody',
            says: [
              'Nobody, so far. Strangers can be easier for that: {lines}.',
              'Then it has been a very closed room.',
              'That may be so now. It can be somebody you have yet to meet.',
            ],
          },
          {
            means: 'unsure',
            label: 'They’d think less of me',
            says: [
              'That is what shame foretells. It has not asked them.',
              'They might, or might move closer. It cannot be known beforehand.',
              'Then not them, or not yet.',
            ],
          },
        ],
      },
    },
  ],
  check: [
    {
      id: 'how-it-burns',
      says: [
        'One look at you now, and not at what it is about.',
        'Having it near can cool it or fan it. It is better asked than guessed.',
        'We have been beside it for some lines. There is no right way for that to have gone.',
      ],
      asks: {
        name: 'burning-less',
        says: [
          'Does it burn less, the same, or more?',
          'Has the heat gone down, stayed, or risen?',
          'How is it next to the start of this?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'better',
            label: 'A little less',
            hears: ['less', 'better', 'cooler', 'a little', 'a bit', 'easier', 'down'],
            says: [
              'Less, then. You may lift your head a little with it.',
              'Some of the heat has left.',
              'That is a cooler place to stand.',
            ],
            to: 'land',
          },
          {
            means: 'same',
            label: 'The same',
            hears: ['same', 'no change', 'still', 'no different', 'not really'],
            says: [
              'The same. Shame is slow to thaw.',
              'It holds on. You need not push at it.',
              'No change, then, and no blame for that.',
            ],
          },
          {
            means: 'worse',
            label: 'It burns more',
            hears: ['more', 'worse', 'risen', 'burns', 'hotter', 'harder'],
            says: [
              'More. Then we leave the subject alone, and look after you.',
              'Then that was too close. We step back from it.',
              'So it flared up. No more about the cause.',
            ],
            to: 'hot-face',
          },
        ],
      },
    },
    {
      id: 'wish-to-hide-number',
      says: [
        'Shame could be measured in how much one wants to hide. Nought is in the open, ten is under the floor.',
        'Give it a number, if that is easier than a sentence.',
        'A rough mark will do, for the strength of it and not for you.',
      ],
      asks: {
        name: 'hiding-strength',
        says: [
          'How strong is the wish to hide, 0 to 10?',
          'What number has it now, 0 to 10?',
          'From 0 to 10, how hot is it?',
        ],
        reads: 'scale',
        answers: [
          {
            means: 'low',
            says: [
              'Then the door is open a crack.',
              'Low. One can be seen by a friend at that.',
              'Not much hiding left in that number.',
            ],
            to: 'land',
          },
          {
            means: 'middle',
            says: [
              'Half in, half out. That will do.',
              'A middle number, with some shade to stand in.',
              'Warm, then, and not ablaze.',
            ],
          },
          {
            means: 'high',
            says: [
              'Very high. Then nothing more is asked about it.',
              'So strong. That should not be borne in secret.',
              'That is a great wish to be gone from sight. I take it in earnest.',
            ],
            to: 'wish-to-vanish',
          },
        ],
      },
    },
  ],
  land: [
    {
      id: 'back-among-things',
      says: [
        'For the next while, do something with your head up: wash a cup, water a plant, walk as far as the corner.',
        'Shame says stay in. Something small and ordinary among other people is a quiet reply to it.',
        'You could let the matter rest and take up the day where it was dropped.',
      ],
      asks: {
        name: 'head-up-thing',
        says: [
          'What ordinary thing could be next?',
          'Is there something simple waiting for your hands?',
          'What would you do now, if it were not there?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'Do that, at your own pace, with whatever face you have.',
              'That belongs to you as much as to anyone.',
              'Let it be that. The rest may keep.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'Then a glass of water and a look outside.',
              'Nothing occurs to you, and nothing has to.',
              'Then stay put for a while, unobserved.',
            ],
          },
        ],
      },
    },
    {
      id: 'no-raised-eyebrow-later',
      says: [
        'You can bring the same thing again, or another, and it will be read in the same tone.',
        'If it comes back at night, so may you. There are also living ears for it: {lines}.',
        'Nothing told here needs following up. It can be left, deleted, or one day told to someone kind.',
      ],
    },
  ],
  unfit: ['body-scan', 'thought-record', 'worst-best-likely', 'worry-time', 'muscle-relaxation', 'cool-pack'],
}
