import type { PreparedWords, ShownWords } from '#domain/safety/words/concern-words.ts'

// Care at every size and stage, no weights, no amounts: the Academy for Eating Disorders' guide to medical care, NEDA, Beat.
// Fainting and the heart as signs to be seen at once: the same guide.
export const eatingDisorderShown: ShownWords = {
  crisis: {
    title: 'You deserve care, at any size',
    lead: 'This can become a very lonely fight, and it can be got through with help. If you faint, or your chest hurts, call {emergency}.',
  },
  emergency: {
    title: 'Please get help right now',
    lead: 'Call {emergency} first, and tell them how you have been eating. If you can, ask someone near you to stay with you.',
  },
  card: {
    care: 'Food and your body can become a very lonely fight. You deserve care at any size and at any stage.',
    crisis: 'You deserve care, at any size. If you faint, or your chest hurts, call {emergency}.',
  },
}

export const eatingDisorderPrepared: PreparedWords = {
  crisis: [
    'Food and your body can become a very lonely fight, and I take it seriously. You deserve care at any size.',
    'If you faint, or your chest hurts, call {emergency}. To talk to a person, {talk}{when}.',
    'Stay near someone for now, away from what could hurt you.',
  ],
  emergency: [
    'Please call {emergency} now, and tell them how you have been eating.',
    'Stay near someone until help is with you, away from what could hurt you.',
    'You deserve care, at any size. You can also {talk}.',
  ],
  care: [
    'Thank you for telling me. Food and your body can become a very lonely fight.',
    'You deserve care at any size and at any stage. A doctor, or someone you trust, can help you take the next step.',
  ],
}
