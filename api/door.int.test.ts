import { afterAll, expect, test } from 'vitest'
import { newId } from '#infra/ids.ts'
import { productForTest } from '#infra/testing/product-for-test.ts'
import { visitor } from '#infra/testing/visitor.ts'

const behindProxy = {
  TRUSTED_PROXIES: '1',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'Leeward <hello@calm.example>',
}
const product = await productForTest('postgres', 'guide', behindProxy)
afterAll(() => product[Symbol.asyncDispose]())
const ada = visitor(product.url)
const { sessionId } = (await ada.post<{ sessionId: string }>('/api/session/new')).body

const bad: [string, string, unknown, RegExp][] = [
  ['an empty message', '/api/chat', { sessionId, message: '   ' }, /message: Please write something first/],
  [
    'a message that is too long',
    '/api/chat',
    { sessionId, message: 'a'.repeat(4_001) },
    /^message must have 4000 characters at most\.$/,
  ],
  [
    'an id of one’s own that is none',
    '/api/chat',
    { sessionId, message: 'Hi', messageId: 'x' },
    /^messageId is not an id\.$/,
  ],
  ['a level above ten', '/api/mood-logs', { level: 11 }, /^level must be 10 at most\.$/],
  ['half a level', '/api/mood-logs', { level: 5.5 }, /level: Choose a whole number/],
  ['a rating of two', `/api/messages/${newId()}/rate`, { rating: 2 }, /^rating must be 1 or -1\.$/],
  ['a field that nobody knows', '/api/mood-logs', { level: 5, mood: 'x' }, /^mood is not known here\.$/],
  ['a field that is missing', '/api/chat', { sessionId }, /^message is missing\.$/],
  ['a number where text belongs', '/api/chat', { sessionId, message: 3 }, /^message must be text\.$/],
  [
    'two faults at once',
    '/api/mood-logs',
    { level: 0, note: 3 },
    /^level must be 1 or more, and note must be text\.$/,
  ],
  ['a list', '/api/mood-logs', [1], /JSON object/],
]

for (const [what, path, body, sentence] of bad)
  test(`${what} gets a plain sentence that names it`, async () => {
    const answer = await ada.post(path, body)
    expect([answer.status, answer.headers.get('Error-Code')]).toEqual([400, 'input-invalid'])
    expect(answer.headers.get('Content-Type')).toContain('text/plain')
    expect(answer.text).toMatch(sentence)
  })

test('broken JSON and too much of it are refused, not failed on', async () => {
  const send = (body: string) =>
    fetch(`${product.url}/api/mood-logs`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    })
  expect((await send('{"level":')).status).toBe(400)
  expect((await send(JSON.stringify({ level: 5, note: 'a'.repeat(100_000) }))).status).toBe(413)
})

test('another site cannot act in a person’s name', async () => {
  const from = async (headers: Record<string, string>) =>
    (await ada.request('POST', '/api/session/new', undefined, headers)).status
  expect(await from({ 'Sec-Fetch-Site': 'cross-site' })).toBe(403)
  expect(await from({ 'Sec-Fetch-Site': 'same-site' })).toBe(403)
  expect(await from({ 'Sec-Fetch-Site': '', Origin: 'https://elsewhere.example' })).toBe(403)
  expect(await from({ 'Sec-Fetch-Site': '', Origin: product.url })).toBe(200)
})

test('a form of another site cannot pass as JSON', async () => {
  const response = await fetch(`${product.url}/api/mood-logs`, {
    method: 'POST',
    headers: { 'Content-Type': 'text/plain' },
    body: '{"level":5}',
  })
  expect(response.status).toBe(400)
})

test('an unknown call is a plain 404, and a wrong method is none of ours', async () => {
  expect((await ada.get('/api/nothing')).text).toBe('There is nothing at this address.')
  expect((await ada.request('DELETE', '/api/mood-logs')).status).toBe(404)
})

test('answers are private, and the page may do nothing that it need not', async () => {
  const { headers } = await ada.get('/api/sessions')
  expect(headers.get('Cache-Control')).toBe('no-store')
  expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'")
  expect(headers.get('Content-Security-Policy')).toContain("worker-src 'self'")
  expect(headers.get('Content-Security-Policy')).toContain("manifest-src 'self'")
  expect(headers.get('Content-Security-Policy')).not.toContain('upgrade-insecure-requests')
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(headers.get('Referrer-Policy')).toBe('no-referrer')
  expect(headers.has('Strict-Transport-Security')).toBe(false)
})

test('the cookie cannot be read by scripts nor sent along by other sites', async () => {
  const response = await visitor(product.url).request('POST', '/api/session/new')
  const [cookie] = response.headers.getSetCookie().filter((line) => line.startsWith('leeward='))
  expect(cookie).toMatch(/httponly/i)
  expect(cookie).toMatch(/samesite=lax/i)
})

test('health tells the process from what it needs', async () => {
  expect((await ada.get('/healthz')).text).toBe('ok')
  expect((await ada.get('/readyz')).body).toEqual({
    database: 'ok',
    schema: 'ok',
    jobs: 'ok',
    live: 'ok',
    ledger: 'ok',
    replay: 'ok',
    worker: 'ok',
    epoch: 'ok',
  })
})
