import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const work: NeedWords['work'] = [
  {
    id: 'no-bench',
    says: [
      'I am not a judge or a priest. I cannot tell you what the thought says about you. It can stay an open question.',
      '“Am I like that” has no final answer. If I gave you one, the doubt would find a new question.',
      'I will not say if there is guilt in it or not. The question can stay open while you go on with your day.',
    ],
  },
  {
    id: 'an-argument-needs-two',
    says: [
      'There is no need to argue with the thought. You can let it say what it says, and not reply.',
      'When you answer back, the thought stays. You can let it talk and do something else.',
      'For every proof you find, the doubt finds a hole. You can let it have the last word.',
    ],
  },
  {
    id: 'pull-to-undo',
    says: [
      'We leave the thought out of it. I only ask how much you want to do something about it.',
      'You may want to cancel it, confess it, or check if it is gone. That wish is what I ask about.',
      'The thought gets no number. The urge to put it right gets one.',
    ],
    asks: {
      name: 'taboo-pull',
      says: [
        'How strong is the urge to undo it, 0 to 10?',
        'From 0 to 10, how much do you want to put it right?',
        'How strong is the urge to cancel or confess it, 0 to 10?',
      ],
      reads: 'scale',
      answers: [
        {
          means: 'low',
          says: [
            'Low. You may be able to leave it alone.',
            'Not strong. So you could practise with this one.',
            'That is a small urge. It can come and go.',
          ],
        },
        {
          means: 'middle',
          says: [
            'It wants something from you, and you can say no.',
            'That is hard to ignore, and not impossible.',
            'Medium. You can wait a bit before you do anything.',
          ],
        },
        {
          means: 'high',
          says: [
            'It feels like an emergency, then. You can still wait a minute.',
            'Very high. Everything else feels less important then.',
            'That is a terribly strong urge. Just one minute at a time.',
          ],
        },
      ],
    },
  },
  {
    id: 'a-line-in-front',
    says: [
      '{exercise} puts a few words before the thought, so that you see it as a thought.',
      'With {exercise} you do not argue and you do not push it away. You only name it.',
      '{exercise} can be done silently. The thought need not be written down.',
    ],
    offers: ['notice-the-thought'],
  },
  {
    id: 'the-undoing',
    says: [
      'After such a thought, people often do something to put it right: pray, think a good thought, confess, or test themselves.',
      'What you do to get rid of the thought brings relief, but only for a short time. Then it comes back.',
      'Each time you undo a thought, your mind learns that it was dangerous. So it brings it again.',
    ],
    asks: {
      name: 'taboo-undoing',
      says: [
        'Is it more praying, confessing, or testing yourself?',
        'What do you do to put it right?',
        'Which of these is your usual way?',
      ],
      reads: 'choice',
      answers: [
        {
          means: 'cancel',
          label: 'Praying or cancelling',
          hears: ['pray', 'prayer', 'cancel', 'good thought', 'repeat', 'neutral', 'ritual', 'sorry to god'],
          says: [
            'It has to be done just right, and then again.',
            'One good thought is not enough, and then it needs one more.',
            'That can take up a whole evening.',
          ],
        },
        {
          means: 'confess',
          label: 'Confessing or asking',
          hears: ['confess', 'tell', 'ask', 'forgive', 'reassure', 'search', 'google'],
          says: [
            'It helps until the next detail comes up.',
            'Then someone else has to say that it is all right.',
            'It is a relief, but it does not last.',
          ],
        },
        {
          means: 'test',
          label: 'Testing how I react',
          hears: ['test', 'check', 'react', 'my body', 'how i feel', 'look if', 'scan'],
          says: [
            'You watch yourself all the time. That is tiring work.',
            'One test leads to the next.',
            'When you watch for a reaction, you will find one. Bodies do that.',
          ],
        },
      ],
    },
  },
  {
    id: 'left-undone',
    says: [
      'You can leave the thought as it is for a while. It will feel wrong. You can let it feel wrong.',
      'Do nothing about it for ten minutes: no praying it away, no confessing, no testing. You will feel uneasy.',
      'This is not giving it up for good. You only do it later than usual.',
    ],
    asks: {
      name: 'taboo-wait',
      says: [
        'Could you leave it as it is for ten minutes?',
        'Can you wait ten minutes before you do anything about it?',
        'Is it possible to do nothing about it for a while?',
      ],
      reads: 'yes-no',
      answers: [
        {
          means: 'yes',
          label: 'Yes, leave it',
          says: [
            'Good. You may feel uneasy. Let it be so.',
            'Then carry on with something else for ten minutes.',
            'Leave it, even when it shouts.',
          ],
        },
        {
          means: 'no',
          label: 'I have to fix it',
          says: [
            'It has you in its grip right now. There will be another chance.',
            'Wait ten seconds first. Even that is a start.',
            'All right. If you do it, do it a bit later or a bit shorter.',
          ],
        },
        {
          means: 'unsure',
          label: 'I might',
          says: [
            'Maybe is enough to try.',
            'You can find out by doing it.',
            'You can begin with one minute.',
          ],
        },
      ],
    },
  },
  {
    id: 'watched-body',
    says: [
      'When you watch your body for a reaction, you will feel something. It does not answer the question.',
      'Checking for a feeling can create a feeling. You can stop checking, and not know.',
      'Bodies react to attention and to fear. What it means can stay unsolved.',
    ],
  },
  {
    id: 'ride-the-undoing',
    says: [
      'The urge to pray, confess or test will get stronger, and then weaker. {exercise} is a way to wait.',
      '{exercise} is for the urge to undo. It does not try to get rid of the thought.',
      'With {exercise} you watch the urge for a few minutes and do nothing.',
    ],
    offers: ['urge-surfing'],
  },
  {
    id: 'house-rules',
    says: [
      'Nobody has only clean thoughts. Odd and ugly ones come to everyone. You can let them be there.',
      'You do not choose which thoughts come. You choose what you say and do.',
      'You cannot keep your mind free of bad thoughts. You can leave them there and go on with your day.',
    ],
  },
  {
    id: 'what-is-dear',
    says: [
      'If your faith or your values matter to you, you can live them without the fear telling you how.',
      'What you believe in is often calmer than fear. Fear is always in a hurry.',
      'You can do something because you care about it, and not because you are afraid.',
    ],
    asks: {
      name: 'taboo-dear',
      says: [
        'What matters to you, apart from this thought?',
        'What would you like to do today that has nothing to do with it?',
        'What would you do for love of it, and not out of fear?',
      ],
      reads: 'open',
      answers: [
        {
          means: 'told',
          says: [
            'You can do that today, with the thought still there.',
            'That deserves some of your time, too.',
            'Good. It can be done with the thought in the background.',
          ],
        },
        {
          means: 'unsure',
          says: [
            'It is hard to see when you are this scared.',
            'It can be something very small, like feeding the birds.',
            'No answer is needed right now.',
          ],
        },
      ],
    },
  },
  {
    id: 'perhaps-unresolved',
    says: [
      'Maybe it is so, maybe not: that can be your answer. {exercise} lets you try that on a smaller doubt.',
      '{exercise} helps you leave a big question open and do something else. Start with a mild one.',
      'You can learn to live with not knowing. {exercise} is a first step. For the worst doubts, get help from someone trained.',
    ],
    offers: ['maybe-maybe-not'],
  },
  {
    id: 'in-the-thick',
    says: [
      'When it is at its worst, you do not have to do anything clever. Let the thought be there, and sit down.',
      'If you have undone it just now, that is all right. There is no need to undo that as well.',
      'You may feel like the only one. Many people have such thoughts: parents, nurses, people of faith.',
    ],
  },
]
