import { signalsByFloor } from '#domain/safety/floor/floor.ts'

const longest = 80

/** Whether somebody says that they are safe, and nothing else; in the floor's languages. */
export function isPlainlySafe(text: string): boolean {
  if (text.length > longest || /[?¿؟]/.test(text)) return false
  const sentences = signalsByFloor(text)
  return sentences.length > 0 && sentences.every((signals) => signals.has('answers-plainly-safe'))
}

const helpHere = /^(?:the )?(?:help|ambulance) is (?:here )?with me(?: now)?[ .!]*$/i

/** Whether somebody says that help has come to them, and nothing else. */
export const isHelpHere = (text: string): boolean => text.length <= longest && helpHere.test(text.trim())

const meantOtherwise =
  /^(?:no[,. ]+|sorry[,. ]+|wait[,. ]+)*(?:(?:that|it)(?:['’]?s| is| was)(?: really)? not (?:at all )?what i (?:meant|mean|said|was saying)|i (?:did not|didn['’]?t|don['’]?t|do not) mean (?:it |that )?(?:like that|that way|that)|you (?:got (?:me|it|that) wrong|misunderstood(?: me)?))[ .!]*$/i

/** Whether somebody says that they were misheard, and nothing else: what the button of dialog and card says, in their words. */
export const isMeantOtherwise = (text: string): boolean =>
  text.length <= longest && meantOtherwise.test(text.trim())
