import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const arrive: NeedWords['arrive'] = [
  {
    id: 'no-sermon',
    says: [
      'I will not lecture you about drinking or using. If you have stopped and now shake or feel ill, please call a doctor today.',
      'You can talk about it here without being told off. If stopping has made you shaky or ill, a doctor should know today.',
      'You can tell me how it is, good or bad. One thing first: if you stopped and your body shakes, call a doctor today.',
    ],
    asks: {
      name: 'substance-way-in',
      says: [
        'What would you like to start with?',
        'Do you want to talk, get through a craving, or say what you have had?',
        'Which of these fits best right now?',
      ],
      reads: 'choice',
      answers: [
        {
          means: 'stopped',
          hears: [
            'shaking',
            'shakes',
            'trembling',
            'withdrawal',
            'cold turkey',
            'feel ill',
            'stopped drinking',
            'quit drinking',
          ],
          says: [
            'If your body feels ill after stopping, that comes first.',
            'Then please take your body seriously right away.',
            'Stopping can make a body ill. This is one to act on.',
          ],
          to: 'stopping-with-care',
        },
        {
          means: 'a-little',
          hears: ['one glass', 'a glass', 'just one', 'only one', 'one drink', 'one beer', 'now and then'],
          says: [
            'That is not a lot. It can still bother you, and you can say why.',
            'All right, a little. What bothers you about it matters here.',
            'Then we look at what troubles you about it.',
          ],
          to: 'what-it-does-for-you',
        },
        {
          means: 'heard',
          label: 'Talk about it',
          hears: [
            'want to talk',
            'just talk',
            'talk about it',
            'just listen',
            'listen to me',
            'tell you',
            'tell someone',
            'let me tell',
            'be heard',
            'say it',
            'vent',
          ],
          says: [
            'Tell me, then. It does not have to lead to a decision.',
            'Go ahead, I am listening to all of it.',
            'All right. Start wherever you like.',
          ],
          to: 'listen',
        },
        {
          means: 'pull',
          label: 'Ride out a craving',
          hears: [
            'craving',
            'ride',
            'urge',
            'want to drink',
            'want to use',
            'tempted',
            'right now',
            'need a drink',
          ],
          says: [
            'All right. We only look at this one craving, right now.',
            'Then let us get through the next few minutes together.',
            'Good that you said so. A craving is strong, and it can be sat through.',
          ],
          to: 'how-strong-the-pull',
        },
        {
          means: 'state',
          label: 'I’ve already had some',
          hears: ['already', 'had some', 'drunk', 'high', 'took', 'used', 'relapsed', 'slipped', 'hungover'],
          says: [
            'All right. Then we look at how you are first.',
            'There is no blame for that here.',
            'All right, that changes what is useful now.',
          ],
          to: 'already-tonight',
        },
        {
          means: 'unsure',
          says: [
            'You do not have to choose anything here.',
            'Not knowing is all right. We start small.',
            'Then I will pick something, and you can say no to it.',
          ],
        },
      ],
    },
  },
  {
    id: 'what-it-does-for-you',
    says: [
      'A drink or a drug does something for you, or you would not bother. It may help you relax, sleep, or feel part of things.',
      'Before we talk about the bad side, there is what it gives you. That need is real, and it may be met in other ways too.',
      'It often helps to see what it is for. For some it is stress, for some it is sleep, for some it is being with others.',
    ],
    asks: {
      name: 'what-it-gives',
      says: [
        'What does it do for you?',
        'What do you hope to feel when you have it?',
        'What is better for you when you drink or use?',
      ],
      reads: 'open',
      answers: [
        {
          means: 'told',
          says: [
            'Anyone might want that.',
            'I see. So it has been doing a job for you.',
            'It is good to know that. The need behind it is real.',
          ],
          to: 'hungry-angry-lonely-tired',
        },
        {
          means: 'unsure',
          says: [
            'Maybe it is mostly habit by now.',
            'That can be hard to say, even to yourself.',
            'There may be no clear answer. We can leave that.',
          ],
        },
      ],
    },
  },
]
