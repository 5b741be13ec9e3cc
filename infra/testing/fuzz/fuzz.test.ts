import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { fuzz } from '#infra/testing/fuzz/fuzz.ts'

const description = { paths: { '/api/thing': { get: {} } } }

/** A server with one route, which behaves like this, and with what stands beside it. */
async function fuzzed(
  behave: RequestListener,
  timeoutMs = 60_000,
  {
    elsewhere = (_, response) => response.end(),
    requests = 60,
  }: { elsewhere?: RequestListener; requests?: number } = {},
) {
  const server = createServer((request, response) =>
    request.url === '/api/openapi.json'
      ? response.end(JSON.stringify(description))
      : request.url?.startsWith('/api/thing')
        ? behave(request, response)
        : elsewhere(request, response),
  ).listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    return await fuzz({ url, seed: 1, requests, timeoutMs })
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

test('an answer that comes is no fault', async () => {
  const { faults } = await fuzzed((_, response) => response.end('{}'))
  expect(faults).toEqual([])
})

test('what had no answer that was not a refusal is named', async () => {
  expect((await fuzzed((_, response) => response.end('{}'))).neverAccepted).toEqual(new Set())
  const refused = await fuzzed((_, response) => response.writeHead(400).end())
  expect(refused.neverAccepted).toEqual(new Set(['GET /api/thing']))
})

test.for([
  ['that the product is not ready is no fault', '/readyz', 0],
  ['anything else that is not there is one', '/mood', 20],
] as const)('%s', async ([, missing, faulty]) => {
  const { faults, statuses } = await fuzzed((_, response) => response.end('{}'), 60_000, {
    elsewhere: ({ url }, response) => response.writeHead(url === missing ? 503 : 200).end(),
    requests: 2_000,
  })
  expect(statuses.get(503)).toBeGreaterThan(0)
  expect(faults).toHaveLength(Math.min(faulty, statuses.get(503)!))
})

test.for([
  ['never comes', () => {}, 200],
  ['breaks off', (_, response) => response.write('{', () => response.destroy()), 60_000],
  ['is cut off before its first word', ({ socket }) => socket.destroy(), 60_000],
] satisfies [string, RequestListener, number][])(
  'an answer that %s is a fault',
  async ([, behave, timeoutMs]) => {
    const { faults } = await fuzzed(behave, timeoutMs)
    expect(faults.length).toBeGreaterThan(0)
    expect(faults.map(({ status }) => status)).toEqual(faults.map(() => 0))
  },
)
