import { afterAll, beforeAll, expect, test } from 'vitest'
import { begin, textOf } from '#api/chat/conversation-for-test.ts'
import type { ChatStreamEvent } from '#contract/chat.ts'
import { standInNotes } from '#domain/chat/guide/stand-in.ts'
import { newId } from '#infra/ids.ts'
import { withRedis, withSql } from '#infra/testing/kept.ts'
import { replyOf } from '#infra/testing/model-server.ts'
import { backends, isMissing } from '#infra/testing/places.ts'
import { type ProductForTest, productForTest } from '#infra/testing/product-for-test.ts'
import { visitor } from '#infra/testing/visitor.ts'

// Each test is a network of its own to the products that they share.
const limited = {
  RATE_LIMIT_FACTOR: '1',
  TRUSTED_PROXIES: '1',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'Leeward <hello@calm.example>',
}
const products = new Map<string, ProductForTest>()
beforeAll(async () => {
  for (const backend of backends)
    if (!isMissing(backend)) products.set(backend, await productForTest(backend, 'model', limited))
})
afterAll(async () => {
  for (const product of products.values()) await product[Symbol.asyncDispose]()
})

/** What whoever watches over the server reads of a limit: no network, no words. */
const securityLine = (code: string) =>
  new RegExp(`"security":"${code}","route":"[^"]+","from":"[0-9a-f]{12}"`)

const crisis = 'I am going to kill myself tonight.'

const keysOf = ({ databaseUrl, redisUrl }: ProductForTest): Promise<string[]> =>
  redisUrl === undefined
    ? withSql(databaseUrl, async (sql) =>
        (await sql<{ key: string }[]>`select key from rate_limits`).map(({ key }) => key),
      )
    : withRedis(redisUrl, (redis) => redis.keys('*limit*'))

for (const backend of backends) {
  test.skipIf(isMissing(backend))(
    `${backend}: past the limit of what goes to a model a message is still taken, and the guide replies and says so`,
    async () => {
      const product = products.get(backend)!
      product.model.answer(replyOf('Here I am.'))
      const ada = visitor(product.url, { network: '192.0.2.1' })
      const { sessionId, listed } = await begin(ada)
      const say = async (message: string) =>
        textOf(
          await Array.fromAsync(ada.follow<ChatStreamEvent>('POST', '/api/chat', { sessionId, message })),
        )
      const said: string[] = []
      while (said.length < 31 && !said.at(-1)?.includes(standInNotes.limit)) said.push(await say('Hello'))
      expect(said.at(-1)).toContain(standInNotes.limit)
      expect(said.slice(0, 6)).toEqual(Array.from({ length: 6 }, () => 'Here I am.'))
      expect(product.model.requests).toHaveLength(said.length - 1)
      // Help comes first, and without an excuse before it. On a slow machine there is room for the model again meanwhile.
      const helped: string[] = []
      while (helped.length < 5 && (helped.at(-1) ?? 'Here I am.') === 'Here I am.') {
        while (!said.at(-1)?.includes(standInNotes.limit)) said.push(await say('Hello'))
        helped.push(await say(crisis))
        if (helped.at(-1) === 'Here I am.') said.push(helped.at(-1)!)
      }
      expect(helped.at(-1)).toContain('findahelpline.com')
      expect(helped.at(-1)).not.toContain(standInNotes.limit)
      expect(await listed()).toHaveLength(2 * (said.length + 1))
    },
  )

  test.skipIf(isMissing(backend))(
    `${backend}: thirty fresh visitors of one network are one network, and its address is kept nowhere`,
    async () => {
      const product = products.get(backend)!
      const bring = (network: string) =>
        visitor(product.url, { network }).request('POST', '/api/data/import', { format: 'none' })
      const answers: Response[] = []
      for (let n = 1; n <= 30; n++) answers.push(await bring(`2001:db8:1:2::${n}`))
      expect(answers.map(({ status }) => status === 429)).toEqual(answers.map((_, index) => index >= 20))
      const { headers } = answers.at(-1)!
      expect(headers.get('RateLimit-Limit')).toBe('20')
      expect(headers.get('RateLimit-Remaining')).toBe('0')
      expect(headers.get('Retry-After')).toBe(headers.get('RateLimit-Reset'))
      expect(headers.get('Retry-After')).toMatch(/^[1-9]\d*$/)
      expect(await answers.at(-1)!.text()).toContain('take a breath')
      expect((await bring('2001:db8:1:3::1')).status).not.toBe(429)

      const keys = await keysOf(product)
      expect(keys.length).toBeGreaterThan(0)
      expect(keys.join()).not.toContain('2001:')
    },
  )
}

