import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const someoneElse: NeedWords = {
  need: 'someone-else',
  name: 'Worried about someone',
  listens: [
    'I hear it about them, and I hear you in it.',
    'That may be told from the beginning, or from the worst bit.',
    'It is hard to write about somebody one cares for.',
    'That is a thing to have to know.',
    'You may say “they”, or a name, or neither.',
    'I take it as you saw it.',
    'There are two people in that, and both count here.',
    'That has come across.',
    'You can be worried and worn out in one sentence.',
    'It helps to have the whole of it in one place.',
    'To speak of them here takes nothing from them.',
    'That goes to how things are, for them and for you.',
    'I am reading with both of you in mind.',
  ],
  arrive: [
    {
      id: 'two-of-you',
      says: [
        'Worry for another person is heavy in its own way: it cannot be put down, and one cannot live it for them.',
        'You care about somebody, and it is going badly. There are two people in that, the one you fear for and the one who lies awake.',
        'Watching from beside can be as hard as being in it. We can look at what would help them, and at what holds you.',
      ],
      asks: {
        name: 'for-them-or-you',
        says: [
          'Where shall we start: with them, or with you?',
          'What is most needed at the moment?',
          'Is it advice for them, or somewhere to put it?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'heard',
            label: 'Let me tell it',
            hears: ['tell', 'listen', 'be heard', 'talk', 'get it out', 'somewhere to put it'],
            says: [
              'Tell it. What you have seen, in any order.',
              'I listen, to the parts about them and the parts about you.',
              'Then it has somewhere to go for a while.',
            ],
            to: 'listen',
          },
          {
            means: 'them',
            label: 'What can I do?',
            hears: [
              'what can i do',
              'help them',
              'help him',
              'help her',
              'advice',
              'with them',
              'what to say',
            ],
            says: [
              'Then first the question that decides the rest.',
              'For them, then. One thing comes before the others.',
              'There is often something. It depends on how urgent it is.',
            ],
            to: 'how-urgent',
          },
          {
            means: 'me',
            label: 'I can’t carry it',
            hears: ['carry', 'me', 'too much', 'exhausted', 'can’t cope', 'worn out', 'with me'],
            says: [
              'You, then. That is allowed, even now.',
              'It has become too much to hold up with two arms.',
              'Then we begin on your side of it.',
            ],
            to: 'who-holds-you',
          },
          {
            means: 'unsure',
            says: [
              'It may be impossible to separate the two.',
              'No need to choose between you and them.',
              'Then we go from one to the other.',
            ],
          },
        ],
      },
    },
    {
      id: 'how-urgent',
      says: [
        'Before anything slow, the fast question. Danger can mean a wish to die, something taken, an injury, or violence.',
        'Some worries have days, and some have minutes. Only you can see which this is; I cannot.',
        'What helps depends on the clock. If life is at stake, it is a matter for people who can go there.',
      ],
      asks: {
        name: 'in-danger-now',
        says: [
          'As far as you know, are they in danger right now?',
          'Could their life be at risk today?',
          'Is there danger now, as you see it?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'Yes, right now',
            says: [
              'Then call {emergency} before reading on, and say where they are.',
              'Call {emergency} now. You need no proof, and no permission.',
              'That is for {emergency}, at once. Being wrong about it does no harm.',
            ],
            to: 'when-it-is-urgent',
          },
          {
            means: 'no',
            label: 'Not right now',
            says: [
              'Not now. Then there is time to think.',
              'All right. So it is about days, and not minutes.',
              'Good to have asked. We can go slower.',
            ],
          },
          {
            means: 'unsure',
            label: 'I can’t tell',
            says: [
              'You need not be the one who decides. You can ask them, and you can ask {lines}.',
              'Then let somebody think with you who does this daily: {lines}.',
              'Not knowing is reason enough to ask: {lines}. For minutes that matter, {emergency}.',
            ],
            to: 'ask-them-plainly',
          },
        ],
      },
    },
  ],
  work: [
    {
      id: 'ask-them-plainly',
      says: [
        'If you fear that they think of dying, you may ask in those words. Asking does not put the idea there; it opens a door.',
        'A plain question is kinder than a careful one. You can ask whether they are thinking of ending their life, and then let the silence work.',
        'People who are asked about suicide are often relieved that somebody dares. You need no answer to it, only an ear and a phone.',
      ],
      asks: {
        name: 'could-you-ask',
        says: [
          'Could you imagine asking them?',
          'Is that a question you could put to them?',
          'Would you be able to say it, in your own words?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'Yes, I could',
            says: [
              'In a car or on a walk it is easier, with both looking ahead.',
              'If they say yes, stay near, and bring in somebody: {lines}.',
              'It may come out shakily. That does no harm.',
            ],
          },
          {
            means: 'no',
            label: 'No, I couldn’t',
            says: [
              'Then somebody else may ask. It need not be you.',
              'You do not have to. A line can tell you how, or do it with you: {lines}.',
              'It is a huge thing to say. You can also say only: I am worried about you.',
            ],
          },
          {
            means: 'unsure',
            label: 'It isn’t about that',
            says: [
              'Then it is something else that worries you, and it counts.',
              'Not that, then. Plain asking suits other troubles too.',
              'All right. That one can be left aside.',
            ],
          },
        ],
      },
    },
    {
      id: 'when-it-is-urgent',
      says: [
        'Until help is there: stay with them, or on the phone with them, if that is safe for you. You need not find the right words.',
        'In danger, three things: {emergency}, somebody near them, and the truth to whoever answers. What they may think of you afterwards can wait.',
        'If they are far away, {emergency} can still be told their name and where they might be. A child in danger is told of in the same way.',
      ],
    },
    {
      id: 'an-ear-not-an-answer',
      says: [
        'You do not need a solution in your pocket. “I can see that it is bad. I am here on Thursday as well” does a lot.',
        'Advice often lands like a shove. A question and a long pause land like a chair being pulled up.',
        'People seldom remember what was said to them in such a time. They remember who sat there.',
      ],
      asks: {
        name: 'words-for-them',
        says: [
          'What would you most like them to know?',
          'If you said one thing, what would it be?',
          'Which sentence of yours might reach them?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'That could be sent exactly so.',
              'There is a good deal of care in wanting them to hear that.',
              'Then that is the sentence. It needs no polish.',
            ],
          },
          {
            means: 'unsure',
            says: [
              '“I was thinking of you” is complete.',
              'It may be that there are no words, only turning up.',
              'Nothing clever is needed. Nothing at all is possible too.',
            ],
          },
        ],
      },
    },
    {
      id: 'small-and-certain',
      says: [
        'Offers with a handle are easier to take: “I am bringing soup at six” is better than “tell me if you need anything”.',
        'You could do one dull thing for them: ring the surgery, sit in the waiting room, take the bins out.',
        'Help may be small and regular. A message each morning that asks for no reply is a rope of a kind.',
      ],
      asks: {
        name: 'dull-kind-thing',
        says: [
          'What could you offer that has a handle?',
          'Which small thing would be within your means?',
          'What could you do for them, and still sleep?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'That can be done, and done again.',
              'It is within reach, and they can say no to it.',
              'A thing like that tells them more than a speech.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'Perhaps you have done what there is to do for now.',
              'Then nothing new. Being reachable may be the offer.',
              'It may come to you when you are less tired.',
            ],
          },
        ],
      },
    },
    {
      id: 'no-vow-of-silence',
      says: [
        'If they ask you to keep it secret, you may say: “I will not gossip. If your life is in danger, I will get help.”',
        'A secret about dying is too heavy for two. They may be angry that you told someone, and be alive to be angry.',
        'You are allowed to talk about this with one sensible person. That is no betrayal; it is a second pair of shoulders.',
      ],
    },
    {
      id: 'what-is-not-yours',
      says: [
        'You can hold a lamp for somebody. You cannot walk for them. What they do with their night is not all in your hands.',
        'Love does not make a person able to save another. It makes them able to stay, to ask, to call. That is your part.',
        'A grown person may refuse help, and it is dreadful to watch. Your offer can be made again, and it need not be made every hour.',
      ],
    },
    {
      id: 'people-for-helpers',
      says: [
        'Lines are there for the ones who worry as well. You can ask what to say and what to do next: {lines}.',
        'You may call on someone else’s account. They hear from many a mother, friend and flatmate: {lines}.',
        'Their doctor, a teacher, a nurse: such people can listen to you, even where they may not tell you anything back.',
      ],
    },
    {
      id: 'a-breath-for-you',
      says: [
        'Those who watch over others tend to hold their breath. {exercise} is for you alone, for three minutes.',
        'You will be some use to them with a pulse that has come down. {exercise} could help with that.',
        'Nothing is taken from them if you rest. {exercise} is a very short rest.',
      ],
      offers: ['longer-exhale', 'butterfly-tap', 'self-compassion-break'],
    },
    {
      id: 'who-holds-you',
      says: [
        'Whoever holds another needs to be held by somebody, too. It can be ten minutes on the phone, and not about them the whole time.',
        'Fear for someone can fill a whole house. There should be one person who asks after you.',
        'You may eat, laugh, and sleep while they are unwell. It is no theft; it is how one lasts.',
      ],
      asks: {
        name: 'somebody-for-you',
        says: [
          'Who is there for you?',
          'Is there someone who asks how you are?',
          'Do you have a person for yourself in this?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'Yes, I have someone',
            says: [
              'Then let them have a share of it.',
              'Good. There is a hand on your back, too.',
              'So there is a place where you need not be the strong one.',
            ],
          },
          {
            means: 'no',
            label: 'No one, really',
            says: [
              'Then you are holding with nobody holding you. These also listen to helpers: {lines}.',
              'That is a lonely watch. It deserves relief.',
              'Nobody, then. Groups for relatives exist for just this.',
            ],
          },
          {
            means: 'unsure',
            label: 'It feels disloyal',
            says: [
              'It may seem so. One can speak of one’s own tiredness and leave out their story.',
              'You may say “I am frightened for a friend”, and not a word more.',
              'Loyal people need somewhere to sit down as well.',
            ],
          },
        ],
      },
    },
  ],
  check: [
    {
      id: 'how-are-you-in-it',
      says: [
        'This one is for you and not for them.',
        'We have talked of somebody else for a while. A glance at the one who is writing.',
        'Their trouble will not be solved on this page, and so I ask only about yours.',
      ],
      asks: {
        name: 'your-load',
        says: [
          'Is your load a bit lighter, the same, or heavier?',
          'How is it for you now, next to before?',
          'Are you any steadier, or less so?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'better',
            label: 'A bit lighter',
            hears: ['lighter', 'better', 'steadier', 'easier', 'a bit', 'a little'],
            says: [
              'A bit lighter, with the same love in it.',
              'Then you have one hand free again.',
              'Steadier, by so much. It may be kept for yourself.',
            ],
            to: 'land',
          },
          {
            means: 'same',
            label: 'The same',
            hears: ['same', 'no change', 'no different', 'still', 'not really'],
            says: [
              'How could it be otherwise, while they are as they are.',
              'The same. Worry like that does not leave by talking.',
              'It weighs what it weighed. We can go on.',
            ],
          },
          {
            means: 'worse',
            label: 'Heavier',
            hears: ['heavier', 'worse', 'harder', 'more', 'less so'],
            says: [
              'Heavier. Then someone should take an end of it.',
              'Then it is more than one person’s load.',
              'That is a sign to look to yourself for a moment.',
            ],
            to: 'who-holds-you',
          },
        ],
      },
    },
    {
      id: 'worry-for-them-number',
      says: [
        'In numbers, if you like: nought is an ordinary day, ten is not being able to think of anything else.',
        'One more question that is about you. A rough answer is plenty.',
        'Let us see how loud the worry is, apart from how things are with them.',
      ],
      asks: {
        name: 'loud-worry',
        says: [
          'How loud is it, 0 to 10?',
          'From 0 to 10, how much does it fill you?',
          'Which number has the worry now, 0 to 10?',
        ],
        reads: 'scale',
        answers: [
          {
            means: 'low',
            says: [
              'Then you can hear yourself as well.',
              'A quiet number. You may be quiet with it.',
              'Low, for now. One can love and not be loud inside.',
            ],
            to: 'land',
          },
          {
            means: 'middle',
            says: [
              'Half of you is over there with them.',
              'In the middle, with an ear to the door.',
              'Loud enough, and you can still think beside it.',
            ],
          },
          {
            means: 'high',
            says: [
              'That fills everything. There has to be someone for you in this.',
              'Very loud. One person’s head is too small a room for it.',
              'So high. You come into it too, and now.',
            ],
            to: 'who-holds-you',
          },
        ],
      },
    },
  ],
  land: [
    {
      id: 'one-thing-each',
      says: [
        'For the next while, perhaps one thing for them and one for you: a message, and a proper meal.',
        'You could settle when you will next look in, and until then let it be somebody else’s hour, or no one’s.',
        'Before you go: one sentence to send, one person to tell, and then your own bed.',
      ],
      asks: {
        name: 'for-them-for-you',
        says: [
          'What will be yours, apart from them?',
          'What might the one for you be?',
          'What do you need before the day ends?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'Let that stand as firmly as an appointment with them.',
              'That is yours, and takes nothing from anybody.',
              'Then both of you get something out of today.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'Something warm to drink, at least, and sitting down to drink it.',
              'It has perhaps been a while since anyone asked.',
              'Then let it simply be rest.',
            ],
          },
        ],
      },
    },
    {
      id: 'door-for-helpers',
      says: [
        'Come back whenever it gets loud, for their sake or your own. If it turns dangerous, {emergency}; if you want advice, {lines}.',
        'You can close this now. You have not closed the door on them.',
        'Nobody can keep watch round the clock. For the hours when you would like somebody to think with you: {lines}.',
      ],
    },
  ],
  unfit: [
    'body-scan',
    'worst-best-likely',
    'thought-record',
    'maybe-maybe-not',
    '4-7-8-breathing',
    'leaves-on-a-stream',
  ],
}
