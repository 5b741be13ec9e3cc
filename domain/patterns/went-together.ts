import { tQuantile } from '#domain/patterns/student.ts'

/** A day of which it is known how it was, 1 to 10, and what was noted of it. */
export type NotedDay = { day: string; level: number; tags: readonly string[] }

/** By how much days with a tag were calmer than days without it: the mean, and where it may well lie. */
export type Pattern = {
  tag: string
  difference: { mean: number; low: number; high: number }
  daysWith: number
  daysWithout: number
}

/** With fewer on either side nothing is said. */
export const fewestDays = 10
export const mostPatterns = 3
/** The share of people without any pattern who may be told of one, over all of their tags together. */
const falseFindings = 0.05
/** A level is a whole number: days that seem all alike may differ by half a point each way. */
const roundingVariance = 1 / 12

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)
const meanOf = (values: readonly number[]): number => sumOf(values) / values.length

/** Of the mean of some days. */
function errorOf(values: readonly number[]): number {
  const mean = meanOf(values)
  const variance = sumOf(values.map((value) => (value - mean) ** 2)) / (values.length - 1)
  return Math.max(variance, roundingVariance) / values.length
}

/** How alike each value is to the one before it: what is seen, and a standard error more. */
function likenessOf(values: readonly number[]): number {
  const mean = meanOf(values)
  const apart = values.map((value) => value - mean)
  const all = sumOf(apart.map((value) => value ** 2))
  if (all === 0) return 0
  const seen = sumOf(apart.slice(1).map((value, index) => value * apart[index]!)) / all
  return Math.min(0.95, Math.max(0, seen + 1 / Math.sqrt(values.length)))
}

/**
 * Welch's interval for the difference of two means. Good weeks come in a row, and so does what is done in them, so days
 * count for less than their number (Bretherton et al. 1999, Journal of Climate, equation 31).
 */
function compare(days: readonly NotedDay[], tag: string, outside: number): Pattern {
  const isWith = days.map(({ tags }) => tags.includes(tag))
  const levels = (has: boolean) => days.filter((_, index) => isWith[index] === has).map(({ level }) => level)
  const [having, lacking] = [levels(true), levels(false)]
  const [meanWith, meanWithout] = [meanOf(having), meanOf(lacking)]
  const rest = days.map(({ level }, index) => level - (isWith[index] ? meanWith : meanWithout))
  const together = likenessOf(rest) * likenessOf(isWith.map(Number))
  const fewer = (1 + together) / (1 - together)
  const [one, other] = [errorOf(having), errorOf(lacking)]
  const degrees =
    (one + other) ** 2 / (one ** 2 / (having.length - 1) + other ** 2 / (lacking.length - 1)) / fewer
  const half = tQuantile(Math.max(degrees, 3), outside) * Math.sqrt((one + other) * fewer)
  const mean = meanWith - meanWithout
  return {
    tag,
    difference: { mean, low: mean - half, high: mean + half },
    daysWith: having.length,
    daysWithout: lacking.length,
  }
}

/** How far from no difference at all it surely is. */
const certainty = ({ difference: { low, high } }: Pattern): number => Math.max(low, -high)

/** Tags that can be compared: enough days with them, and without. */
export function comparableTags(days: readonly NotedDay[]): string[] {
  const counts = new Map<string, number>()
  for (const tag of days.flatMap(({ tags }) => [...new Set(tags)]))
    counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts]
    .filter(([, count]) => count >= fewestDays && days.length - count >= fewestDays)
    .map(([tag]) => tag)
}

/**
 * What went together with calmer or with harder days, the surest first: never a cause. Intervals are Bonferroni's, so
 * they hold for all tags at once, and what is told is what they leave no doubt of.
 */
export function wentTogether(days: readonly NotedDay[]): Pattern[] {
  const inOrder = days.toSorted((one, other) => one.day.localeCompare(other.day))
  const tags = comparableTags(inOrder)
  return tags
    .map((tag) => compare(inOrder, tag, falseFindings / tags.length))
    .filter((pattern) => certainty(pattern) > 0)
    .toSorted((one, other) => certainty(other) - certainty(one))
    .slice(0, mostPatterns)
}
