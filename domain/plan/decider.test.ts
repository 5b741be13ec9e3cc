import { expect, test } from 'vitest'
import { plan } from '#domain/plan/decider.ts'
import type { PlanWritten } from '#domain/plan/events.ts'
import { emptyPlan } from '#domain/plan/parts.ts'
import { shownPlan } from '#domain/plan/shown-plan.ts'
import { planWritten } from '#domain/testing/events.ts'
import { specification } from '#domain/testing/specification.ts'

const given = specification(plan)
const write = ({ at, data, personal }: PlanWritten) => ({ type: 'WritePlan', at, data, personal }) as const

test('a plan is written, and takes the place of the one before', () => {
  given().when(write(planWritten())).yields(planWritten())
  const second = planWritten({ versionId: 'second', replaces: ['first'] })
  given(planWritten()).when(write(second)).yields(second)
})

test('the same version, sent twice, counts once', () =>
  given(planWritten()).when(write(planWritten())).yields())

test('what another device has saved meanwhile is not replaced unseen', () =>
  given(planWritten(), planWritten({ versionId: 'elsewhere', replaces: ['first'] }))
    .when(write(planWritten({ versionId: 'mine', replaces: ['first'] })))
    .refuses('plan-changed'))

test('what is replaced is what stands, whatever else is named', () =>
  given(planWritten())
    .when(write(planWritten({ versionId: 'second', replaces: ['first', 'unknown'] })))
    .yields(planWritten({ versionId: 'second', replaces: ['first'] })))

test('two plans that come together stand one under the other, and what both say stands once', () => {
  const [own, brought] = [planWritten(), planWritten({ versionId: 'brought' })]
  own.personal = { ...emptyPlan, signs: 'I stop answering.', why: 'My sister.' }
  brought.personal = { ...emptyPlan, signs: 'I do not sleep.', why: 'My sister.' }
  expect(shownPlan([own, brought])).toMatchObject({
    versions: ['first', 'brought'],
    words: { ...emptyPlan, signs: 'I stop answering.\nI do not sleep.', why: 'My sister.' },
  })
  const joined = planWritten({ versionId: 'joined', replaces: ['first', 'brought'] })
  joined.personal = { ...emptyPlan, why: 'My sister and the sea.' }
  expect(shownPlan([own, brought, joined])).toMatchObject({ versions: ['joined'], words: joined.personal })
})