test(`a flood is refused to whoever makes it, and never to a conversation in a crisis`, async () => {
  const product = products.get('postgres')!
  const network = '192.0.2.2'
  const [ada, grace] = [visitor(product.url, { network }), visitor(product.url, { network })]
  const { sessionId, send, listed } = await begin(ada, { withModel: false })
  const logged = product.api.log().length
  expect(textOf(await Array.fromAsync(send(crisis)))).toContain('findahelpline.com')
  const flood = () => ada.request('POST', '/api/chat', { sessionId: 'not-there', message: 'Hello' })
  const answers = []
  while (answers.length < 400) answers.push(...(await Promise.all(Array.from({ length: 40 }, flood))))
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThan(100)
  expect(refused[0]?.headers.get('Retry-After')).toMatch(/^[1-9]\d*$/)
  expect(product.api.log().slice(logged)).toMatch(securityLine('rate-limited'))

  const say = async (message: string) =>
    Array.fromAsync(ada.follow<ChatStreamEvent>('POST', '/api/chat', { sessionId, message }))
  expect((await say('Yes, I have them here.')).at(-1)).toMatchObject({ done: true })
  const neighbour = await begin(grace, { withModel: false })
  expect((await Array.fromAsync(neighbour.send('Hello'))).at(-1)).toMatchObject({ done: true })

  // Past the limit of a crisis the help stays, and nothing else is done.
  const answered = await Promise.all(Array.from({ length: 80 }, () => say(crisis)))
  const prepared = answered.filter((events) => JSON.stringify(events.at(-1)).includes('was not saved'))
  for (const events of prepared) expect(textOf(events)).toContain('findahelpline.com')
  expect(prepared.length).toBeGreaterThanOrEqual(20)
  const sent = (await listed()).filter(({ role }) => role === 'user')
  expect(sent.length).toBeLessThanOrEqual(2 + 80 - prepared.length)
})

test('who sends many messages in a minute has each of them taken and answered', async () => {
  const ada = visitor(products.get('postgres')!.url, { network: '192.0.2.3' })
  const { send, listed } = await begin(ada, { withModel: false })
  const toNowhere = () => ada.request('POST', '/api/chat', { sessionId: 'not-there', message: 'Hello' })
  const answers = await Promise.all(Array.from({ length: 70 }, toNowhere))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
  expect((await Array.fromAsync(send('Hello'))).at(-1)).toMatchObject({ done: true })
  expect(await listed()).toHaveLength(2)
})

test('what is refused as a flood is not counted as a reply of a model', async () => {
  const product = products.get('postgres')!
  const ada = visitor(product.url, { network: '192.0.2.4' })
  await begin(ada)
  const counted = async () => (await keysOf(product)).filter((key) => key.includes('model reply')).toSorted()
  const before = await counted()
  const flood = () => ada.request('POST', '/api/chat', { sessionId: 'not-there', message: 'Hello' })
  await Promise.all(Array.from({ length: 190 }, flood))
  expect(await counted()).toEqual(before)
})

test('a newcomer begins a conversation, however many begin one beside them', async () => {
  const { url } = products.get('postgres')!
  const begins = () => visitor(url, { network: '192.0.2.5' }).post('/api/session/new')
  for (let round = 0; round < 6; round++)
    for (const { status } of await Promise.all(Array.from({ length: 25 }, begins))) expect(status).toBe(200)
})

test('who cannot begin a conversation hears it kindly, and is helped in a crisis all the same', async () => {
  const product = products.get('postgres')!
  const network = '192.0.2.6'
  const greedy = visitor(product.url, { network })
  const begun = []
  while (begun.length < 40 && begun.at(-1)?.status !== 429) begun.push(await greedy.post('/api/session/new'))
  const refused = begun.at(-1)!
  expect([refused.status, refused.headers.get('Error-Code')]).toEqual([429, 'session-limited'])
  expect(refused.headers.get('Retry-After')).toMatch(/^[1-9]\d*$/)
  expect(refused.text).toContain('“Need help?”')
  expect(product.api.log()).toMatch(securityLine('session-limited'))

  const newcomer = visitor(product.url, { network })
  const say = (message: string) => newcomer.request('POST', '/api/chat', { sessionId: newId(), message })
  expect((await say('Hello')).status).toBe(404)
  const helped = await (await say(crisis)).text()
  expect(helped).toContain('findahelpline.com')
  expect(helped).toContain('"crisisDetected":true')
  expect(helped).toContain('was not saved')
  expect(newcomer.cookies.size).toBe(0)
})

test('words in a crisis are answered with help also where a conversation is too busy to take them', async () => {
  await using product = await productForTest('postgres', 'guide')
  const ada = visitor(product.url)
  const { sessionId } = await begin(ada)
  const say = (message: string) => ada.request('POST', '/api/chat', { sessionId, message })
  await withSql(product.databaseUrl, async (sql) => {
    await sql.unsafe(`
      create function somebody_else_was_first() returns trigger language plpgsql as
        $$ begin raise exception using errcode = 'LW001', detail = '1'; end $$;
      create trigger always before insert on events for each row execute function somebody_else_was_first()`)
  })
  const [busy, helped] = await Promise.all([say('Hello'), say(crisis)])
  expect([busy.status, busy.headers.get('Error-Code')]).toEqual([503, 'busy'])
  expect(busy.headers.get('Retry-After')).toMatch(/^[1-9]\d*$/)
  const help = await helped.text()
  expect(help).toContain('findahelpline.com')
  expect(help).toContain('was not saved')
})
