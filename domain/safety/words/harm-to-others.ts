import type { PreparedWords, ShownWords } from '#domain/safety/words/concern-words.ts'

// Space and calm before talk: NICE NG10 (violence and aggression). Distance from means, none of them named: Means Matter (Harvard).
export const harmToOthersShown: ShownWords = {
  crisis: {
    title: 'Put space between you first',
    lead: 'Go outside or to another room, and leave behind anything that could hurt someone. Then talk with a person. If someone could be hurt now, call {police}.',
  },
  emergency: {
    title: 'Please get help right now',
    lead: 'Call {police} first. Go outside or to another room, and leave behind anything that could hurt someone.',
  },
  card: {
    care: 'That sounds like a very heavy moment. A person can help you get through it without anyone being hurt.',
    crisis: 'Space first, then a person to talk with. If someone could be hurt now, call {police}.',
  },
}

export const harmToOthersPrepared: PreparedWords = {
  crisis: [
    'That sounds like a very heavy moment, and saying it is better than acting on it.',
    'Go outside or to another room now, and leave behind anything that could hurt someone.',
    'If someone could be hurt, call {police}. To talk it through with a person, {talk}{when}.',
  ],
  emergency: [
    'Please call {police} now, and say that someone could be hurt.',
    'Go outside or to another room, and leave behind anything that could hurt someone.',
    'This is a very heavy moment, and it can pass without anyone being hurt. You can also {talk}.',
  ],
  care: [
    'That sounds like a very heavy moment. Thank you for saying it.',
    'Some space between you and them helps first.',
  ],
}
