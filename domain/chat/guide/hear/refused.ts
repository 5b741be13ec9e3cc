import { plain, wordCount } from '#domain/chat/guide/hear/plain.ts'

type Kind = {
  /** As it is called by whoever wants none of it. */
  called: string
  /** What is not said any more. */
  inWords: RegExp
  /** What is not offered any more. */
  exercises: readonly string[]
}

/** What people want to hear no more of, by the name that is stored. */
const kinds: Readonly<Record<string, Kind>> = {
  breathing: {
    called: 'breath\\w*|exhal\\w*|inhal\\w*',
    inWords: /\bbreath|\bexhal|\binhal/i,
    exercises: ['longer-exhale', 'cyclic-sighing', 'coherent-breathing', 'box-breathing', '4-7-8-breathing'],
  },
  relief: {
    called: 'relief|respite|assessments?|a break',
    inWords: /\b(relief|respite|assessment|a break|take over for)\b/i,
    exercises: [],
  },
  counting: {
    called: 'count\\w*|numbers?',
    inWords: /\bcount|\bnumber/i,
    exercises: ['five-senses', 'box-breathing', '4-7-8-breathing', 'coherent-breathing'],
  },
  groups: {
    called: 'clubs?|groups?|aa|meetings|classes|join(?:ing)? (?:a|something)|volunteer\\w*',
    inWords: /\b(clubs?|groups?|class|classes|team|meets each week|meeting)\b/i,
    exercises: [],
  },
  doctor: {
    called: 'doctors?|gp|therap\\w+|counsell?\\w+',
    inWords: /\b(doctors?|GP|therap\w+)\b/i,
    exercises: [],
  },
  walking: {
    called: 'walks?|exercise more|the gym|running|yoga',
    inWords: /\b(walk|yoga|run)\b/i,
    exercises: ['walk-and-label'],
  },
  meditation: {
    called: 'meditat\\w+|mindful\\w*|body scan',
    inWords: /\bmindful|\bmeditat/i,
    exercises: ['body-scan', 'leaves-on-a-stream', 'notice-the-thought'],
  },
}

const head =
  "(?:don't|do not|stop|please no|no more|i hate|hate|sick of|tired of|never|enough of|not into|i'm not doing|i won't do|i don't (?:want|need|do|like))"
const told =
  '(?:(?:you |dare |please |even |just |tell(?:ing)? me |about |to |i |need |should |go |going |give me |giv\\w+ |suggest\\w* |say(?:ing)? |offer\\w* |send me |hand me |want |any |a |an |the |your |another |more |try |try a |do |see |be |being |told |into )*)'

/** "Not breathing stuff": the exercise, and no breath that fails. */
const notThat =
  /(?<!\b(?:is|are|was|he's|she's|hes|shes|it's|they're|baby|he|she) )\b(?:no|not|nothing|without|anything but)[ ,]+(?:(?:any|more|the|that|those|your|another|with) )*breath\w* (?:stuff|things?|exercises?|ones?|techniques?|work|tips|crap|rubbish|apps?)\b/gi

/** What is left of it without what is not wanted. */
export const withoutRefused = (text: string): string => text.replace(notThat, ' ')

/** What somebody wants none of, by its name. */
export function refusedIn(text: string): string[] {
  const words = plain(text.slice(0, 600))
  if (withoutRefused(words) !== words) return ['breathing']
  return Object.entries(kinds).flatMap(([name, { called }]) =>
    new RegExp(`\\b${head} ${told}(?:${called})\\b`).test(words) ? [name] : [],
  )
}

export const refusalMark = (kind: string): string => `refused/${kind}`

const inForce = (said: readonly string[]): Kind[] =>
  Object.entries(kinds).flatMap(([name, kind]) => (said.includes(refusalMark(name)) ? [kind] : []))

/** Whether a wording speaks of what was refused. What is for an emergency stays. */
export const isRefused = (wording: string, said: readonly string[]): boolean =>
  !wording.includes('{emergency}') &&
  !wording.includes('{lines}') &&
  inForce(said).some(({ inWords }) => inWords.test(wording))

export const exercisesRefused = (said: readonly string[]): string[] =>
  inForce(said).flatMap(({ exercises }) => exercises)

const longestAlone = 9

/** Little else is said than that they want none of it. */
export const isRefusalAlone = (text: string, said: readonly string[]): boolean =>
  said.length > 0 &&
  !text.includes('?') &&
  wordCount(text) <= longestAlone &&
  refusedIn(text).length > 0 &&
  !refusedIn(text).every((kind) => said.includes(refusalMark(kind)))
