import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const substance: NeedWords = {
  need: 'substance',
  name: 'Drinking or using',
  listens: [
    'I am not here to tell you off.',
    'You do not have to promise anything.',
    'It is fine if you feel two ways about it.',
    'You do not need to make it sound better.',
    'It is all right to be unsure what you want.',
    'A craving can be very strong, and very good at talking.',
    'It often starts as a way to get through something.',
    'It is hard when relief and trouble come from one thing.',
    'The day after can be hard in its own way.',
    'Going back and forth with this is tiring.',
    'Keeping it from people is lonely work.',
    'It is hard to say no when it is all around.',
    'You are a whole person, and this is one part.',
  ],
  arrive: [
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
              'So it was not much. Then we look at what troubles you about it.',
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
  ],
  work: [
    {
      id: 'how-it-is',
      says: [
        'It helps me to know roughly how it is for you. One glass now and then is not the same as a lot every day.',
        'A rough idea is enough, so that I do not say things that do not fit you. No numbers are needed.',
        'Different things help, depending on how often it is. You can answer roughly, or skip this.',
      ],
      asks: {
        name: 'how-often-it-is',
        says: [
          'Which is closest to how it is for you?',
          'Is it now and then, a lot on most days, or have you just stopped?',
          'How is it, more or less?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'now-and-then',
            label: 'Only now and then',
            hears: [
              'now and then',
              'one glass',
              'a glass',
              'a drink',
              'one drink',
              'a bit',
              'not much',
              'weekend',
              'rarely',
              'sometimes',
              'just one',
              'only one',
              'not every day',
            ],
            says: [
              'Now and then. Then there is no alarm here, only what is bothering you about it.',
              'All right, so it is not every day. What matters is what troubles you about it.',
              'Not so often, then. Let us look at what bothers you about it.',
            ],
            to: 'what-it-does-for-you',
          },
          {
            means: 'a-lot',
            label: 'A lot, most days',
            hears: [
              'a lot',
              'every day',
              'every night',
              'most days',
              'daily',
              'all day',
              'bottle',
              'bottles',
              'too much',
            ],
            says: [
              'A lot on most days. That is good to know, because it changes the advice.',
              'All right. Then there is one thing about your body you should know.',
              'I hear that, and I do not think less of you for it.',
            ],
            to: 'not-all-at-once',
          },
          {
            means: 'stopped',
            label: 'I stopped and feel ill',
            hears: [
              'shaking',
              'shakes',
              'sweating',
              'stopped',
              'quit',
              'cold turkey',
              'withdrawal',
              'feel ill',
              'feel sick',
              'trembling',
            ],
            says: [
              'Then your body comes first. This is one for a doctor, today.',
              'If you feel ill after stopping, please take that seriously.',
              'Feeling ill after stopping can be a medical matter. Please do not sit it out alone.',
            ],
            to: 'stopping-with-care',
          },
          {
            means: 'unsure',
            says: [
              'Just take from the next part what fits you.',
              'No problem. You can skip what does not fit.',
              'Hard to put into words, maybe. We go on.',
            ],
          },
        ],
      },
    },
    {
      // Stopping at once after heavy daily drinking can bring fits: NICE CG100, on withdrawal.
      id: 'not-all-at-once',
      says: [
        'If you drink a lot every day, please do not stop all at once. A doctor can help you come off it safely. For a fit, call {emergency}.',
        'This is for anyone who drinks a lot each day: plan it with a doctor, and do not stop in one night. For a fit or confusion, call {emergency}.',
        'When the body is used to alcohol every day, sudden stopping can be dangerous. Ask a doctor first. Call {emergency} if you have a fit.',
      ],
    },
    {
      id: 'how-strong-the-pull',
      says: [
        'A craving feels as if you have to act now. You can feel it at full strength and still do nothing for one minute.',
        'Cravings go up and down. There is no need to fight it. First just notice how strong it is.',
        'Wanting it is not the same as doing it. Right now you only have to look at how strong the wanting is.',
      ],
      asks: {
        name: 'pull-strength',
        says: [
          'How strong is the craving now, 0 to 10?',
          'From 0 to 10, how much do you want it right now?',
          'What number would you give the craving, 0 to 10?',
        ],
        reads: 'scale',
        answers: [
          {
            means: 'low',
            says: [
              'Not too strong. It is a good time to do something else.',
              'Low for now. You can use the calm to put it out of reach.',
              'It is there, but you can think of other things.',
            ],
          },
          {
            means: 'middle',
            says: [
              'That is strong enough to bother you.',
              'Halfway. It may go up or down from here.',
              'It is hard to think of other things with that.',
            ],
          },
          {
            means: 'high',
            says: [
              'That is very strong, and a lot to sit with.',
              'That is a lot. Let us take it minute by minute.',
              'I hear how strong it is. No blame for that.',
            ],
            to: 'ride-it',
          },
        ],
      },
    },
    {
      id: 'ride-it',
      says: [
        'Most cravings rise, stay a while, and then get weaker. {exercise} helps you wait that out for a few minutes.',
        'You do not have to fight the craving or follow it. {exercise} shows you how to watch it until it drops a little.',
        'Try putting a few minutes between wanting and doing. {exercise} gives you something to do in that time. After that, you choose.',
      ],
      offers: ['urge-surfing', 'stop-and-choose'],
    },
    {
      id: 'hungry-angry-lonely-tired',
      says: [
        'A craving can be stronger when you are hungry, tired, stressed or lonely. Sometimes food or sleep or a chat takes some of it away.',
        'It is worth checking what else you might need. Being worn out or upset makes the wanting worse.',
        'Sometimes the body wants something simple, like a meal or rest, and it comes out as a craving.',
      ],
      asks: {
        name: 'simpler-want',
        says: [
          'Are you hungry or tired, stressed, or lonely?',
          'What else might you need right now?',
          'Is one of these part of it?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'body',
            label: 'Hungry or tired',
            hears: ['hungry', 'tired', 'sleep', 'food', 'exhausted', 'rest', 'thirsty'],
            says: [
              'Then food or rest comes first, if you can get it.',
              'Try something to eat and a big glass of water, then see.',
              'That alone can make a craving much stronger.',
            ],
          },
          {
            means: 'wound-up',
            label: 'Angry or stressed',
            hears: ['angry', 'stressed', 'anxious', 'work', 'furious', 'nervous', 'tense', 'worried'],
            says: [
              'Then it has been your way to get the stress down.',
              'A bad day makes the wanting stronger. A short walk may take the edge off.',
              'I see. Then the stress needs somewhere else to go.',
            ],
          },
          {
            means: 'lonely',
            label: 'Lonely or empty',
            hears: ['lonely', 'alone', 'bored', 'empty', 'sad', 'nobody', 'numb'],
            says: [
              'Then it has been filling an empty space. A message to somebody might help a little.',
              'An empty evening makes it much harder. It is not just you.',
              'Lonely is a hard way to feel. Talking to anyone, even about nothing, can help.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'Maybe it is simply habit, or the time of day.',
              'It does not need a reason, either.',
              'Fine. Then we leave the reasons.',
            ],
          },
        ],
      },
    },
    {
      id: 'make-it-farther',
      says: [
        'It is easier when it is not close by. Go to another room, take a walk without your wallet, or ask someone to keep it.',
        'You can pour it away, give it to someone, or put it where it takes effort to reach. That helps more than willpower.',
        'Change one thing about your usual pattern: another chair, another way home, another plan for that hour. Habits get weaker when the place changes.',
      ],
    },
    {
      id: 'already-tonight',
      says: [
        'If it was a little: water, some food, no driving, and rest. If it was a lot, or mixed with pills, do not stay alone.',
        'A small amount needs no alarm: drink water and do not drive. After a lot, lie on your side and have someone with you.',
        'From now on, nothing more and no mixing. If someone cannot be woken, breathes slowly, or turns blue or grey, call {emergency}.',
      ],
      asks: {
        name: 'someone-with-you',
        says: [
          'If it was a lot, is someone with you?',
          'Is there someone with you, in case you feel worse?',
          'Could somebody be with you for the next few hours?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'Yes, someone is',
            says: [
              'Good. Tell them what you have had.',
              'Let them know how you feel, too.',
              'Then stay near them for now.',
            ],
          },
          {
            means: 'no',
            label: 'I’m alone',
            says: [
              'If it was a lot, phone someone now, or {lines}. If you feel very unwell, {emergency}.',
              'After a small drink that is fine. After a lot, tell someone where you are and what you had.',
              'If it was little, you can just rest. If it was much or mixed, call {emergency} rather than wait.',
            ],
          },
          {
            means: 'unsure',
            label: 'I don’t want them to know',
            says: [
              'You can ask for help without giving your name: {lines}. For anything with your body, {emergency}.',
              'They may be upset, and they can still keep you safe. You decide.',
              'A doctor or a nurse will not tell you off. They only need to know what it was.',
            ],
          },
        ],
      },
    },
    {
      id: 'stopping-with-care',
      says: [
        'Shaking, sweating or feeling sick after stopping is withdrawal in many cases. Ring a doctor today. For a fit or seeing things, call {emergency}.',
        'If you shake or sweat after stopping, call a doctor today and do not wait. Confusion, a fit, or seeing things: call {emergency}.',
        'After heavy daily use, stopping can make you ill, with alcohol and some tablets most of all. A doctor can help today; in a fit, {emergency}.',
      ],
      asks: {
        name: 'doctor-knows-use',
        says: [
          'Can you call a doctor today?',
          'Could you tell a doctor or nurse how it is, today?',
          'Is there a doctor or nurse line you can reach today?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'Yes, I can',
            says: [
              'Good. Tell them how much it was, and when you last had it.',
              'Good. They can give you something that makes it safer.',
              'That is the right place for it. Tell them all of it.',
            ],
            to: 'how-safe-tonight',
          },
          {
            means: 'no',
            label: 'Not really',
            says: [
              'A pharmacy or a nurse line can help too. If you get worse, {emergency}.',
              'You can also start here: {lines}. If the shaking gets worse, call {emergency}.',
              'Then ask someone to call for you. Until then, do not be alone.',
            ],
            to: 'how-safe-tonight',
          },
          {
            means: 'unsure',
            label: 'I’m afraid to say',
            says: [
              'Doctors hear this every day. You can begin with: “This is hard to say.”',
              'You can ask first who gets to know. You may also take someone with you.',
              'Being afraid to say it is very common. You can show them what you wrote here.',
            ],
            to: 'how-safe-tonight',
          },
        ],
      },
    },
    {
      id: 'after-a-slip',
      says: [
        'If you drank or used after a break, that is one day. It does not wipe out the days before it.',
        'After a slip, shame often says: now it makes no difference. It does make a difference. The next hour is still yours.',
        'A slip can show you what to watch for: a place, a mood, a person. You can use that next time.',
      ],
    },
    {
      id: 'body-on-edge',
      says: [
        'When you crave, your body gets tense and restless. {exercise} gives it something to do for a few minutes.',
        'If you feel jumpy, try {exercise}. It will not feel like the real thing, but it costs you nothing.',
        'Moving or slow breathing can help you get through the worst minutes. {exercise} is one way.',
      ],
      offers: ['longer-exhale', 'walk-and-label'],
    },
    {
      id: 'one-sober-friend',
      says: [
        'It helps to have one person you can call when it gets bad. You could say: “I want to drink. Talk to me for ten minutes.”',
        'There are groups, online and near you, where people talk about this. You can go and just listen.',
        'Telling one person makes it easier than keeping it hidden. It could be a friend, a relative, or someone who has been there.',
      ],
      asks: {
        name: 'person-for-the-bad-hour',
        says: [
          'Is there someone you could call when it gets bad?',
          'Could you call someone when the craving is strong?',
          'Does anyone know that you struggle with this?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'Yes, there is one',
            says: [
              'Good. Keep their number at hand.',
              'You could tell them today that you may call.',
              'You can call them before it gets bad, not only after.',
            ],
          },
          {
            means: 'no',
            label: 'No one',
            says: [
              'There are people you can call who do not know you: {lines}.',
              'That makes it harder, and a group can be a place to start.',
              'Then a doctor could be the first to know. It stays private there.',
            ],
          },
          {
            means: 'unsure',
            label: 'They all drink or use',
            says: [
              'It is hard when everyone around you does it. Stopping can feel like losing your friends.',
              'Then it may help to meet even one person who does not.',
              'With that around you, not joining in takes a lot.',
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
        'We have talked for a bit. Let us see how the craving is now.',
        'I would like to check how strong it is now. Any answer is fine.',
        'A quick check, and you can be honest.',
      ],
      asks: {
        name: 'weaker-or-not',
        says: [
          'Is the craving weaker, the same, or stronger?',
          'Has it got weaker, or is it the same or stronger?',
          'How much do you want it now, next to before?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'better',
            label: 'A bit weaker',
            hears: ['weaker', 'better', 'eased', 'less', 'gone down'],
            says: [
              'Good, it has gone down a little. That is how cravings often end.',
              'A bit weaker is enough for now.',
              'Lower than before. You can leave it at that.',
            ],
            to: 'land',
          },
          {
            means: 'same',
            label: 'The same',
            hears: ['same', 'no change', 'still', 'no different', 'not really'],
            says: [
              'It is still there. Some take longer.',
              'The same. There are other things to try.',
              'All right. Another way, then.',
            ],
          },
          {
            means: 'worse',
            label: 'Stronger',
            hears: ['stronger', 'worse', 'grown', 'more', 'harder', 'higher'],
            says: [
              'Then it would be good to have someone with you, or on the phone.',
              'Stronger now. Please do not sit with it alone.',
              'Then let us think who could help you through the next hour.',
            ],
            to: 'one-sober-friend',
          },
        ],
      },
    },
    {
      id: 'how-safe-tonight',
      says: [
        'Apart from the craving, I want to know how you are.',
        'Let us leave the drinking or using for a moment and look at you.',
        'One question about you, and not about what you had.',
      ],
      asks: {
        name: 'whole-of-you',
        says: [
          'How are you: all right, shaky, or not safe?',
          'Do you feel steady, shaky, or in trouble?',
          'Are you all right for now, or not?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'steady',
            label: 'Steady enough',
            hears: [
              'steady',
              'i’m fine',
              'im fine',
              'i am fine',
              'i’m ok',
              'im ok',
              'i am ok',
              'i’m all right',
              'good enough',
            ],
            says: [
              'Good. Then the rest of today can be simple.',
              'Steady is good.',
              'All right. Then we can stop soon, if you like.',
            ],
            to: 'land',
          },
          {
            means: 'shaky',
            label: 'Shaky',
            hears: ['shaky', 'wobbly', 'so so', 'not great', 'meh', 'tired'],
            says: [
              'Then be gentle with yourself: sit down, drink something warm.',
              'Shaky is a bad time for big choices. They can wait.',
              'If the shaking is in your body and you have stopped drinking, call a doctor today.',
            ],
            to: 'one-sober-friend',
          },
          {
            means: 'unsafe',
            label: 'Not safe',
            hears: ['not safe', 'unsafe', 'in trouble', 'bad', 'scared', 'sick'],
            says: [
              'Then please talk to a person now: {lines}. If you feel very ill, {emergency}.',
              'Please call now: {lines}, or {emergency} if it is urgent.',
              'You should not be alone with that: {emergency} if you feel very ill, or {lines}.',
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
        'You only have to plan the next hour: something to eat, a shower, a film, someone to talk to.',
        'Going to bed early is a good plan for a bad evening. Things are often easier to look at in the morning.',
        'Choose something that keeps your hands busy for the next hour: cooking, a game, tidying one drawer.',
      ],
      asks: {
        name: 'the-next-stretch',
        says: [
          'What would make the next hour easier?',
          'What could you do instead for an hour?',
          'What will you do next?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'Good. Just that, for the next hour.',
              'That sounds possible. See how it goes.',
              'All right. You can change your mind on the way.',
            ],
            to: 'land',
          },
          {
            means: 'unsure',
            says: [
              'Then a warm drink and something to watch.',
              'Nothing comes to mind, and that is fine. Take it ten minutes at a time.',
              'You could start with a glass of water and something to eat.',
            ],
            to: 'land',
          },
        ],
      },
    },
    {
      id: 'come-back-in-any-state',
      says: [
        'You can come back any time, sober or not. For hours when you need a person: {lines}. If your body is in danger, call {emergency}.',
        'You can rest from this now. If you want to change things, a doctor is a good first step. For a voice on the phone: {lines}.',
        'If you drink or use again, you can still come here, and nobody will be cross. If you feel very ill, call {emergency}.',
      ],
    },
  ],
  unfit: ['body-scan', '4-7-8-breathing', 'box-breathing', 'worry-time', 'thought-record', 'maybe-maybe-not'],
}
