import type { NeedWords } from '#domain/chat/guide/say/words.ts'

/** What is said first there. */
export const work: NeedWords['work'] = [
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
]
