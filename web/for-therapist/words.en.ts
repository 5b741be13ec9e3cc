import { plural } from '#web/language/plural.ts'

export const forTherapist = 'For my therapist'
export const about =
  'One page of what you choose, to show, to print, or to save as a file. Leeward sends it to nobody.'
export const loading = 'Putting it together...'
export const show = 'How far back'
export const spans = {
  fortnight: '2 weeks',
  month: '4 weeks',
  quarter: '3 months',
  all: 'Everything',
} as const
export type Span = keyof typeof spans
export const parts = 'What stands on it'
export const partNames = {
  days: 'How my days were',
  exercises: 'Exercises that I did',
  patterns: 'What went together',
  themes: 'Tags of my journal',
  plan: 'My plan for hard moments',
} as const
export type Part = keyof typeof partNames
export const print = 'Print or save'
export const printAbout = 'Your browser can save what it prints as a file.'
export const noneChosen = 'Choose at least one part.'
export const thePage = 'The page'

// On the page itself, in the first person.
export const since = ({ from, to }: { from: string; to: string }) => `From ${from} to ${to}.`
export const until = (to: string) => `Until ${to}.`
export const madeBy =
  'My own notes, counted by Leeward, a wellness companion. This is no test and no diagnosis.'
type Days = { days: number; mean: string; lowest: string; highest: string }
export const daysAbout = ({ days, mean, lowest, highest }: Days) =>
  plural(days, {
    one: `I noted how one day was: ${mean}. Here 1 is very anxious and 10 is very calm.`,
    other:
      `I noted how it was on ${days} days: ${mean} on average, from ${lowest} to ${highest}. ` +
      'Here 1 is very anxious and 10 is very calm.',
  })
export const week = 'Week from'
export const month = 'Month'
export const daysNoted = 'Days noted'
export const average = 'Average'
export const lowest = 'Lowest'
export const highest = 'Highest'
export const noDays = 'Nothing was noted in this time.'
export const exercise = 'Exercise'
export const times = 'Times'
export const pointsOff = 'Points off, of ten'
export const mostLikely = 'Most likely'
export const tooFew = 'too few to say'
export const exercisesAbout =
  'How hard it was before an exercise, less how hard it was after it. Feelings also ease by themselves.'
export const noExercises = 'None was done in this time.'
export const patternsAbout =
  'Days with a tag beside days without it. Side by side does not mean that one made the other.'
export const tag = 'Tag'
export const days = 'Days'
export const noThemes = 'No entry of this time has a tag.'
