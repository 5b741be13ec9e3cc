import { plain, wordCount } from '#domain/chat/guide/hear/plain.ts'

const longest = 24
const otherwise = [
  /\byou (?:hear|heard|say|said|think|thought|assume|assumed|see|saw|read|make it|made it)\b.{1,40}?\bbut (?:actually |really |honestly )?(?<instead>(?:i|i'm|it|it's|that)\b.{3,})$/,
  /\b(?:i wasn't|i'm not|it wasn't|it isn't|it's not|that's not|that wasn't) (?:really |even |actually |at all )?(?:hurt\w*|sad|upset|crying|in pain|a sad (?:thing|memory|one))\b[,;. ]*(?:but |and )?(?<instead>(?:i was|i'm|it was|it's|that was) (?:happy|smiling|laughing|good|nice|lovely|proud|glad|a (?:good|happy|nice|lovely) \w+).*)$/,
  /\bno,? (?<instead>i was (?:smiling|laughing|happy|joking))\b/,
]

/** What it was instead, by whoever was told that they felt something else; null where nothing of it is said. */
export function feltOtherwiseIn(text: string): string | null {
  const words = plain(text.slice(0, 400)).replace(/[.!]+$/, '')
  if (wordCount(words) > longest) return null
  return otherwise.map((sign) => sign.exec(words)?.groups?.['instead']).find((found) => found) ?? null
}

const named =
  /\b(?:my name(?:'s| is)|you can call me|(?<!\b(?:they|he|she|and|all|people|everyone|kids|to|lads|girls|boys|would|will|don't|who|nobody|no ?one|body|anyone|anybody|never|not|still|friends|colleagues|she's|they're) )call me|i'm called)\s+(?<name>[\p{L}][\p{L}'-]{1,15})(?=[.,!]|$| (?:by the way|btw|please|use it))/iu
const noName =
  /^(?:not|a|an|the|when|if|later|back|tomorrow|today|crazy|mad|stupid|names?|mud|dirt|trash|nothing|nobody|again|over|on|at|all|things|every\w*|anything|whatever|out|up|old|weird|fat|ugly|thick|lazy|dramatic|paranoid|selfish|horrible|worthless|pathetic|useless|evil|insane|bitch|slut|freak|maybe|please|that|this|it|an?)$/i
const longestNaming = 14

/** The name that they want to be called by. */
export function nameToldIn(text: string): string | null {
  if (wordCount(text) > longestNaming) return null
  const name = named.exec(text.replace(/[‘’`´]/g, "'"))?.groups?.['name']
  return name && !noName.test(name) ? name.charAt(0).toUpperCase() + name.slice(1).toLowerCase() : null
}
