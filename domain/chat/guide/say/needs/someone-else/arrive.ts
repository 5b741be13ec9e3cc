import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const arrive: NeedWords['arrive'] = [
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
          hears: ['what can i do', 'help them', 'help him', 'help her', 'advice', 'with them', 'what to say'],
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
]
