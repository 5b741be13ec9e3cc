import { once } from 'node:events'
import { createServer } from 'node:http'
import { createServer as createSilence, type AddressInfo, type Socket } from 'node:net'
import Koa from 'koa'
import { afterAll, expect, test } from 'vitest'
import { viewerOf } from '#api/viewer.ts'
import { openSql, type Sql } from '#infra/sql.ts'
import { memoryLog } from '#infra/testing/memory-log.ts'
import { productForTest } from '#infra/testing/product-for-test.ts'
import { signInShown } from '#infra/testing/sign-in-shown.ts'
import { visitor, type Visitor } from '#infra/testing/visitor.ts'

const opened = new AsyncDisposableStack()
const product = opened.use(await productForTest('postgres'))
const sql = openSql(product.databaseUrl, { max: 2 })
opened.defer(() => sql.end())
afterAll(() => opened.disposeAsync())

/** A server that only says who asks. */
async function whoAsks(database: Sql) {
  const app = new Koa()
  app.keys = [product.environment['COOKIE_KEY']!]
  const { log, lines } = memoryLog()
  const tell = viewerOf({ sql: database, publicUrl: new URL(product.url), log })
  app.use(async (ctx) => {
    ctx.body = { viewer: await tell(ctx) }
  })
  const server = createServer(app.callback())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  opened.defer(() => void server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const ask = async ({ cookies }: Pick<Visitor, 'cookies'>) => {
    const Cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(url, { headers: { Cookie } })
    return ((await answer.json()) as { viewer: string | null }).viewer
  }
  return { ask, lines }
}

const { ask } = await whoAsks(sql)

async function signedIn(): Promise<Visitor> {
  const who = visitor(product.url)
  await signInShown(who)
  return who
}

test('nobody, a browser that talked without signing in, and a forged cookie are visitors', async () => {
  const talked = visitor(product.url)
  await talked.post('/api/mood-logs', { level: 5, note: null, sessionId: null })
  expect(talked.cookies.size).toBeGreaterThan(0)
  const forged = { cookies: new Map((await signedIn()).cookies) }
  for (const name of forged.cookies.keys()) if (name.endsWith('.sig')) forged.cookies.set(name, 'made-up')
  for (const one of [visitor(product.url), talked, forged]) await expect.poll(() => ask(one)).toBe('visitor')
})

test('somebody signed in is known until they sign out', async () => {
  const ada = await signedIn()
  // A database that is busy for a moment may leave it open who asks.
  await expect.poll(() => ask(ada)).toBe('person')
  await ada.post('/api/auth/logout', {})
  await expect.poll(() => ask(ada)).toBe('visitor')
})

test('whose account is to be deleted is left to the page itself', async () => {
  const ada = visitor(product.url)
  const address = await signInShown(ada)
  const { status } = await ada.post('/api/account/deletion', { when: 'in-7-days' })
  // Asking signs out everywhere; they come back to think it over.
  const again = visitor(product.url)
  await signInShown(again, { address })
  expect(status).toBe(200)
  await expect.poll(() => ask(ada)).toBe('visitor')
  // The read model of accounts follows a moment later.
  await expect.poll(() => ask(again)).toBeNull()
})

test('a database that does not answer keeps no page waiting', async () => {
  const held = new Set<Socket>()
  const silence = createSilence((socket) => void held.add(socket.on('error', () => {})))
  await once(silence.listen(0, '127.0.0.1'), 'listening')
  const { port } = silence.address() as AddressInfo
  const silent = openSql(`postgres://leeward@127.0.0.1:${port}/leeward`, { max: 1 })
  try {
    expect(await (await whoAsks(silent)).ask(await signedIn())).toBeNull()
  } finally {
    for (const socket of held) socket.destroy()
    silence.close()
    await silent.end({ timeout: 0 })
  }
})

test('a database that is not there is told in the log, and the page is sent all the same', async () => {
  const gone = openSql('postgres://leeward@127.0.0.1:1/leeward', { max: 1 })
  const { ask: askThere, lines } = await whoAsks(gone)
  expect(await askThere(await signedIn())).toBeNull()
  expect(lines.join('')).toContain('page sent without knowing who asks')
  await gone.end({ timeout: 0 })
})
