import { plain, wordCount } from '#domain/chat/guide/hear/plain.ts'
import type { NeedId } from '#domain/chat/guide/understanding.ts'

/** A trouble as it is named in a list of them, and what it is called in one. */
type Named = readonly [id: string, need: NeedId, name: string, sign: RegExp]

const named: readonly Named[] = [
  ['sleep', 'sleep', 'the nights', /\b(sleep\w*|slept|insomnia|nightmares?|awake)\b/],
  ['panic', 'worry-loop', 'the panic', /\bpanic\w*\b/],
  [
    'loss',
    'grief',
    'the loss',
    /\b(died|passed away|funeral|dead|lost my (mum|mom|dad|nan|gran\w*|brother|sister|baby))\b/,
  ],
  [
    'parting',
    'grief',
    'the parting',
    /\b(dumped|broke up|break ?up|split up|divorc\w*|(boyfriend|girlfriend|husband|wife|partner|bf|gf|he|she) (has |just )?left)\b/,
  ],
  ['work', 'overload', 'the work', /\b(work|job|boss|deadlines?|uni|exams?|redundan\w*|sacked)\b/],
  ['quarrel', 'conflict', 'the quarrel', /\b(row|rowing|fight\w*|argu\w+|fell out|not speaking|angry)\b/],
  ['alone', 'loneliness', 'being alone', /\b(lonely|alone|no friends|nobody|isolated)\b/],
  ['low', 'low-mood', 'the low days', /\b(depress\w*|low|can't get up|cry\w*|numb|hopeless)\b/],
  [
    'body',
    'health-fear',
    'the fear about your body',
    /\b(lump|palpitations|symptoms?|cancer|health anxiety)\b/,
  ],
  ['drink', 'substance', 'the drinking', /\b(drink\w*|drunk|wine|vodka)\b/],
  ['food', 'eating', 'the eating', /\b(bing\w+|not eating|can't eat|eating)\b/],
  ['money', 'worry-loop', 'the money', /\b(money|rent|debts?|bills?|skint)\b/],
]
const graver =
  /\b(hits?|hitting|chok\w+|rap\w+|voices?|kill\w*|die|suicid\w*|cut\w*|pills|can't breathe|right now|help me)\b/
const fewestAtOnce = 3
const longest = 60
const clauses = /,|;|\.\s|\n|\+|&|\band\b|\bplus\b|\bthen\b|\balso\b/

const namedIn = (words: string): Named[] => {
  const each = words
    .split(clauses)
    .map((clause) => named.find(([, , , sign]) => sign.test(clause)))
    .filter((one) => one !== undefined)
  return [...new Map(each.map((one) => [one[0], one])).values()]
}

const mark = 'act/many.'
const lately = 4

type Many = { topic: string | null; maybe: readonly NeedId[]; need?: NeedId }

/** Several troubles named at once, or the one that is chosen of them; null where it is none of both. */
export function manyIn(
  text: string,
  { at, said }: { at: NeedId | null; said: readonly string[] },
): Many | null {
  const words = plain(text.slice(0, 600))
  const found = namedIn(words)
  if (said.slice(-lately).some((id) => id.startsWith(mark))) {
    const [chosen] = found
    if (chosen === undefined || wordCount(words) > 8) return null
    return { topic: chosen[0] === 'panic' ? 'fact:life-panic-days' : null, maybe: [], need: chosen[1] }
  }
  const isOpen = at === null || at === 'just-listen'
  const isSaid = said.some((id) => id.startsWith(mark))
  if (!isOpen || isSaid || graver.test(words) || wordCount(words) > longest || found.length < fewestAtOnce)
    return null
  const three = found.slice(0, fewestAtOnce)
  return {
    topic: `many:${three.map(([id]) => id).join('+')}`,
    maybe: [...new Set(three.map(([, need]) => need))],
  }
}

/** What each is called: "the nights" */
export const nameOf = (id: string): string => named.find(([one]) => one === id)?.[2] ?? ''
