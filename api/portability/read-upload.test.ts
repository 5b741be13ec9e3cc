import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import Koa from 'koa'
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { errors } from '#api/middleware/errors.ts'
import { readUpload } from '#api/portability/read-upload.ts'
import { errorAnswers } from '#contract/errors.ts'
import { createAside } from '#infra/aside/aside.ts'
import { createKeyring } from '#infra/store/keys.ts'

const work = new URL('document-work.ts', import.meta.url)
const aside = createAside({ threads: 1, waiting: 9, each: 2 })
let begun = Promise.withResolvers<void>()

// An upload as the product reads it; at /hurry nobody is waited for.
const app = new Koa()
// Whoever leaves in the middle is no news.
app.silent = true
app.use(
  errors({ log: pino({ level: 'silent' }), keyring: createKeyring(randomBytes(32).toString('base64')) }),
)
app.use(async (ctx) => {
  Object.assign(ctx, { session: {} })
  const limits = { bytes: 100, tooLong: 'import-too-long', timeoutMs: 60_000 } as const
  const hurried = ctx.path === '/hurry' ? { ...limits, graceMs: 0 } : limits
  const outputs = Array.fromAsync(
    readUpload({ ctx, deps: { aside } }, work, { now: new Date(0).toISOString() }, hurried),
  )
  begun.resolve()
  ctx.body = await outputs
})
const server = createServer(app.callback())
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const { port } = server.address() as AddressInfo
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** Says that fifty bytes come, and sends one. */
async function beginUpload(path: string): Promise<Socket> {
  begun = Promise.withResolvers()
  const socket = connect(port, '127.0.0.1')
  socket.write(`POST ${path} HTTP/1.1\r\nHost: leeward.example\r\nContent-Length: 50\r\n\r\n{`)
  await begun.promise
  return socket
}

const sendWhole = async (): Promise<[number, string]> => {
  const response = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: '{}' })
  return [response.status, await response.text()]
}

test('a file that comes too slowly is ended with a plain sentence, and leaves its place to others', async () => {
  const answer = await text(await beginUpload('/hurry'))
  expect(answer).toMatch(/^HTTP\/1\.1 408 .*\r\n(?:.*\r\n)*Connection: close\r\n/)
  expect(answer).toContain('Error-Code: upload-too-slow')
  expect(answer).toContain(errorAnswers['upload-too-slow'].sentence)
  expect(await sendWhole()).toEqual([400, expect.stringContaining('not an export')])
})

test('of one network two files are read or wait at once; a third hears it', async () => {
  const [one, other] = [await beginUpload('/'), await beginUpload('/')]
  const { status, sentence } = errorAnswers['import-own-busy']
  expect(await sendWhole()).toEqual([status, sentence])
  one.destroy()
  other.destroy()
  await expect.poll(sendWhole, { timeout: 20_000 }).toEqual([400, expect.stringContaining('not an export')])
})
