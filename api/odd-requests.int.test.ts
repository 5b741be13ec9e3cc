import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { newId } from '#infra/ids.ts'
import { sharedProduct } from '#infra/testing/shared-product.ts'

const product = await sharedProduct()
const { hostname, port, host } = new URL(product.url)

/** Sent as it is: fetch would tidy it up, or refuse. Gives status and body. */
async function sent(head: string[], body: Uint8Array | string = ''): Promise<[number, string]> {
  const socket = connect(Number(port), hostname)
  socket.write(`${[...head, `Host: ${host}`, 'Connection: close'].join('\r\n')}\r\n\r\n`)
  if (body.length > 0) socket.write(body)
  const answer = await text(socket)
  return [Number(answer.split(' ')[1]), answer]
}

const post = (path: string, body: Uint8Array | string, ...headers: string[]) =>
  sent(
    [
      `POST ${path} HTTP/1.1`,
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(body)}`,
      ...headers,
    ],
    body,
  )

for (const path of [
  '/../x.js',
  '/..%2f..%2fetc/passwd.txt',
  '/%00.js',
  '/%',
  '/%E0%A4%A.css',
  '/assets/%2e%2e/index.html',
  '/a.js/b.css',
  '//evil.example/x.js',
  '/\\..\\x.js',
  '/.git/config.js',
  `/${'a'.repeat(8_000)}.js`,
  '/api/%',
  '/api/messages/%00',
  '/api/messages/%E0%A4%A',
  '/api/../readyz.js',
])
  test(`an odd path is no fault of ours: ${path.slice(0, 40)}`, async () => {
    const [status] = await sent([`GET ${path} HTTP/1.1`])
    expect(status).toBeLessThan(500)
  })

const level = JSON.stringify({ level: 5 })
for (const [coding, body, expected] of [
  ['br', brotliCompressSync(level), 200],
  ['zstd', zstdCompressSync(level), 415],
  ['deflate', deflateSync(level), 200],
  ['gzip', gzipSync(level), 200],
  ['gzip', 'no gzip at all', 400],
  ['gzip', gzipSync(level).subarray(0, 12), 400],
  ['deflate', 'no deflate at all', 400],
  ['br', 'no brotli at all', 400],
  ['br, gzip', level, 415],
  ['compress', level, 415],
  ['made-up', level, 415],
] as const)
  test(`a body that says it is ${coding} is read or refused: ${String(body).length}`, async () => {
    const [status, answer] = await post('/api/mood-logs', body, `Content-Encoding: ${coding}`)
    expect(status, answer).toBe(expected)
  })

test('a body that grows when it is unpacked is too large, not read', async () => {
  const bomb = gzipSync(JSON.stringify({ level: 5, note: 'a'.repeat(20_000_000) }))
  const [status] = await post('/api/mood-logs', bomb, 'Content-Encoding: gzip')
  expect(status).toBe(413)
})

for (const cookie of [
  'leeward=',
  'leeward=x; leeward.sig=y',
  `leeward=${'a'.repeat(6_000)}`,
  'leeward=%00; leeward-position=1e400',
  'leeward-position=1.5',
  'leeward-position=-1',
  'leeward-position=99999999999999999999',
  '=; ;;==;,',
  '__proto__=1; constructor=2',
  'leeward=\x7f\xff',
])
  test(`an odd cookie is no fault of ours: ${cookie.slice(0, 40)}`, async () => {
    for (const path of ['/', '/api/mood-logs', '/api/progress'])
      expect((await sent([`GET ${path} HTTP/1.1`, `Cookie: ${cookie}`]))[0]).toBeLessThan(500)
  })

for (const [what, headers] of [
  ['a charset that nobody knows', ['Content-Type: application/json; charset=klingon']],
  ['a type that is none', ['Content-Type: ;;;']],
  ['a zone that is none', ['Time-Zone: Mars/Olympus_Mons']],
  ['an origin that is none', ['Origin: null']],
  ['a host that is none', ['X-Forwarded-Host: ,,,']],
  ['a length that is none', ['Content-Length: 3']],
] as const)
  test(`${what} is no fault of ours`, async () => {
    const [status, answer] = await sent(['POST /api/mood-logs HTTP/1.1', ...headers], '{"l')
    expect(status, answer).toBeLessThan(500)
  })

for (const [what, body] of [
  ['a NUL in an id', { sessionId: '\0', message: 'Hi' }],
  ['a NUL in words', { level: 5, note: 'a\0b' }],
  ['half a character', { level: 5, note: '\ud800' }],
  ['names of prototypes', JSON.parse('{"level":5,"__proto__":{"x":1},"constructor":1}')],
  ['deep nesting', JSON.parse(`{"level":5,"note":${'['.repeat(5_000)}${']'.repeat(5_000)}}`)],
] as const)
  test(`${what} is taken or refused`, async () => {
    for (const path of ['/api/mood-logs', '/api/chat', '/api/journal', `/api/messages/${newId()}/rate`]) {
      const [status, answer] = await post(path, JSON.stringify(body))
      expect(status, answer).toBeLessThan(500)
    }
  })

test('a method that nobody knows finds nothing', async () => {
  for (const method of ['PROPFIND', 'TRACE', 'OPTIONS', 'PUT', 'DELETE'])
    expect((await sent([`${method} /api/mood-logs HTTP/1.1`]))[0]).toBeLessThan(500)
})
