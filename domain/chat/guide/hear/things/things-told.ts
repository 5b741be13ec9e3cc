import { bodyAndFear } from '#domain/chat/guide/hear/things/body-and-fear.ts'
import { home } from '#domain/chat/guide/hear/things/home.ts'
import { lossAndAlone } from '#domain/chat/guide/hear/things/loss-and-alone.ts'
import { othersAndSchool } from '#domain/chat/guide/hear/things/others-and-school.ts'
import { saidFirst } from '#domain/chat/guide/hear/things/said-first.ts'
import type { ThingsTold } from '#domain/chat/guide/hear/things/told.ts'
import { workAndMoney } from '#domain/chat/guide/hear/things/work-and-money.ts'
import type { NeedId } from '#domain/chat/guide/understanding.ts'

/** What has steps or rules of its own: of life beside it nothing is brought in. */
const ofItself = (at: NeedId | null): boolean =>
  at !== null &&
  (at.startsWith('ocd-') ||
    ['panic-now', 'flashback', 'dissociation', 'eating', 'certain-beliefs', 'health-fear'].includes(at))

/** Where a loss may be what is told. */
const ofLoss: ReadonlySet<NeedId | null> = new Set([
  null,
  'just-listen',
  'grief',
  'loneliness',
  'low-mood',
  'good-moment',
  'sleep',
  'shame',
  'worry-loop',
  'someone-else',
])

/** The nearest first: what is told most particularly comes before what is told in general. */
export const thingsTold = (at: NeedId | null): ThingsTold => [
  ...saidFirst,
  ...(ofItself(at) ? [] : [...workAndMoney, ...home]),
  ...(ofLoss.has(at) ? lossAndAlone : []),
  ...bodyAndFear,
  ...(ofItself(at) ? [] : othersAndSchool),
]
