import { plain } from '#domain/chat/guide/hear/plain.ts'
import { longestDelayMinutes } from '#domain/memory/events.ts'

const numbers: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  ninety: 90,
}

const time = `(an hour and a half|half an?|\\d{1,3}|${Object.keys(numbers).join('|')})\\b(?: whole| full)? ?(minutes?|mins?|hours?|hrs?)?`
const lead = '(?:(?:it|that|the urge|off|out|for|about|around|nearly|almost|over|a good|at least) )*'

const rituals = 'wash|check|look|ask|touch|googl|search|count|went|pray|confess|clean'

/** "I held off for twenty minutes"; a plain wait counts only where it is said what it was kept from. */
const told = [
  new RegExp(
    `\\bi (?:have |had |just |managed to |could |did )*(?:held (?:off|out)|hold (?:off|out)|put (?:it|that|the \\w+) off|put off|delayed|delay|resisted|resist|postponed|postpone|rode (?:it|the urge) out) ${lead}${time}`,
  ),
  new RegExp(
    `\\bi (?:have |had |just |managed to )*(?:waited|wait|lasted|last) ${lead}${time} (?:before (?:i )?(?:${rituals})|without (?:${rituals}))`,
  ),
]

/** For how many minutes somebody put an urge off, by their own words; null where they say nothing of it. */
export function delayToldIn(text: string): number | null {
  const words = plain(text.slice(0, 1_000))
  const match = told.map((pattern) => pattern.exec(words)).find((found) => found !== null)
  if (!match) return null
  const [, amount = '', unit = ''] = match
  const isHours = unit.startsWith('h') || amount === 'an hour and a half'
  const count = amount.startsWith('half')
    ? 0.5
    : amount === 'an hour and a half'
      ? 1.5
      : (numbers[amount] ?? Number(amount))
  // "I held off for three": of what is not said.
  if (unit === '' && !amount.includes('hour')) return null
  const minutes = Math.round(count * (isHours ? 60 : 1))
  return minutes >= 1 && minutes <= longestDelayMinutes ? minutes : null
}
