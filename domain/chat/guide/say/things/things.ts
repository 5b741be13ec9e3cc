import { bodyAndMind } from '#domain/chat/guide/say/things/body-and-mind.ts'
import { homeAndFamily } from '#domain/chat/guide/say/things/home-and-family.ts'
import { lossAndLoneliness } from '#domain/chat/guide/say/things/loss-and-loneliness.ts'
import { peopleAndSchool } from '#domain/chat/guide/say/things/people-and-school.ts'
import { stepsTaken } from '#domain/chat/guide/say/things/steps-taken.ts'
import type { Thing } from '#domain/chat/guide/say/things/thing.ts'
import { workAndMoney } from '#domain/chat/guide/say/things/work-and-money.ts'

/** All that is taken up by itself, by the names of `hear/things/`. */
export const things: Readonly<Record<string, Thing>> = {
  ...stepsTaken,
  ...workAndMoney,
  ...homeAndFamily,
  ...lossAndLoneliness,
  ...bodyAndMind,
  ...peopleAndSchool,
}
