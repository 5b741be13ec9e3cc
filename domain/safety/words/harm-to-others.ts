import { honest, stay } from '#domain/safety/words/around.ts'
import type { PreparedWords, ShownWords } from '#domain/safety/words/concern-words.ts'

// Space and calm before talk: NICE NG10 (violence and aggression). Distance from means, none of them named: Means Matter (Harvard).
export const harmToOthersShown: ShownWords = {
  crisis: {
    title: 'Put space between you first',
    lead: 'Go outside or to another room, and leave behind anything that could hurt someone. Then talk with a person. If someone could be hurt now, call {emergency}.',
  },
  emergency: {
    title: 'Please get help right now',
    lead: 'Call {emergency} first. Go outside or to another room, and leave behind anything that could hurt someone.',
  },
  card: {
    care: 'That sounds like a very heavy moment. A person can help you get through it without anyone being hurt.',
    crisis: 'Space first, then a person to talk with. If someone could be hurt now, call {emergency}.',
  },
}

export const harmToOthersPrepared: PreparedWords = {
  crisis: [
    'That sounds like a very heavy moment. Thank you for saying it instead of acting on it.',
    'Are you thinking about hurting someone? Is everyone safe right now?',
    'Please put space between you and them. Go to another room or outside, and leave behind anything that could hurt someone.',
    'If someone could be hurt now, call {emergency}. To talk it through with a person, {talk}.',
    'Is there one person who could come and be with you?',
    honest,
    stay,
  ],
  care: [
    'That sounds like a very heavy moment. Thank you for saying it.',
    'Are you thinking about hurting someone? Is everyone safe right now?',
  ],
}
