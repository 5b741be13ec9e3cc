import { wordCount } from '#domain/chat/guide/hear/plain.ts'
import { fewestQuoted, longestQuoted, mayBeQuoted, tidy } from '#domain/chat/guide/hear/quoted.ts'
import { spelt } from '#domain/chat/guide/hear/things/spelt.ts'

/** They say that they were not heard. */
const complains =
  /\b(?:you|u|ur|you're|your)(?:'re| are| just| only)? (?:keep|keeps|kept|always|totally|completely|still)(?: on)? (?:miss(?:ing)?|ignor\w+|going on|on about|not (?:hearing|listening))\b|\byou(?:'ve)? (?:missed|skipped|ignored) (?:it|me|that|the (?:point|bit)|what)\b|\b(?:do|did|can|have) you (?:not |even |actually |really |ever )*(?:read|listen\w*|hear(?:ing)?)\b(?! (?:him|her|it|them|the (?:voice|man|woman)|voices?))|\b(?:you're|your|you are|you|you aren't|you're not|you don't) not (?:listening|reading|hearing)\b|\byou (?:aren't|don't|didn't) (?:listen\w*|read\w*|hear\w*)\b|\bi(?:'ve| have)? (?:already )?(?:started|said it|said that|told you|asked) (?:it )?(?:twice|already|three times|that already|two times)\b|\bthat's not what i asked\b|\bnot what i asked\b|\bi didn't (?:ask|say) (?:that|if|about|anything|you)\b|\byou (?:didn't|don't|never) (?:even |actually |really )?(?:say|said|answer) (?:anything|nothing|a thing)\b|\byou said nothing\b|\bwhy do you keep (?:on )?(?:about|asking|saying|going)\b|\bstop going on about\b|\bread it again\b|\b(?:you're|you are|your|you|u) (?:still |just )?(?:not answering|haven't answered|didn't answer)\b|^(?:just )?answer (?:me|the question)\b|^what (?:looks|sounds|seems|do you mean)\b[^?]*\?+ ?(?:i (?:just )?said|no i said)\b/
const isOwed =
  /\bi (?:asked|said|meant|want(?:ed)? to know) (?:(?:if|whether|about|that|what|how|for|u|you) .{3,}|.{12,})/
const asksBack =
  /\b(?:can we|could we|let's|please) (?:please |just )*(?:go back to|get back to|stay with) (?:the (?:bit|part|thing) (?:where|about|with|when) )?(?<part>.{6,90})$/

const lately = 5

const isOfTheTalk = (clause: string): boolean =>
  wordCount(clause) >= fewestQuoted && mayBeQuoted(clause) && !complains.test(spelt(clause))

/** What they want weighs more than what is long. */
const weightOf = (clause: string): number =>
  wordCount(clause) +
  (/\bi(?:'m| am)? (?:just |only )?(?:want|wanted|need|needed|asked|meant|said)\b/i.test(clause)
    ? longestQuoted
    : 0)

/** The fullest sentence of a message that may be quoted. */
const quotedFrom = (text: string): string | null =>
  text
    .split(/[.!?\n]+/)
    .map(tidy)
    .filter(isOfTheTalk)
    .toSorted((one, other) => weightOf(other) - weightOf(one))[0] ?? null

/** They say that they were missed. */
export const saysMissed = (text: string, told: readonly string[]): boolean =>
  told.length > 0 && wordCount(text) <= 40 && complains.test(spelt(text))

/** To whoever says that they were missed: what it was, in the words that they wrote; null where nobody says so. */
export function missedIn(text: string, told: readonly string[]): string | null {
  const words = spelt(text)
  const back = asksBack.exec(text.toLowerCase())?.groups?.['part']
  if (back !== undefined && told.length > 0 && isOfTheTalk(tidy(back))) return tidy(back)
  if (told.length === 0 || wordCount(words) > 40 || !complains.test(words)) return null
  const own = isOwed.test(words) ? quotedFrom(text) : null
  if (own !== null) return own
  return [text, ...told.slice(-lately).toReversed()].map(quotedFrom).find((one) => one !== null) ?? null
}
