import { newId } from '#infra/ids.ts'
import { replyOf, startModelServer } from '#infra/testing/model-server.ts'
import { startProduct } from '#infra/testing/product.ts'
import { findRedisServer } from '#infra/testing/redis-server.ts'
import { visitor } from '#infra/testing/visitor.ts'

const messages = 200
const warmUp = 20
const budgetMs = 25

const percentile = (times: number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)]!

/** From asking the model server ourselves to its first piece, in ms: what the product cannot be blamed for. */
async function modelAlone(baseUrl: string): Promise<number[]> {
  const times: number[] = []
  for (let count = 0; count < messages; count++) {
    const before = performance.now()
    const response = await fetch(`${baseUrl}/chat/completions`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ model: 'calm-1', stream: true, messages: [{ role: 'user', content: 'Hello' }] }),
    })
    for await (const _ of response.body!) {
      times.push(performance.now() - before)
      break
    }
  }
  return times
}

type Measured = { floor: number[]; first: number[]; done: number[] }

/** From sending a message to the first event, to the first piece of the reply, and to its end, in ms. */
async function throughLeeward(url: string): Promise<Measured> {
  const measured: Measured = { floor: [], first: [], done: [] }
  for (let count = 0; count < messages + warmUp; count++) {
    const ada = visitor(url)
    const { sessionId } = (await ada.post<{ sessionId: string }>('/api/session/new')).body
    await ada.put('/api/consents', { purpose: 'model', isGiven: true })
    const before = performance.now()
    const body = { sessionId, message: 'I want to die tonight.', messageId: newId() }
    const at: Partial<Record<keyof Measured, number>> = {}
    for await (const event of ada.follow<{ chunk?: string; done?: boolean }>('POST', '/api/chat', body)) {
      const now = performance.now() - before
      at.floor ??= now
      if (event.chunk) at.first ??= now
      if (event.done) at.done = now
    }
    if (at.done === undefined || at.first === undefined) throw new Error('a reply did not come whole')
    if (count >= warmUp) for (const key of ['floor', 'first', 'done'] as const) measured[key].push(at[key]!)
  }
  return measured
}

/** What the product adds to the model's time until the first piece of a reply; one person at a time. */
async function benchChat(): Promise<boolean> {
  const redis = await findRedisServer()
  let isWithinBudget = true
  for (const [backend, environment] of [
    ['PostgreSQL', {}],
    ['Redis', redis && { REDIS_URL: redis.url }],
  ] as const) {
    if (!environment) {
      process.stdout.write(`${backend}: none can be had here\n`)
      continue
    }
    await using model = await startModelServer()
    model.answer(replyOf('I am here with you.'))
    await using product = await startProduct({
      withPage: false,
      environment: { ...environment, NODE_ENV: 'production', LOG_LEVEL: 'warn', OPENAI_BASE_URL: model.url },
    })
    const alone = percentile(await modelAlone(model.url), 0.5)
    const { floor, first, done } = await throughLeeward(product.url)
    const added = percentile(first, 0.5) - alone
    isWithinBudget &&= added <= budgetMs
    const line = (name: string, times: number[]) =>
      `  ${name.padEnd(34)} ${percentile(times, 0.5).toFixed(1).padStart(7)} ${percentile(times, 0.95).toFixed(1).padStart(7)}\n`
    process.stdout.write(
      `${backend}, ${messages} messages, ms${' '.repeat(14)} median     p95\n` +
        line('help is on the way (first event)', floor) +
        line('first piece of the reply', first) +
        line('reply whole and listed', done) +
        `  added to the model's ${alone.toFixed(1)} ms: ${added.toFixed(1)} ms (at most ${budgetMs})\n\n`,
    )
  }
  await redis?.stop()
  return isWithinBudget
}

process.exitCode = (await benchChat()) ? 0 : 1
