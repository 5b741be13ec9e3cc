import { createParser } from 'eventsource-parser'
import { type ChatStreamEvent, followReply, sendMessage } from '#contract/chat.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { CallError, open, readReply } from '#web/http/call.ts'
import { nameOf, tellWrite } from '#web/http/writes.ts'

export type Pace = {
  /** Milliseconds before the first attempt to reconnect; each later one waits 1.5 times as long. */
  firstWait: number
  longestWait: number
  /** Attempts in a row that may bring nothing before the stream gives up. */
  attempts: number
  /** Milliseconds without a byte (the server beats every 15 s) after which a connection counts as lost. */
  silence: number
}

export const pace: Pace = { firstWait: 500, longestWait: 10_000, attempts: 12, silence: 40_000 }

/** Half the wait is fixed and half is chance, so that many pages do not come back at the same moment. */
export const waitBefore = (
  attempt: number,
  { firstWait, longestWait }: Pace,
  chance = Math.random(),
): number => Math.min(longestWait, firstWait * 1.5 ** attempt) * (0.5 + chance / 2)

/** The events of one connection. Ends when the connection does, for whatever reason. */
async function* eventsOf(
  response: Response,
  silence: number,
  signal: AbortSignal,
): AsyncGenerator<ChatStreamEvent> {
  const reader = response.body?.getReader()
  if (!reader) return
  const arrived: ChatStreamEvent[] = []
  const parser = createParser({
    onEvent: ({ data }) => arrived.push(readReply(followReply, JSON.parse(data))),
  })
  const decoder = new TextDecoder()
  const cancel = () => void reader.cancel().catch(() => {})
  signal.addEventListener('abort', cancel)
  try {
    while (true) {
      const quiet = setTimeout(cancel, silence)
      const { done, value } = await reader.read().finally(() => clearTimeout(quiet))
      if (done) return
      parser.feed(decoder.decode(value, { stream: true }))
      yield* arrived.splice(0)
    }
  } catch (error) {
    // A cut in the middle of a reply is what resuming is for; words we cannot read are a fault.
    if (!(error instanceof TypeError) && !isAbort(error)) throw error
  } finally {
    signal.removeEventListener('abort', cancel)
    cancel()
  }
}

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'
const isPassing = (error: unknown): boolean =>
  error instanceof CallError ? error.status >= 500 || error.status === 429 : error instanceof TypeError

const sleep = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      globalThis.removeEventListener?.('online', end)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    signal.addEventListener('abort', end)
    // Back on the network: no need to wait any longer.
    globalThis.addEventListener?.('online', end)
  })

/**
 * Opens a stream and stays on it until `done` or `error`, resuming after the last event seen. What the same connection
 * still brings after `done` is passed on, and its end is the end.
 */
async function* follow(
  sessionId: string,
  first: Response | null,
  signal: AbortSignal,
  at: Pace,
): AsyncGenerator<ChatStreamEvent> {
  let after = -1
  let attempt = 0
  let isDone = false
  let response = first
  while (!signal.aborted) {
    if (response) {
      for await (const event of eventsOf(response, at.silence, signal)) {
        // How concerned Leeward is has no place of its own among the pieces.
        const isPiece = 'chunk' in event && !event.replaces && event.tier === undefined
        if (isPiece && event.seq <= after) continue
        after = Math.max(after, event.seq)
        attempt = 0
        yield event
        if ('error' in event) return
        if ('done' in event && !isDone) {
          isDone = true
          // The reply is there by now, and what was made of it.
          tellWrite(nameOf(sendMessage))
        }
      }
      if (isDone) return
      response = null
    }
    if (signal.aborted) return
    if (attempt >= at.attempts) throw new TypeError('The stream was lost and did not come back.')
    if (first || attempt > 0) await sleep(waitBefore(attempt, at), signal)
    if (signal.aborted) return
    attempt += 1
    response = await resume(sessionId, Math.max(after, 0), signal)
  }
}

async function resume(sessionId: string, after: number, signal: AbortSignal): Promise<Response | null> {
  try {
    return await open<Endpoint>(followReply, { sessionId, after }, signal)
  } catch (error) {
    if (isPassing(error) || isAbort(error)) return null
    throw error
  }
}

/** `country`: whose help lines a reply may name. */
type Say = { sessionId: string; messageId: string; message: string; country?: string }

/** Asks again, so many times at most, where nothing answered. */
async function send(message: Say, signal: AbortSignal, at: Pace, repeats: number): Promise<Response> {
  for (let attempt = 0; ; attempt++)
    try {
      return await open<Endpoint>(sendMessage, message, signal)
    } catch (error) {
      if (!(error instanceof TypeError) || attempt >= repeats) throw error
      await sleep(waitBefore(attempt, at), signal)
    }
}

/**
 * Sends a message and follows its reply to the end. Nothing counts twice: only once the server has taken the message
 * is a lost stream resumed; a send that got no answer throws, and may be repeated with the same `messageId`.
 */
export async function* say(
  message: Say,
  signal: AbortSignal,
  at: Pace = pace,
  onTaken: () => void = () => {},
  repeats = 0,
): AsyncGenerator<ChatStreamEvent> {
  const accepted = await send(message, signal, at, repeats)
  onTaken()
  yield* follow(message.sessionId, accepted, signal, at)
}

/** Follows the reply that is being written, from its beginning. */
export async function* rejoin(
  sessionId: string,
  signal: AbortSignal,
  at: Pace = pace,
): AsyncGenerator<ChatStreamEvent> {
  yield* follow(sessionId, null, signal, at)
}
