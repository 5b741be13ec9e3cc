import type { Exercise } from '#domain/exercises/exercise.ts'
import type { Kind, Length, Moment } from '#domain/exercises/moments.ts'
import type { Circumstance } from '#domain/exercises/unfit.ts'
import { plural } from '#web/language/plural.ts'

export const suggested = 'Suggested Exercises'

export const types: Record<Exercise['type'], string> = {
  breathing: 'Breathing',
  sensory: 'Sensory grounding',
  reframing: 'Reframing',
}
export const typeAndDuration = ({ type, duration }: { type: string; duration: string }) =>
  `${type}, ${duration}`

/** How well an exercise is supported, in plain words. */
const grades: Record<Exercise['grade'], string> = {
  A: 'several studies support it',
  B: 'some studies support it, alone or as part of something longer',
  C: 'widely used in practice, little studied so far',
}
export const evidence = ({ grade, source }: Pick<Exercise, 'grade' | 'source'>) =>
  `Grade ${grade}: ${grades[grade]}. Source: ${source}.`

export const start = 'Start Exercise'
export const markComplete = 'Mark Complete'
export const completed = 'Completed'
export const tryAgain = 'Try Again'
export const close = 'Close'
export const completedNow = 'Exercise completed!'
export const notWrittenDown = 'It was not written down, as you wish.'
export const countedWhenBack = 'It is counted once you are back, if this page stays open.'
export const failed = 'Error'
export const notRecorded = 'Failed to record completion. Please try again.'
export const ticksKept = 'This was not recorded. Your ticks are kept.'
export const howIsItNow = 'How is it now?'

export const breatheAlong = 'Breathe along'
export const oneAtATime = 'One step at a time'

// The library.
export const library = 'Exercises'
export const libraryTitle = 'What would help right now?'
export const libraryAbout = 'None of this has to be done well. Take one, and stop whenever you like.'
export const byMoment = 'Right now it is'
export const moments: Record<Moment, string> = {
  panic: 'Panic, now',
  trigger: 'After a trigger',
  stuck: 'Stuck in a thought',
  sleep: 'I cannot sleep',
  before: 'Before something hard',
  short: 'I have two minutes',
}
export const momentLeads: Record<Moment, string> = {
  panic: 'It will pass by itself. These keep you company until it does. The first one is the gentlest.',
  trigger: 'Eyes open, feet on the floor. Begin with where you are.',
  stuck: 'No need to win against the thought. These leave it be, and go on.',
  sleep: 'Rest counts too. None of these will make you sleep; they make it easier to stop trying.',
  before: 'A minute or five, just before you go in.',
  short: 'Short ones, for wherever you are.',
}
export const all = 'All exercises'
export const kind = 'Kind'
export const kinds: Record<Kind, string> = {
  breath: 'Breath',
  senses: 'Senses',
  thoughts: 'Thoughts',
  doing: 'Small steps',
}
export const time = 'Time'
export const lengths: Record<Length, string> = {
  short: 'Up to 3 minutes',
  medium: 'About 5',
  long: 'Longer',
}
export const onlyFavourites = 'My favourites'
export const noneFound = 'None of them is all of that. Take one thing away?'
export const showAll = 'Show all'
export const found = (count: number) => plural(count, { one: '1 exercise', other: `${count} exercises` })
export const favourite = 'A favourite'
export const favourOf = (title: string) => `Keep ${title} among my favourites`
export const favour = 'Keep among my favourites'

export const whatHelps = 'What helps me'

// The page of one exercise.
export const begin = 'Begin'
export const howItGoes = 'How it goes'
export const beforeYouBegin = 'Before you begin'
export const notIf = 'Choose another one'
export const notIfAbout = 'if one of these is true of you today:'
export const circumstances: Record<Circumstance, string> = {
  compulsion: 'a thought that keeps coming back until you do something about it',
  dissociation: 'you drift away, or things feel unreal',
  trigger: 'something has just brought back what happened to you',
  'breathless-panic': 'panic in which it feels as if you could not get air',
  'illness-fear': 'you watch your body for signs of illness',
  heart: 'trouble with your heart or your lungs',
  eating: 'trouble with eating',
  pregnancy: 'you are pregnant',
  child: 'you are a child or a teenager',
  violence: 'someone near you could hurt you',
  beliefs: 'you are very sure of something that nobody around you believes',
}
export const why = 'Why this'
export const allExercises = 'All exercises'
export const unknown = 'There is no such exercise'
export const unknownAbout = 'It may have had another name. All of them are in the library.'
