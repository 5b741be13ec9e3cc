/**
 * What a person may allow, each apart: that Leeward keeps what they do; that it remembers from one conversation to the
 * next; that a model gets the words of their chat, or of their journal; that it gets what is remembered, and adds to it.
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

/** Questions that ask for more than they once did: who said yes to the old one is asked anew. Since 2, words are in it. */
export const wordingOf: Readonly<Partial<Record<AnsweredPurpose, number>>> = { 'model-memory': 2 }

/** What an answer may be about. `model` was one question about both: "Your words would go to ...". */
export const answeredPurposes = [...purposes, 'model'] as const
export type AnsweredPurpose = (typeof answeredPurposes)[number]

/** What an answer holds for. */
export const purposesOf = (answered: AnsweredPurpose): readonly Purpose[] =>
  answered === 'model' ? ['model-chat', 'model-journal'] : [answered]
