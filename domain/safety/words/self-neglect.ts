import { honest, lines, stay } from '#domain/safety/words/around.ts'
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
    care: 'It sounds like even the small things have become heavy. These people are there to listen.',
    crisis: 'You need not do this alone. If you are ill or in danger, call {emergency}.',
  },
}

export const selfNeglectPrepared: PreparedWords = {
  crisis: [
    'Thank you for telling me. It sounds like even the small things have become too heavy.',
    'Are you ill, or in danger? Are you safe right now?',
    lines,
    'Who could bring you something to eat and drink, and sit with you a while?',
    honest,
    stay,
  ],
  care: [
    'It sounds like even the small things have become heavy.',
    'What is one tiny thing that would make the next hour a bit kinder: water, something to eat, or a call?',
  ],
}
