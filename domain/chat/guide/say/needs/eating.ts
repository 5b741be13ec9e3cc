import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const eating: NeedWords = {
  need: 'eating',
  name: 'Food and my body',
  listens: [
    'That can be said here without a lecture.',
    'I read that without measuring it.',
    'It is more than a matter of food, and it is heard so.',
    'You need not make it sound sensible.',
    'That is a lot to have at every meal.',
    'Nothing here is counted.',
    'It may be told in pieces, or out of order.',
    'I take it as it is, without a rule attached.',
    'That has a place here, whatever it was.',
    'You may be of two minds in one line.',
    'I am listening to you, and not to the rules.',
    'It can be ugly or dull. It is still heard.',
    'That is down, and it shocks nobody.',
  ],
  arrive: [
    {
      id: 'no-lecture',
      says: [
        'You will get no rules from me and no praise for any. Food can be a hard place to live, and you may say how it is.',
        'There are few corners where this can be said without somebody looking at the plate. This may be one.',
        'It does not have to be bad enough to count. If food or your body takes up this much of your head, it counts.',
      ],
      asks: {
        name: 'eating-way-in',
        says: [
          'What would help you now?',
          'Which of these would be kindest?',
          'Shall I listen, help with the next while, or look at it with you?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'heard',
            label: 'Let me say it',
            hears: ['say it', 'listen', 'talk', 'tell', 'be heard', 'get it out'],
            says: [
              'Say it. It stays what it is.',
              'I listen, with no opinion on your plate.',
              'Then the words come first, and nothing else is asked.',
            ],
            to: 'listen',
          },
          {
            means: 'next-while',
            label: 'The next half hour',
            hears: [
              'half hour',
              'next while',
              'right now',
              'urge',
              'binge',
              'after eating',
              'get through',
              'meal',
            ],
            says: [
              'Half an hour, then, and no further.',
              'Then we deal with what is directly ahead.',
              'Only the near bit. The rest of the day can stay outside.',
            ],
            to: 'which-moment',
          },
          {
            means: 'sense',
            label: 'Understand it',
            hears: ['understand', 'make sense', 'look at it', 'why', 'figure'],
            says: [
              'Then gently, and not as a case.',
              'There is usually more under it than food.',
              'A look at it, as far as you like and no further.',
            ],
            to: 'what-it-carries',
          },
          {
            means: 'unsure',
            says: [
              'One part may want help and one may not. Both can stay.',
              'No side has to win today.',
              'Then we start without a plan.',
            ],
          },
        ],
      },
    },
    {
      id: 'which-moment',
      says: [
        'Trouble with food has its moments: before it, after it, and in front of a mirror. Each asks for something else.',
        'Sometimes the hard part is to begin, sometimes to stop, sometimes to stay in one’s skin afterwards.',
        'There is the fear before, the noise after, and the body that is there all day. It is useful to know which is loudest.',
      ],
      asks: {
        name: 'moment-of-it',
        says: [
          'Which is it at this moment?',
          'Where in all this are you now?',
          'Is it before food, after food, or about your body?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'before',
            label: 'Before food',
            hears: [
              'before',
              'have to eat',
              'can’t eat',
              'meal',
              'dinner',
              'lunch',
              'afraid to eat',
              'scared to eat',
            ],
            says: [
              'Before. That is a long table to walk up to.',
              'So it stands in front of you.',
              'Then the fear arrives ahead of the plate.',
            ],
            to: 'not-at-the-table-alone',
          },
          {
            means: 'after',
            label: 'After food, or an urge',
            hears: ['after', 'ate', 'binged', 'binge', 'urge', 'purge', 'throw up', 'guilty', 'too much'],
            says: [
              'After, or in the pull of it. Then we stay near, and low.',
              'That is a noisy stretch. It has an end, even if it does not look so.',
              'Then the coming minutes matter, and only they.',
            ],
            to: 'stay-after',
          },
          {
            means: 'body',
            label: 'My body',
            hears: ['body', 'mirror', 'fat', 'ugly', 'weight', 'look', 'clothes', 'scale'],
            says: [
              'The body, then. It is hard to be at odds with the house one lives in.',
              'So it is there from morning on, wherever you go.',
              'That is a quarrel with no door to leave by.',
            ],
            to: 'mirror-at-a-bad-hour',
          },
          {
            means: 'unsure',
            says: [
              'It may be all of it at once.',
              'No single moment, then. It runs through the day.',
              'Hard to tell. It may shift within the hour.',
            ],
          },
        ],
      },
    },
  ],
  work: [
    {
      // Fainting, a slow or skipping heart, days without food: urgent care, Royal College of Psychiatrists CR233 (MEED).
      id: 'the-body-first',
      says: [
        'The body comes before all of this. Fainting, a heart that skips, or days without food belong with a doctor today, or {emergency}.',
        'If you have fainted, or your heart stumbles, or nothing stays in you, let a doctor see it today. Should you collapse: {emergency}.',
        'Some signs do not wait: fainting, chest pain, days of nothing. A doctor today for those, and {emergency} if it is sudden.',
      ],
    },
    {
      id: 'the-rule-maker',
      says: [
        'There is often a voice in this that makes rules. It promises peace when they are kept, and then makes another rule.',
        'The strict voice sounds like reason. One can tell it by this: nothing is ever enough for it.',
        'It helps some people to think of it as a second speaker. There is you, and there is the one who talks about food.',
      ],
      asks: {
        name: 'tell-it-apart',
        says: [
          'Can you tell that voice from your own, at times?',
          'Is there a you in this, apart from the voice?',
          'Do you hear a difference between it and you?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'Yes, at times',
            says: [
              'Then there are two, and one of them is writing here.',
              'At times is enough to know that you are not it.',
              'So there is somebody besides the voice.',
            ],
          },
          {
            means: 'no',
            label: 'No, it’s just me',
            says: [
              'It can grow so close that there is no seam. That is not your fault.',
              'Then it has been speaking for a long time, perhaps.',
              'All right. Whoever it is, the tone is hard.',
            ],
          },
          {
            means: 'unsure',
            label: 'I need that voice',
            says: [
              'It gives something, or it would not be kept. That can be said.',
              'A voice can hold one up and wear one down.',
              'I will not take it from you. It can be looked at with you in the room.',
            ],
          },
        ],
      },
    },
    {
      id: 'stay-after',
      says: [
        'After eating, the noise rises and then thins out. {exercise} keeps eyes and hands busy in another room meanwhile.',
        'For the stretch that follows, be where people are, or where the light is. {exercise} can fill some of it.',
        'Nothing has to be made up for. {exercise} is only for getting from this minute to the next few.',
      ],
      offers: ['orienting', 'butterfly-tap'],
    },
    {
      id: 'the-pull-of-it',
      says: [
        'An urge climbs as though it would climb for ever, and then it turns. {exercise} is a way to watch it without a fight.',
        'You need not win against the pull. {exercise} asks only that you put a little time between it and you.',
        'Whatever happens with the urge, you are not marked by it. {exercise} may give you room to choose.',
      ],
      offers: ['urge-surfing', 'stop-and-choose'],
    },
    {
      id: 'a-body-that-goes-short',
      says: [
        'A body that goes short thinks of food all day. It is no weakness; it is what bodies do to stay alive.',
        'Going without and then losing hold are two halves of one circle. The way out tends to lie on the side of eating, regularly and unremarkably.',
        'Food is not something that has to be earned. A body is owed it on bad days as well.',
      ],
    },
    {
      id: 'what-it-carries',
      says: [
        'Food can be made to carry other things: fear, anger, a wish to be smaller, or to have one thing in hand.',
        'Often something came shortly before: a word, a look, a silence, an empty flat. It is easy to miss under the noise.',
        'When everything else is out of control, a plate is near. It makes sense that trouble goes there.',
      ],
      asks: {
        name: 'what-came-before',
        says: [
          'What was going on before it got loud?',
          'What might it be carrying for you?',
          'If it were not about food, what would it be about?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'That would be a lot for anyone.',
              'Then that needs care as well, and not only the eating.',
              'There is more to this than food, then.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'It may only look like food from here.',
              'Nothing comes up. The noise may be standing in front.',
              'That can be found out some other day.',
            ],
          },
        ],
      },
    },
    {
      id: 'mirror-at-a-bad-hour',
      says: [
        'A mirror at a bad hour is no witness. One sees in it what one feels, with edges drawn round it.',
        'You may turn away from the glass, put on the soft jumper, and let the body be unlooked-at until evening.',
        'A body can be left in peace without being liked. It has feet that want warming and a back that wants a chair.',
      ],
    },
    {
      id: 'not-at-the-table-alone',
      says: [
        'A meal is easier with somebody across the table who talks about something else. A voice on the phone can be that person.',
        'You could ask for exactly this: “Sit with me while I eat, and do not mention it.”',
        'Company before, during and for a while after takes some of the table away from the voice. It may be a friend, or a film.',
      ],
      asks: {
        name: 'company-at-table',
        says: [
          'Is there someone who could sit with you?',
          'Could anybody keep you company at a meal?',
          'Do you know a person who would talk of other things?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'Yes, there is',
            says: [
              'Then it need not be faced by you alone.',
              'One sentence to them would do.',
              'Somebody on your side of the table. That helps.',
            ],
          },
          {
            means: 'no',
            label: 'No one',
            says: [
              'Then a familiar film or a radio voice may sit there.',
              'Alone at table with that is hard. There are people to talk to, also about this: {lines}.',
              'No one just now. It says nothing about what you deserve.',
            ],
          },
          {
            means: 'unsure',
            label: 'I don’t want them to see',
            says: [
              'Being watched is hard. They could sit beside you, not opposite.',
              'That is understood. It can stay unseen for now.',
              'Then not at the meal. Perhaps in the time after.',
            ],
          },
        ],
      },
    },
    {
      id: 'a-doctor-should-know',
      says: [
        'This can be hard on a heart and on bones without showing from outside. A doctor should know, and can go at it without blame.',
        'Fainting, a heart that stumbles, blood, or no strength to stand: these belong with a doctor today, or {emergency}.',
        'One need not look ill to be in need of help with this. A doctor or a nurse may be told in one line.',
      ],
      asks: {
        name: 'doctor-knows-eating',
        says: [
          'Does a doctor, or anyone, know about it?',
          'Is somebody with you in this, a doctor or a nurse?',
          'Has it been told to anyone who can help?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'Yes, someone does',
            says: [
              'Then there is someone to tell about days like this one.',
              'Good that it is known there. They can hear the true version.',
              'So you need not carry the medical side of it yourself.',
            ],
          },
          {
            means: 'no',
            label: 'No one knows',
            says: [
              'Secrecy is where it thrives. One line to one doctor opens a window.',
              'Then a first person would be a great step. There are also these: {lines}.',
              'You could show them this sentence: “Eating has become hard for me.”',
            ],
          },
          {
            means: 'unsure',
            label: 'It isn’t bad enough',
            says: [
              'That thought is part of the trouble for many people. There is no entrance exam.',
              'It need not get worse to be worth somebody’s time.',
              'A doctor can say that better than the voice can.',
            ],
          },
        ],
      },
    },
    {
      id: 'kindness-without-earning',
      says: [
        'Kindness does not have to be earned either. {exercise} tries some, in three small moves.',
        'Whatever was or was not eaten today, {exercise} is meant for you. Leave it if it stings.',
        'Harshness has been tried at length. {exercise} is another way of speaking to the same person.',
      ],
      offers: ['self-compassion-break', 'notice-the-thought'],
    },
  ],
  check: [
    {
      id: 'noise-now',
      says: [
        'Here is a question about the noise, and not about food.',
        'A short look at how loud it is in there. It has no right answer.',
        'We have been at it for a bit. Perhaps something shifted, perhaps not.',
      ],
      asks: {
        name: 'noise-changed',
        says: [
          'Is it quieter in there, the same, or louder?',
          'Has the noise gone down, stayed, or grown?',
          'How is it now, compared with before?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'better',
            label: 'A bit quieter',
            hears: ['quieter', 'better', 'calmer', 'less', 'gone down', 'a bit', 'a little'],
            says: [
              'Quieter. You can hear your own voice a little.',
              'Some peace, then, without any condition on it.',
              'A bit less noise leaves a bit more of you.',
            ],
            to: 'land',
          },
          {
            means: 'same',
            label: 'The same',
            hears: ['same', 'no change', 'no different', 'still', 'not really'],
            says: [
              'It talks on. We need not answer it.',
              'The same, and nobody is to blame.',
              'All right. It may go on in the background.',
            ],
          },
          {
            means: 'worse',
            label: 'Louder',
            hears: ['louder', 'worse', 'grown', 'more', 'stronger', 'harder'],
            says: [
              'Louder. Then away from the subject, and towards the room.',
              'Then talking about it feeds it. We turn to something else.',
              'So it shouts. You need not stay in there with it.',
            ],
            to: 'stay-after',
          },
        ],
      },
    },
    {
      id: 'how-loud-in-words',
      says: [
        'No figures here; there are enough of those. A word will do.',
        'Think of a radio next door, with the voice coming through the wall.',
        'We can check once more, as one listens for rain.',
      ],
      asks: {
        name: 'radio-next-door',
        says: [
          'Is it soft, medium, or loud?',
          'How much of it comes through?',
          'What comes through the wall: soft, medium or loud?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'soft',
            label: 'Soft',
            hears: ['soft', 'quiet', 'low', 'hardly', 'a little'],
            says: [
              'Soft. Then other sounds have a chance.',
              'A murmur can be left to murmur.',
              'Then the wall holds, for now.',
            ],
            to: 'land',
          },
          {
            means: 'medium',
            label: 'In between',
            hears: ['medium', 'between', 'middle', 'so so', 'some', 'half'],
            says: [
              'In between. One can think, with effort.',
              'Half a wall, then.',
              'So it can be heard and need not be followed.',
            ],
          },
          {
            means: 'loud',
            label: 'Loud',
            hears: ['loud', 'very', 'screaming', 'everything', 'all of it'],
            says: [
              'That loud. Then you should have a living voice beside you.',
              'Loud. Then no more thinking about it, only people and light.',
              'Such a din is hard to be alone with.',
            ],
            to: 'not-at-the-table-alone',
          },
        ],
      },
    },
  ],
  land: [
    {
      id: 'away-from-the-kitchen',
      says: [
        'The next hour may be about something with no plate and no mirror in it: a friend’s message, wool, a game, a window.',
        'Let something warm be near, a blanket or a cat. The day goes on, and the next meal is simply the next meal.',
        'You might go where the voice has less to say: among people, or into a book that you know by heart.',
      ],
      asks: {
        name: 'other-than-food',
        says: [
          'What could the next hour be about?',
          'What do you like that has nothing to do with this?',
          'Where does the voice have least to say?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'Then there. It may come along; it does not get to choose.',
              'That is yours, and no rule covers it.',
              'A good place to put one’s head for a while.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'It takes up so much room that the rest goes missing. The rest is still there.',
              'Then something with the hands, and sound in the background.',
              'It may occur to you once you have left the page.',
            ],
          },
        ],
      },
    },
    {
      id: 'door-without-conditions',
      says: [
        'You can come back after any kind of day. There is no kind that has to be reported, and none that shuts the door.',
        'We can stop. If it gets too much, there are people for exactly that: {lines}. And a doctor, told in one line.',
        'This page does not ask what you ate. It is here the next time the voice gets loud.',
      ],
    },
  ],
  unfit: [
    'cool-pack',
    'body-scan',
    'muscle-relaxation',
    'five-senses',
    'walk-and-label',
    'thought-record',
    'worst-best-likely',
    'maybe-maybe-not',
    '4-7-8-breathing',
    'box-breathing',
  ],
}
