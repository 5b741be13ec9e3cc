import type { Signals } from '#domain/safety/floor/phrase.ts'

const longest = 80

const meantOtherwise =
  /^(?:no[,. ]+|sorry[,. ]+|wait[,. ]+)*(?:(?:that|it)(?:['’]?s| is| was)(?: really)? not (?:at all )?what i (?:meant|mean|said|was saying)|i (?:did not|didn['’]?t|don['’]?t|do not) mean (?:it |that )?(?:like that|that way|that)|you (?:got (?:me|it|that) wrong|misunderstood(?: me)?))[ .!]*$/i

/** Whether somebody says that they were misheard, and nothing else: what the button of dialog and card says, in their words. */
export const isMeantOtherwise = (text: string): boolean =>
  text.length <= longest && meantOtherwise.test(text.trim())

/** Whether what a text says, sentence by sentence, is that somebody is safe, and nothing else. */
export const saysOnlySafe = (text: string, sentences: readonly Signals[]): boolean =>
  text.length <= longest &&
  !/[?¿؟]/.test(text) &&
  sentences.length > 0 &&
  sentences.every((signals) => signals.has('answers-plainly-safe'))
