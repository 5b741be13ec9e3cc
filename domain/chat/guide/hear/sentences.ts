import { plain, wordCount } from '#domain/chat/guide/hear/plain.ts'

const opinion =
  /\b(?:do|dont|don't|would|did) (?:you|u) (?:think|reckon|believe|say|suggest)(?: that)? (i|we|it|he|she|they|this|that|things|my \w+|the \w+)('ll| will|'d| would| should| could| can| is| was| am|'s|'m| are|'re)? (.+)$/

/** "Do you think I should text her" asks whether to: read as that, it has its answer. */
export function withoutOpinion(sentence: string): string {
  const [, who, verb, rest] = opinion.exec(sentence) ?? []
  if (!who || !rest) return sentence
  const full: Record<string, string> = { "'ll": 'will', "'d": 'would', "'s": 'is', "'m": 'am', "'re": 'are' }
  const asks =
    verb === undefined
      ? who === 'i' || who === 'we' || who === 'they'
        ? 'do'
        : 'does'
      : (full[verb] ?? verb.trim())
  return `${asks} ${who} ${rest}`
}

const askedBefore =
  /\b(?:i|i've)(?: (?:just|only|literally|actually|already))? asked(?: (?:you|u))?(?: (?:about|for))? (.{4,})$|\b(?:my|the) question (?:is|was) (.{4,})$|\bwhat i (?:want|wanted|need) to know is (.{4,})$/
const whether =
  /^(?:if|whether) (i|we|he|she|it|they|this|that|my \w+|the \w+)('s|s)? ?(should|shall|can|could|may|might|will|would|is|am|are|was|do|does|did|has|have|must)? ?(.*)$/
const asks =
  /^(?:what|how|who|whom|when|where|why|which|should|shall|can|could|is|are|am|do|does|did|will|would)\b/

/** "I asked if I should text him" asks once more whether to. */
export function askedOnceMore(sentence: string): string | null {
  const found = askedBefore.exec(sentence)
  const tail = found?.[1] ?? found?.[2] ?? found?.[3]
  if (tail === undefined) return null
  if (asks.test(tail)) return tail
  const [, who, isShort, verb, rest = ''] = whether.exec(tail) ?? []
  if (who === undefined) return null
  return `${isShort === undefined ? (verb ?? (who === 'i' ? 'do' : 'does')) : 'is'} ${who} ${[isShort === undefined ? '' : verb, rest].filter(Boolean).join(' ')}`
}

const notKnowing =
  /^(?:\w+[, ]+){0,3}?i (?:don't|do not) (?:even |really )?know (how|where|who|which) to (?!say|put|feel|explain|describe)(.+)$/

/** "I don't know where to start" asks where to. */
const askedInIt = (sentence: string): string => {
  const [, how, rest] = notKnowing.exec(sentence) ?? []
  return how === undefined ? sentence : `${how} do i ${rest}`
}

const longest = 34
const lastRead = 4

/** The sentences of a message as they are read for what they ask, the last first: a question mostly stands at the end. */
export const sentencesIn = (text: string, most = lastRead): string[] =>
  text
    .slice(0, 1_500)
    .split(/(?<=[?!.])\s+|\n+/)
    .map((sentence) => withoutOpinion(plain(sentence).replace(/[?!.]+$/, '')))
    .map((sentence) => askedInIt(askedOnceMore(sentence) ?? sentence))
    .filter((sentence) => sentence !== '' && wordCount(sentence) <= longest)
    .toReversed()
    .slice(0, most)

const unanswered =
  /\b(?:you|u) (?:still )?(?:didn't|did not|didnt|don't|haven't|never|are not|aren't|won't) (?:even )?answer\w*\b|\byou're not answering\b|\banswer (?:me|the question|my question|it)\b|\bi asked (?:you|u) (?:a|the|my) question\b|\b(?:that's|that is|thats) (?:not|no) (?:an |my )?(?:answer|what i asked)\b|\bnot what i asked\b|\bwhat about my question\b/

/** They say that what they asked has no answer yet. */
export const saysItIsUnanswered = (text: string): boolean => unanswered.test(plain(text.slice(0, 400)))
