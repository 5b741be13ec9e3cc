/**
 * What a person may allow, each apart: that Leeward keeps what they do; that it remembers codes and numbers from one
 * conversation to the next; that a model gets the words of their chat, or of their journal, or what is remembered.
 */
export const purposes = ['keeping', 'remembering', 'model-chat', 'model-journal', 'model-memory'] as const
export type Purpose = (typeof purposes)[number]

/** For which words a model is asked. */
export type WordsPurpose = 'model-chat' | 'model-journal'
/** What a model may get: words, or what is remembered beside them. */
export type ModelPurpose = WordsPurpose | 'model-memory'

/** Nobody else gets anything of it. */
export const isWithoutRecipient = (purpose: AnsweredPurpose): boolean =>
  purpose === 'keeping' || purpose === 'remembering'

/** What an answer may be about. `model` was one question about both: "Your words would go to ...". */
export const answeredPurposes = [...purposes, 'model'] as const
export type AnsweredPurpose = (typeof answeredPurposes)[number]

/** What an answer holds for. */
export const purposesOf = (answered: AnsweredPurpose): readonly Purpose[] =>
  answered === 'model' ? ['model-chat', 'model-journal'] : [answered]
