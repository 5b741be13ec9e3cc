import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const substance: NeedWords = {
  need: 'substance',
  name: 'Drinking or using',
  listens: [
    'That is read without a sermon.',
    'You can say it as it is; nobody tots it up.',
    'There is no clean version needed here.',
    'I hear that, and think no less of you.',
    'It may contradict what you said before. That happens.',
    'That is one piece of it, and I have it.',
    'You do not have to promise anything after that sentence.',
    'It can be told with the good parts left in.',
    'Nothing of that is held against you.',
    'I am with you at that line.',
    'It sounds like something, and it need not sound like progress.',
    'Half of you may disagree. Both halves may talk.',
    'That is said, and the world has not ended over it.',
  ],
  arrive: [
    {
      id: 'no-sermon',
      says: [
        'No sermon here and no counting. You can want to stop, want to go on, and want both within a minute.',
        'People drink or use for reasons, and the reasons are seldom stupid. You can talk about them without being told off.',
        'Wherever you are with it, before, in the middle or after, you can say so here. I do not need you to be sober or sure.',
      ],
      asks: {
        name: 'substance-way-in',
        says: [
          'What would be good to start with?',
          'Do you want to talk, ride something out, or look at it?',
          'Which is most pressing?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'heard',
            label: 'Talk about it',
            hears: ['talk', 'listen', 'tell', 'be heard', 'say it', 'vent'],
            says: [
              'Then talk. It need not lead to a resolution.',
              'I listen, to the wanting and to the not wanting.',
              'Say it any way round.',
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
              'Then the pull itself, and only for now.',
              'Good. A craving is a thing with a shape.',
              'One craving at a time is enough to deal with.',
            ],
            to: 'how-strong-the-pull',
          },
          {
            means: 'state',
            label: 'I’ve already had some',
            hears: [
              'already',
              'had some',
              'drunk',
              'high',
              'took',
              'used',
              'relapsed',
              'slipped',
              'hungover',
            ],
            says: [
              'All right. Then being safe comes first.',
              'Then we begin from there, and without blame.',
              'That is said straight, and it changes what is useful.',
            ],
            to: 'already-tonight',
          },
          {
            means: 'unsure',
            says: [
              'It can stay undecided. Many things about this are.',
              'No plan, then. That is how most talks begin.',
              'Then one small thing, and you may wave it away.',
            ],
          },
        ],
      },
    },
    {
      id: 'what-it-does-for-you',
      says: [
        'It does something, or nobody would bother. It quiets, or lifts, or makes an evening pass, or makes people bearable.',
        'Before what it costs, there is what it gives. That is worth knowing, because the need behind it is real.',
        'It is usually an answer to something. One can look at the question without liking the answer.',
      ],
      asks: {
        name: 'what-it-gives',
        says: [
          'What does it do for you?',
          'What is it good for, in your own words?',
          'Which part of you does it look after?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'That is a real need, whatever one thinks of the means.',
              'So it has a job. That explains how hard it is to dismiss.',
              'Wanting that is nothing odd.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'Perhaps it no longer does much, and stays out of habit.',
              'It may have been for something once.',
              'That can be hard to see from the inside of it.',
            ],
          },
        ],
      },
    },
  ],
  work: [
    {
      // Stopping at once after heavy daily drinking can bring fits: NICE CG100, on withdrawal.
      id: 'not-all-at-once',
      says: [
        'One thing first. After much drinking each day, stopping all at once can harm. A doctor can plan it. Fits or seeing things: {emergency}.',
        'If it has been a lot each day, do not stop in one go without a doctor. For fits, confusion or seeing things, call {emergency}.',
        'A body that is used to drink every day needs a doctor’s plan to stop. Shaking that grows, fits, seeing things: {emergency}.',
      ],
    },
    {
      id: 'how-strong-the-pull',
      says: [
        'A craving feels like an order and is more like a weather report. It says what the wind is doing, and not where you must go.',
        'The pull has a height, and the height changes. Looking at it is already something other than doing what it says.',
        'You can let it be there at full strength and still keep your hands in your lap for a minute.',
      ],
      asks: {
        name: 'pull-strength',
        says: [
          'How strong is the pull now, 0 to 10?',
          'From 0 to 10, how hard does it tug?',
          'Which number has the craving, 0 to 10?',
        ],
        reads: 'scale',
        answers: [
          {
            means: 'low',
            says: [
              'So it is about, and it keeps its voice down.',
              'That is a tug one can walk with.',
              'Low can be used for arranging a few things.',
            ],
          },
          {
            means: 'middle',
            says: [
              'Strong enough to interrupt everything.',
              'A middling pull. It could go up or down from there.',
              'So it has you by the sleeve.',
            ],
          },
          {
            means: 'high',
            says: [
              'That is a great deal of pull. No blame in it.',
              'Then it fills the whole window.',
              'As strong as that, minutes are long.',
            ],
            to: 'ride-it',
          },
        ],
      },
    },
    {
      id: 'ride-it',
      says: [
        'Cravings tend to rise, stand for a while, and sink, whether or not they get what they want. {exercise} lets you watch one do it.',
        'With {exercise} you neither fight nor follow. You stay on top of the wave for as long as you can be bothered.',
        '{exercise} asks for some minutes between wanting and doing. What you choose afterwards stays yours.',
      ],
      offers: ['urge-surfing', 'stop-and-choose'],
    },
    {
      id: 'hungry-angry-lonely-tired',
      says: [
        'Behind a craving there is sometimes a simpler want, dressed up: food, rest, a row that was not had, a voice.',
        'Thirst of this kind borrows from other lacks. A sandwich does not solve it, and now and then takes the top off.',
        'It is worth asking the body what else it might have meant.',
      ],
      asks: {
        name: 'simpler-want',
        says: [
          'Is one of these in it: hunger, anger, loneliness, tiredness?',
          'What else might you be short of?',
          'If it were not that, what would you want?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'body',
            label: 'Hungry or tired',
            hears: ['hungry', 'tired', 'sleep', 'food', 'exhausted', 'rest', 'thirsty'],
            says: [
              'A body running on little pulls harder at everything.',
              'Then a plate and a pillow are part of this.',
              'So it is partly plain need. Plain need can be met.',
            ],
          },
          {
            means: 'wound-up',
            label: 'Angry or stressed',
            hears: ['angry', 'stressed', 'anxious', 'work', 'furious', 'nervous', 'tense', 'worried'],
            says: [
              'Wound up, then, and this is the switch that is known.',
              'The pressure is real. It has more than one tap.',
              'So the day itself is in the glass.',
            ],
          },
          {
            means: 'lonely',
            label: 'Lonely or empty',
            hears: ['lonely', 'alone', 'bored', 'empty', 'sad', 'nobody', 'numb'],
            says: [
              'Then it has been standing in for company.',
              'An empty evening has a strong pull of its own.',
              'That is a hollow one wants to fill, and no wonder.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'Sometimes the craving is just the craving.',
              'It might be habit, and the hour on the clock.',
              'No hidden want, then. That is fine too.',
            ],
          },
        ],
      },
    },
    {
      id: 'make-it-farther',
      says: [
        'Distance does what willpower cannot. A different room, a different street, a shop that does not sell it, a walk with no wallet.',
        'What is out of the house is harder to reach at midnight. Someone else can hold it for you, and no speech is needed.',
        'Change one thing about the usual setting: the chair, the hour, the company, the way home. Habits lose their footing in a strange room.',
      ],
    },
    {
      id: 'already-tonight',
      says: [
        'From here, the thing is not to mix and not to be alone. Water, something to eat, and somebody who knows.',
        'If it is in you already, stay near people and off the road. Whoever lies down should lie on their side.',
        'Someone who cannot be woken, breathes slowly, turns blue or grey, or has chest pain needs {emergency}. Helpers want the truth, and nothing else.',
      ],
      asks: {
        name: 'someone-with-you',
        says: [
          'Is anyone with you, or could someone come?',
          'Is somebody there who knows what you took?',
          'Could a person be near you for the next hours?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'Yes, someone is',
            says: [
              'Good. Let them know plainly what it was.',
              'Then you are not the only one keeping an eye on it.',
              'Stay where they can see you.',
            ],
          },
          {
            means: 'no',
            label: 'I’m alone',
            says: [
              'Then ring someone and stay on the line, or {lines}. If anything feels wrong, {emergency}.',
              'Alone is riskier. Send one person your address and what you had.',
              'Leave the door unlocked for somebody if you can, and call {emergency} rather than wait.',
            ],
          },
          {
            means: 'unsure',
            label: 'I don’t want them to know',
            says: [
              'A nurse line or {lines} can be told without a name.',
              'Then somebody who does not know you, perhaps. For anything bodily, {emergency}.',
              'They may be cross, and near. It is yours to weigh.',
            ],
          },
        ],
      },
    },
    {
      id: 'stopping-with-care',
      says: [
        'After heavy daily use, stopping all at once can be dangerous, with alcohol and some tablets above all. A doctor can make it safer.',
        'Shaking, sweating, seeing things or a fit after stopping is a matter for {emergency}. It is a body’s alarm, and no test of character.',
        'Cutting down is done best with somebody medical beside you. You may say exactly what you take; they have heard it before.',
      ],
      asks: {
        name: 'doctor-knows-use',
        says: [
          'Does a doctor know about it?',
          'Have you somebody medical to ask?',
          'Could you tell a doctor or a nurse how it is?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'Yes',
            says: [
              'Then they are the ones to plan it with.',
              'Good. They can only help with the true story.',
              'That is one door that is open already.',
            ],
          },
          {
            means: 'no',
            label: 'No',
            says: [
              'It could be any doctor, or one of these: {lines}.',
              'Not yet. One line is enough for it: “It is more than I want.”',
              'Then nothing sudden, until somebody has been asked.',
            ],
          },
          {
            means: 'unsure',
            label: 'I’m afraid to say',
            says: [
              'It is a frightening sentence. It is said in surgeries every single day.',
              'You may begin with: this is hard to say.',
              'One can ask first who would get to know of it.',
            ],
          },
        ],
      },
    },
    {
      id: 'after-a-slip',
      says: [
        'A slip is one evening. Shame would like to make it a whole life, and shame is thirsty company.',
        'What was learned before a slip is not poured away with it. One knows a bit more about what leads there.',
        'The voice that says “now it makes no difference” is part of the pull. The next hour is not the last one.',
      ],
    },
    {
      id: 'body-on-edge',
      says: [
        'Craving sits in the shoulders, the mouth, the hands. {exercise} gives them something to do in the meantime.',
        'For a body on edge there is {exercise}. It will not match what you are used to, and it costs nothing tomorrow.',
        'When the skin feels too tight, move the air or the feet. {exercise} sets a pace.',
      ],
      offers: ['longer-exhale', 'walk-and-label'],
    },
    {
      id: 'one-sober-friend',
      says: [
        'One person who can be rung at the bad hour is worth a drawer of resolutions. It may be someone who has been there.',
        'There are rooms full of people who say this out loud every week, in church halls and online. One may go and be silent.',
        'The sentence can be short: “I want to, and I would like not to. Talk to me for ten minutes.”',
      ],
      asks: {
        name: 'person-for-the-bad-hour',
        says: [
          'Is there a person for the bad hour?',
          'Whom could you ring when it pulls?',
          'Does somebody know that you struggle with it?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'Yes, there is one',
            says: [
              'One is plenty, if the phone is charged.',
              'Then that name belongs at the top of the list.',
              'They would perhaps sooner be rung before than after.',
            ],
          },
          {
            means: 'no',
            label: 'No one',
            says: [
              'Then strangers who answer: {lines}.',
              'That leaves you and it alone in a room. Others can be let in.',
              'Nobody so far. Groups begin with people who had nobody.',
            ],
          },
          {
            means: 'unsure',
            label: 'They all drink or use',
            says: [
              'Then going without means going without company. That is a real loss.',
              'So the table and the habit are one. That is hard to part.',
              'It may take one new face before it takes anything else.',
            ],
          },
        ],
      },
    },
  ],
  check: [
    {
      id: 'pull-changed',
      says: [
        'Let us see what the pull has done while we talked.',
        'A look at the wave. Whatever you did meanwhile, you may say so or not.',
        'One question, and there is no score behind it.',
      ],
      asks: {
        name: 'weaker-or-not',
        says: [
          'Is it weaker, the same, or stronger?',
          'Has it eased off, stayed, or grown?',
          'How is the wanting, next to before?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'better',
            label: 'A bit weaker',
            hears: ['weaker', 'better', 'eased', 'less', 'a bit', 'a little', 'gone down'],
            says: [
              'Weaker. So that is how it is when it goes down.',
              'It has loosened its hold somewhat.',
              'Then there is some slack in the rope.',
            ],
            to: 'land',
          },
          {
            means: 'same',
            label: 'The same',
            hears: ['same', 'no change', 'still', 'no different', 'not really'],
            says: [
              'It stands where it stood. Some take their time.',
              'The same pull, then, some minutes older.',
              'All right. There are other ways to sit with it.',
            ],
          },
          {
            means: 'worse',
            label: 'Stronger',
            hears: ['stronger', 'worse', 'grown', 'more', 'harder', 'higher'],
            says: [
              'Stronger. Then not alone, and not with me only.',
              'So it climbs. A voice in your ear would be good.',
              'Then talk is not enough, and somebody should join in.',
            ],
            to: 'one-sober-friend',
          },
        ],
      },
    },
    {
      id: 'how-safe-tonight',
      says: [
        'Apart from wanting or not wanting, there is the question of how you are in yourself.',
        'I ask about the whole of you now, and not about that one thing.',
        'Let the craving be for a second. There is a person round it.',
      ],
      asks: {
        name: 'whole-of-you',
        says: [
          'How are you in yourself: all right, shaky, or not safe?',
          'Are you steady enough, wobbly, or in trouble?',
          'How is the rest of you doing?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'steady',
            label: 'Steady enough',
            hears: ['all right', 'alright', 'okay', 'ok', 'steady', 'fine', 'enough'],
            says: [
              'Steady enough is a good place to leave from.',
              'Then the rest can be simple.',
              'That will carry an evening.',
            ],
            to: 'land',
          },
          {
            means: 'shaky',
            label: 'Shaky',
            hears: ['shaky', 'wobbly', 'so so', 'not great', 'meh', 'tired'],
            says: [
              'Shaky. Then slowly, with something warm in the hands.',
              'That is no time for large decisions.',
              'Wobbly can be sat down with.',
            ],
          },
          {
            means: 'unsafe',
            label: 'Not safe',
            hears: ['not safe', 'unsafe', 'in trouble', 'bad', 'scared', 'sick'],
            says: [
              'Then a human being now: {lines}, or {emergency} if a body is in danger.',
              'That goes before everything: {emergency} for the body, {lines} for the rest.',
              'Then please reach someone, {lines}, and {emergency} if it is urgent.',
            ],
            to: 'already-tonight',
          },
        ],
      },
    },
  ],
  land: [
    {
      id: 'rest-of-the-evening',
      says: [
        'The next hour could be arranged so that it needs little strength: food, a shower, a door that stays shut.',
        'It may help to go to bed on it, early and unfinished. Mornings are not magic, but they have daylight.',
        'Only the next stretch has to be thought of. Something for the hands, something for the mouth, somebody for the ear.',
      ],
      asks: {
        name: 'the-next-stretch',
        says: [
          'What would make the next hour easier?',
          'What could stand in its place for an hour?',
          'How might the next stretch go?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'Then that. An hour is a fair length.',
              'It may work or not. It is yours either way.',
              'That is a plan with a beginning.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'Tea, then, and the longest film there is.',
              'Nothing stands out. Then just the next ten minutes.',
              'It will come to something.',
            ],
          },
        ],
      },
    },
    {
      id: 'come-back-in-any-state',
      says: [
        'You may come back in any state, before or after. There is no clean sheet to lose here.',
        'We can stop there. For the hours in between: {lines}. And if a body is in danger, {emergency}.',
        'If you use again, this page will not sigh. If you would like to change it, a doctor is a good first door.',
      ],
    },
  ],
  unfit: ['body-scan', '4-7-8-breathing', 'box-breathing', 'worry-time', 'thought-record', 'maybe-maybe-not'],
}
