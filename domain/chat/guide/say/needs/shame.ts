import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const shame: NeedWords = {
  need: 'shame',
  name: 'I feel ashamed',
  listens: [
    'I am not judging you.',
    'You have said it, and I am still here.',
    'That is hard to carry around.',
    'Many people carry something like that in secret.',
    'You do not have to defend it.',
    'Shame makes people want to disappear.',
    'A harsh voice inside is hard to live with.',
    'Shame can burn long after the moment is over.',
    'You are more than the thing you are ashamed of.',
    'Feeling small like that is painful.',
    'It is lonely to hide a part of yourself.',
    'Shame speaks as if it knew all of you.',
    'It is tiring to keep finding fault with yourself.',
  ],
  arrive: [
    {
      id: 'without-being-stared-at',
      says: [
        'You can say as little as you like. No one here can see your face, and nothing has to be confessed.',
        'Shame makes us want to hide. You can stay a bit hidden here, and still talk about it.',
        'That is hard to bring to anyone. You do not have to say what it is to be taken seriously.',
      ],
      asks: {
        name: 'shame-way-in',
        says: [
          'Shall I listen, help your body first, or look at it with you?',
          'What would be the easiest way to start?',
          'How would you like to go about it?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'heard',
            label: 'Let me say it',
            hears: [
              'say it',
              'just listen',
              'listen to me',
              'tell you',
              'tell someone',
              'let me tell',
              'want to talk',
              'just talk',
              'talk about it',
              'be heard',
              'get it out',
            ],
            says: [
              'Then say it, in any words you can find.',
              'I listen. You can start with the easiest part.',
              'You can say it here, and nothing bad will be said back.',
            ],
            to: 'listen',
          },
          {
            means: 'body',
            label: 'My body is burning',
            hears: ['body', 'burning', 'hot', 'cringe', 'sick', 'calm', 'settle', 'face'],
            says: [
              'Shame is very physical. The body first, then.',
              'Then we leave out the story for now.',
              'What caused it can stay with you.',
            ],
            to: 'hot-face',
          },
          {
            means: 'sense',
            label: 'Look at it calmly',
            hears: ['understand', 'make sense', 'calmly', 'sort', 'look at it', 'think it through'],
            says: [
              'Then we look at it slowly, without blame.',
              'You can look from as far away as you want.',
              'Good. We go one step at a time, and you can stop.',
            ],
            to: 'did-or-am',
          },
          {
            means: 'unsure',
            says: [
              'There is no need to choose a way.',
              'Then we just start with something small.',
              'That is all right, there is no hurry.',
            ],
          },
        ],
      },
    },
    {
      id: 'did-or-am',
      says: [
        'Guilt is about something you did. Shame is about who you are. They feel alike, but they need different things.',
        'Shame can be about something you did, about how you are, or about something others did to you.',
        'Some shame comes from one moment. Some shame is there all the time.',
      ],
      asks: {
        name: 'about-what',
        says: [
          'Is it about something you did, yourself, or something done to you?',
          'What is it mostly about, without any details?',
          'Which of these is closest to yours?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'deed',
            label: 'Something I did',
            hears: ['i did', 'mistake', 'guilty', 'regret', 'embarrassed myself'],
            says: [
              'Something you did, then. You do not have to say what.',
              'Most people have done something they would like to undo.',
              'Then there is a moment you wish you could take back.',
            ],
          },
          {
            means: 'self',
            label: 'The way I am',
            hears: [
              'way i am',
              'myself',
              'who i am',
              'my body',
              'not enough',
              'disgusting',
              'how i look',
              'everything',
            ],
            says: [
              'That hurts in a deep way.',
              'Then it is with you wherever you go. That is exhausting.',
              'That is a painful way to feel about yourself.',
            ],
          },
          {
            means: 'done-to-me',
            label: 'Something done to me',
            hears: ['done to me', 'they did', 'he did', 'she did', 'happened to me', 'abuse', 'bullied'],
            says: [
              'I believe you on that, and I will not ask what happened.',
              'What they did is on them, and not on you.',
              'Then the shame belongs to someone else. There is no need to tell me about it.',
            ],
            to: 'handed-on',
          },
          {
            means: 'unsure',
            says: [
              'It may be a mix. That is often so.',
              'Shame can be hard to explain.',
              'There is no need to sort that out now.',
            ],
          },
        ],
      },
    },
  ],
  work: [
    {
      id: 'what-shame-wants',
      says: [
        'Shame tells you to hide. But the more alone you are with it, the bigger it gets.',
        'Almost everyone has something they would hate others to know. Shame makes each of us think we are the only one.',
        'Shame usually gets smaller when a kind person hears about it. It does not have to be today, or all of it.',
      ],
    },
    {
      id: 'hot-face',
      says: [
        'A hot face, a sinking stomach, the wish to disappear: this is how shame feels in the body. {exercise} may ease it.',
        'Look up, at the top of a wall or at a tree. If you like, try {exercise} for a minute.',
        'Shame makes us look down. {exercise} helps you look around, and nobody is looking back.',
      ],
      offers: ['orienting', 'longer-exhale'],
    },
    {
      id: 'the-gallery',
      says: [
        'When we are ashamed, it feels as if everyone was looking. Most people are busy with their own lives.',
        'It can help to ask who you think is looking at you. “Everyone” is often two or three people.',
        'You may be picturing how others saw it. That picture can be harsher than what they really think.',
      ],
      asks: {
        name: 'whose-eyes',
        says: [
          'Whose opinion hurts the most?',
          'Who are you most afraid of, when you picture it?',
          'Which person comes to mind first?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'It makes sense that this hurts more, coming from them.',
              'What they think matters to you. So it hurts.',
              'That is one person, and not everyone.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'Maybe it is no one in particular. It still burns.',
              'Perhaps you are the strictest one yourself.',
              'No name is needed.',
            ],
          },
        ],
      },
    },
    {
      id: 'not-a-verdict',
      says: [
        'I cannot say if it was right or wrong. But one thing someone does is not the whole person.',
        'I do not judge you, and I cannot forgive you either. I can be here while it hurts.',
        'If it hurts to have done something, it means that you care about what is right.',
      ],
    },
    {
      id: 'old-voice',
      says: [
        'The harsh voice in our head often sounds like someone we knew: a parent, a teacher, other children.',
        'Listen for a moment to how that voice talks to you, and not to what it says. It may remind you of someone.',
        'Children learn early what others do not like about them. Such lessons can go on hurting for many years.',
      ],
      asks: {
        name: 'known-voice',
        says: [
          'Does that voice remind you of anyone?',
          'Has someone talked to you like that before?',
          'Is it a voice you know from somewhere?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'Yes, I know it',
            says: [
              'Then you learned it from someone. It did not start with you.',
              'No need to say who. Their words are not the truth about you.',
              'You have heard that for a long time, then.',
            ],
          },
          {
            means: 'no',
            label: 'No, it’s mine',
            says: [
              'Then you are very strict with yourself.',
              'It is hard to live with such a strict voice.',
              'You would probably not speak to a friend like that.',
            ],
          },
          {
            means: 'unsure',
            label: 'Not sure',
            says: [
              'It may be a mix of many people.',
              'It does not matter whose it is. It is harsh.',
              'That question can stay open.',
            ],
          },
        ],
      },
    },
    {
      id: 'handed-on',
      says: [
        'When people are hurt by others, they are often the ones who feel ashamed. The shame belongs to whoever did it.',
        'You are not to blame for being hurt by someone, even if it feels that way.',
        'Some people freeze, some go along, some say nothing. That is how a body gets through it. It is not consent, and not guilt.',
      ],
    },
    {
      id: 'to-put-right',
      says: [
        'If you hurt someone, you can say sorry, or put one thing right. Once is enough, without punishing yourself.',
        'Guilt can be useful if there is something to repair. If there is nothing to repair, it only hurts.',
        'Sometimes one honest sentence helps more than weeks of blaming yourself. And sometimes there is nothing to do.',
      ],
      asks: {
        name: 'a-repair',
        says: [
          'Is there something you want to put right?',
          'Does somebody need a sorry from you?',
          'Is there one thing you could repair?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'Yes, there is',
            says: [
              'You can do that once, when you feel calmer.',
              'Keep it short and honest. There is no need to run yourself down.',
              'Good. You can choose the day.',
            ],
          },
          {
            means: 'no',
            label: 'No, nothing',
            says: [
              'Then there is nothing you need to pay for.',
              'Then it is only pain, and pain needs kindness.',
              'Then you can stop putting yourself on trial, at least for today.',
            ],
          },
          {
            means: 'unsure',
            label: 'I keep wondering',
            says: [
              'I cannot answer that for you. It can rest for today.',
              'Going over it again and again can be a punishment of its own.',
              'If you have asked yourself many times, one more time may not help.',
            ],
          },
        ],
      },
    },
    {
      id: 'a-kinder-sentence',
      says: [
        'You would not talk to a friend the way shame talks to you. {exercise} is a try at a kinder voice. Stop if it feels wrong.',
        '{exercise} puts a bit of space between you and that harsh sentence. You do not have to believe anything new.',
        'You have been hard on yourself. For two minutes, {exercise} tries something kinder.',
      ],
      offers: ['self-compassion-break', 'notice-the-thought'],
    },
    {
      id: 'wish-to-vanish',
      says: [
        'Shame can make you want to disappear. If you have thoughts of dying, please tell a person: {lines}.',
        'Wanting the ground to swallow you is one thing. If you think of dying, people are there for you: {lines}.',
        'You can talk to people who will not be shocked, also about not wanting to live: {lines}.',
      ],
    },
    {
      id: 'one-decent-person',
      says: [
        'Telling one kind person can make shame smaller. Choose someone who can keep things to themselves.',
        'You do not have to tell it all. You can say: “I am ashamed of something, and I cannot say what.”',
        'Think of someone you feel good with. That could be the person to tell, one day.',
      ],
      asks: {
        name: 'is-there-one',
        says: [
          'Is there a person like that in your life?',
          'Can you think of someone who would be kind?',
          'Would it be safe to tell one person a small part?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'Yes, one',
            says: [
              'One is enough.',
              'Then you have someone to go to, when you are ready.',
              'You could start with a very small part.',
            ],
          },
          {
            means: 'no',
            label: 'No, nobody',
            says: [
              'A stranger can be easier: {lines}.',
              'That is a lot to hide all alone. A doctor is someone you can tell, too.',
              'No one right now. There are people you can call without giving your name: {lines}.',
            ],
          },
          {
            means: 'unsure',
            label: 'They’d think less of me',
            says: [
              'That is what shame says. You do not know what they would think.',
              'They might surprise you. That can wait for another time.',
              'Then it does not have to be them.',
            ],
          },
        ],
      },
    },
  ],
  check: [
    {
      id: 'how-it-burns',
      says: [
        'Let us see how you feel now. It does not matter what it is about.',
        'Talking about it can make it easier or harder. So I ask.',
        'We have been talking about it for a while. Whatever you feel now is fine.',
      ],
      asks: {
        name: 'burning-less',
        says: [
          'Do you feel it less, the same, or more?',
          'Has the shame gone down, stayed, or got stronger?',
          'How is it now, next to when we began?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'better',
            label: 'A little less',
            hears: ['less', 'better', 'cooler', 'easier', 'down'],
            says: [
              'Good. You have talked about it, and it got a bit easier.',
              'A little less is a good start.',
              'Some of the pressure has gone, then.',
            ],
            to: 'land',
          },
          {
            means: 'same',
            label: 'The same',
            hears: ['same', 'no change', 'still', 'no different', 'not really'],
            says: [
              'The same. Shame takes its time.',
              'It is there, and you need not fight it.',
              'All right. It is not your fault that it stays.',
            ],
          },
          {
            means: 'worse',
            label: 'It burns more',
            hears: ['more', 'worse', 'risen', 'burns', 'hotter', 'harder'],
            says: [
              'Then we stop talking about it, and look after you.',
              'That was too close. We take a step back.',
              'It got stronger. We leave the cause alone now.',
            ],
            to: 'hot-face',
          },
        ],
      },
    },
    {
      id: 'wish-to-hide-number',
      says: [
        'A number may be easier. Zero is no shame at all, ten is wanting to disappear.',
        'You can use a number instead of a sentence.',
        'The number is for how strong the feeling is. It is not a mark for you.',
      ],
      asks: {
        name: 'hiding-strength',
        says: [
          'How strong is the wish to hide, 0 to 10?',
          'How strong is the shame now, 0 to 10?',
          'From 0 to 10, how bad does it feel?',
        ],
        reads: 'scale',
        answers: [
          {
            means: 'low',
            says: [
              'Fairly low. You can look people in the eye with that.',
              'Not very strong now. That must be easier to live with.',
              'Low. You can take a break from it.',
            ],
            to: 'land',
          },
          {
            means: 'middle',
            says: [
              'It hurts, but you can think.',
              'That is still a lot to feel.',
              'Medium. We do not need to rush.',
            ],
          },
          {
            means: 'high',
            says: [
              'Shame that strong is too much to hold alone.',
              'I take that number seriously.',
              'So high. Then I will not ask more about the cause.',
            ],
            to: 'wish-to-vanish',
          },
        ],
      },
    },
  ],
  land: [
    {
      id: 'back-among-things',
      says: [
        'For the next hour, do something simple: wash up, go for a walk, water a plant. Keep your head up as you do it.',
        'Shame says: stay in and hide. A small thing among other people is a way to answer it.',
        'You have thought about it enough for now. You could go back to your day.',
      ],
      asks: {
        name: 'head-up-thing',
        says: [
          'Which simple thing would be possible now?',
          'Is there something small you can do with your hands?',
          'What would you be doing now, if this had not come up?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'All right, and take it slowly.',
              'You have every right to go back to your day.',
              'That will do. Leave the rest for today.',
            ],
            to: 'land',
          },
          {
            means: 'unsure',
            says: [
              'Then drink a glass of water and look outside.',
              'Nothing is fine too.',
              'You could just stay where you are for a while.',
            ],
            to: 'land',
          },
        ],
      },
    },
    {
      id: 'no-raised-eyebrow-later',
      says: [
        'You can come back with this or with something else. I will not think less of you.',
        'If it gets bad at night, you can come back. There are also people you can talk to: {lines}.',
        'You can leave it here, delete it, or tell someone kind one day. You choose.',
      ],
    },
  ],
  unfit: ['body-scan', 'thought-record', 'worst-best-likely', 'worry-time', 'muscle-relaxation', 'cool-pack'],
}
