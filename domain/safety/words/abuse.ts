import { honest, stay } from '#domain/safety/words/around.ts'
import type { PreparedWords, ShownWords } from '#domain/safety/words/concern-words.ts'

// First whether it is safe to read, as the Safety Net project of NNEDV (techsafety.org) and thehotline.org do. Listen, believe,
// leave the choice: WHO's first-line support (LIVES). Never a step that lets the other person know.
export const abuseShown: ShownWords = {
  crisis: {
    title: 'Is it safe for you to read this?',
    lead: 'If not, press Exit and come back later. It is not your fault. In danger now? Call {emergency} when you can.',
  },
  emergency: {
    title: 'Is it safe for you to read this?',
    lead: 'If not, press Exit. Get to a safe place if you can, and call {emergency}. It is not your fault.',
  },
  card: {
    care: 'It was not your fault, and you need not be alone with it. You can talk with people who know about this, when it is safe for you.',
    crisis:
      'It is not your fault. When it is safe for you, you can reach someone here. In danger now? Call {emergency}.',
  },
}

export const abusePrepared: PreparedWords = {
  crisis: [
    'Is it safe for you to read this? If not, close this page now. You can come back later.',
    'I am sorry this is happening. It is not your fault, and you do not deserve it.',
    'Are you safe right now? If you are in danger, call {emergency} when you can.',
    'You can reach {forAbuse}. You can also {talk}.',
    'You choose what comes next and when. Is there one person you trust who could know about this?',
    honest,
    stay,
  ],
  care: [
    'Thank you for trusting me with that. What happened was not your fault.',
    'You choose how much to say. There is no need to go into it here.',
  ],
  entry: 'What was done to you was not all right. It was not your fault.',
}
