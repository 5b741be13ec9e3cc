import { plain } from '#domain/chat/guide/hear/plain.ts'

export const detailKinds = ['since', 'how-long', 'how-often', 'person', 'place', 'body', 'time'] as const
export type DetailKind = (typeof detailKinds)[number]

/** Something of theirs that is worth naming back, in their words turned to the guide's ("your mum"). */
export type Detail = { kind: DetailKind; words: string }

const number =
  '(?:\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|a hundred|a couple of|a few)'
const months = 'january|february|march|april|may|june|july|august|september|october|november|december'
const days = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday'
const people =
  'mum|mom|mam|mother|dad|father|brother|sister|son|daughter|kids|children|husband|wife|partner|boyfriend|girlfriend|boss|manager|teacher|friend|best friend|flatmate|roommate|nan|gran|grandma|grandad|grandpa|aunt|uncle|cousin|neighbour|neighbor|doctor|gp|dog|cat'
const places =
  'kitchen|bathroom|bedroom|office|car|train|bus|supermarket|shop|school|classroom|hospital|church|stairs|front door|hallway|garden|gym|airport|plane|tube|underground|library|street'
const parts =
  'chest|heart|head|stomach|throat|hands|legs|arms|neck|back|skin|eyes|ears|jaw|shoulders|belly|tongue|breast|armpit|foot|feet|knee'

const patterns: readonly (readonly [DetailKind, RegExp, (match: RegExpExecArray) => string])[] = [
  [
    'since',
    new RegExp(
      `\\bsince (${months}|${days}|yesterday|this morning|last (?:night|week|month|year|spring|summer|autumn|winter|christmas)|(?:19|20)\\d\\d|the (?:weekend|funeral|accident|divorce|birth|pandemic))\\b`,
    ),
    (match) => `since ${capital(match[1] ?? '')}`,
  ],
  [
    'how-long',
    new RegExp(
      `\\bfor (?:about |over |nearly |almost |like |the last )?(${number} (?:minutes|hours|days|nights|weeks|months|years)|an hour|a week|a month|a year|half an hour|months|weeks|years|hours)\\b`,
    ),
    (match) => match[1] ?? '',
  ],
  [
    'how-often',
    new RegExp(`\\b(${number} times|twice|every (?:night|day|morning|hour|evening|week))\\b`),
    (match) => match[1] ?? '',
  ],
  ['person', new RegExp(`\\bmy (${people})\\b`), (match) => `your ${match[1] === 'gp' ? 'GP' : match[1]}`],
  ['place', new RegExp(`\\b(?:in|at|on) (?:the|my) (${places})\\b`), (match) => `the ${match[1]}`],
  ['body', new RegExp(`\\bmy (${parts})\\b`), (match) => `your ${match[1]}`],
  [
    'time',
    /\b(?:it's|its|it is|at|since|until|till) ((?:[1-9]|1[0-2])(?::[0-5]\d)? ?(?:am|pm)|midnight)\b/,
    (match) => match[1] ?? '',
  ],
]

const named = new Map(
  `${months}|${days}|christmas`.split('|').map((word) => [word, word[0]?.toUpperCase() + word.slice(1)]),
)
const capital = (words: string): string =>
  words.replace(/[a-z]+/g, (word) => (word === 'may' ? 'May' : (named.get(word) ?? word)))

/** Words of death, abuse, sex and self-injury stand near: then nothing is named back. */
export const untouchable =
  /\b(die|died|dying|dead|death|kill\w*|suicid\w*|funeral|abus\w*|rape[ds]?|assault\w*|molest\w*|sex\w*|porn\w*|naked|cut(ting)? (myself|me)|self.?harm\w*|hurt(ing)? myself|hit(s|ting)? me|beat(s|ing)? me|stab\w*|blood|murder\w*|paedophil\w*|pedophil\w*)\b/

const longestRead = 4_000

/** At most two, in the order of the list above. */
export function detailsIn(text: string): Detail[] {
  const words = plain(text.slice(0, longestRead))
  if (untouchable.test(words)) return []
  const found = patterns.flatMap(([kind, pattern, name]): Detail[] => {
    const match = pattern.exec(words)
    return match ? [{ kind, words: name(match) }] : []
  })
  return found.slice(0, 2)
}
