import { exerciseAskedFor } from '#domain/chat/guide/hear/exercise-names.ts'
import { bare, wordCount } from '#domain/chat/guide/hear/plain.ts'
import { needWords } from '#domain/chat/guide/say/needs.ts'
import type { Answer, Question } from '#domain/chat/guide/say/words.ts'
import type { NeedId } from '#domain/chat/guide/understanding.ts'

/** A chip that was said in words: whose question it answers, and what was told beside it. */
export type ChipInWords = { question: Question; answer: Answer; rest: string }

/** Before and after what is chosen. */
const lead =
  /^(?:(?:ok(?:ay)?|yes|yeah|yep|well|um+|hmm+|please|then|maybe|probably|actually|honestly|no|mate|bruh|look|sorry|so|and|but|just|hello|i (?:just |already )?(?:said|asked)(?: about| for| you)?|i (?:think|guess|suppose)(?: it's| it is)?|(?:i|i'd|we) (?:just |really )?(?:want|wanna|need|would like|should like|like|choose|pick|'ll take)(?: to)?|i'd (?:just )?(?:like|rather|prefer)(?: to)?|can (?:we|you|i)|could (?:we|you|i)|let's|let us|how (?:do|can|should|am|would) i(?: even| actually| ever| meant to| supposed to)?|what (?:do|can|should) i do (?:about|with|in|for)|it's|it is|i'll go (?:for|with)|go (?:for|with)|the one (?:about|with)|help me(?: to)?)\b[, ]*)+/
const tail =
  /(?:[, ]+(?:please|i (?:think|guess|suppose|spose|reckon)|if (?:that|it)(?:'s| is)? (?:ok(?:ay)?|all right|alright|fine|possible)|mate|lol|tbh|then|thanks|thank you|maybe|probably|now|first|tho|though))+$/
const small = new Set(
  "a an the it me my i i'm you to of is be let with this that just do on for some at in so them her him have would like should please going first".split(
    ' ',
  ),
)
const refuses = /\b(not|don't|no|never|without|isn't|can't|nor|neither|stop|hate|won't)\b/

const words = (text: string): string[] => bare(text).match(/[\p{L}\p{N}']+/gu) ?? []
const stem = (word: string): string => word.replace(/'s$/, '').replace(/(?<=[a-z]{3})(ing|ed|s)$/, '')
const kernel = (text: string): string[] => {
  const all = words(text).map(stem)
  const left = all.filter((word) => !small.has(word))
  return left.length > 0 ? left : all
}

/** One letter wrong in a longer word is the same word. */
function isNear(one: string, other: string): boolean {
  if (one === other) return true
  if (Math.min(one.length, other.length) < 5 || Math.abs(one.length - other.length) > 1) return false
  const at = [...one].findIndex((letter, index) => letter !== other[index])
  const [rest, more] = [one.slice(at), other.slice(at)]
  return rest.slice(1) === more.slice(1) || rest.slice(1) === more || rest === more.slice(1)
}
const has = (all: readonly string[], word: string): boolean => all.some((one) => isNear(one, word))

/** What a text falls into, in order. */
const parts = /(?:[.!?;:…\n,]+|\s-+\s|\s(?=(?:cos|cuz|because|but|and|though|while)\b))/
type Clause = { text: string; whole: string; at: number; of: number }
const clausesOf = (text: string): Clause[] => {
  const all = text
    .replace(/[‘’`´]/g, "'")
    .split(parts)
    .filter((clause) => clause.trim() !== '')
  return all.map((whole, at) => ({
    whole,
    text: bare(bare(whole).replace(lead, '').replace(tail, '')),
    at,
    of: all.length,
  }))
}

const more = 1
const shortOnes = 5

const begun = /^(i|i've|he|she|they|we|it)\b/

/** Whether a clause says a label: all of it with hardly a word beside it, or, where it begins, a part that no other has. */
function says(clause: Clause, label: string, others: readonly string[], mayBePart: boolean): boolean {
  const [told, wanted] = [kernel(clause.text), kernel(label)]
  if (told.length === 0 || /\b(what|who|which)$/.test(clause.text)) return false
  if (refuses.test(clause.text) && !refuses.test(bare(label))) return false
  const isWhole = wanted.every((word) => has(told, word)) && told.length <= wanted.length + more
  const isBare = words(label).every((word) => small.has(stem(word)))
  if (isBare) return clause.at === 0 && bare(clause.whole).startsWith(bare(label))
  // A single word is chosen only at an end, and by itself.
  if (isWhole && wanted.length === 1)
    return (
      mayBePart && (clause.at === 0 || clause.at === clause.of - 1) && words(clause.text).length <= shortOnes
    )
  if (isWhole) return true
  const isPart =
    mayBePart &&
    clause.at === 0 &&
    told.every((word) => has(wanted, word)) &&
    words(clause.text).length <= shortOnes &&
    !begun.test(clause.text)
  return isPart && !others.some((other) => told.some((word) => has(kernel(other), word)))
}

const labelled = ({ answers }: Question): (Answer & { label: string })[] =>
  answers.flatMap((answer) => (answer.label === undefined ? [] : [{ ...answer, label: answer.label }]))

const farewell = /\b(bye|goodnight|good night|thanks|thank you|thx|cheers)\b/
const longest = 60

function chosenIn(text: string, question: Question, isWaiting: boolean): ChipInWords | null {
  const clauses = clausesOf(text)
  const answers = labelled(question).filter(({ to }) => isWaiting || to !== undefined)
  for (const clause of clauses) {
    const answer = answers.find(({ label }) =>
      says(
        clause,
        label,
        answers.flatMap((one) => (one.label === label ? [] : [one.label])),
        isWaiting,
      ),
    )
    if (!answer || bare(answer.label) === bare(text)) continue
    const rest = clauses.flatMap(({ whole, at }) => (at === clause.at ? [] : [whole.trim()]))
    return { question, answer, rest: rest.join('. ') }
  }
  return null
}

const isOfNoChip = (text: string): boolean =>
  wordCount(text) > longest || farewell.test(bare(text)) || exerciseAskedFor(text) !== null

/** The chip of the question that waits, said with more words than its own; null where none is, or it is pressed as it stands. */
export const chipInWords = (text: string, asked: Question | null): ChipInWords | null =>
  asked === null || isOfNoChip(text) ? null : chosenIn(text, asked, true)

/** A way that the first question of a need leads to: it can be asked for at any time. */
export function pathInWords(text: string, need: NeedId | null): ChipInWords | null {
  if (need === null || isOfNoChip(text)) return null
  const first = needWords[need].arrive.flatMap(({ asks }) => (asks?.reads === 'choice' ? [asks] : []))
  return first.map((question) => chosenIn(text, question, false)).find((found) => found !== null) ?? null
}
