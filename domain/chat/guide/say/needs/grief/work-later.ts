import type { NeedWords } from '#domain/chat/guide/say/words.ts'

/** And then. */
export const workLater: NeedWords['work'] = [
  {
    id: 'still-to-say',
    says: [
      'You may have had no chance to say goodbye. You can still write to {him}, here or on paper.',
      'Some people write a letter that they never send. It can be one line, and it can be an angry one.',
      'If there is something you wish you had told {him}, you can write it here.',
    ],
    asks: {
      name: 'one-more-sentence',
      says: [
        'What would you like to say to {him}?',
        'Is there something you did not get to say?',
        'What would you tell {him} if you could?',
      ],
      reads: 'open',
      answers: [
        {
          means: 'told',
          says: [
            'I have read it. I will not add anything to that.',
            'Those words are for them. You can keep them, or write more.',
            'That was hard to write.',
          ],
        },
        {
          means: 'unsure',
          says: [
            'You can do that another day, or not at all.',
            'You may have said it all already.',
            'You can leave that. You know what you feel for {him}.',
          ],
        },
      ],
    },
  },
  {
    id: 'what-people-say',
    says: [
      'People often say the wrong thing: “be strong”, “time heals”, “at least”. They mean well, and it can still hurt.',
      'Others may think you should be over it by now. You do not have to be.',
      'You may go home early, say no, or not answer the phone. You may also have a good time. You decide.',
    ],
  },
  {
    id: 'hard-to-go-on',
    says: [
      'Missing someone can make you not want to go on. If you have thoughts of dying, please tell a person tonight: {lines}.',
      'Some people wish to die so that they can be with the person they lost. If you do, please talk to someone now: {lines}.',
      'Some nights it can feel too much to bear. There are people awake who will listen: {lines}.',
    ],
  },
  {
    id: 'someone-who-knew',
    says: [
      'It can help to be with someone who knew {him} too. You can talk about {him}, or just be quiet together.',
      'You can ask someone for a small thing: come and sit with me, bring some food, tell me a story about {him}.',
      'You do not have to talk about it to have company. Someone can just do the dishes with you.',
    ],
    asks: {
      name: 'who-else-misses',
      says: [
        'Is there someone who misses {him} too?',
        'Could someone come and sit with you?',
        'Is there a person you can be with today?',
      ],
      reads: 'yes-no',
      answers: [
        {
          means: 'yes',
          label: 'Yes, there is',
          says: [
            'You could send them a message: “I miss them today.”',
            'Good. You do not have to say much to each other.',
            'Maybe they would be glad to hear from you as well.',
          ],
        },
        {
          means: 'no',
          label: 'No, just me',
          says: [
            'That makes it even harder. If you want to talk to a person, {lines}.',
            'I am sorry you are alone with this. There are groups for people who have lost someone.',
            'Then you carry it all by yourself. You can write about {him} here as often as you like.',
          ],
        },
        {
          means: 'unsure',
          label: 'They grieve differently',
          says: [
            'That can be lonely, even in the same house.',
            'People grieve in different ways. Yours is not wrong, and neither is theirs.',
            'You could tell them what you need, even if they grieve another way.',
          ],
        },
      ],
    },
  },
  {
    id: 'how-long-since',
    says: [
      'Grief can hurt in the first days and many years later. You may have told me when it was; I would like to get it right.',
      'New grief and old grief are both hard, in different ways. You may have said this before.',
      'It helps me to know how long it has been. You do not have to name a date.',
    ],
    asks: {
      name: 'new-or-old',
      says: [
        'Is it very new, or longer ago?',
        'Was it just now, some months ago, or long ago?',
        'Is this loss new, or from some time ago?',
      ],
      reads: 'choice',
      answers: [
        {
          means: 'new',
          label: 'It’s very new',
          hears: [
            'new',
            'today',
            'yesterday',
            'days',
            'last week',
            'this week',
            'weeks',
            'recent',
            'lately',
            'just happened',
          ],
          says: [
            'It is so new. You do not have to understand it yet.',
            'Then eating, sleeping and breathing are enough for now.',
            'Everything can feel unreal in the first days.',
          ],
        },
        {
          means: 'a-while',
          label: 'Some months',
          hears: [
            'month',
            'months',
            'a year',
            'last year',
            'spring',
            'summer',
            'autumn',
            'winter',
            'a while',
          ],
          says: [
            'Some months can be a hard time. Other people go back to their lives, and you are still in it.',
            'That is often when people stop asking. You are still allowed to talk about it.',
            'After some months it can hurt just as much, and that is normal.',
          ],
        },
        {
          means: 'old',
          label: 'Long ago',
          hears: ['long ago', 'years', 'decades', 'ages', 'when i was', 'childhood'],
          says: [
            'Many years, and it can still hurt like this.',
            'Long ago does not mean over.',
            'You can miss someone for the rest of your life. That is not wrong.',
          ],
        },
        {
          means: 'unsure',
          says: [
            'Time feels strange when you have lost someone.',
            'I do not need a date.',
            'You do not have to work it out.',
          ],
        },
      ],
    },
  },
]
