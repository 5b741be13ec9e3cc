import { plural } from '#web/language/plural.ts'

/** What is said while an exercise fills the screen. */

export const leave = 'Leave'
export const howLong = 'How long?'
export const minutes = (count: number) => plural(count, { one: '1 minute', other: `${count} minutes` })
export const fourRounds = 'Four rounds, and no more.'
export const whenYouLike = 'Whenever you like.'
export const begin = 'Begin'
export const pause = 'Pause'
export const goOn = 'Go on'
export const paused = 'Paused'
export const enough = 'Enough for today'
export const oneMore = 'One more minute'
export const done = 'Done'
export const soundOn = 'Soft sound'
export const touchOn = 'Vibration'
export const thatWasIt = 'Let your breath go its own way.'
export const leftOf = (count: number) =>
  plural(count, { one: 'one more breath', other: `${count} more breaths` })
/** Of minutes: breaths that are counted down would be one more thing to count. */
export const leftInMinutes = (count: number) =>
  plural(count, { one: 'about one more minute', other: `about ${count} more minutes` })
export const stepOf = ({ step, of }: { step: number; of: number }) => `Step ${step} of ${of}`
export const back = 'Back'
export const next = 'Next'
export const yourWords = 'Your words'
export const staysHere = 'It stays on this page and goes when you close it.'
export const startTimer = 'Start the timer'
export const seconds = (count: number) => plural(count, { one: '1 second', other: `${count} seconds` })
export const timeIsUp = 'That was it. Go on when you like.'

export const howHard = 'How hard is it right now?'
export const howHardNow = 'And how hard is it now?'
export const beginWithout = 'Begin without a number'
export const howHardAbout = 'One press. It shows you, in time, what helps.'
export const levelOf = (level: number) => `${level} of 10`
export const notAtAll = '0: not at all'
export const asHardAsCanBe = '10: as hard as it can be'
export const skip = 'Skip'
export const fromTo = ({ before, after }: { before: number; after: number }) =>
  before === after ? `It was ${before}, and it is ${after}.` : `From ${before} to ${after}.`
export const easier = 'A little of it is off you. It is yours to keep.'
export const noEasier = 'No number says whether you did it well. Another day it may be another one.'

export const counts = 'That counts.'
export const countsAbout = 'However it went, and however far you came.'
export const notWrittenDown = 'It was not written down, as you wish.'
export const countedWhenBack = 'It is counted once you are back, if this page stays open.'
export const notRecorded = 'It could not be written down just now. You have done it all the same.'
export const tryAgain = 'Try again'
export const keepInJournal = 'Keep it in the journal'
export const keepAbout = 'What you wrote is on this page only. You can keep it in your journal.'
export const close = 'Close'
