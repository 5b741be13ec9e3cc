import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMemoryWriter, type MemoryWriter } from '#infra/companion/memory-writer.ts'
import type { TokenBudget } from '#infra/companion/token-budget.ts'
import { type ModelServerForTests, startModelServer } from '#infra/testing/model-server.ts'

let model: ModelServerForTests
beforeAll(async () => {
  model = await startModelServer()
})
afterAll(() => model.close())

type Parts = Partial<Parameters<typeof createMemoryWriter>[0]>
const writer = (parts: Parts = {}): MemoryWriter =>
  createMemoryWriter({ baseUrl: model.url, model: 'calm-1', judges: [], learned: null, ...parts })
const { signal } = new AbortController()
const exchanges = [{ said: 'I called Priya on Monday, and it helped.', reply: 'I hear you.' }]

test('a name that the person wrote is not remembered, though the model lists none', async () => {
  model.remember((of) =>
    of === 'lines'
      ? { names: [], lines: ['Priya helps them calm down.', 'Calls help them.'] }
      : { names: [], summary: 'priya from work calms them. They called somebody.' },
  )
  expect(await writer().propose({ exchanges, known: [] }, signal)).toEqual(['Calls help them.'])
  expect(await writer().sumUp({ exchanges, before: null }, signal)).toBe('They called somebody.')
})

test('what only the learned layer hears is not remembered, in a line or anywhere in a summary', async () => {
  const heavy = 'Everything is too heavy for me.'
  const learned: Parts['learned'] = {
    screen: async ([turn]) =>
      turn!.text === heavy
        ? { tier: 'crisis', concerns: ['suicide'], reasons: [] }
        : { tier: 'none', concerns: [], reasons: [] },
  }
  const said = 'Everything is too heavy for them.'
  model.remember((of) =>
    of === 'lines'
      ? { names: [], lines: [said, 'Calls help them.'] }
      : { names: [], summary: `They walk. ${said}` },
  )
  expect(await writer({ learned }).propose({ exchanges, known: [] }, signal)).toEqual(['Calls help them.'])
  expect(await writer({ learned }).sumUp({ exchanges, before: null }, signal)).toBeNull()
})

test('past the budget of the day nobody is asked, and no more is judged than may be remembered', async () => {
  const settled: number[][] = []
  const budget = (isLeft: boolean): TokenBudget => ({
    reserve: async () => isLeft,
    settle: async (...amounts) => void settled.push(amounts),
  })
  const asked = model.remembering.length
  const spent = writer({ budget: budget(false) })
  await expect(spent.propose({ exchanges, known: [] }, signal)).rejects.toMatchObject({ fault: 'spent' })
  expect(model.remembering).toHaveLength(asked)
  expect(settled).toEqual([])

  const judged: string[] = []
  model.remember(() => ({
    names: [],
    lines: ['Walks', 'Tea', 'Quiet', 'Music', 'Rest'].map((one) => `${one} helps.`),
  }))
  const read = writer({
    budget: budget(true),
    judges: [async ({ text }) => (judged.push(text), ['reassurance'])],
  })
  expect(await read.propose({ exchanges, known: [] }, signal)).toEqual([])
  expect(judged).toHaveLength(3)
  expect(settled).toHaveLength(1)
  expect(settled[0]![0]).toBeGreaterThan(800)
})
