import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const someoneElse: NeedWords = {
  need: 'someone-else',
  name: 'Worried about someone',
  listens: [
    'I hear you about them, and about you.',
    'What you see in them matters.',
    'That is hard on you too.',
    'You can be worried and tired at once.',
    'Caring about someone can hurt like that.',
    'Telling it here takes nothing away from them.',
    'Standing beside another person’s trouble is hard.',
    'Worry for someone has no days off.',
    'Being the one who notices is a heavy place to be.',
    'Wanting to help and not knowing how is painful.',
    'You can care for someone and be angry with them.',
    'The pain is theirs, and still it reaches you.',
    'It is hard to live your own day with them on your mind.',
  ],
  arrive: [
    {
      id: 'two-of-you',
      says: [
        'When someone you care about is having a hard time, it is hard on you too. Both of you count here.',
        'You are thinking about someone else, and it weighs on you. We can talk about them, and also about you.',
        'It is painful to watch and not be able to make it better. You do not have to sort it out alone.',
      ],
      asks: {
        name: 'for-them-or-you',
        says: [
          'What would help first: telling it, ideas for them, or help for you?',
          'Where shall we start: with them, or with you?',
          'What do you need most right now?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'heard',
            label: 'Let me tell it',
            hears: [
              'tell you',
              'tell someone',
              'let me tell',
              'just listen',
              'listen to me',
              'be heard',
              'want to talk',
              'just talk',
              'talk about it',
              'get it out',
              'somewhere to put it',
            ],
            says: [
              'Tell it, in any order you like.',
              'Tell me what has been going on.',
              'Go on, I am listening to your side as well.',
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
              'Let us look at what might help them.',
              'All right, we think about them first.',
              'There is often something small you can do.',
            ],
            to: 'what-is-going-on',
          },
          {
            means: 'me',
            label: 'I can’t carry it',
            hears: ['too much', 'exhausted', 'can’t cope', 'worn out', 'carry it', 'carry this', 'on me'],
            says: [
              'Then we start with you. That is not selfish.',
              'It has become too much for you. That is reason enough to start there.',
              'You are part of this as well.',
            ],
            to: 'who-holds-you',
          },
          {
            means: 'unsure',
            says: [
              'You do not have to choose between you and them.',
              'We can do a bit of both.',
              'Not sure is fine. We go step by step.',
            ],
          },
        ],
      },
    },
    {
      id: 'how-urgent',
      says: [
        'I ask this of everyone, because it changes what to do. Danger can be suicide, an injury, something they took, or violence.',
        'First, a safety question. If nothing like that is going on, just say no.',
        'Some things can wait for days, and some cannot wait at all. So I ask once, to be sure.',
      ],
      asks: {
        name: 'in-danger-now',
        says: [
          'Is anyone in danger right now?',
          'Do you fear that someone could die or be badly hurt today?',
          'As far as you know, is there danger to life now?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'Yes, right now',
            says: [
              'Then call {emergency} now, and say where they are. You do not need proof.',
              'Please call {emergency} before you read on. It does no harm if you turn out to be wrong.',
              'Call {emergency} straight away. Tell them what you know.',
            ],
            to: 'when-it-is-urgent',
          },
          {
            means: 'no',
            label: 'Not right now',
            says: [
              'Then there is time to think.',
              'Good that I could ask. Then we can go slowly.',
              'All right, no danger right now. Then we have time.',
            ],
          },
          {
            means: 'unsure',
            label: 'I can’t tell',
            says: [
              'You do not have to decide that alone. You can ask here: {lines}. If it gets urgent, {emergency}.',
              'If you cannot tell, ask people who deal with this every day: {lines}.',
              'Not being sure is a good reason to call and ask: {lines}.',
            ],
            to: 'ask-them-plainly',
          },
        ],
      },
    },
  ],
  work: [
    {
      id: 'what-is-going-on',
      says: [
        'Different things help, depending on what is going on. A rough answer is enough.',
        'So that I do not guess wrong, it helps to know what this is about.',
        'I do not want to assume anything. You can tell me in a word or two.',
      ],
      asks: {
        name: 'what-is-it-with-them',
        says: [
          'Are they ill, going through a hard time, or are you afraid for their life?',
          'What is going on with them, roughly?',
          'Which of these is closest?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'ill',
            label: 'They are very ill',
            hears: [
              'ill',
              'sick',
              'cancer',
              'hospital',
              'stroke',
              'dementia',
              'dying',
              'hospice',
              'operation',
              'chemo',
            ],
            says: [
              'That is very hard to stand beside.',
              'Illness in someone you love changes every day.',
              'Then you are living with that too, each day.',
            ],
            to: 'beside-illness',
          },
          {
            means: 'struggling',
            label: 'They are struggling',
            hears: [
              'struggling',
              'hard time',
              'depressed',
              'drinking',
              'anxious',
              'not eating',
              'sad',
              'lonely',
              'divorce',
              'low',
            ],
            says: [
              'It is hard to see someone you love go through that.',
              'Then they are lucky to have someone who notices.',
              'That would worry most people who care.',
            ],
            to: 'an-ear-not-an-answer',
          },
          {
            means: 'afraid',
            label: 'I fear for their life',
            hears: [
              'afraid for',
              'fear for',
              'suicide',
              'suicidal',
              'kill',
              'in danger',
              'hurt themselves',
              'not safe',
            ],
            says: [
              'That is a frightening thought to carry. Let us look at it at once.',
              'Then we look at that first, before anything else.',
              'It is right to take that seriously.',
            ],
            to: 'how-urgent',
          },
          {
            means: 'gone',
            hears: [
              'died',
              'passed away',
              'passed',
              'lost him',
              'lost her',
              'lost them',
              'is dead',
              'funeral',
              'is gone',
              'miss him',
              'miss her',
            ],
            says: [
              'You have lost someone. I have no advice for that, but I can listen.',
              'That is a great loss. You can say anything about them here.',
              'Then this is about missing them. You can talk, and I will stay with it.',
            ],
            to: 'listen',
          },
          {
            means: 'unsure',
            says: [
              'You can leave that open.',
              'It does not need a heading.',
              'We can go on without a name for it.',
            ],
          },
        ],
      },
    },
    {
      id: 'an-ear-not-an-answer',
      says: [
        'You do not have to fix it for them. You can say: “I can see that it is bad. I am here.” Then just listen.',
        'Most people do not want advice first. They want someone to ask how it is, and then wait for the answer.',
        'It often helps more to listen than to find a solution. You can ask them what would help today.',
      ],
      asks: {
        name: 'words-for-them',
        says: [
          'What would you most like them to know?',
          'If you could say one thing to them, what would it be?',
          'Which words might reach them?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'You know best how to say it to them.',
              'It is clear how much you care.',
              'Plain words are good enough.',
            ],
          },
          {
            means: 'unsure',
            says: [
              '“I was thinking of you” is enough.',
              'There may be no words for it. Being there counts.',
              'You can also just be with them, and say nothing.',
            ],
          },
        ],
      },
    },
    {
      id: 'small-and-certain',
      says: [
        'A clear offer is easier to accept: “I will bring dinner at six” works better than “tell me if you need anything”.',
        'You could do one practical thing for them: make a phone call, drive them, do the shopping, sit with them.',
        'Small and regular is good. A short message each day that needs no answer shows them you are there.',
      ],
      asks: {
        name: 'dull-kind-thing',
        says: [
          'What small thing could you offer them?',
          'Which practical thing could you do, and still rest yourself?',
          'What could you do this week that would help a bit?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'That could help, and they can still say no.',
              'Small things like that can help.',
              'One small thing at a time.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'Maybe you have already done what you can for now.',
              'Then nothing new. It is enough that they can reach you.',
              'It may come to you when you have had some rest.',
            ],
          },
        ],
      },
    },
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
  ],
  check: [
    {
      id: 'how-are-you-in-it',
      says: [
        'This question is about you, not about them.',
        'We have talked about someone else. Now I would like to ask about you.',
        'Their trouble may be the same as before. I would like to know how you are.',
      ],
      asks: {
        name: 'your-load',
        says: [
          'Do you feel a bit better, the same, or worse?',
          'How are you now, next to when we started?',
          'Is it a bit lighter for you, the same, or heavier?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'better',
            label: 'A bit lighter',
            hears: ['lighter', 'better', 'steadier', 'easier'],
            says: [
              'Good, a bit lighter. You can care about them and feel better too.',
              'A little relief for you is allowed.',
              'That is something, even if nothing has changed for them.',
            ],
            to: 'land',
          },
          {
            means: 'same',
            label: 'The same',
            hears: ['same', 'no change', 'no different', 'still', 'not really'],
            says: [
              'Of course. It is hard to feel better while they are not.',
              'The same. Talking does not always shift a worry.',
              'All right. Let us see what else there is.',
            ],
          },
          {
            means: 'worse',
            label: 'Heavier',
            hears: ['heavier', 'worse', 'harder', 'more', 'less so'],
            says: [
              'Then you need someone with you in this.',
              'Then it is too much for one person.',
              'That is a sign to look after yourself now.',
            ],
            to: 'who-holds-you',
          },
        ],
      },
    },
    {
      id: 'worry-for-them-number',
      says: [
        'If you like, give your worry a number. Zero is none, ten means you can think of nothing else.',
        'One more question about you. A rough guess is enough.',
        'I would like to know how strong the worry is for you right now.',
      ],
      asks: {
        name: 'loud-worry',
        says: [
          'How strong is your worry now, 0 to 10?',
          'From 0 to 10, how worried are you?',
          'What number has your worry, 0 to 10?',
        ],
        reads: 'scale',
        answers: [
          {
            means: 'low',
            says: [
              'That leaves some room for you.',
              'Low right now. You can rest for a while.',
              'It is all right to worry less for a bit.',
            ],
            to: 'land',
          },
          {
            means: 'middle',
            says: [
              'You are half here and half with them.',
              'That is a worry you feel all day.',
              'A fair amount, and you may still be able to do other things.',
            ],
          },
          {
            means: 'high',
            says: [
              'That is very strong. You need someone beside you.',
              'That is too much to hold on your own.',
              'Then we should think about you now.',
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
        'For today, maybe one thing for them and one thing for you: a message to them, and a proper meal for you.',
        'You could decide when you will next check on them. Until then, you may think of other things.',
        'Before you stop here: maybe one message to send, and then some rest.',
      ],
      asks: {
        name: 'for-them-for-you',
        says: [
          'What will you do for yourself today?',
          'What could the one thing for you be?',
          'What do you need before the day ends?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'Keep some time for that, as for an appointment.',
              'That is for you, and it takes nothing from anyone.',
              'Do that. It matters too.',
            ],
            to: 'land',
          },
          {
            means: 'unsure',
            says: [
              'At least something warm to drink, sitting down.',
              'Maybe nobody has asked you that in a while.',
              'Then just rest, if you can.',
            ],
            to: 'land',
          },
        ],
      },
    },
    {
      id: 'door-for-helpers',
      says: [
        'You can come back when the worry is strong, for them or for you. If it is urgent, {emergency}. For advice: {lines}.',
        'You can close this now. Resting does not mean that you have let them down.',
        'Nobody can watch over someone day and night. When you want to talk it through with a person: {lines}.',
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
