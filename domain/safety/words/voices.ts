import type { PreparedWords, ShownWords } from '#domain/safety/words/concern-words.ts'

// The fear is taken seriously, what the voices say is neither agreed with nor argued over, orders are asked about: the Mental
// Health First Aid guidelines for psychosis. Company and a sense of choice: Mind on hearing voices.
export const voicesShown: ShownWords = {
  crisis: {
    title: 'You do not have to do what they say',
    lead: 'That sounds very frightening. Go to someone you trust and stay near them. Tell {people:one of these people|them} what the voices want.',
  },
  emergency: {
    title: 'Please get help right now',
    lead: 'Call {emergency} first. You do not have to do what the voices say. Stay near someone you trust until help is with you.',
  },
  card: {
    care: 'Hearing that can be very frightening. You need not be alone with it: {people:these people will listen, and so can a doctor.|a doctor can help.}',
    crisis:
      'You do not have to do what they say. Stay near someone you trust. If it gets stronger, call {emergency}.',
  },
}

export const voicesPrepared: PreparedWords = {
  crisis: [
    'That sounds very frightening. You do not have to do what the voices say.',
    '{Talk}{when}. If you feel that you may do it, call {emergency}.',
    'Go to someone you trust, away from anything that could hurt you or them.',
  ],
  emergency: [
    'Please call {emergency} now, and tell them what the voices want.',
    'You do not have to do it. Stay near someone, away from anything that could hurt you or them.',
    'That must be very frightening. You can also {talk}.',
  ],
  care: [
    'That sounds frightening. Thank you for telling me what you hear.',
    'You do not have to do what a voice says.',
    'A doctor, or someone you trust, can help you with this. Sleep and company help too.',
  ],
  entry: 'Hearing that can be very frightening. You do not have to do what a voice says.',
}
