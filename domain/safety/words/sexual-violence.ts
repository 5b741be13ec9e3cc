import { honest, stay } from '#domain/safety/words/around.ts'
import type { PreparedWords, ShownWords } from '#domain/safety/words/concern-words.ts'

// Believed, not questioned, and in charge of each step: SAMHSA's trauma-informed principles (safety, choice), RAINN. Care in the
// first three days: WHO's clinical handbook on violence by partners and sexual violence.
export const sexualViolenceShown: ShownWords = {
  crisis: {
    title: 'You deserve care, at your own pace',
    lead: 'What happened is not your fault. These people are there to listen, and you say only what you want to say. Hurt or in danger now? Call {emergency}.',
  },
  emergency: {
    title: 'Your safety comes first',
    lead: 'Get to a safe place if you can, and call {emergency}. Is there someone who could come to you? It is not your fault.',
  },
  card: {
    care: 'What happened was not your fault. There are people who know about this. You decide if and when, and how much you say.',
    crisis: 'It is not your fault, and you decide what comes next. Hurt or in danger now? Call {emergency}.',
  },
}

export const sexualViolencePrepared: PreparedWords = {
  crisis: [
    'I am so sorry. Thank you for telling me. What happened is not your fault.',
    'Are you safe right now? If you are hurt or in danger, call {emergency}.',
    'There are people on the lines who know about this: {talk}. You say only what you want to say.',
    'A doctor or nurse can look after you. Some care works best in the first three days. You can say no to any part of it.',
    'You choose what comes next. Is there one person you trust who could be with you?',
    honest,
    stay,
  ],
  care: [
    'Thank you for trusting me with that. What happened was not your fault.',
    'You choose how much to say. There is no need to go into it here. It is never too late to get help with it.',
  ],
  entry: 'What was done to you was not all right. It was not your fault, and you decide who hears of it.',
}
