import { type AgePhrases, agePhrases } from '#domain/account/age/age-phrases.ts'
import { fold } from '#domain/safety/floor/plain.ts'

/** Beyond it nobody says how old they are. */
const longest = 4_000

const digits = /[\u0660-\u0669\u06F0-\u06F9\u0966-\u096F]/g
/** Of one script: its zero stands at a multiple of sixteen, or six behind one. */
const digitOf = (sign: string): string =>
  String(((sign.charCodeAt(0) & 0xff) - (sign < '\u0900' ? 0 : 6)) & 0xf)

const says = [
  'says?|said|told|telling|dice|dijo|sagt|sagte|dit|disait|diz|disse|dice|zegt|zei|mowi|powiedzial|powiedziala',
  'diyor|dedi|يقول|تقول|قال|قالت|kehta|kehti|kaha|bola|boli|कहता|कहती|कहा',
]
  .join('|')
  .replace(/[^\0-\x7F]+/g, fold)
const openings =
  'and|but|so|well|hi|hey|hello|because|cause|cuz|ok|okay|yes|yeah|no|that|lol|btw|since|like|when|until|if'
/** "im" is German, too: there it stands behind other words, or before a number in order. */
const shortened = new RegExp(
  String.raw`(^|[.!?,;:\n("]|\b(?:${openings}|${says})) *im\b(?! *\d+\. *(?:bezirk|monat|jahr|stock|semester|kapitel))`,
  'g',
)

/** Words with one blank between them, each sign of punctuation a word of its own. */
const plainOf = (text: string): string =>
  ` ${fold(text.slice(0, longest).replace(digits, digitOf))
    .replace(/\b(?:i'm|i'am|iam|i m)\b/g, 'i am')
    .replace(shortened, '$1 i am')
    .replace(/\by\/o\b|\by\.o\.?/g, 'yo')
    .replace(/(?<!\d)\d+(?:(?:[.,:'/-]\d+)+| ?%)/g, '#')
    .replace(/[-/]/g, ' ')
    .replace(/[.!?,;:()[\]"~*\n\u060C\u061B\u061F\u0964]|\p{Extended_Pictographic}/gu, ' . ')
    .replace(/\s+/g, ' ')} . `

/** What makes an age one of another time, of somebody else, or of a wish. */
const isUnreal = new RegExp(
  String.raw` (?:when|until|till?|if|once|before|after|since|as if|(?:feel|feels|felt) like|like|pretend(?:ing)?(?: that)?|wish|dream|imagine|inside|mentally|wenn|falls|bis|als ob|seit|cuando|hasta que|desde que|depuis que|quando|finche|als|toen|totdat|gdy|kiedy|jakbym|quand|lorsque|كان|عندما|لما|(?:${says})(?: [^ ]+)?(?: that)?(?: \.)*) $`,
)

const months = 'january|february|march|april|may|june|july|august|september|october|november|december'
const goesOn = [
  `and|but|so|btw|now|today|tomorrow|soon|next|this|in (?:${months}|a (?:week|month|few))|if|idk|lol|yet|can|please|pls`,
  'help|i|my|with|female|male|girl|boy|f|m|nb|y|pero|und|aber|et|mais|e|ma|mas|en|maar|ale|ve|ama|و|لكن|और|aur',
].join('|')
/** The end of what is said about an age. */
const ending = String.raw`(?= \.| (?:${goesOn}) )`

type Reader = { pattern: RegExp; years: (said: string) => number }

function readersOf({ numbers, tens, age, grade, minor, adult }: AgePhrases): Reader[] {
  const words = new Map(
    numbers.split('|').map((pair) => {
      const at = pair.lastIndexOf(' ')
      return [fold(pair.slice(0, at)), Number(pair.slice(at + 1))]
    }),
  )
  const spelled = [...words.keys()].toSorted((one, other) => other.length - one.length).join('|')
  const numberOf = (figures: string) =>
    String.raw`(?<years>${figures}(?!\d)|(?:${tens})(?= )|(?:${spelled})(?= ))`
  const compile = (phrase: string) => {
    const body = phrase
      .slice(0, -1)
      .replace(/^\^/, '')
      .replace(/[^\0-\x7F]+/g, fold)
      .replaceAll('N', () => numberOf(String.raw`\d{1,3}`))
      // Alone a small number may be a mood of one to ten.
      .replaceAll('B', () => numberOf(String.raw`(?:1[1-9]|[2-9]\d|1[01]\d)`))
    const start = phrase.startsWith('^') ? '(?<=^ )' : '(?<= )'
    return new RegExp(`${start}(?:${body})${phrase.endsWith(';') ? ending : '(?= )'}`, 'g')
  }
  const read = (said: string): number => {
    const known = Number(said)
    return Number.isNaN(known) ? (words.get(said) ?? 30) : known
  }
  return [
    ...age.map((phrase) => ({ pattern: compile(phrase), years: read })),
    ...(grade?.phrases ?? []).map((phrase) => ({
      pattern: compile(phrase),
      years: (said: string) => Math.min(17, read(said) + grade!.plus),
    })),
    ...minor.map((phrase) => ({ pattern: compile(phrase), years: () => 17 })),
    ...adult.map((phrase) => ({ pattern: compile(phrase), years: () => 18 })),
  ]
}

const readers = agePhrases.flatMap(readersOf)
const birthYear = /(?<= )i was born (?:in|on)(?: [^ ]+){0,3}? (?<years>(?:19|20)\d\d)(?= )/g

/**
 * The age that somebody says they have, null when they say none. Where only a class at school or "a minor" is said it is
 * about that; the latest counts when there are several. `today` is a day, for a year of birth.
 */
export function heardAge(text: string, today: string): number | null {
  const plain = plainOf(text)
  const born = { pattern: birthYear, years: (year: string) => Number(today.slice(0, 4)) - Number(year) }
  let latest: { at: number; years: number } | null = null
  for (const { pattern, years } of [...readers, born])
    for (const match of plain.matchAll(pattern)) {
      const age = years(match.groups?.['years'] ?? '')
      if (age < 5 || age > 115 || isUnreal.test(plain.slice(Math.max(0, match.index - 40), match.index)))
        continue
      if (!latest || match.index >= latest.at) latest = { at: match.index, years: age }
    }
  return latest?.years ?? null
}
