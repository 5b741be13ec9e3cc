import { honest, stay } from '#domain/safety/words/around.ts'
import type { PreparedWords, ShownWords } from '#domain/safety/words/concern-words.ts'

// The fear is taken seriously, what the voices say is neither agreed with nor argued over, orders are asked about: the Mental
// Health First Aid guidelines for psychosis. Company and a sense of choice: Mind on hearing voices.
export const voicesShown: ShownWords = {
  crisis: {
    title: 'You do not have to do what they say',
    lead: 'That sounds very frightening. Go to someone you trust and stay near them. Tell one of these people what the voices want.',
  },
  emergency: {
    title: 'Please get help right now',
    lead: 'Call {emergency} first. You do not have to do what the voices say. Stay near someone you trust until help is with you.',
  },
  card: {
    care: 'Hearing that can be very frightening. You need not be alone with it: these people will listen, and so can a doctor.',
    crisis:
      'You do not have to do what they say. Stay near someone you trust. If it gets stronger, call {emergency}.',
  },
}

export const voicesPrepared: PreparedWords = {
  crisis: [
    'That sounds very frightening. Thank you for telling me.',
    'You do not have to do what the voices say. Are they telling you to hurt yourself or someone else?',
    'Are you safe right now? If you feel that you may do it, call {emergency}, or go to the nearest emergency room.',
    '{Talk}{when}. You can tell them what you hear.',
    'Please move away from anything that could hurt someone. Who could stay near you until it is calmer?',
    honest,
    stay,
  ],
  care: [
    'That sounds frightening. Thank you for telling me what you hear.',
    'Do the voices tell you to hurt yourself or someone else? You do not have to do what they say.',
    'A doctor, or someone you trust, can help you with this. Sleep and company help too.',
  ],
  entry: 'Hearing that can be very frightening. You do not have to do what a voice says.',
}
