import type { Pattern } from '#contract/patterns.ts'
import { language } from '#web/language/language.ts'
import { plural } from '#web/language/plural.ts'

export const helps = 'What helps me'
export const about =
  'Counted from what you pressed yourself. Feelings also ease by themselves, so take all of it as a hint.'
export const loading = 'Counting...'

export const exercises = 'Exercises'
export const noneYet = 'Nothing is counted yet'
export const noneYetAbout =
  'Say how it is before an exercise and after it. From five times on, what it does for you stands here.'
export const toExercises = 'Look at the exercises'
const small = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const inWords = (count: number) => small[count] ?? String(count)
const inUses = (count: number) => `in ${inWords(count)} uses`
const inPoints = (points: number) => {
  const whole = Math.round(points)
  if (whole < 1) return 'less than a point'
  return plural(whole, { one: 'about one point', other: `about ${inWords(whole)} points` })
}
type OfTitle = { title: string; uses: number }
export const takesOff = ({ title, points, uses }: OfTitle & { points: number }) =>
  `${title} takes ${inPoints(points)} off, ${inUses(uses)}.`
export const noClearChange = ({ title, uses }: OfTitle) =>
  `${title} has changed nothing for certain so far, ${inUses(uses)}.`
export const leftHarder = ({ title, uses }: OfTitle) =>
  `After ${title} it was harder, ${inUses(uses)}. Another one may suit you better.`
export const notEnough = ({ title, rated, of }: { title: string; rated: number; of: number }) =>
  `${title}: not enough yet, ${inWords(rated)} of ${inWords(of)} times.`
const rounded = (points: number) => points.toLocaleString(language, { maximumFractionDigits: 1 })
export const mostLikely = ({ low, high }: { low: number; high: number }) =>
  low >= 0
    ? `Most likely between ${rounded(low)} and ${rounded(high)} points off, of ten.`
    : `Most likely between ${rounded(-high)} and ${rounded(-low)} points more, of ten.`
export const timesUsed = (uses: number) => plural(uses, { one: 'Done once.', other: `Done ${uses} times.` })

// The picture.
export const pointsOffSummary = 'How many points each of these takes off, on average.'
export const points = (value: number) => rounded(value)
export const range = ({ low, high }: { low: number; high: number }) => `${rounded(low)} to ${rounded(high)}`

// By what somebody came with.
export const byNeed = 'With what you came for'
export const byNeedAbout =
  'The same, by what you and the guide had talked about just before. It is worked out anew each time, and kept nowhere.'
export const withNeed = (need: string) => `With ${need}`

// What went together.
export const patterns = 'What went together'
export const patternsAbout =
  'Days on which you wrote, with a tag and without it. That they went together does not say that one made the other.'
const days = (count: number) => plural(count, { one: '1 day', other: `${count} days` })
type OfDays = { name: string; points: number; isCalmer: boolean }
export const wentTogether = ({ name, points: by, isCalmer }: OfDays) =>
  `Days with “${name}” were ${inPoints(by)} ${isCalmer ? 'calmer' : 'harder'} than days without.`
export const surely = ({ difference: { low, high }, daysWith, daysWithout }: Omit<Pattern, 'tag'>) =>
  `Most likely between ${rounded(Math.min(Math.abs(low), Math.abs(high)))} and ` +
  `${rounded(Math.max(Math.abs(low), Math.abs(high)))} points. ${days(daysWith)} with it, ${days(daysWithout)} without.`
export const nothingYet = (fewest: number) =>
  `A tag is looked at from ${fewest} days with it and ${fewest} days without it. There are not enough yet.`
export const nothingSure = (tags: number) =>
  plural(tags, {
    one: 'One tag was looked at. It went together with nothing for certain, and that is an answer too.',
    other: `${tags} tags were looked at. None went together with anything for certain, and that is an answer too.`,
  })
export const howCounted = 'How this is counted'
export const howCountedAbout =
  'Two averages are compared, by Welch’s test with Student’s t. Days in a row are alike, so they count for less. ' +
  'The ranges allow for all of your tags at once, by Bonferroni’s rule. ' +
  'So, of a hundred people whose tags mean nothing, at most five would be told of any.'

export const checkIns = 'Check-ins'
export const checkInsAbout =
  'Short lists of questions that others have tried out, for whoever likes to look back every few weeks. Nobody has to.'
export const toCheckIns = 'Look at the check-ins'

export const forTherapist = 'For my therapist'
export const forTherapistAbout = 'One page of all this to show or to print, with what you choose on it.'
export const makePage = 'Put a page together'
