import type { EntryWords } from '#domain/journal/events.ts'
import { type Family, feelingsIn } from '#domain/journal/reflection/feelings.ts'

/** `day`: the person's own calendar day of it (YYYY-MM-DD). */
export type DatedEntry = EntryWords & { day: string }

const mostConnections = 2

export const textOf = ({ title, content }: EntryWords): string => [title, content].filter(Boolean).join('. ')

/** "Monday, November 16"; with its year when that is another one than `today`'s. */
export const dateWords = (day: string, today: string): string =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
    ...(day.slice(0, 4) !== today.slice(0, 4) && { year: 'numeric' }),
  }).format(new Date(day))

/** How an entry connects with earlier ones (the latest first): a tag or a kind of feeling that both have. */
export function connectionsOf(entry: DatedEntry, earlier: readonly DatedEntry[]): string[] {
  const when = ({ day }: DatedEntry): string =>
    day === entry.day ? 'earlier the same day' : `on ${dateWords(day, entry.day)}`
  const tags = entry.tags.flatMap((tag) => {
    const before = earlier.find((other) => other.tags.some((one) => isSameTag(one, tag)))
    return before ? [{ before, text: `You also used the tag “${tag}” ${when(before)}.` }] : []
  })
  // Each is read once, and only as far back as is needed: a hundred long ones would hold the worker for seconds.
  const known = new Map<DatedEntry, Family[]>()
  const familiesIn = (other: DatedEntry): Family[] => known.getOrInsertComputed(other, familiesOf)
  const feelings = familiesOf(entry).flatMap((family) => {
    const before = earlier.find((other) => familiesIn(other).includes(family))
    return before ? [{ before, text: `You also wrote about ${family} ${when(before)}.` }] : []
  })
  // Two that name different days tell more than two of the same.
  const all = [...feelings, ...tags]
  const ofNewDays = all.filter(
    ({ before }, index) => all.findIndex((one) => one.before.day === before.day) === index,
  )
  return ofNewDays.slice(0, mostConnections).map(({ text }) => text)
}

const isSameTag = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

export const familiesOf = (entry: EntryWords): Family[] => [
  ...new Set(feelingsIn(textOf(entry)).map(({ family }) => family)),
]
