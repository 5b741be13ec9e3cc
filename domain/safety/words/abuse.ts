import { closeThisPage } from '#domain/safety/words/around.ts'
import type { PreparedWords, ShownWords } from '#domain/safety/words/concern-words.ts'

// First whether it is safe to read, as the Safety Net project of NNEDV (techsafety.org) and thehotline.org do. Listen, believe,
// leave the choice: WHO's first-line support (LIVES). Never a step that lets the other person know.
export const abuseShown: ShownWords = {
  crisis: {
    title: 'Is it safe for you to read this?',
    lead: 'If not, press Exit and come back later. It is not your fault. In danger now? Call {police} when you can.',
  },
  emergency: {
    title: 'Is it safe for you to read this?',
    lead: 'If not, press Exit. Get to a safe place if you can, and call {police}. It is not your fault.',
  },
  card: {
    care: 'It was not your fault, and you need not be alone with it. {abuse:You can talk with people who know about this, when it is safe for you.|You can tell someone you trust, when it is safe for you.}',
    crisis:
      'It is not your fault. {people:When it is safe for you, you can reach someone here. }In danger now? Call {police}.',
  },
}

export const abusePrepared: PreparedWords = {
  crisis: [
    closeThisPage,
    'I am sorry this is happening. It is not your fault.',
    'You can reach {forAbuse}. If you are in danger, call {police} when you can.',
    'If you can, stay near a way out, away from what could hurt you.',
  ],
  emergency: [
    closeThisPage,
    'Call {police} as soon as you can do it unseen, and say where you are.',
    'It is not your fault. Get to where other people are if you can, away from what could hurt you.',
    'Later, you can reach {forAbuse}.',
  ],
  care: [
    'Thank you for trusting me with that. What happened was not your fault.',
    'You choose how much to say. There is no need to go into it here.',
  ],
  entry: 'What was done to you was not all right. It was not your fault.',
}
