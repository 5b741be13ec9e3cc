import { behindHeader, type Endpoint, type InputOf, type ReplyOf } from '#contract/endpoint.ts'
import { inTime } from '#web/http/in-time.ts'
import { nameOf, tellWrite } from '#web/http/writes.ts'

/** An answer that was not OK. The message is `status: body`; `code` is the contract's, null when the answer has none. */
export class CallError extends Error {
  readonly status: number
  readonly body: string
  readonly code: string | null

  constructor(status: number, body: string, code: string | null) {
    super(`${status}: ${body}`)
    this.name = 'CallError'
    this.status = status
    this.body = body
    this.code = code
  }
}

type Fields = Record<string, unknown>

/** A browser carries at most 64 KiB on for a page that was left; three bytes is the most that a UTF-16 unit takes. */
const longestKeptAlive = (64 * 1024) / 3

/** Until something answers. A write may wait for what the server waits for itself, as a reflection. */
const timeoutsMs = { read: 20_000, write: 75_000 }
/** Until all of the answer is there. */
const bodyTimeoutMs = 60_000

/** The path with its `:names` filled; what the path did not take comes back as the rest. */
export function fillPath(path: string, input: Fields): { path: string; rest: Fields } {
  const rest = { ...input }
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  return { path: filled, rest }
}

const queryOf = (fields: Fields): string => {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null)
  const query = new URLSearchParams(
    given.map(([name, value]): [string, string] => [name, String(value)]),
  ).toString()
  return query === '' ? '' : `?${query}`
}

/** The browser's own name for it where it has one, since the first date of a page takes 10 ms and more. */
const timeZone = (): string =>
  'Temporal' in globalThis ? Temporal.Now.timeZoneId() : Intl.DateTimeFormat().resolvedOptions().timeZone

/** What a person does belongs to their day; what they read does not ask for it, and starts faster without. */
const writeHeaders = (): Record<string, string> => ({
  'Time-Zone': timeZone(),
  'Content-Type': 'application/json',
})

/** The raw answer of an endpoint, for streams. Throws `CallError` unless it is OK, `TypeError` when nothing answered. */
export async function open<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  signal?: AbortSignal,
): Promise<Response> {
  const { method } = endpoint
  const { path, rest } = fillPath(endpoint.path, input as Fields)
  const isRead = method === 'GET'
  const body = isRead ? null : JSON.stringify(rest)
  const answer = fetch(new URL(isRead ? path + queryOf(rest) : path, location.origin), {
    method,
    credentials: 'include',
    headers: isRead ? {} : writeHeaders(),
    body,
    // What a person has said arrives, even if they leave or reload the page at that moment.
    keepalive: body !== null && body.length <= longestKeptAlive,
    signal: signal ?? null,
  })
  const response = await inTime(answer, timeoutsMs[isRead ? 'read' : 'write'])
  await refuseFaults(response)
  if (!isRead) tellWrite(nameOf(endpoint))
  return response
}

async function refuseFaults(response: Response): Promise<void> {
  if (response.ok) return
  const body = await response.text().catch(() => '')
  throw new CallError(response.status, body || response.statusText, response.headers.get('Error-Code'))
}

/** By the contract's schema in development and in tests; the built page trusts the server that it came from. */
export const readReply = <E extends Endpoint>(endpoint: E, reply: unknown): ReplyOf<E> =>
  (process.env.NODE_ENV === 'production' ? reply : endpoint.reply.parse(reply)) as ReplyOf<E>

/** Calls an endpoint of the contract and reads its reply. */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  signal?: AbortSignal,
): Promise<ReplyOf<E>> {
  const response = await open(endpoint, input, signal)
  return readReply(endpoint, await inTime(response.json(), bodyTimeoutMs))
}

/** Sends a file of JSON as it is, without reading it into memory. */
export async function upload<E extends Endpoint>(endpoint: E, file: Blob): Promise<ReplyOf<E>> {
  const response = await fetch(new URL(endpoint.path, location.origin), {
    method: endpoint.method,
    credentials: 'include',
    headers: writeHeaders(),
    body: file,
  })
  await refuseFaults(response)
  tellWrite(nameOf(endpoint))
  return readReply(endpoint, await response.json())
}

/**
 * The raw answer of a read that must hold what this browser has written: asked again, up to `times`, while it does
 * not. The server waits a second itself before it gives such an answer.
 */
export async function openUntilCurrent<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  times: number,
  signal?: AbortSignal,
): Promise<Response> {
  const response = await open(endpoint, input, signal)
  const isBehind = times > 1 && response.headers.has(behindHeader)
  return isBehind ? openUntilCurrent(endpoint, input, times - 1, signal) : response
}

/** The reply of such a read. */
export async function callUntilCurrent<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  times = 30,
): Promise<ReplyOf<E>> {
  const response = await openUntilCurrent(endpoint, input, times)
  return readReply(endpoint, await response.json())
}

/** The reply of an endpoint, with null for "nobody is signed in". */
export async function callOrNull<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  signal?: AbortSignal,
): Promise<ReplyOf<E> | null> {
  try {
    return await call(endpoint, input, signal)
  } catch (error) {
    if (error instanceof CallError && error.status === 401) return null
    throw error
  }
}
