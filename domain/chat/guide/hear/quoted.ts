import { untouchable } from '#domain/chat/guide/hear/details.ts'
import { plain, wordCount } from '#domain/chat/guide/hear/plain.ts'
import { screenReply } from '#domain/safety/screen-reply.ts'

/** Not said again, whoever wrote it: verdicts on oneself, orders of a voice, fears that grow by being said. */
const unsafe =
  /\b(?:disgust\w*|worthless|useless|filth\w*|liar|stupid|idiot|pathetic|ugly|fat|burden|better off|wake up|what if|voices?|he said i|she said i|smash\w*|fuck\w*|shit\w*|wtf|ffs|sick|cancer|melanoma)\b|\d{5}|[@<>{}“”"]|https?:/
export const longestQuoted = 24
export const fewestQuoted = 4

export const tidy = (text: string): string =>
  text
    .trim()
    .replace(
      /^(?:(?:and|but|so|ok|okay|well|no|nope|what(?=[,.!?-])|wow|jesus|lol|yeah|yes|like)\b[\s,.!?-]*)+/i,
      '',
    )
    .replace(/[\s,.;:!?-]+$/, '')

/** A clause of theirs that can stand between quotation marks. */
export const mayBeQuoted = (clause: string): boolean =>
  wordCount(clause) <= longestQuoted &&
  !unsafe.test(plain(clause)) &&
  !untouchable.test(plain(clause)) &&
  screenReply(clause).length === 0

const longestRead = 600
const longestShort = 14
const fewestShort = 4
/** Said to the guide or asked of it, a word of despair, or of doing harm: these are met, and not held up. */
const notHeldUp =
  /\b(?:you|u|ur|your|yours|youre|please|hate|hopeless|pointless|point|never|nobody|no one|give up|end|hurt\w*|harm\w*|drunk|drank|pills?|tablets?|knife|weigh\w*|calories|monster|evil|bad person|failure|loser|freak|creep\w*|weird\w*|crazy|mad|my fault|lol|haha|thanks?|thank|bye|goodnight)\b/
const asks =
  /\?|^(?:what|why|how|is|are|do|does|did|can|could|should|would|who|when|where|am|was|were|will)\b/i

/** The last sentence that may be held up as they wrote it; null where none may. */
export function quoteIn(text: string): string | null {
  const letters = text.replace(/[^A-Za-z]/g, '')
  if (letters !== '' && text.replace(/[^A-Z]/g, '').length > letters.length / 2) return null
  const sentences = text.slice(0, longestRead).match(/[^.!?\n]+[.!?\n]*/g) ?? []
  return (
    sentences
      .filter((sentence) => !asks.test(sentence.trim()))
      .map((sentence) => tidy(sentence).replace(/^that /i, ''))
      .findLast(
        (clause) =>
          wordCount(clause) >= fewestShort &&
          wordCount(clause) <= longestShort &&
          !notHeldUp.test(plain(clause)) &&
          mayBeQuoted(clause),
      ) ?? null
  )
}
