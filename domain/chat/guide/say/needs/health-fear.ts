import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const healthFear: NeedWords = {
  need: 'health-fear',
  name: 'A fear about my body',
  listens: [
    'That is heavy to carry inside one body.',
    'That can stand here just as you said it.',
    'Living this close to a worry is tiring.',
    'Yes. It is hard to look away from something like that.',
    'You have put it plainly.',
    'That is on the table now, and may stay there.',
    'A body is not easy to hold at arm’s length.',
    'So that is what is going round.',
    'It can be told here without being solved.',
    'There is a great deal in those words.',
    'I have that, as you wrote it.',
    'That takes up room in a day.',
    'A hard thing to have as company.',
  ],
  arrive: [
    {
      id: 'met',
      says: [
        'A fear about one’s own body has no door to close behind it. It can be spoken of here. Judging it is beyond me.',
        'When the worry lives in the body, it comes along everywhere. I cannot examine you. I can stay with the fear itself.',
        'There are two things here: a body, and the fear about it. The first I cannot see. With the second I can help.',
      ],
      asks: {
        name: 'wish',
        says: [
          'What would be of most use just now?',
          'Which of these is nearest to what you need?',
          'Where shall we begin?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'heard',
            label: 'Just hear me',
            hears: ['hear me', 'listen', 'just talk', 'vent', 'be heard', 'tell someone'],
            says: [
              'Then tell it your way; I will not steer.',
              'I am listening. It need not lead anywhere.',
              'Say it as it comes.',
            ],
            to: 'listen',
          },
          {
            means: 'pull',
            label: 'I can’t stop checking',
            hears: [
              'checking',
              'googling',
              'searching',
              'symptoms',
              'looking it up',
              'pressing',
              'measuring',
            ],
            says: [
              'That pull is a strong one.',
              'Checking eats hours, and it comes back hungry.',
              'Then we start at the pull itself.',
            ],
            to: 'the-pull',
          },
          {
            means: 'what-now',
            label: 'What do I do?',
            hears: ['what do i do', 'what should i do', 'doctor', 'help me decide', 'plan', 'sense of it'],
            says: [
              'A plan, then, and a small one.',
              'Let us look for the next step, and only that.',
              'Something to do, rather than more to think.',
            ],
            to: 'looked-at',
          },
          {
            means: 'unsure',
            says: ['You need not know that yet.', 'Then we begin anywhere.', 'No choice needed.'],
          },
        ],
      },
    },
    {
      id: 'looked-at',
      says: [
        'One thing decides which way we go. I do not need to hear what was found.',
        'A fear that has been examined wants one answer from us, and a new one wants another.',
        'Before the worry gets more of our time, a plain question about doctors.',
      ],
      asks: {
        name: 'examined',
        says: [
          'Has a doctor already looked at this?',
          'Did somebody medical look into it before?',
          'Is this known to a doctor or a nurse?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'Yes, it’s been looked at',
            says: [
              'So the looking was done, and the fear stayed.',
              'It has been looked at, and still it asks.',
              'Then one more look is what the worry wants; we can leave it wanting.',
            ],
            to: 'unanswered',
          },
          {
            means: 'no',
            label: 'No, it’s new',
            says: [
              'New, then. It deserves one proper look by someone who can.',
              'Then the question belongs with a person who can examine you.',
              'Not yet. That is a job for one visit, and it can be made small.',
            ],
            to: 'book-once',
          },
          {
            means: 'unsure',
            label: 'Not sure, or it’s changed',
            says: [
              'Then a nurse line or your doctor can say which it is; that is one call.',
              'Hard to say. One call to somebody medical is enough to sort that out.',
              'Then ask the people who can look, once, and let them weigh it.',
            ],
            to: 'book-once',
          },
        ],
      },
    },
  ],
  work: [
    {
      id: 'unanswered',
      says: [
        'The worry asks for one last proof, and then one more. I cannot be the one who makes sure. We can leave its question open together.',
        'Certainty about a body is something no one owns. What can be learned is to stand beside the question without feeding it.',
        'Picture the question as a letter on the mat. It may lie there unopened while you walk past it and put the kettle on.',
      ],
      asks: {
        name: 'open-for-now',
        says: [
          'Could it stay unanswered for the next ten minutes?',
          'Would you leave it lying there, just for a quarter of an hour?',
          'Can the question wait while we go on?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'I can try',
            says: [
              'Then it may lie there, loud or quiet.',
              'It will likely knock. You need not get up.',
              'Let it be open, then, for this little while.',
            ],
          },
          {
            means: 'no',
            label: 'No, I need to know',
            says: [
              'Needing to know can burn. I will not pretend otherwise.',
              'That need is strong, and I still cannot fill it.',
              'It makes sense to want that. It is just not to be had here.',
            ],
          },
          {
            means: 'unsure',
            label: 'I don’t know',
            says: [
              'Maybe, then. Maybe is a fair place to be.',
              'One minute counts as much as ten to begin with.',
              'We can find out by doing it badly.',
            ],
          },
        ],
      },
    },
    {
      id: 'the-pull',
      says: [
        'After the fear comes a pull: search, press, compare, ask. Each turn brings a breath of relief, and then the next question.',
        'The worry has a favourite errand for you. It promises peace at the end of it, and sends you out again.',
        'Between the fear and the checking there is a gap, often no wider than a breath. That gap is where we can work.',
      ],
      asks: {
        name: 'errand',
        says: [
          'What does it send you to do most?',
          'Which errand does it like best?',
          'What is the pull towards, just now?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'search',
            label: 'Search online',
            hears: ['search', 'google', 'look up', 'online', 'read', 'reddit', 'internet', 'ai'],
            says: [
              'The search box has no bottom.',
              'A screen can answer for hours and settle nothing.',
              'Searching, then: a million pages, and none of them has met you.',
            ],
          },
          {
            means: 'check',
            label: 'Check my body',
            hears: ['check', 'press', 'touch', 'pulse', 'feel for', 'mirror', 'measure', 'weigh', 'watch'],
            says: [
              'A spot that is watched all day grows louder.',
              'The hand goes there almost by itself.',
              'Checking, then. The body becomes a thing on trial.',
            ],
          },
          {
            means: 'ask',
            label: 'Ask someone',
            hears: ['ask', 'reassure', 'partner', 'mum', 'husband', 'wife', 'doctor', 'friend', 'ring'],
            says: [
              'Asking soothes for a moment, and the moment gets shorter.',
              'The wish to be told is so very human.',
              'Someone else’s “it is all right” wears off quickly, then.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'It need not have a name.',
              'Sometimes it is only a leaning, with no deed in it.',
              'Whatever it is, a pull is a pull.',
            ],
          },
        ],
      },
    },
    {
      id: 'ten-later',
      says: [
        'You need not say no to the pull. Say “later”, ten minutes by the clock. {exercise} keeps you company in between.',
        'Put the errand off, not away. {exercise} is for exactly that stretch, and the errand is still allowed afterwards.',
        'Waiting is a thing one can do with one’s hands full. {exercise} gives the wait a shape.',
      ],
      offers: ['urge-surfing', 'attention-switch'],
    },
    {
      id: 'outward',
      says: [
        'Fear turns the ear inward until every small noise is a signal. {exercise} turns it to the street, the fridge, the rain.',
        'Attention works like a lamp: what it lights grows. {exercise} swings the lamp outward for a few minutes.',
        'There is a world outside the skin, going on regardless. {exercise} is one way out into it.',
      ],
      offers: ['attention-switch', 'walk-and-label'],
    },
    {
      id: 'thought-not-test',
      says: [
        'Try putting a few words before the fear: “I am having the thought that”. It stays a fear. It stops being a finding.',
        'A thought about illness and an illness feel much alike at night. One of them is made of words, and words can be let stand.',
        'Give the worry a title, like a film that comes round every week. When it starts: “ah, that one again”.',
      ],
      asks: {
        name: 'title',
        says: [
          'What could you call it when it comes round?',
          'What title would fit this worry?',
          'If this worry had a name, which?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'A title is good to have at the door.',
              'That can be said to it the next time it starts.',
              'So it has a name, and names make things smaller.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'It can run without one.',
              '“That one” will do for a name.',
              'No title, then. It is known anyhow.',
            ],
          },
        ],
      },
    },
    {
      id: 'cost',
      says: [
        'A worry like this takes its payment in hours: meals half tasted, talks half heard. It may be worth seeing what it has taken lately.',
        'While the mind keeps guard over the body, other things go without. They are still yours.',
        'Health, too, is for something: the dog, the bread, the friend on a Thursday. The fear can push those out of sight.',
      ],
      asks: {
        name: 'without-it',
        says: [
          'What has it taken you away from most?',
          'What would you do with a freed hour?',
          'What do you miss when it has you?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'That is worth leaving a question open for.',
              'It is still there, on the far side of this hour.',
              'A small piece of that may fit into today.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'It can be hard to see past it.',
              'Fear is poor at leaving space for such questions.',
              'That may come to mind later, on the stairs.',
            ],
          },
        ],
      },
    },
    {
      id: 'maybe',
      says: [
        '“Maybe, maybe not” is an honest answer, and perhaps the only one. {exercise} practises saying it and going on.',
        'The worry wants yes or no. {exercise} offers it a third thing, and then a cup of tea.',
        'One can live with a “perhaps” in the house. {exercise} is a way to get used to it, a few minutes at a time.',
      ],
      offers: ['maybe-maybe-not', 'notice-the-thought'],
    },
    {
      id: 'body-noise',
      says: [
        'What has had its visit, or has a date for one, may go unmeasured meanwhile. That is a skill, and it grows slowly.',
        'You could let the sensation be there, as weather, without going out to measure it. It may stay as long as it likes.',
        'Instead of “what is this”, try “here it is”. Then move a hand, and go on with what the hand was doing.',
      ],
    },
    {
      id: 'asking-people',
      says: [
        'People near you can help without being judges. “I am scared, do not tell me it is nothing, just sit with me” is a thing one can say.',
        'When you ask “is it bad”, the kindest reply may be “I cannot know, but I am here”. You could ask somebody for that.',
        'You might agree it with one person: comfort, yes; verdicts about your body, no.',
      ],
      asks: {
        name: 'one-person',
        says: [
          'Is there one person you could ask for that?',
          'Could somebody sit with you like that?',
          'Would anyone near you manage it?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'Yes, maybe',
            says: [
              'Then a hug can be had without a verdict.',
              'That person could read this very line.',
              'Somebody to be scared beside. That changes the size of it.',
            ],
          },
          {
            means: 'no',
            label: 'Nobody',
            says: [
              'Then the fear has had you to itself. That is hard.',
              'Nobody at present. A doctor can also be told about the fear, apart from the body.',
              'That leaves a lot on one pair of shoulders.',
            ],
          },
          {
            means: 'unsure',
            label: 'I’m not sure',
            says: [
              'It can be tried once, on an ordinary day.',
              'Asking for company in place of answers may sound new to them.',
              'Perhaps. It can be asked in a different way than before.',
            ],
          },
        ],
      },
    },
    {
      id: 'book-once',
      says: [
        'A new thing earns one visit, booked once: a date, and one line to say there. If it turns sudden or severe, call {emergency}.',
        'Book, and do not search. One appointment, one note with what you noticed and since when. Should it get quickly worse, {emergency} comes first.',
        'Let a doctor have the question. Write it on paper in one sentence, ring or book once, and close the notebook.',
      ],
      asks: {
        name: 'booking',
        says: [
          'Is something like that booked, or could it be?',
          'Could one call or one booking be made for it?',
          'Is there a visit you can put it into?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'booked',
            label: 'It’s booked',
            hears: ['booked', 'have an appointment', 'appointment', 'yes'],
            says: [
              'Then the question has an address and a date.',
              'So it has a place to go that is not your head.',
              'The visit can do the asking now.',
            ],
          },
          {
            means: 'will',
            label: 'I’ll book it',
            hears: ['will', 'tomorrow', 'i can', 'could', 'going to', 'ok', 'okay'],
            says: [
              'One line on a note will keep it until then.',
              'Booked once, and then put down.',
              'That is the whole of what today owes it.',
            ],
          },
          {
            means: 'wont',
            label: 'I’m scared to',
            hears: ['scared', 'afraid', 'putting it off', 'no', 'don’t want'],
            says: [
              'Booking can frighten as much as not knowing.',
              'It is a big step that looks small from outside. Someone could ring with you.',
              'A visit may stay a “not yet” while we talk; leave a door open for it.',
            ],
          },
          {
            means: 'seen',
            hears: ['already seen', 'been seen', 'seen it', 'looked at', 'been to the doctor', 'not needed'],
            says: [
              'It has had its look, then. The worry can be left to grumble.',
              'Then the booking part is done with.',
              'So the visit is over, and the fear is still in the chair.',
            ],
          },
        ],
      },
    },
  ],
  check: [
    {
      id: 'grip',
      says: [
        'A look at the fear’s grip, not at your body. Only that.',
        'We can stop here a moment. How the body feels is not the question; how tightly the worry holds is.',
        'Let us see where the worry stands now. It may have moved, or not.',
      ],
      asks: {
        name: 'grip-now',
        says: [
          'Is its hold looser, the same, or tighter?',
          'Has the worry let go a little, stayed, or tightened?',
          'Does it hold you less, as much, or more?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'better',
            label: 'A bit looser',
            hears: ['looser', 'better', 'less', 'calmer', 'quieter', 'weaker', 'a little'],
            says: [
              'Looser, and the question is still open.',
              'It gave way a little, without being given its answer.',
              'So there is some slack in the rope.',
            ],
            to: 'land',
          },
          {
            means: 'same',
            label: 'No different',
            hears: ['same', 'no different', 'still', 'no change'],
            says: [
              'It is stubborn. That says nothing about you.',
              'No different yet. Grips like this loosen late, and sideways.',
              'Then we try it from another side.',
            ],
          },
          {
            means: 'worse',
            label: 'Tighter',
            hears: ['tighter', 'worse', 'more', 'stronger'],
            says: [
              'Leaving a question open can bite at first.',
              'Tighter. Then less talk about it, and more world.',
              'That is a rough place. We need not dig further.',
            ],
            to: 'outward',
          },
        ],
      },
    },
    {
      id: 'pull-now',
      says: [
        'Whatever you did or did not do about the pull, it is fine to look at it once more.',
        'Pulls rise and sink on their own timetable. It may be somewhere else on the curve now.',
        'One glance back at the wish to check, as if through a window.',
      ],
      asks: {
        name: 'pull-strength',
        says: [
          'Is the pull weaker, the same, or stronger?',
          'How does it tug now, less, equally, or harder?',
          'Where is the wish to check by now?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'better',
            label: 'Weaker',
            hears: ['weaker', 'less', 'better', 'lower', 'gone', 'easier'],
            says: [
              'So it can sink without being obeyed.',
              'It has less breath in it now.',
              'Weaker, and the day is a little wider for it.',
            ],
            to: 'land',
          },
          {
            means: 'same',
            label: 'Just as strong',
            hears: ['same', 'just as strong', 'still there', 'equal'],
            says: [
              'Just as strong, then. It may need longer than a talk.',
              'It keeps tugging, and you may keep going.',
              'Still there. It can tug while other things happen.',
            ],
          },
          {
            means: 'worse',
            label: 'Stronger',
            hears: ['stronger', 'worse', 'harder', 'more'],
            says: [
              'Then it is at its steepest. Shorter steps from here.',
              'Strong pulls are hard to sit through. Move, if you can.',
              'It wants an end to this at once. We make the stretch smaller.',
            ],
            to: 'body-noise',
          },
        ],
      },
    },
  ],
  land: [
    {
      id: 'next-thing',
      says: [
        'From here the next thing need not be about health at all. The question can come along, like a bag on your shoulder.',
        'The best use of an unanswered question may be to do something ordinary next to it.',
        'You can go back into the day with the doubt unpaid. It will perhaps send a reminder.',
      ],
      asks: {
        name: 'ordinary',
        says: [
          'What is waiting that has nothing to do with your body?',
          'What could you do next with your hands?',
          'What small thing would you be doing otherwise?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'Then that, with the question in your pocket.',
              'That can have your next ten minutes.',
              'It can be done scared, and at any speed.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'Something dull will do: a plate, a plant, a drawer.',
              'Stand up and see what the room asks for.',
              'It can be as little as opening a window.',
            ],
          },
        ],
      },
    },
    {
      id: 'back-any-time',
      says: [
        'If the question comes back, you can bring it here, and we leave it open again. A doctor can also hear about the fear itself.',
        'For the body, one appointment when one is due. For the worry, this page, or somebody trained for such fears. You may come and go.',
        'When it knocks the next time, you could greet it by its name and write to me before you search. That choice stays yours.',
      ],
    },
  ],
  unfit: [
    'body-scan',
    'thought-record',
    'worst-best-likely',
    'cool-pack',
    '4-7-8-breathing',
    'box-breathing',
    'muscle-relaxation',
  ],
}
