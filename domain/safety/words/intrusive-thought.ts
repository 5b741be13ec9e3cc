import { lines } from '#domain/safety/words/around.ts'
import type { PreparedWords, ShownWords } from '#domain/safety/words/concern-words.ts'

// Exposure and response prevention as the International OCD Foundation describes it: the fear is heard, the doubt named and
// left open. No question about suicide, no verdict on the thought, nothing to check oneself against.
export const intrusiveThoughtShown: ShownWords = {
  crisis: {
    title: 'You can reach a person now',
    lead: 'You need not be alone with this fear. If someone is hurt or in danger now, call {emergency}.',
  },
  emergency: {
    title: 'Please get help right now',
    lead: 'Call {emergency} first. If you can, ask someone near you to stay with you.',
  },
  card: {
    care: 'Unwanted thoughts can be very frightening. What this one means does not have to be worked out today.{ocd: People who know OCD can help you live with the doubt.}',
    crisis: 'You need not be alone with this fear. You can reach a person now.',
  },
}

export const intrusiveThoughtPrepared: PreparedWords = {
  crisis: [
    'That sounds very frightening, and I take it seriously.',
    lines,
    'Let someone be with you for a while, and put some distance between you and what could do harm.',
  ],
  emergency: [
    'Please call {emergency} now, and say where you are.',
    'Go to where someone is, away from what could do harm.',
    'That sounds very frightening, and you need not be alone with it. You can also {talk}.',
  ],
  care: [
    'That thought sounds frightening. A thought can come without being wanted.',
    'I cannot make you certain about it. We can notice the doubt together and leave it unanswered for a while.',
    '{ocd:People who know OCD can help you live with the doubt, one step at a time.|You can learn to live with the doubt, one step at a time.}',
  ],
  entry: 'A thought like that can be very frightening. What it means does not have to be worked out here.',
}
