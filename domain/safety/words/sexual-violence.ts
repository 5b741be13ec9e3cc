import { closeThisPage } from '#domain/safety/words/around.ts'
import type { PreparedWords, ShownWords } from '#domain/safety/words/concern-words.ts'

// Believed, not questioned, and in charge of each step: SAMHSA's trauma-informed principles (safety, choice), RAINN. Care in the
// first three days: WHO's clinical handbook on violence by partners and sexual violence.
export const sexualViolenceShown: ShownWords = {
  crisis: {
    title: 'You deserve care, at your own pace',
    lead: 'What happened is not your fault. {people:These people are there to listen, and you say only what you want to say.|You say only what you want to say.} Hurt or in danger now? Call {police}.',
  },
  emergency: {
    title: 'Your safety comes first',
    lead: 'Get to a safe place if you can, and call {police}. Let someone you trust come to you. It is not your fault.',
  },
  card: {
    care: 'What happened was not your fault. {sexual-violence:There are people who know about this. }You decide if and when, and how much you say.',
    crisis: 'It is not your fault, and you decide what comes next. Hurt or in danger now? Call {police}.',
  },
}

export const sexualViolencePrepared: PreparedWords = {
  crisis: [
    closeThisPage,
    'I am so sorry. What happened is not your fault.',
    'You can reach {forSexualViolence}. If you are hurt or in danger, call {police}.',
    'Keep away from whoever hurt you, if you can. A doctor or nurse can help, best within three days.',
  ],
  emergency: [
    closeThisPage,
    'Call {police} as soon as you can do it unseen, and say where you are.',
    'It is not your fault. Get to where other people are if you can, away from what could hurt you.',
    'Later, you can reach {forSexualViolence}.',
  ],
  care: [
    'Thank you for trusting me with that. What happened was not your fault.',
    'You choose how much to say. There is no need to go into it here. It is never too late to get help with it.',
  ],
  entry: 'What was done to you was not all right. It was not your fault, and you decide who hears of it.',
}
