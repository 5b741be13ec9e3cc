import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { guessable, type Ids, requestOf } from '#api/id-fixtures-for-test.ts'
import { messagesOf, aPerson } from '#api/your-data/person-for-test.ts'
import { newId } from '#infra/ids.ts'
import { withSql } from '#infra/testing/kept.ts'
import { productForTest } from '#infra/testing/product-for-test.ts'
import { signInShown } from '#infra/testing/sign-in-shown.ts'
import { type Visitor, visitor } from '#infra/testing/visitor.ts'

const product = await productForTest('postgres', 'guide', { LOG_LEVEL: 'warn' })
const agent = new Agent({ keepAlive: true })
afterAll(() => {
  agent.destroy()
  return product[Symbol.asyncDispose]()
})

const guesses = 10_000
const atOnce = 16

/** Not one of them is an id that somebody has. */
function guess(nth: number, real: string): string {
  const misspelt = [
    real.toUpperCase().replace(/^\d+$/, 'x'),
    real.slice(1),
    `${real}0`,
    `${real} `,
    `${real}\0`,
    `${real}/`,
    `../${real}`,
    real.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'),
    "' or 1=1 --",
    '%zz',
    'ключ🗝️',
    'a'.repeat(2_000),
    String(nth),
    '-1',
    'null',
    '*',
  ]
  switch (nth % 4) {
    case 0:
      return newId()
    case 1:
      return nth.toString(16).padStart(32, '0')
    case 2: {
      const at = (nth >> 2) % real.length
      return real.slice(0, at) + ((Number.parseInt(real[at]!, 16) + 1) % 16).toString(16) + real.slice(at + 1)
    }
    default:
      return misspelt[(nth >> 2) % misspelt.length]!
  }
}

test('of 10,000 guessed ids, whoever guesses, each is answered with 404 or 429, and nothing is kept', async () => {
  const [nobody, grace, alan] = [visitor(product.url), visitor(product.url), visitor(product.url)]
  const ada = await aPerson(product)
  for (const who of [grace, alan]) await who.post('/api/session/new')
  await signInShown(alan)
  const said = await messagesOf(ada.who, ada.sessionId)
  const real = [ada.sessionId, said[0]!.id, said[1]!.id, ada.moodId, ada.completionId]
  // The owner guesses too: what is nearly theirs is not.
  const callers = [nobody, grace, alan, ada.who]
  for (const { cookies } of callers) cookies.delete('leeward-position')
  const before = await counts()

  const seen = new Map<string, number>()
  const waiting = Array.from({ length: guesses }, (_, nth) => nth).values()
  const guessOn = async () => {
    for (const nth of waiting) {
      const row = guessable[nth % guessable.length]!
      const id = guess(Math.floor(nth / guessable.length), real[nth % real.length]!)
      const ids = new Proxy({} as Ids, { get: () => id })
      const status = await statusOf(callers[nth % callers.length]!, ...requestOf(row, ids))
      const isExpected = status === 404 || status === 429
      const key = isExpected ? String(status) : `${status} ${row.endpoint.method} ${row.endpoint.path} ${id}`
      seen.set(key, (seen.get(key) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, guessOn))
  expect([...seen.keys()].filter((key) => key !== '404' && key !== '429')).toEqual([])
  expect([...seen.values()].reduce((sum, count) => sum + count, 0)).toBe(guesses)
  expect(await counts()).toEqual(before)
}, 1_200_000)

/** Over sockets that are kept: `fetch` would take longer than the product does. */
async function statusOf({ cookies }: Visitor, method: string, path: string, body: unknown) {
  const headers = {
    'Sec-Fetch-Site': 'same-origin',
    Cookie: [...cookies].map((cookie) => cookie.join('=')).join('; '),
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
  }
  const asked = request(product.url + path, { agent, method, headers })
  asked.end(body === undefined ? undefined : JSON.stringify(body))
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  response.resume()
  await once(response, 'end')
  return response.statusCode
}

const counts = () =>
  withSql(product.databaseUrl, async (sql) => {
    const [row] = await sql`
      select (select max(position) from events) as events, (select count(*) from browser_sessions) as browsers,
        (select count(*) from erasures) as receipts`
    return row
  })
