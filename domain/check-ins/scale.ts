/** A short list of questions that others wrote and tried out, word for word, with where it is from and who may use it. */
export type Scale = {
  name: string
  about: string
  /** Asked before the rest; a no to it is the whole answer. */
  first?: { lead: string; examples: readonly string[]; question: string }
  lead: string
  questions: readonly string[]
  /** From 0 on, one more each. */
  answers: readonly string[]
  source: string
  rights: string
}
