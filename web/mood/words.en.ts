import type { MoodTrend } from '#domain/mood/levels.ts'
import type { Span } from '#domain/mood/span.ts'
import { plural } from '#web/language/plural.ts'
import { rich, type Wrap } from '#web/language/rich.ts'

// The five weathers, from the most anxious to the calmest.
export const storm = 'Storm'
export const rain = 'Rain'
export const cloudy = 'Cloudy'
export const bright = 'Bright'
export const clear = 'Clear'

export const failed = 'Error'
export const tracker = 'Tracker'
export const trackerRequest = 'Please log in to view your mood tracker'
export const moodTracker = 'Mood Tracker'
export const loadingMoods = 'Loading mood data...'

// A level, and the days.
export const outOfTen = (level: number) => `${level} / 10`
export const slashTen = '/10'
export const levelOfTen = ({ level, label }: { level: number; label: string }) => `${level} of 10, ${label}`
export const dayWithLogs = ({ day, average, count }: { day: string; average: string; count: number }) =>
  plural(count, {
    one: `${day}: ${average} (1 log)`,
    other: `${day}: ${average} (${count} logs)`,
  })

// Logging one.
export const feeling = 'How are you feeling right now?'
export const mood = 'Mood'
export const lowest = '1 very anxious'
export const highest = '10 very calm'
export const note = 'Note (optional)'
export const logMood = 'Log mood'
export const cancel = 'Cancel'
export const moodLogged = 'Mood logged'
export const moodNotLogged = 'Failed to log mood'
export const notSaved = 'This was not saved. Your words are still here.'
export const waitingMoods = 'Moods that wait'
export const waitsForNetwork = 'Waiting for a network. It is logged once you are back.'
export const moodWaits = 'It waits for a network'
export const tryAgain = 'Try again'
export const notLogged = 'Do not log it'
export const close = 'Close'
export const loading = 'Loading...'
export const notLoaded = 'This did not load. That is our fault; your words are kept.'

// The page.
export const logYourMood = 'Log your mood'
export const show = 'Show'
export const spans: Record<Span, string> = { week: 'Last Week', month: 'Last Month', all: 'All Time' }
export const nothingInSpan = 'There is no log in this time. Your earlier ones are kept.'
export const showAll = 'Show all of them'
export const noLogs = ({ strong, aloud }: { strong: Wrap; aloud: Wrap }) =>
  rich(
    strong('No Mood Logs Yet'),
    aloud(': '),
    'Start logging your mood to track your emotional patterns over time',
  )

// Four figures.
export const yourFigures = 'Your figures'
export const averageLevel = 'Average Level'
export const trend = 'Trend'
export const highestLevel = 'Highest'
export const lowestLevel = 'Lowest'
export const peak = 'Peak calm level'
export const mostAnxious = 'Most anxious moment'
export const nothingLogged = 'Nothing logged'
export const moreWillTell = 'More logs will tell'
export const trends: Record<MoodTrend, string> = {
  improving: 'improving',
  declining: 'declining',
  stable: 'stable',
}
export const trendCaptions: Record<MoodTrend, string> = {
  improving: 'Lighter days lately',
  declining: 'Heavier days lately',
  stable: 'About the same as before',
}

// The month.
export const month = 'A month of weather'
export const monthAbout =
  'Press a day to see what you noted on it, or to log a mood for it. Days without a log are only days.'
export const entryMoodsNotLoaded = 'The moods from your journal did not load. They are kept.'

// The charts.
export const moodTrend = 'Mood Trend'
export const moodByDay = 'Mood by day'
export const moodChart = 'Mood by day, 1 very anxious to 10 very calm. The arrow keys go from day to day.'
export const day = 'Day'
export const average = 'Average'
export const logs = 'Logs'
export const oneDay = ({ day, average }: { day: string; average: number }) =>
  `One day so far, ${day}, at ${average} of 10.`
type DayAverage = { day: string; average: number }
type Drawn = { most: number; from: DayAverage; to: DayAverage }
export const daysOfChart = ({ most, from, to }: Drawn) =>
  `The average of each day with a log, at most the last ${most}. From ${from.average} on ${from.day} to ${to.average} on ${to.day}.`

// The latest logs.
export const recentLogs = 'Recent Mood Logs'
export const newestFirst = 'The logs, the newest first'
export const correctOrDelete = (link: Wrap) => rich('Something not right? ', link('Correct or delete a log'))
