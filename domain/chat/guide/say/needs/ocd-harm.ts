import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const ocdHarm: NeedWords = {
  need: 'ocd-harm',
  name: 'Thoughts that scare me',
  listens: [
    'A thought like that is frightening to have.',
    'That does not shock me, and I am not judging you.',
    'You are not the only person with thoughts like this.',
    'A thought came that you did not ask for.',
    'No wonder you are tired of these thoughts.',
    'It hurts when a thought goes against what you care about.',
    'Being afraid of your own mind is a lonely fear.',
    'It is hard to be near people with this in your head.',
    'Keeping watch over yourself all the time is exhausting.',
    'It is hard to keep a thing like this inside.',
    'One picture in the mind can spoil a whole hour.',
    'It is a lot to live with a “what if” like that.',
    'Fear like this can creep into the most ordinary moments.',
  ],
  arrive: [
    {
      id: 'met-as-a-thought',
      says: [
        'Thoughts of harm can come to anyone. New parents get them about their baby. They are often about the people we love most, and that is terrifying.',
        'Many people get violent thoughts that they hate: in the kitchen, on a platform, or holding a baby. You can talk about it here.',
        'A thought like this can make you afraid of yourself. For me it is a thought, and I will not question you about it.',
      ],
      asks: {
        name: 'harm-start',
        says: [
          'What would help you first with this thought?',
          'Where would it be easiest to start?',
          'Which of these is closest to how it is for you?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'heard',
            label: 'Let me say it',
            hears: [
              'say it',
              'tell you',
              'tell someone',
              'let me tell',
              'hear me',
              'just listen',
              'listen to me',
              'want to talk',
              'just talk',
              'talk about it',
              'let it out',
            ],
            says: [
              'Say as much or as little as you want.',
              'Then tell me in your own way. Nobody is judging you here.',
              'You do not have to describe the thought itself.',
            ],
            to: 'listen',
          },
          {
            means: 'sticks',
            label: 'It keeps coming back',
            hears: ['keeps coming', 'won’t go', 'stuck', 'over and over', 'keeps', 'all day', 'won’t leave'],
            says: [
              'It is awful when it keeps coming back.',
              'Again and again, and each time it is a shock.',
              'Thoughts that frighten us are the ones that come back most.',
            ],
            to: 'no-pushing',
          },
          {
            means: 'checking',
            label: 'I keep testing myself',
            hears: ['testing', 'checking myself', 'make sure', 'am i', 'what if i', 'would i', 'dangerous'],
            says: [
              'Testing yourself all day is hard work.',
              'That is a very common part of this, and it wears people out.',
              'Watching yourself like that can take up the whole day.',
            ],
            to: 'night-watch',
          },
        ],
      },
    },
    {
      id: 'no-details-needed',
      says: [
        'You can just call it “the thought”. I do not need to know what happens in it.',
        'We can leave the pictures out. It is enough to say where you were and what you did next.',
        'It is fine to keep the worst part to yourself. We can talk about how it affects your day.',
      ],
    },
  ],
  work: [
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
  ],
  check: [
    {
      id: 'the-wish-now',
      says: [
        'We will not look at the thought itself. I only want to know about the urge to make sure.',
        'The thought may still be there, and that is fine. Let us see what the urge is doing.',
        'We have talked for a bit now. The urge may be different, or it may not.',
      ],
      asks: {
        name: 'harm-better',
        says: [
          'Is the urge to make sure less, the same, or stronger?',
          'How is the need to be certain now?',
          'Has the urge changed since we started?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'better',
            label: 'A bit less',
            hears: ['less', 'let go', 'better', 'eased', 'calmer'],
            says: [
              'A bit less, and you did not need an answer for it.',
              'You can carry on from here.',
              'So it can go down without being answered.',
            ],
            to: 'land',
          },
          {
            means: 'same',
            label: 'About the same',
            hears: ['same', 'no change', 'not really', 'as before'],
            says: [
              'You have not done anything wrong.',
              'An urge can take a while. We carry on gently.',
              'All right. It does not have to change yet.',
            ],
          },
          {
            means: 'worse',
            label: 'Stronger',
            hears: ['worse', 'greater', 'more', 'stronger', 'pressing'],
            says: [
              'I will ask less of you now.',
              'It often gets stronger before it eases. Let us make this smaller.',
              'Stronger. Then we stop working on it for the moment.',
            ],
            to: 'hard-hours',
          },
        ],
      },
    },
    {
      id: 'wish-in-numbers',
      says: [
        'Let us take the number for the urge again. It may be the same, and that is no failure.',
        'One more number, only for the need to be sure. It can be high or low.',
        'You can give me a number for the urge now, or skip this one.',
      ],
      asks: {
        name: 'harm-pull-after',
        says: [
          'How strong is the urge now, 0 to 10?',
          'What is the need to make sure now, 0 to 10?',
          'Where has the urge got to, from 0 to 10?',
        ],
        reads: 'scale',
        answers: [
          {
            means: 'low',
            says: [
              'That is low enough to go and do something else.',
              'So it came down, or it was never so high. Either is good to know.',
              'It is small now. Leave it be, if you can.',
            ],
            to: 'land',
          },
          {
            means: 'middle',
            says: [
              'Still there, but you can do other things beside it.',
              'It may take some more time.',
              'It is still asking. You can let it ask.',
            ],
          },
          {
            means: 'high',
            says: [
              'It is still so strong. That wears anyone out.',
              'You have been under strain for a while now.',
              'Then we go easy on you for a while.',
            ],
            to: 'hard-hours',
          },
        ],
      },
    },
  ],
  land: [
    {
      id: 'unopened',
      says: [
        'We can stop here with the question unanswered. You do not have to work out what the thought means.',
        'This is a good place to leave it. The question is still open, and your day can go on.',
        'Nothing has been decided about the thought, and nothing has to be. You can go on from here.',
      ],
      asks: {
        name: 'harm-now',
        says: [
          'Do you want to get on with your day, or stay a while?',
          'Would you like to stop here or keep talking?',
          'What would be best for you now?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'go',
            label: 'Turn to my day',
            hears: ['day', 'go on', 'leave', 'something else', 'done', 'bed', 'sleep'],
            says: [
              'All right. The thought may come along, and you can let it.',
              'Go and do something ordinary. You do not have to be sure first.',
              'Then do that. If there are people at home, go and be with them.',
            ],
            to: 'land',
          },
          {
            means: 'stay',
            label: 'Stay a while',
            hears: ['stay', 'keep talking', 'more', 'not yet', 'longer'],
            says: [
              'Stay as long as you like.',
              'Then we keep talking, with nothing to test or prove.',
              'Of course. Tell me whatever is on your mind.',
            ],
            to: 'listen',
          },
        ],
      },
    },
    {
      id: 'people-who-do-not-jump',
      says: [
        'There are people trained to help with thoughts like this. Ask a doctor for “exposure and response prevention”. It is made for this.',
        'A doctor is a good person to tell. “I get frightening thoughts I do not want” is enough. With a baby, your midwife or health visitor can hear it too.',
        'You do not have to do this alone. A kind of help called exposure and response prevention is made for thoughts like these.',
      ],
    },
    {
      id: 'thought-side-door',
      says: [
        'If the thought comes back, you can come here. You do not have to describe it again.',
        'You can close this whenever you want. If you feel the urge to check or ask, write here first.',
        'You can go now without an answer. Next time, “the thought again” is all you need to write.',
      ],
    },
  ],
  unfit: [
    'thought-record',
    'worst-best-likely',
    'worry-time',
    'leaves-on-a-stream',
    'body-scan',
    'muscle-relaxation',
    'longer-exhale',
    'cyclic-sighing',
    'coherent-breathing',
    'box-breathing',
    '4-7-8-breathing',
    'cool-pack',
    'butterfly-tap',
    'five-senses',
    'orienting',
    'attention-switch',
  ],
}
