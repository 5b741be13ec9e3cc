import { lines } from '#domain/safety/words/around.ts'
import type { PreparedWords, ShownWords } from '#domain/safety/words/concern-words.ts'

// One small thing rather than a list: behavioural activation as NICE NG222 (depression) describes it.
export const selfNeglectShown: ShownWords = {
  crisis: {
    title: 'You deserve help with this now',
    lead: 'When even small things are too heavy, another person can carry some of it. If you are ill or in danger, call {emergency}.',
  },
  emergency: {
    title: 'Please get help right now',
    lead: 'Call {emergency} first. If you can, ask someone near you to stay with you.',
  },
  card: {
    care: 'It sounds like even the small things have become heavy. {people:These people are there to listen.|You need not do it all alone.}',
    crisis: 'You need not do this alone. If you are ill or in danger, call {emergency}.',
  },
}

export const selfNeglectPrepared: PreparedWords = {
  crisis: [
    'It sounds like even the small things have become too heavy, and I take it seriously.',
    lines,
    'Let someone bring you food and drink and sit with you, away from what could hurt you.',
  ],
  emergency: [
    'Please call {emergency} now, and say where you are and how long it has been like this.',
    'Let someone near you come and stay, away from what could hurt you.',
    'You need not do this alone. You can also {talk}.',
  ],
  care: [
    'It sounds like even the small things have become heavy.',
    'One tiny thing can make the next hour a bit kinder: water, something to eat, or a call.',
  ],
}
