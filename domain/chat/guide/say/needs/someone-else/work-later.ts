import type { NeedWords } from '#domain/chat/guide/say/words.ts'

/** And then. */
export const workLater: NeedWords['work'] = [
  {
    id: 'what-is-not-yours',
    says: [
      'You can be there, ask, and offer help. What they do with it is not all up to you.',
      'You cannot live it for them, however much you love them. Your part is to stay in touch and to ask.',
      'An adult may say no to help, and that is awful to watch. You can offer again, and you do not have to offer every hour.',
    ],
  },
  {
    id: 'who-holds-you',
    says: [
      'When you look after someone, you need someone too. It could be ten minutes on the phone, about you.',
      'You should have one person who asks how you are. Caring for someone is tiring, even when you do it gladly.',
      'You may eat, sleep and laugh while they are unwell. It helps you to keep going.',
    ],
    asks: {
      name: 'somebody-for-you',
      says: [
        'Is there someone who asks how you are?',
        'Is there someone there for you?',
        'Do you have someone to talk to about this?',
      ],
      reads: 'yes-no',
      answers: [
        {
          means: 'yes',
          label: 'Yes, I have someone',
          says: [
            'Good. Tell them how you are, not only how it is going.',
            'Then you could call them today.',
            'You could let them help you a little more.',
          ],
        },
        {
          means: 'no',
          label: 'No one, really',
          says: [
            'You should not have to do this alone. You can talk to someone here: {lines}.',
            'There are groups for families and friends. Ask a doctor where to find one.',
            'That is lonely. These people listen to worried friends and families too: {lines}.',
          ],
        },
        {
          means: 'unsure',
          label: 'It feels disloyal',
          says: [
            'You can talk about how tired you are, and leave out their story.',
            'You can say: “I am worried about someone,” and nothing more.',
            'It is not disloyal to need help yourself.',
          ],
        },
      ],
    },
  },
  {
    id: 'people-for-helpers',
    says: [
      'Help lines are also there for people who worry about someone else. You can ask them what to do: {lines}.',
      'You can call for advice about someone else. They get such calls all the time: {lines}.',
      'Their doctor or a teacher can listen to what you have seen, even if they may not tell you anything back.',
    ],
  },
  {
    id: 'a-breath-for-you',
    says: [
      'You have been thinking of someone else. {exercise} is only for you, for a few minutes.',
      'You can help better when you have had a short rest. {exercise} is one way to get it.',
      'It takes nothing from them if you rest. You could try {exercise}, or skip it.',
    ],
    offers: ['longer-exhale', 'butterfly-tap', 'self-compassion-break'],
  },
  {
    id: 'beside-illness',
    says: [
      'When someone is very ill, you do not need the right words. Sitting with them, or holding their hand, is often enough.',
      'You can ask them: do you want to talk about it today, or about something else. Then do what they say.',
      'It is all right to cry with them. It is all right to talk about small, ordinary things as well.',
    ],
    asks: {
      name: 'with-them',
      says: [
        'What would you like to say to them, or do with them?',
        'Is there something you want them to hear from you?',
        'What would you like the next visit or call to be like?',
      ],
      reads: 'open',
      answers: [
        {
          means: 'told',
          says: [
            'You know them best.',
            'That could mean a lot to them.',
            'It does not have to come out smoothly.',
          ],
        },
        {
          means: 'unsure',
          says: [
            'Being there is enough. You do not have to have words.',
            'A few plain words of love say most of it.',
            'You do not have to know yet.',
          ],
        },
      ],
    },
  },
  {
    id: 'ask-them-plainly',
    says: [
      'Only if you fear they might think of dying: you can ask them directly. Asking does not put the idea in their head.',
      'If you have a bad feeling about their safety, you can ask: are you thinking of ending your life. Then listen.',
      'If suicide has crossed your mind about them, a plain question is kind. Many people are relieved to be asked.',
    ],
    asks: {
      name: 'could-you-ask',
      says: [
        'Could you ask them that, if you needed to?',
        'Would you be able to ask, in your own words?',
        'Is that a question you could ask them?',
      ],
      reads: 'yes-no',
      answers: [
        {
          means: 'yes',
          label: 'Yes, I could',
          says: [
            'It can be easier on a walk or in a car. If they say yes, stay with them and get help: {lines}.',
            'Good. If the answer is yes, do not leave them alone, and call: {lines}.',
            'It is fine if your voice shakes. You can ask anyway.',
          ],
        },
        {
          means: 'no',
          label: 'No, I couldn’t',
          says: [
            'Then someone else can ask. A help line can tell you how: {lines}.',
            'You can also say just this: “I am worried about you.”',
            'It is a very big thing to say. You can get help with it: {lines}.',
          ],
        },
        {
          means: 'unsure',
          label: 'It isn’t about that',
          says: [
            'Then it is about something else, and that counts just as much.',
            'All right. Then you can leave that question aside.',
            'Good that I know. We leave that one.',
          ],
        },
      ],
    },
  },
  {
    id: 'when-it-is-urgent',
    says: [
      'If it becomes an emergency: stay with them if that is safe for you, call {emergency}, and wait together.',
      'In danger, call {emergency} and tell them the truth. You can also call someone who is close to them.',
      'If they are far away, {emergency} can still help. Give their name, and where they could be.',
    ],
  },
  {
    id: 'no-vow-of-silence',
    says: [
      'If they ask you to keep a secret, you can say: “I will not gossip. If your life is in danger, I will get help.”',
      'You should not have to carry a secret about someone’s safety alone. You may tell one person you trust.',
      'Telling one sensible adult or friend is not a betrayal. It means that two people can help.',
    ],
  },
]
