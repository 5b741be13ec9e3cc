import type { Question } from '#domain/safety/tier.ts'

export type AskAnswers = Record<'yes' | 'no' | 'unsure', string>

const unsure = 'I am not sure'
const safe = { yes: 'Yes, I am safe', no: 'No, I am not safe', unsure }
const notIt = { yes: 'Yes', no: 'No, that is not it', unsure }

/** What is offered to choose from with each question. */
export const askAnswers: Record<Question, AskAnswers> = {
  'ending-life': notIt,
  'safe-now': safe,
  'taken-something': { yes: 'Yes, I have', no: 'No, nothing', unsure },
  'hurt-now': { yes: 'Yes, I am hurt', no: 'No, I am not hurt', unsure },
  'hurt-others': notIt,
  'safe-at-home': safe,
  'child-safe': { yes: 'Yes, safe right now', no: 'No, not safe', unsure },
}
