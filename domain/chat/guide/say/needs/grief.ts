import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const grief: NeedWords = {
  need: 'grief',
  name: 'I am grieving',
  listens: [
    'It is allowed to hurt as much as it does.',
    'That hurts, and I will not try to talk you out of it.',
    'You do not have to be strong here.',
    'You can tell me about it as often as you need to.',
    'Loss is hard at any time.',
    'Loss leaves a gap in the most ordinary places.',
    'Grief does not go by a timetable.',
    'Missing can be strongest when nobody else notices.',
    'The world goes on, and that can feel wrong.',
    'A day can go well and still have a hole in it.',
    'Love does not stop because something has ended.',
    'Some days it is sharp, and some days it is dull.',
    'What mattered that much cannot simply be replaced.',
  ],
  arrive: [
    {
      id: 'no-right-way',
      says: [
        'I am so sorry for your loss. You do not have to find the right words, and you do not have to feel better here.',
        'I am very sorry. There is no right way to grieve. You can talk about them, or we can just get through the next hour.',
        'Losing someone you love hurts so much. I will not tell you that it was for the best. You can tell me how it is.',
      ],
      asks: {
        name: 'grief-way-in',
        says: [
          'What would be good for you right now?',
          'Would you like to talk, or get through the next hour?',
          'Where shall we start with this?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'heard',
            label: 'Talk about it',
            hears: [
              'want to talk',
              'just talk',
              'talk about it',
              'tell you',
              'just listen',
              'listen to me',
              'be heard',
              'about them',
              'about him',
              'about her',
            ],
            says: [
              'I would like to hear about it. Start wherever you want.',
              'Tell me about them, if you like.',
              'Please do. You can begin with anything.',
            ],
            to: 'listen',
          },
          {
            means: 'body',
            label: 'Get through this hour',
            hears: ['get through', 'hour', 'tonight', 'body', 'breathe', 'crying', 'can’t stop', 'steady'],
            says: [
              'Then we only think about this hour.',
              'All right. One hour, and nothing beyond it.',
              'That is enough to aim for today.',
            ],
            to: 'this-hour',
          },
          {
            means: 'sense',
            label: 'Why it feels this way',
            hears: ['why', 'understand', 'make sense', 'normal', 'this way'],
            says: [
              'Grief can feel very strange. Here is something many people find.',
              'It is normal to ask that. I will tell you a little about grief.',
              'Grief does odd things to people. It may help to know some of them.',
            ],
            to: 'it-comes-and-goes',
          },
          {
            means: 'unsure',
            says: [
              'There is nothing you have to know. We can just be here.',
              'It is hard to want anything right now.',
              'Then just write whatever comes next.',
            ],
          },
        ],
      },
    },
    {
      id: 'after-parting',
      says: [
        'Being left, or leaving, can pull the floor away. Nothing has to be understood or decided tonight.',
        'A parting hurts like a loss, because it is one. You may miss them and be angry, both in the same minute.',
        'When it ends, a whole life of small habits ends with it. You can say here how that is, in any order.',
      ],
      asks: {
        name: 'parting-way-in',
        says: [
          'What would help most at this moment?',
          'Shall we talk about it, or get you through tonight?',
          'Which of these comes nearest to what you need?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'heard',
            label: 'Tell what happened',
            hears: ['want to talk', 'just talk', 'talk about it', 'tell you', 'just listen', 'what happened'],
            says: [
              'Then tell it as it comes. I am listening.',
              'Start with today, or with the day it ended.',
              'As it comes, out of order too. It need not be fair.',
            ],
            to: 'listen',
          },
          {
            means: 'body',
            label: 'Get through tonight',
            hears: ['get through', 'tonight', 'hour', 'crying', 'breathe', 'can’t stop'],
            says: [
              'Then only tonight. The rest can wait outside.',
              'Good. Just until you sleep.',
              'One evening, and no more than that.',
            ],
            to: 'this-hour',
          },
          {
            means: 'sense',
            label: 'Stop looking and texting',
            hears: ['texting', 'text', 'insta', 'looking', 'check', 'stop', 'phone'],
            says: [
              'The pull to look or write is strong after a parting.',
              'That is a hard one, and there is something to try.',
              'Right. We start with the phone.',
            ],
            to: 'the-phone-after',
          },
          {
            means: 'unsure',
            says: [
              'You need not know. Write whatever comes.',
              'All right. We can just stay here a while.',
              'Then nothing in particular. I read along.',
            ],
          },
        ],
      },
    },
  ],
  work: [
    {
      id: 'the-phone-after',
      says: [
        'Every look at their page starts it anew for an hour. You could mute them for one week, or hand the phone to a friend at night.',
        'What you want to write can go in a note first. Send nothing that is younger than one night.',
        'Put their name out of sight on the phone: muted, archived, no photos on the first screen. It can be undone.',
      ],
    },
    {
      id: 'what-ended-too',
      says: [
        'With a person go other things: the evenings, their family, the plans, the side of the bed. It is all right to miss those by name.',
        'Sometimes one misses the plans more than the person. You can say which it is today.',
        'It leaves holes at certain hours. Knowing which hour is worst helps to have someone there for it.',
      ],
      asks: {
        name: 'worst-hour',
        says: [
          'Which time of day is hardest since then?',
          'What do you miss that nobody thinks of?',
          'When does it hit you most?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'That is a real gap in the day.',
              'It makes sense that it is just there.',
              'So that is where it hurts most.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'It may be all of it, then.',
              'That can change from day to day.',
              'Leave it open. It shows itself.',
            ],
          },
        ],
      },
    },
    {
      id: 'who-it-was',
      says: [
        'I would like to hear about them, if you want to tell me. Their name, what they were like, or what you had hoped for.',
        'You can tell me something about them. It does not have to be about how they died.',
        'What people miss is often a small thing: a voice, a joke, a hand. You can tell me one.',
      ],
      asks: {
        name: 'one-ordinary-thing',
        says: [
          'Would you like to tell me something more about them?',
          'What do you miss most today?',
          'What would you like me to know about them?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'That is a lot to miss, and a lot to bear.',
              'That is good to have in words. It can hurt to remember, too.',
              'I can hear how much this hurts.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'It may hurt too much to say.',
              'You do not have to tell me. You can keep it to yourself.',
              'Sometimes grief makes the mind go blank. It does not mean you love them less.',
            ],
          },
        ],
      },
    },
    {
      id: 'it-comes-and-goes',
      says: [
        'Grief comes in waves. You may laugh in the morning and cry on the floor in the afternoon. Both are normal.',
        'There are no neat stages. Most people go back and forth, and some days are worse for no clear reason.',
        'If you forget it for an hour, you are not letting them down. If it hits you after a good day, you are not going backwards.',
      ],
    },
    {
      id: 'this-hour',
      says: [
        'Crying takes a lot out of you, and so does not being able to cry. {exercise} is gentle and takes only a few minutes.',
        '{exercise} will not take the grief away. It can make this hour a little easier on your body.',
        'You can do {exercise} while you cry, and you can stop at any point.',
      ],
      offers: ['butterfly-tap', 'longer-exhale'],
    },
    {
      id: 'what-sets-it-off',
      says: [
        'Small things can bring it all back: a song, a smell, an empty chair, a message you cannot send.',
        'The first time of everything is hard: the first weekend, the first birthday, the first good news you cannot tell them.',
        'You may get through the morning, and then you see their coat or their name. It can knock you over.',
      ],
      asks: {
        name: 'what-caught-you',
        says: [
          'What has been hardest today?',
          'Is there something that brought it back?',
          'Which moments are the hardest for you now?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'That would be hard for anyone who is grieving.',
              'That sounds very painful.',
              'No wonder that hurts.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'Sometimes it comes for no reason at all.',
              'It does not need a reason.',
              'It may just be the whole of it that is hard.',
            ],
          },
        ],
      },
    },
    {
      id: 'what-is-mixed-in',
      says: [
        'Grief can bring other feelings with it: guilt, anger, relief, or no feeling at all. All of these are normal.',
        'You may be angry with them, or with yourself, or with everyone. You may feel nothing. You can say that here.',
        'Some feelings are hard to admit after a death: being relieved, being angry. Many people have them.',
      ],
      asks: {
        name: 'mixed-in',
        says: [
          'Is one of these in it for you?',
          'What else do you feel, besides missing them?',
          'Which of these is hardest for you?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'guilt',
            label: 'Guilt',
            hears: ['guilt', 'guilty', 'should have', 'my fault', 'if only', 'regret'],
            says: [
              'Guilt hurts so much. You know things now that you did not know then.',
              'Almost everyone who grieves thinks “if only I had”. It is a painful thought to be alone with.',
              'You can tell me what you feel guilty about. I will not judge it.',
            ],
          },
          {
            means: 'anger',
            label: 'Anger',
            hears: ['anger', 'angry', 'furious', 'rage', 'unfair', 'hate'],
            says: [
              'You are allowed to be angry. You can love someone and be angry with them.',
              'It can feel so unfair. You can say that here, as loudly as you like.',
              'Anger is part of grief for many people.',
            ],
          },
          {
            means: 'nothing',
            label: 'Relief, or nothing',
            hears: ['relief', 'relieved', 'nothing', 'numb', 'blank', 'empty', 'can’t cry'],
            says: [
              'You can love someone and be relieved, or feel nothing. It does not mean you did not care.',
              'Many people feel that, and hardly anyone says it.',
              'Feeling nothing can be how you get through it for now.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'You may feel all of them at once.',
              'You do not have to sort it out.',
              'It can change from one hour to the next.',
            ],
          },
        ],
      },
    },
    {
      id: 'still-to-say',
      says: [
        'You may have had no chance to say goodbye. You can still write to them, here or on paper.',
        'Some people write a letter that they never send. It can be one line, and it can be an angry one.',
        'If there is something you wish you had told them, you can write it here.',
      ],
      asks: {
        name: 'one-more-sentence',
        says: [
          'What would you like to say to them?',
          'Is there something you did not get to say?',
          'What would you tell them if you could?',
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
              'You can leave that. You know what you feel for them.',
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
        'It can help to be with someone who knew them too. You can talk about them, or just be quiet together.',
        'You can ask someone for a small thing: come and sit with me, bring some food, tell me a story about them.',
        'You do not have to talk about it to have company. Someone can just do the dishes with you.',
      ],
      asks: {
        name: 'who-else-misses',
        says: [
          'Is there someone who misses them too?',
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
              'Then you carry it all by yourself. You can write about them here as often as you like.',
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
  ],
  check: [
    {
      id: 'how-it-is-to-talk',
      says: [
        'I will not ask if you feel better. I would only like to know how it is to talk about it.',
        'Talking can help, and it can also make it hurt more. We can stop any time.',
        'Let us stop for a moment and see how you are right now.',
      ],
      asks: {
        name: 'eased-or-opened',
        says: [
          'Is this a little easier, the same, or harder?',
          'How is it for you now?',
          'Does it hurt less, the same, or more?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'better',
            label: 'A little easier',
            hears: ['easier', 'better', 'eased', 'lighter', 'calmer'],
            says: [
              'It does not mean you are forgetting them.',
              'You are allowed to feel a little better.',
              'A little easier. You can rest now, if you want.',
            ],
            to: 'land',
          },
          {
            means: 'same',
            label: 'The same',
            hears: ['same', 'no change', 'no different', 'not really', 'still'],
            says: [
              'Words cannot mend it. I am still listening.',
              'The same. It does not have to change.',
              'You can go on talking, or stop.',
            ],
          },
          {
            means: 'worse',
            label: 'It hurts more',
            hears: ['raw', 'harder', 'worse', 'more', 'heavier', 'opened'],
            says: [
              'Then let us stop talking about it, and look after you for a bit.',
              'Talking can bring it all up. We will be gentle now.',
              'I am sorry. You do not have to say any more about it now.',
            ],
            to: 'this-hour',
          },
        ],
      },
    },
    {
      id: 'how-much-room',
      says: [
        'If you like, give it a number. At 0 there is space for other things, and at 10 there is nothing but grief.',
        'Some hours are full of it, and some are not. I would like to know about this one.',
        'You can tell me how strong it is right now, or skip this.',
      ],
      asks: {
        name: 'room-it-takes',
        says: [
          'How strong is it now, 0 to 10?',
          'From 0 to 10, how much of this hour is grief?',
          'What number fits this hour, 0 to 10?',
        ],
        reads: 'scale',
        answers: [
          {
            means: 'low',
            says: [
              'There is a bit of space, then. You may use it for something nice.',
              'A small number does not make it a small loss.',
              'Then rest a little, while it is quieter.',
            ],
            to: 'land',
          },
          {
            means: 'middle',
            says: [
              'It is there, and you can still do something small.',
              'That is a lot to have with you all day.',
              'Go easy on yourself at that number.',
            ],
          },
          {
            means: 'high',
            says: [
              'That is almost more than one person can bear.',
              'So much. You should not be alone with that.',
              'Then only very small things now: a drink, a chair, a person.',
            ],
            to: 'someone-who-knew',
          },
        ],
      },
    },
  ],
  land: [
    {
      id: 'a-place-for-it',
      says: [
        'You can do one small thing for them today: light a candle, play their song, look at a photo for a while.',
        'Grief makes people very tired. Eat something simple, drink some water, and go to bed early if you can.',
        'You can set aside a little time to miss them, and then do something ordinary. Both are good for you.',
      ],
      asks: {
        name: 'what-next-gently',
        says: [
          'What would you like to do next?',
          'Is there something small you want to do today?',
          'What could help you through the rest of the day?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: ['You can cry while you do it.', 'Go slowly with it.', 'Let that be enough for today.'],
            to: 'land',
          },
          {
            means: 'unsure',
            says: [
              'Then just eat or drink something.',
              'You do not have to do anything. You can simply sit.',
              'The next small thing can come by itself.',
            ],
            to: 'land',
          },
        ],
      },
    },
    {
      id: 'tell-more-another-day',
      says: [
        'You can come back and talk about them whenever you want, on a hard day or an ordinary one.',
        'You can stop for now. If the nights are too long, there are people you can talk to: {lines}.',
        'Go gently. You can tell me more about them another time.',
      ],
    },
  ],
  unfit: [
    'thought-record',
    'worst-best-likely',
    'worry-time',
    'maybe-maybe-not',
    'leaves-on-a-stream',
    'urge-surfing',
    'body-scan',
  ],
}
