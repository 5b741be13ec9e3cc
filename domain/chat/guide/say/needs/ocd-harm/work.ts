import type { NeedWords } from '#domain/chat/guide/say/words.ts'

/** What is said first there. */
export const work: NeedWords['work'] = [
  {
    id: 'unshared',
    says: [
      'Many people never tell anyone, because they are afraid of what others will think. Doctors and midwives hear about thoughts like this often.',
      'You may be afraid of what happens if you tell. You can start with: “I get thoughts that scare me, and I do not want them.”',
      'Keeping this secret makes it heavier. A doctor, a midwife or a health visitor who knows these thoughts will have heard it before.',
    ],
  },
  {
    id: 'no-pushing',
    says: [
      'Trying to push a thought away makes it come back more. You can let it be there and go on with what you were doing.',
      'Try this: “There is that thought again.” Then go back to the dish, the nappy or the road in front of you.',
      'You do not have to argue with the thought or get rid of it. Let it be there, like a noise in the next room.',
    ],
  },
  {
    id: 'the-verdict',
    says: [
      'You may want me to say you would not do it. If I did, the doubt would be back within the hour. So I leave it unanswered.',
      'It hurts to wonder what this says about you. I will not answer it, because any answer feeds it.',
      'No one gets to be completely certain, about anything. I cannot give you that, and it is very hard to go without it.',
    ],
  },
  {
    id: 'pull-to-make-sure',
    says: [
      'With the thought often comes an urge: to check yourself, to ask someone, or to keep away. I would like to know about that urge.',
      'I will not ask how bad the thought is. I will ask about the urge to make sure, because that is where you have a choice.',
      'One thing we can work on is the urge to be certain. A number helps us see it more clearly.',
    ],
    asks: {
      name: 'harm-pull',
      says: [
        'How strong is the urge to make sure, 0 to 10?',
        'From 0 to 10, how much do you want to be certain right now?',
        'What number would you give the need to know, 0 to 10?',
      ],
      reads: 'scale',
      answers: [
        {
          means: 'low',
          says: [
            'For the moment it is low. You can leave it alone and see what it does.',
            'The urge may stay small if you let it be.',
            'Not so strong at the moment. That is a good time to practise.',
          ],
        },
        {
          means: 'middle',
          says: [
            'That is enough to bother you all day.',
            'In the middle, then. Hard to ignore, but it is not at its worst.',
            'So it keeps asking. It does not need an answer this minute.',
          ],
        },
        {
          means: 'high',
          says: [
            'It is very hard to sit with an urge like that.',
            'So high, and it feels as if you must do something now.',
            'That is a lot to bear. Let us only look at the next few minutes.',
          ],
        },
      ],
    },
  },
  {
    id: 'a-few-words-before',
    says: [
      'You can say: “I am having the thought that …”. It will not make the thought go away. {exercise} shows you how.',
      '{exercise} takes two minutes. You put a few words in front of the thought, and then you carry on.',
      'A thought can feel like a fact. {exercise} helps you see it as a thought, without arguing with it.',
    ],
    offers: ['notice-the-thought'],
  },
  {
    id: 'night-watch',
    says: [
      'After the thought, most people try to make sure. They check how they feel, ask someone, hide the knives, or avoid being alone with the baby.',
      'The checking is meant to keep everyone safe. But each check brings the doubt back, so it has to be done again.',
      'There are many ways to make sure: watching your feelings, asking, searching online, staying away. They all help only for a moment.',
    ],
    asks: {
      name: 'harm-watch',
      says: [
        'Which of these do you do most?',
        'What do you do to make sure?',
        'Is it more checking your feelings, asking, or keeping away?',
      ],
      reads: 'choice',
      answers: [
        {
          means: 'inward',
          label: 'Checking my feelings',
          hears: [
            'inward',
            'test myself',
            'go over',
            'replay',
            'how i felt',
            'check my feelings',
            'in my head',
          ],
          says: [
            'The more you check a feeling, the harder it is to tell what it is.',
            'You could leave the next feeling unchecked, just one.',
            'That can go on all day without anyone seeing it.',
          ],
        },
        {
          means: 'asking',
          label: 'Asking, telling, searching',
          hears: ['ask', 'asking', 'confess', 'tell someone', 'google', 'search', 'read about'],
          says: [
            'Being told helps for a little while, and then the doubt comes back.',
            'You could try to leave the next question unasked, just once.',
            'It makes sense to want to hear it from somebody else.',
          ],
        },
        {
          means: 'away',
          label: 'Keeping away',
          hears: ['avoid', 'keep away', 'stay away', 'hide', 'lock', 'not be alone with', 'away'],
          says: [
            'Keeping away is a very natural thing to do. It also makes the fear stronger with time.',
            'That can cost you time with the people you love.',
            'Then one very small step nearer, with the thought there, may be worth a try one day.',
          ],
        },
      ],
    },
  },
  {
    id: 'let-the-question-wait',
    says: [
      'You could let the question wait. No checking, no asking and no searching for ten minutes. The thought may be there all that time.',
      'Try answering the doubt with “not now”. You can go back to it in ten minutes, or leave it.',
      'You do not have to stop for ever. Ten minutes without making sure is a real step with this.',
    ],
    asks: {
      name: 'harm-wait',
      says: [
        'Could you leave it for ten minutes?',
        'Can making sure wait ten minutes?',
        'Would ten minutes without checking or asking be possible?',
      ],
      reads: 'yes-no',
      answers: [
        {
          means: 'yes',
          label: 'I’ll try',
          says: [
            'Then put it off for ten minutes, and do something with your hands.',
            'All right. It may get stronger at first, and that is part of it.',
            'Ten minutes. You can write to me while you wait.',
          ],
        },
        {
          means: 'no',
          label: 'I can’t right now',
          says: [
            'Then one minute is fine. Even that is practice.',
            'That is an honest answer. You can try it when it is less strong.',
            'All right. We can do something easier first.',
          ],
        },
        {
          means: 'unsure',
          label: 'I don’t know',
          says: [
            'You can start and see how far you get.',
            'It does not have to be the whole ten minutes.',
            'Not being sure is fine. You can decide as you go.',
          ],
        },
      ],
    },
  },
]
