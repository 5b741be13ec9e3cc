import { expect, test } from 'vitest'
import type { DatedEntry } from '#domain/journal/reflection/connections.ts'
import { reflect } from '#domain/journal/reflection/reflect.ts'
import { guideReflection } from '#infra/companion/guide-reflection.ts'
import { reflectWithModel } from '#infra/companion/reflection-openai.ts'
import { checksByPatterns } from '#infra/companion/reply-checks.ts'

const entryOf = (content: string, day: string): DatedEntry => ({
  title: null,
  content,
  mood: null,
  tags: [],
  day,
})

function asked(tier: 'none' | 'care' | 'crisis') {
  let timesRead = 0
  const request = {
    entry: entryOf('I was worried about the boat.', '2026-11-21'),
    earlier: async () => {
      timesRead++
      return [entryOf('So nervous.', '2026-11-16')]
    },
    turn: 0,
    tier,
    concerns: [],
    country: 'US',
  }
  return { request, timesRead: () => timesRead }
}

const timeouts = { firstMs: 60_000, firstInCrisisMs: 60_000, idleMs: 60_000, wholeMs: 60_000 }
const { signal } = new AbortController()
const withModel = (request: ReturnType<typeof asked>['request'], text: string) =>
  reflectWithModel(
    async function* () {
      yield { kind: 'text', text }
      yield { kind: 'end', ending: 'whole', tokens: null }
    },
    { model: 'calm-1', timeouts, reflect, checks: checksByPatterns },
    request,
    signal,
    0,
  )

test('the guide reads earlier entries, and in a crisis none', async () => {
  const [usual, crisis] = [asked('none'), asked('crisis')]
  expect(await guideReflection(usual.request, reflect)).toContain('You also wrote about worry on Monday')
  expect(await guideReflection(crisis.request, reflect)).toContain('988')
  expect([usual.timesRead(), crisis.timesRead()]).toEqual([1, 0])
})

test('in care no earlier day is looked for, and what was learned is asked only of what it is for', async () => {
  const [usual, care] = [asked('none'), asked('care')]
  const read: string[] = []
  const understand = async (text: string) => {
    read.push(text)
    return { acts: {}, needs: { flashback: 0.9 } }
  }
  expect(await guideReflection(usual.request, reflect)).toContain('“I was worried about the boat”')
  expect(await guideReflection(usual.request, reflect, understand)).not.toContain('“')
  expect(await guideReflection(care.request, reflect, understand)).toContain('seriously')
  expect(read).toEqual([usual.request.entry.content])
  expect(care.timesRead()).toBe(0)
})

test('a model reads no earlier entry, and one that finds no words is away', async () => {
  const [said, empty] = [asked('none'), asked('none')]
  expect((await withModel(said.request, 'You wrote of worry. What would you like?')).author).toBe('model')
  await expect(withModel(empty.request, '')).rejects.toMatchObject({ fault: 'empty' })
  expect([said.timesRead(), empty.timesRead()]).toEqual([0, 0])
})
