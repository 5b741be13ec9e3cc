import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { lookForModel } from '#infra/start/look-for-model.ts'

/** A program on loopback that answers every request with this; `undefined` never answers. */
async function program(body?: string) {
  const asked: IncomingMessage[] = []
  const server = createServer((request, response) => {
    asked.push(request)
    if (body !== undefined) response.end(body)
  })
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1` }
}

const listOf = (...ids: string[]) => JSON.stringify({ object: 'list', data: ids.map((id) => ({ id })) })

test('the first server that has a model to talk with is found; it is asked for its list and told nothing', async () => {
  const page = await program('<html>')
  const ollama = await program(listOf('nomic-embed-text', 'qwen3:4b'))
  const other = await program(listOf('another'))
  const servers = [
    { name: 'a page', url: page.url },
    { name: 'Ollama', url: ollama.url },
    { name: 'LM Studio', url: other.url },
  ]
  const found = await lookForModel(servers, 60_000)
  expect(found).toEqual({ name: 'Ollama', url: ollama.url, model: 'qwen3:4b' })
  expect(ollama.asked.map(({ method, url }) => `${method} ${url}`)).toEqual(['GET /v1/models'])
})

test('where nobody listens, nobody answers, or there is nothing to talk with, none is found', async () => {
  const silent = await program()
  const empty = await program(listOf('bge-m3'))
  const servers = ['http://127.0.0.1:1/v1', silent.url, empty.url]
  expect(
    await lookForModel(
      servers.map((url) => ({ name: 'one', url })),
      100,
    ),
  ).toBeNull()
})
