import { afterAll, expect, test } from 'vitest'
import { exportOf } from '#api/portability/document-for-test.ts'
import type { Plan } from '#contract/plan.ts'
import type { TimelineEvent } from '#contract/your-data.ts'
import { emptyPlan } from '#domain/plan/parts.ts'
import { newId } from '#infra/ids.ts'
import { productForTest } from '#infra/testing/product-for-test.ts'
import { signInShown } from '#infra/testing/sign-in-shown.ts'
import { type Visitor, visitor } from '#infra/testing/visitor.ts'

const product = await productForTest('postgres')
afterAll(() => product[Symbol.asyncDispose]())

const planOf = async (who: Visitor) => (await who.get<Plan>('/api/plan')).body

async function save(who: Visitor, words: Partial<Plan['words']>, replaces?: string[]) {
  const versions = replaces ?? (await planOf(who)).versions
  const body = { versionId: newId(), replaces: versions, words: { ...emptyPlan, ...words } }
  return await who.put<Plan>('/api/plan', body)
}

test('a plan is one, is saved as often as one likes, and what it replaced is nowhere', async () => {
  const who = visitor(product.url)
  expect(await planOf(who)).toEqual({ versions: [], words: emptyPlan, writtenAt: null })
  const first = (await save(who, { signs: 'I stop answering.' })).body
  expect(await planOf(who)).toMatchObject({ words: { signs: 'I stop answering.' } })
  expect((await save(who, { signs: 'I stay in bed.', why: 'Mine, the cat.' })).status).toBe(200)
  expect((await planOf(who)).words).toEqual({ ...emptyPlan, signs: 'I stay in bed.', why: 'Mine, the cat.' })

  const stale = await save(who, { signs: 'From a phone' }, first.versions)
  expect([stale.status, stale.headers.get('Error-Code')]).toEqual([409, 'plan-changed'])

  const document = await exportOf(who)
  expect(document.plan).toMatchObject({ signs: 'I stay in bed.', why: 'Mine, the cat.' })
  expect(JSON.stringify(document)).not.toContain('I stop answering.')
  const { body } = await who.get<{ events: TimelineEvent[] }>('/api/data/events?kind=plan')
  expect(body.events.map(({ title }) => title)).toEqual(Array(2).fill('You saved your plan for hard moments'))
})

test('a plan is brought along, once, and replaced words are destroyed where they were brought before', async () => {
  const who = visitor(product.url)
  await save(who, { alone: 'Walk to the river.' })
  const early = await exportOf(who)
  await save(who, { alone: 'Sit by the river.' })
  const late = await exportOf(who)

  const other = visitor(product.url)
  await save(other, { why: 'The garden.' })
  for (const document of [early, early, late, early])
    expect((await other.post('/api/data/import', document)).status).toBe(200)
  expect((await planOf(other)).words).toEqual({
    ...emptyPlan,
    alone: 'Sit by the river.',
    why: 'The garden.',
  })
  expect(JSON.stringify(await exportOf(other))).not.toContain('Walk to the river.')
  // Saved once here, it is one plan again.
  expect((await save(other, { alone: 'Both.' })).body.versions).toHaveLength(1)
})

test('whoever signs in takes the plan along, beside the one that they have', async () => {
  const who = visitor(product.url)
  await save(who, { call: 'My sister.' })
  await signInShown(who)
  expect((await planOf(who)).words.call).toBe('My sister.')
})
