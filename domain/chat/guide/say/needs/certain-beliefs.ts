import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const certainBeliefs: NeedWords = {
  need: 'certain-beliefs',
  name: 'Something strange is happening',
  listens: [
    'I hear how you tell it, and I do not laugh.',
    'You can say it slowly, with breaks.',
    'That is how it is for you now, and I read it so.',
    'I am not here to argue with you.',
    'I stay with how it is for you.',
    'You need not convince me of anything.',
    'That is a great deal to have going on.',
    'It can be said in simple words, or few.',
    'I take you seriously.',
    'We need not get to the bottom of it.',
    'Quiet is allowed between the lines.',
    'You may leave things out.',
    'I heard that, and I answer only to you.',
  ],
  arrive: [
    {
      id: 'taken-seriously',
      says: [
        'I am prepared words, and nobody is watching live. What is going on I cannot see from here. How it is for you I can hear.',
        'I will not tell you that it is so, nor that it is not. I only stay near how you are with it.',
        'It may be hard to say such things, for fear of the look on a face. There is no face here. You are taken seriously.',
      ],
      asks: {
        name: 'strange-way-in',
        says: [
          'What would help you a little?',
          'Which would you like first?',
          'Shall I listen, help you steady, or speak of rest?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'heard',
            label: 'Listen to me',
            hears: ['listen', 'hear me', 'talk', 'tell', 'believe me', 'explain'],
            says: [
              'I listen. You set the pace.',
              'Then tell me how it is for you.',
              'All right. I read, and do not argue.',
            ],
            to: 'listen',
          },
          {
            means: 'steady',
            label: 'Feel steadier',
            hears: ['steady', 'steadier', 'calm', 'scared', 'body', 'ground', 'settle', 'safe'],
            says: [
              'Steadier, then, in small ways.',
              'Yes. First a bit of ground.',
              'Then we start with the place you are in.',
            ],
            to: 'plain-things-in-view',
          },
          {
            means: 'rest',
            label: 'Get some rest',
            hears: ['rest', 'sleep', 'tired', 'quiet', 'stop it', 'can’t sleep'],
            says: [
              'Rest, then. It matters more than it looks.',
              'That is a wise thing to want.',
              'Then sleep comes first, and the rest after.',
            ],
            to: 'sleep-before-answers',
          },
          {
            means: 'unsure',
            says: [
              'That need not be decided. We go gently.',
              'Too much at once, perhaps. Then one quiet thing.',
              'All right. You need not choose.',
            ],
          },
        ],
      },
    },
    {
      id: 'the-feeling-in-it',
      says: [
        'Whatever the cause, it does something to you. That is the part I can talk about, and the part that can be eased.',
        'We can leave the question of what it means. There is also the question of how you are.',
        'When everything seems to have a meaning, feelings run high. They are real, and they can be looked after.',
      ],
      asks: {
        name: 'which-feeling',
        says: [
          'Which feeling is strongest?',
          'Is it more fear, more restlessness, or more loneliness?',
          'How does it leave you feeling?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'afraid',
            label: 'Afraid',
            hears: ['afraid', 'scared', 'fear', 'terrified', 'frightened', 'watched', 'danger'],
            says: [
              'Afraid. That is a hard way to be in one’s own days.',
              'Fear like that keeps a body awake.',
              'Then you need somewhere softer to stand.',
            ],
          },
          {
            means: 'wound-up',
            label: 'Wound up, racing',
            hears: [
              'racing',
              'wound up',
              'restless',
              'energy',
              'excited',
              'amazing',
              'fast',
              'awake',
              'powerful',
            ],
            says: [
              'Racing. Then slower and quieter would be kind.',
              'So everything is going fast, perhaps too fast to rest.',
              'Wound up like that, a body forgets it is tired.',
            ],
          },
          {
            means: 'alone',
            label: 'Alone with it',
            hears: ['alone', 'lonely', 'nobody believes', 'no one believes', 'isolated', 'misunderstood'],
            says: [
              'Alone with it. That is a cold place.',
              'Then it would be good to have one person near.',
              'That is lonely, whatever else it is.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'It may be all of them together.',
              'Feelings can be hard to catch at such a time.',
              'No word for it, then. It can be felt without one.',
            ],
          },
        ],
      },
    },
  ],
  work: [
    {
      id: 'sleep-before-answers',
      says: [
        'Sleep comes before answers. A mind that has been awake too long makes everything louder, sharper and more connected.',
        'Short nights can turn up the volume of the whole world. Lying down in the dark counts, also without sleep.',
        'For this night or the next, one aim: fewer lights, fewer screens, nothing with caffeine, and bed.',
      ],
      asks: {
        name: 'slept-lately',
        says: [
          'Have you slept much these last nights?',
          'Was there some sleep last night?',
          'Do you get any proper sleep at the moment?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'Yes, some',
            says: [
              'Some sleep is good. It is worth guarding.',
              'Then that much is there to build on.',
              'Keep to that, even if other things call.',
            ],
          },
          {
            means: 'no',
            label: 'Hardly any',
            says: [
              'That is hard on a mind. After two such nights a doctor should hear of it, today if possible.',
              'Hardly any. A doctor can help with sleep, without having to settle the rest.',
              'Then tiredness is in all of this, and it can be helped.',
            ],
          },
          {
            means: 'unsure',
            label: 'I don’t need it',
            says: [
              'That can happen. A body runs up a debt in the meantime.',
              'Needing no sleep is something to tell a doctor, and soon.',
              'You may not feel tired. Rest is still a kindness to the head.',
            ],
          },
        ],
      },
    },
    {
      id: 'plain-things-in-view',
      says: [
        '{exercise} stays with plain things: a wall, a cup, a sound outside. They ask nothing of you.',
        'If all is too full of meaning, {exercise} goes to what is simply there. A chair is a chair for a minute.',
        'Feet on the ground, eyes open, {exercise}, as slowly as you like. You can stop at once.',
      ],
      offers: ['orienting', 'butterfly-tap'],
    },
    {
      id: 'turn-things-down',
      says: [
        'Less of everything helps an overfull head: one lamp, no news, no feeds, one gentle sound at most.',
        'You could give the searching a rest for some hours. What matters will still be there after sleep.',
        'A dim room, a blanket, water in reach. Nothing has to be worked out in it.',
      ],
    },
    {
      id: 'one-person-you-trust',
      says: [
        'It would be good if one person you trust knew how you are. They need not agree with you to sit with you.',
        'You can say to them: “I am not sleeping and I am frightened. Please stay with me.” The rest may wait.',
        'Someone who has known you for long can be a rail on a steep stair. It could be family, a friend, a neighbour.',
      ],
      asks: {
        name: 'trusted-person',
        says: [
          'Is there a person you trust?',
          'Who feels safe to you at the moment?',
          'Could somebody be with you today?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'Yes, someone',
            says: [
              'Then it would be good to be near them today.',
              'That is worth a lot. A call or a knock would do.',
              'Let that person know you need company, before anything else.',
            ],
          },
          {
            means: 'no',
            label: 'I trust no one',
            says: [
              'That is a frightening place. You can begin with a voice that asks for no name: {lines}.',
              'No one, just now. Trust can start as small as a glass of water from somebody.',
              'Then it is very lonely. It need not be trust at first, only somebody kind in the next room.',
            ],
          },
          {
            means: 'unsure',
            label: 'They don’t believe me',
            says: [
              'That hurts. They can still care how you sleep and whether you eat.',
              'Somebody can doubt a thing and still hold your hand.',
              'You might leave that subject out, and ask only for company.',
            ],
          },
        ],
      },
    },
    {
      id: 'if-there-are-voices',
      says: [
        'If you hear voices: they can be let talk without being answered or obeyed. Music, humming or reading aloud makes some quieter.',
        'A voice may sound strong and still have no hands. If it tells you to hurt yourself or anybody, call {emergency}, or {lines}.',
        'Some people hear what others do not. If it commands something harmful, it need not be done, and {emergency} is for that minute.',
      ],
    },
    {
      id: 'nothing-large-today',
      says: [
        'Large steps can wait for some nights of sleep: leaving, spending, quitting, telling everyone, going to set things right.',
        'It can feel urgent to act. If it is true today, it will be true on Friday, and you will have rested by then.',
        'Better to face nobody and follow nobody over this, and to give nothing away. For today it is enough to stay where it is safe.',
      ],
    },
    {
      id: 'body-first-aid',
      says: [
        'A body under such strain needs simple things: water, bread, something warm. They work on the head as well.',
        'Drink or drugs, and too much coffee, can make all this stronger. Leaving them out for some days is a help.',
        'If you take medicine from a doctor, do not change it alone. One phone call can sort out what is right.',
      ],
      asks: {
        name: 'eaten-today',
        says: [
          'Have you had something to eat and drink today?',
          'Was there a meal today, even a small one?',
          'Is there some water near you?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'Yes',
            says: [
              'Good. A little more later would do no harm.',
              'That is one plain thing in place.',
              'Then the body has something to work with.',
            ],
          },
          {
            means: 'no',
            label: 'No',
            says: [
              'Then a glass of water, when you can.',
              'It slips away at such times. Bread will do, from a packet.',
              'It can be put right in a minute or two.',
            ],
          },
          {
            means: 'unsure',
            label: 'I can’t eat',
            says: [
              'Small sips, then. If it goes on, a doctor should know.',
              'Soup or sweet tea goes down more easily than a plate.',
              'Water first, and no force.',
            ],
          },
        ],
      },
    },
    {
      id: 'a-doctor-for-the-strain',
      says: [
        'A doctor can help with fear and sleep, whatever lies behind them. It is a good thing to see one soon, today or tomorrow.',
        'You may write three lines to take along: how I sleep, what frightens me, since when. That is enough to begin.',
        'The sooner such strain is helped, the easier it tends to be. Someone could go with you and sit in the waiting room.',
      ],
      asks: {
        name: 'could-see-doctor',
        says: [
          'Could you see a doctor, for the strain of it?',
          'Would you be willing to tell a doctor how you sleep?',
          'Is there a doctor or a nurse you have met before?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'Yes, I could',
            says: [
              'Good. Let someone ring for you, if that is easier.',
              'Then soon, while it is a yes.',
              'That is a door worth using this week.',
            ],
          },
          {
            means: 'no',
            label: 'No',
            says: [
              'All right. It is yours to say.',
              'No, then. You can be heard elsewhere as well: {lines}.',
              'That is respected. It may be asked again some other day.',
            ],
          },
          {
            means: 'unsure',
            label: 'I don’t trust them',
            says: [
              'You can take somebody along, and leave when you want.',
              'Then only for the sleep, and nothing else.',
              'Trust may come second. They can be asked what they write down.',
            ],
          },
        ],
      },
    },
    {
      id: 'something-ordinary',
      says: [
        'An ordinary thing done slowly can hold a head together: rinsing a cup, folding towels, feeding an animal.',
        'Stay with what your hands can touch. Warm water, wool, the handle of a door.',
        'Sit where there is daylight, or under one lamp. Hum a tune you have known since you were small.',
      ],
    },
    {
      id: 'soft-out-breath',
      says: [
        '{exercise} is for a body that is on guard: small breaths, eyes open, nothing to imagine.',
        'When everything runs fast, {exercise} is slow on purpose. A minute is enough, and then stop.',
        'It is only breathing, with no meaning in it: {exercise}. Leave it if it bothers you.',
      ],
      offers: ['longer-exhale'],
    },
  ],
  check: [
    {
      id: 'how-loud-is-it-all',
      says: [
        'I ask how you are, and not what is true.',
        'A small stop. It is about you and how much you can bear just now.',
        'Let us see whether it has become any quieter round you.',
      ],
      asks: {
        name: 'any-steadier',
        says: [
          'Are you a little steadier, the same, or less steady?',
          'Is it quieter, unchanged, or louder?',
          'How is it now for you?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'better',
            label: 'A little steadier',
            hears: ['steadier', 'better', 'calmer', 'quieter', 'a bit', 'a little', 'less'],
            says: [
              'A little steadier. Let it stay small and quiet.',
              'Good. No need to do anything with it.',
              'Then there is some ground again.',
            ],
            to: 'land',
          },
          {
            means: 'same',
            label: 'The same',
            hears: ['same', 'no change', 'unchanged', 'still', 'not really'],
            says: [
              'The same. We can go on gently.',
              'As it was. Nothing has to be forced.',
              'All right. It takes time, and sleep.',
            ],
          },
          {
            means: 'worse',
            label: 'Less steady',
            hears: ['worse', 'less steady', 'louder', 'more', 'stronger', 'scared'],
            says: [
              'Then you should not be by yourself with it.',
              'Less steady. Then a person, in the same room if possible.',
              'That is more than a page can hold. If you are not safe, {emergency}.',
            ],
            to: 'one-person-you-trust',
          },
        ],
      },
    },
    {
      id: 'safe-where-you-are',
      says: [
        'One plain question, because I cannot see you.',
        'Before anything else, a word about safety. You may answer with one.',
        'This I ask in so many words, and it has no trick in it.',
      ],
      asks: {
        name: 'safe-now-with-it',
        says: [
          'Are you safe where you are?',
          'Are you, and the people round you, safe tonight?',
          'Do you feel safe from hurting yourself or anyone?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'Yes',
            says: [
              'Good. Stay there, and keep it quiet.',
              'All right. Then nothing has to happen fast.',
              'That is what matters most at this moment.',
            ],
            to: 'land',
          },
          {
            means: 'no',
            label: 'No',
            says: [
              'Then please call {emergency}, or {lines}, and say just that.',
              'Go where people are, and call {emergency}. You can say that you are frightened.',
              'Help should be with you now: {emergency}, or {lines}.',
            ],
            to: 'one-person-you-trust',
          },
          {
            means: 'unsure',
            label: 'I’m not sure',
            says: [
              'Not sure is enough to ask somebody to come, or to call {lines}.',
              'Then go near someone. If it tips, {emergency}.',
              'Then it should be looked at together with a person: {lines}.',
            ],
            to: 'one-person-you-trust',
          },
        ],
      },
    },
  ],
  land: [
    {
      id: 'quiet-next-hours',
      says: [
        'For the next hours: something to eat, somebody near, one lamp, bed. That is a whole plan.',
        'Let the evening or the morning be very simple. Big questions keep well overnight.',
        'Now something plain and warm, and a message to the person you trust most.',
      ],
      asks: {
        name: 'first-plain-thing',
        says: [
          'Which of these could be first?',
          'What is the first plain thing you will do?',
          'What can you reach from where you are?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'That first, then, and slowly.',
              'Let it be quiet round that.',
              'One thing, and then the one after it.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'Then sitting down, with a glass of water.',
              'It may be just to lie down.',
              'The nearest thing will do.',
            ],
          },
        ],
      },
    },
    {
      id: 'come-back-rested',
      says: [
        'You can come back, rested or not. For fear in the night there are real people: {lines}. In danger there is {emergency}.',
        'We leave it here, unsettled and quiet. A doctor and one trusted person are the two best next doors.',
        'The page will be where it is. Should a voice or a fear push you towards harm, {emergency} comes first.',
      ],
    },
  ],
  unfit: [
    'body-scan',
    'muscle-relaxation',
    'cool-pack',
    '4-7-8-breathing',
    'box-breathing',
    'cyclic-sighing',
    'leaves-on-a-stream',
    'notice-the-thought',
    'thought-record',
    'worst-best-likely',
    'worry-time',
    'maybe-maybe-not',
    'urge-surfing',
    'self-compassion-break',
    'attention-switch',
    'stop-and-choose',
    'five-senses',
  ],
}
