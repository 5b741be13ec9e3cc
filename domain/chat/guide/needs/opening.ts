import type { Choice, Need } from '#domain/chat/guide/step.ts'

const ways: Choice[] = [
  { label: 'I feel panic', hears: /\b(panic|anxious|anxiety|scared|afraid|calm)\b/, to: 'panic-now/arrive' },
  { label: 'I worry about my health', hears: /\b(health|body|ill|sick)\b/, to: 'health-fear/arrive' },
  { label: 'Just listen', hears: /\b(listen|talk)\b/, to: 'just-listen/arrive' },
]

/** The first message did not say what is needed. */
export const opening: Need = {
  start: 'arrive',
  steps: {
    arrive: {
      says: 'Good that you wrote. I know a few ways to go on, and you choose.',
      asks: 'What would help most right now?',
      choices: ways,
    },
    close: {
      says: 'All right. I am here whenever you want to write.',
      asks: 'Take care of yourself today.',
      choices: ways,
      otherwise: 'just-listen/listen',
    },
  },
}
