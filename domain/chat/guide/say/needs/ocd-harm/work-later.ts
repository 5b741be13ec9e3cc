import type { NeedWords } from '#domain/chat/guide/say/words.ts'

/** And then. */
export const workLater: NeedWords['work'] = [
  {
    id: 'ride-the-asking',
    says: [
      'When you want to test yourself or ask someone, {exercise} gives you something to do for a few minutes instead.',
      '{exercise} is for the urge to make sure. You notice how strong it is, you wait, and you look again.',
      'An urge goes up and down if you leave it alone. {exercise} helps you wait with it. The thought may stay.',
    ],
    offers: ['urge-surfing'],
  },
  {
    id: 'smaller-world',
    says: [
      'Fear can take ordinary things away: cooking, bathing the baby, standing near a window, a cuddle before bed.',
      'You may have stopped doing some things because of the thought. You can take them back, and you can start with the easiest.',
      'It helps to do a little of what you have been avoiding. Pick the mildest thing, and leave the hardest for later.',
    ],
    asks: {
      name: 'harm-put-off',
      says: [
        'What is one everyday thing you would like back?',
        'What have you stopped doing because of the thought?',
        'Which easy thing could you start doing again?',
      ],
      reads: 'open',
      answers: [
        {
          means: 'told',
          says: [
            'I understand. You could take back a small part first, with the thought there.',
            'One minute of something easy is enough to start with.',
            'I can see that this matters to you. Someone can be in the room the first time.',
          ],
        },
        {
          means: 'unsure',
          says: [
            'You do not have to think of one now.',
            'It may come to you later today.',
            'We can leave that question.',
          ],
        },
      ],
    },
  },
  {
    id: 'beside-it',
    says: [
      'You can do the next thing with the thought in your head. You do not have to feel better first.',
      'Go back to what you were doing before it came: the washing-up, the bottle, the email. The thought may come with you.',
      'You can be frightened and still make the tea. Doing the ordinary thing is how you stop the thought running your day.',
    ],
    asks: {
      name: 'harm-next',
      says: [
        'What ordinary thing could you do next?',
        'What were you going to do today before this came?',
        'What would you do now if you did not have to be sure?',
      ],
      reads: 'open',
      answers: [
        {
          means: 'told',
          says: [
            'You can do that while the thought is there.',
            'You can be scared and still do the next small thing.',
            'You do not have to be certain before you go on.',
          ],
        },
        {
          means: 'unsure',
          says: [
            'A glass of water or a wash would do.',
            'Then start with whatever is right in front of you.',
            'It can be a very small thing.',
          ],
        },
      ],
    },
  },
  {
    id: 'perhaps-for-doubt',
    says: [
      '{exercise} is about living with “maybe”. Start with a small doubt. The worst ones are better done with someone trained.',
      'The doubt wants yes or no. In {exercise} you answer “maybe, maybe not” and go on with your day.',
      '{exercise} is a way to stop arguing with the thought. Try it on a mild one first.',
    ],
    offers: ['maybe-maybe-not'],
  },
  {
    id: 'hard-hours',
    says: [
      'When it is this strong, do less. Put your feet on the floor, hold a warm cup, and leave the next check undone.',
      'A louder thought does not mean more than a quiet one. It is only harder to bear. You could sit near someone for a while.',
      'If you have just checked or asked, that is all right. You can leave the next one.',
    ],
  },
]
