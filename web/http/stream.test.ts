import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import type { ChatStreamEvent } from '#contract/chat.ts'
import { pace, rejoin, say, waitBefore } from '#web/http/stream.ts'

const sessionId = '1'.padStart(32, '0')
const message = { sessionId, messageId: '2'.padStart(32, '0'), message: 'Hello' }
const quick = { ...pace, firstWait: 1, longestWait: 4 }
const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
  vi.unstubAllGlobals()
})

type Answer = (response: ServerResponse, request: IncomingMessage) => void

/** A server on loopback that gives its answers in turn; returns what it was asked. */
async function answering(...answers: Answer[]): Promise<string[]> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    const answer = answers[Math.min(asked.length, answers.length - 1)]
    asked.push(`${request.method} ${request.url}`)
    request.resume().on('end', () => answer?.(response, request))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  vi.stubGlobal('location', { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
  return asked
}

const wire = (events: object[]): string =>
  events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('')
const streaming =
  (...events: object[]): Answer =>
  (response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' })
    response.end(`: ok\n\n${wire(events)}`)
  }
const cut =
  (...events: object[]): Answer =>
  (response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' })
    response.write(wire(events), () => response.destroy())
  }
const refusing =
  (status: number, body = 'no'): Answer =>
  (response) => {
    response.writeHead(status).end(body)
  }

const done = (seq: number) => ({ done: true, seq, messageId: '3'.padStart(32, '0') })
const all = (events: AsyncIterable<ChatStreamEvent>): Promise<ChatStreamEvent[]> => Array.fromAsync(events)
const never = new AbortController().signal

test('a reply comes in pieces and ends with done', async () => {
  const asked = await answering(streaming({ chunk: 'Hel', seq: 1 }, { chunk: 'lo', seq: 2 }, done(3)))
  expect(await all(say(message, never, quick))).toEqual([
    { chunk: 'Hel', seq: 1 },
    { chunk: 'lo', seq: 2 },
    done(3),
  ])
  expect(asked).toEqual(['POST /api/chat'])
})

test('what was found once the reply was whole is heard, and nothing is asked for again', async () => {
  const found = { chunk: '', seq: 2, crisisDetected: true, tier: 'crisis', concerns: ['suicide'] }
  const asked = await answering(cut({ chunk: 'Hello', seq: 1 }, done(2), found))
  expect(await all(say(message, never, quick))).toEqual([{ chunk: 'Hello', seq: 1 }, done(2), found])
  expect(asked).toEqual(['POST /api/chat'])
})

test('a piece that is cut in the middle of a letter is whole on the page', async () => {
  const bytes = Buffer.from(wire([{ chunk: 'ruhig – schön', seq: 1 }, done(2)]))
  const half = bytes.indexOf(Buffer.from('ö')) + 1
  await answering((response) => {
    response.writeHead(200)
    response.write(bytes.subarray(0, half), () => setTimeout(() => response.end(bytes.subarray(half)), 5))
  })
  expect(await all(say(message, never, quick))).toEqual([{ chunk: 'ruhig – schön', seq: 1 }, done(2)])
})

test('a stream that ends early is resumed after the last piece, and nothing is said twice', async () => {
  const asked = await answering(
    streaming({ chunk: 'Hel', seq: 4 }),
    streaming({ chunk: 'Hel', seq: 4 }, { chunk: 'lo', seq: 5 }, done(6)),
  )
  const events = await all(say(message, never, quick))
  expect(events.map(({ seq }) => seq)).toEqual([4, 5, 6])
  expect(asked).toEqual(['POST /api/chat', `GET /api/chat/${sessionId}/stream?after=4`])
})

test('a cut connection is resumed too', async () => {
  const asked = await answering(cut({ chunk: 'Hel', seq: 1 }), streaming({ chunk: 'lo', seq: 2 }, done(3)))
  expect((await all(say(message, never, quick))).map(({ seq }) => seq)).toEqual([1, 2, 3])
  expect(asked).toHaveLength(2)
})

test('what replaces the text is heard, even at the place where the stream broke', async () => {
  await answering(
    streaming({ chunk: 'Hel', seq: 1 }),
    streaming({ chunk: 'Hello', seq: 1, replaces: true }, done(1)),
  )
  expect(await all(say(message, never, quick))).toMatchObject([
    { chunk: 'Hel' },
    { chunk: 'Hello' },
    { done: true },
  ])
})

test('a server that is away for a moment is asked again', async () => {
  const asked = await answering(
    streaming({ chunk: 'a', seq: 1 }),
    refusing(503),
    refusing(502),
    streaming(done(2)),
  )
  expect(await all(say(message, never, quick))).toHaveLength(2)
  expect(asked).toHaveLength(4)
})

test('a message that was refused is not sent again, nor followed', async () => {
  const asked = await answering(refusing(503, 'later'))
  await expect(all(say(message, never, quick))).rejects.toThrow('503: later')
  expect(asked).toEqual(['POST /api/chat'])
})

test('a message that nobody took is not followed', async () => {
  const asked = await answering((response) => response.destroy())
  await expect(all(say(message, never, quick))).rejects.toThrow(TypeError)
  expect(asked.filter((line) => line.startsWith('GET'))).toEqual([])
})

test('a message that waited for a network is sent again where nobody took it, until somebody does', async () => {
  const lost: Answer = (response) => response.destroy()
  const asked = await answering(lost, lost, streaming(done(1)))
  expect(await all(say(message, never, quick, undefined, 4))).toEqual([done(1)])
  expect(asked).toEqual(Array.from({ length: 3 }, () => 'POST /api/chat'))
})

test('a message that waited and is refused is not sent again', async () => {
  const asked = await answering(refusing(503, 'later'))
  await expect(all(say(message, never, quick, undefined, 4))).rejects.toThrow('503: later')
  expect(asked).toHaveLength(1)
})

test('a conversation that is gone ends the resuming', async () => {
  await answering(streaming({ chunk: 'a', seq: 1 }), refusing(404, 'gone'))
  await expect(all(say(message, never, quick))).rejects.toThrow('404: gone')
})

test('resuming gives up in the end', async () => {
  const asked = await answering(streaming({ chunk: 'a', seq: 1 }), refusing(503))
  await expect(all(say(message, never, { ...quick, attempts: 3 }))).rejects.toThrow('did not come back')
  expect(asked).toHaveLength(4)
})

test('a connection that falls silent counts as lost', async () => {
  const asked = await answering(
    (response) => {
      response.writeHead(200).write(wire([{ chunk: 'a', seq: 1 }]))
    },
    streaming(done(2)),
  )
  expect(await all(say(message, never, { ...quick, silence: 30 }))).toHaveLength(2)
  expect(asked).toHaveLength(2)
})

test('after a reload the reply is followed from its beginning, at once', async () => {
  const asked = await answering(streaming({ chunk: 'Hello', seq: 1 }, done(2)))
  expect(
    await all(rejoin(sessionId, never, { ...quick, firstWait: 60_000, longestWait: 60_000 })),
  ).toHaveLength(2)
  expect(asked).toEqual([`GET /api/chat/${sessionId}/stream?after=0`])
})

test('an error ends the stream', async () => {
  const asked = await answering(streaming({ error: 'It failed.', seq: 2 }))
  expect(await all(say(message, never, quick))).toEqual([{ error: 'It failed.', seq: 2 }])
  expect(asked).toHaveLength(1)
})

test('leaving ends the following, without a fault', async () => {
  const leaving = new AbortController()
  await answering((response) => {
    response.writeHead(200).write(wire([{ chunk: 'a', seq: 1 }]))
  })
  const heard: ChatStreamEvent[] = []
  for await (const event of say(message, leaving.signal, quick)) {
    heard.push(event)
    leaving.abort()
  }
  expect(heard).toHaveLength(1)
})

test('the wait grows by half each time, up to ten seconds, with chance in it', () => {
  expect([0, 1, 2, 3].map((attempt) => waitBefore(attempt, pace, 1))).toEqual([500, 750, 1125, 1687.5])
  expect(waitBefore(30, pace, 1)).toBe(10_000)
  expect(waitBefore(0, pace, 0)).toBe(250)
})
