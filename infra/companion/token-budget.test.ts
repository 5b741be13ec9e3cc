import { expect, test } from 'vitest'
import { ModelError } from '#infra/companion/model-error.ts'
import type { ModelPart, ModelStream } from '#infra/companion/model-stream.ts'
import { type TokenBudget, withinBudget } from '#infra/companion/token-budget.ts'
import { tokensIn } from '#infra/companion/tokens-in.ts'

const timeouts = { firstMs: 1, firstInCrisisMs: 1, idleMs: 1, wholeMs: 1 }
const never = new AbortController().signal
const messages = [{ role: 'user', content: 'Hello there.' } as const]

function counted(most = Infinity) {
  let used = 0
  const seen: number[] = []
  const budget: TokenBudget = {
    reserve: async (tokens) => {
      if (used + tokens > most) return false
      used += tokens
      seen.push(used)
      return true
    },
    settle: async (reserved, spent) => {
      used += spent - reserved
    },
  }
  return { budget, seen, used: () => used }
}

const saying = (...parts: (ModelPart | Error)[]): ModelStream =>
  async function* () {
    for (const part of parts) {
      if (part instanceof Error) throw part
      yield part
    }
  }
const text = { kind: 'text', text: 'Here I am.' } as const
const read = (stream: ModelStream, { budget }: ReturnType<typeof counted>) =>
  Array.fromAsync(withinBudget(stream, budget, 800)(messages, timeouts, never))

test('the longest answer is reserved before it is asked for, and then what the server counted is spent', async () => {
  const day = counted()
  await read(saying(text, { kind: 'end', ending: 'whole', tokens: 41 }), day)
  expect(day.seen[0]).toBeGreaterThan(800)
  expect(day.used()).toBe(41)
})

test('where the server does not say, what went and came is counted', async () => {
  const day = counted()
  await read(saying(text, { kind: 'end', ending: 'whole', tokens: null }), day)
  expect(day.used()).toBe(tokensIn('Hello there.') + 4 + tokensIn('Here I am.'))
})

test('an answer that breaks off costs what came of it, and a server that is not there nothing', async () => {
  const cut = counted()
  await expect(read(saying(text, new ModelError('cut-off')), cut)).rejects.toThrow('broke off')
  expect(cut.used()).toBeGreaterThan(tokensIn('Here I am.'))
  const away = counted()
  await expect(read(saying(new ModelError('unreachable')), away)).rejects.toThrow('could not be reached')
  expect(away.used()).toBe(0)
})

test('whoever stops listening pays for what came', async () => {
  const day = counted()
  const stream = withinBudget(saying(text, text, text), day.budget, 800)(messages, timeouts, never)
  for await (const _ of stream) break
  expect(day.used()).toBe(tokensIn('Hello there.') + 4 + tokensIn('Here I am.'))
})

test('what is past the budget is not asked for at all, and the person is told that it is for today', async () => {
  const day = counted(500)
  const error: unknown = await read(saying(text), day).catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(ModelError)
  expect((error as ModelError).reason).toBe('spent')
  expect((error as ModelError).mayPassWithin(60_000)).toBe(false)
  expect(day.used()).toBe(0)
})
