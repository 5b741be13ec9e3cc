import { setTimeout } from 'node:timers/promises'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { newId } from '#infra/ids.ts'
import { type Visitor, visitor } from '#infra/testing/visitor.ts'

const pollEveryMs = 5
/** So many others talk, each in conversations of their own. */
const talkers = 4
const messageEveryMs = 250

/**
 * How long others waited, in ms: for `/healthz`, for a server that does nothing else (what the machine itself adds), and
 * for the first word of a reply to a message.
 */
export type Waited = { health: number[]; bare: number[]; messages: number[]; failed: number }

/**
 * Watches a product as others feel it who come by at the same time, from a thread of its own: what keeps this process
 * busy is not to be counted.
 */
export async function startWatch(url: string, bareUrl: string): Promise<{ stop: () => Promise<Waited> }> {
  const thread = new Worker(new URL(import.meta.url), { workerData: { url, bareUrl } })
  const next = () =>
    new Promise<Waited>((resolve, reject) => {
      thread.once('message', resolve)
      thread.once('error', reject)
    })
  await next()
  return {
    stop: async () => {
      const waited = next()
      thread.postMessage('stop', [])
      try {
        return await waited
      } finally {
        await thread.terminate()
      }
    },
  }
}

type Watched = { url: string; bareUrl: string }

async function watch({ url, bareUrl }: Watched): Promise<void> {
  const stopped = new AbortController()
  parentPort!.once('message', () => stopped.abort())
  const waited: Waited = { health: [], bare: [], messages: [], failed: 0 }

  const poll = async (address: string, times: number[]) => {
    while (!stopped.signal.aborted) {
      const before = performance.now()
      const response = await fetch(address)
      await response.arrayBuffer()
      if (!response.ok) waited.failed++
      times.push(performance.now() - before)
      await setTimeout(pollEveryMs)
    }
  }

  const people = Array.from({ length: talkers }, () => visitor(url))
  const converse = async (grace: Visitor) => {
    const { body } = await grace.post<{ sessionId: string }>('/api/session/new', {})
    return body.sessionId
  }
  const say = async (grace: Visitor, sessionId: string) => {
    const before = performance.now()
    const body = { sessionId, message: 'I slept badly and my heart is racing.', messageId: newId() }
    const events = grace.follow<{ chunk?: string; done?: boolean }>('POST', '/api/chat', body)
    for await (const { chunk, done } of events) if (chunk || done) break
    waited.messages.push(performance.now() - before)
  }
  const talk = async (grace: Visitor) => {
    while (!stopped.signal.aborted) {
      try {
        await say(grace, await converse(grace))
      } catch {
        waited.failed++
      }
      await setTimeout(messageEveryMs, undefined, { signal: stopped.signal }).catch(() => {})
    }
  }

  // The first of each opens what everybody has open already.
  await fetch(`${url}/healthz`)
  for (const grace of people) await say(grace, await converse(grace))
  waited.messages = []
  parentPort!.postMessage(null, [])
  await Promise.all([poll(`${url}/healthz`, waited.health), poll(bareUrl, waited.bare), ...people.map(talk)])
  parentPort!.postMessage(waited, [])
}

if (!isMainThread) await watch(workerData as Watched)
