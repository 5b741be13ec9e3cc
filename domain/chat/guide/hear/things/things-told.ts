import { bodyAndFear } from '#domain/chat/guide/hear/things/body-and-fear.ts'
import { home } from '#domain/chat/guide/hear/things/home.ts'
import { lossAndAlone } from '#domain/chat/guide/hear/things/loss-and-alone.ts'
import { othersAndSchool } from '#domain/chat/guide/hear/things/others-and-school.ts'
import { saidFirst } from '#domain/chat/guide/hear/things/said-first.ts'
import type { ThingsTold } from '#domain/chat/guide/hear/things/told.ts'
import { workAndMoney } from '#domain/chat/guide/hear/things/work-and-money.ts'

/** The nearest first: what is told most particularly comes before what is told in general. */
export const thingsTold: ThingsTold = [
  ...saidFirst,
  ...workAndMoney,
  ...home,
  ...lossAndAlone,
  ...bodyAndFear,
  ...othersAndSchool,
]
