import { Readable } from 'node:stream'
import type { Context } from 'koa'
import type * as z from 'zod'
import { refuseWhileDeletionIsPending } from '#api/account/pending-deletion.ts'
import { type Caller, callerOf } from '#api/caller.ts'
import type { Deps } from '#api/deps.ts'
import { limitOf } from '#api/limits/limit-of.ts'
import { limit } from '#api/limits/limit.ts'
import { bodyBytes, limitVolume } from '#api/limits/volume.ts'
import { Refused } from '#api/middleware/errors.ts'
import { InvalidInput } from '#api/middleware/invalid-input.ts'
import { noteWrite, rememberedPosition } from '#api/read-your-writes.ts'
import { isRetentionRefused, refuseWithoutRetention } from '#api/retention.ts'
import { sendStream } from '#api/sse.ts'
import { behindHeader, type Endpoint, type ParsedInputOf } from '#contract/endpoint.ts'
import type { Projection } from '#projections/engine/projection.ts'

export type Asked<E extends Endpoint> = {
  input: ParsedInputOf<E>
  caller: Caller
  deps: Deps
  ctx: Context
  /** Lets the read models take this position up, and the caller's next reads include it. Null: nothing was written. */
  wrote: (position: number | null) => void
}

/** One endpoint and how it is answered. */
export type Route = {
  endpoint: Pick<Endpoint, 'method' | 'path'>
  answer: (ctx: Context, deps: Deps) => Promise<void>
}

type Options = {
  /** The read models that the answer is made from: it waits until they have what the caller wrote. */
  reads?: Projection[]
}

/** Answers an endpoint of the contract with JSON. */
export const serve = <E extends Endpoint>(
  endpoint: E,
  handle: (asked: Asked<E>) => z.input<E['reply']> | Promise<z.input<E['reply']>>,
  { reads = [] }: Options = {},
): Route => ({
  endpoint,
  answer: async (ctx, deps) => {
    const asked = askedOf(endpoint, ctx, deps)
    await limitCall(endpoint, asked)
    await refuseWhileDeletionIsPending(ctx, endpoint.path, deps)
    await refuseWithoutRetention(endpoint, asked.caller, deps)
    await awaitOwnWrites(asked, reads)
    const reply = await handle(asked)
    ctx.body = deps.isStrict ? endpoint.reply.parse(reply) : reply
  },
})

type StreamOptions<E extends Endpoint> = {
  /** What is said all the same to whoever wants nothing kept; null: nothing but the refusal. */
  withoutRetention?: (asked: Asked<E>) => Promise<AsyncIterable<z.input<E['reply']>> | null>
}

/** Answers an endpoint with a stream of the reply's events. `handle` may refuse before the first one. */
export const serveStream = <E extends Endpoint>(
  endpoint: E,
  handle: (asked: Asked<E>, signal: AbortSignal) => Promise<AsyncIterable<z.input<E['reply']>>>,
  { withoutRetention }: StreamOptions<E> = {},
): Route => ({
  endpoint,
  answer: async (ctx, deps) => {
    const closed = new AbortController()
    ctx.res.once('close', () => closed.abort())
    const asked = askedOf(endpoint, ctx, deps)
    // What says something has limits of its own.
    if (endpoint.method === 'GET') deps.openStreams.take(ctx)
    await limitCall(endpoint, asked)
    await refuseWhileDeletionIsPending(ctx, endpoint.path, deps)
    const isRefused = await isRetentionRefused(endpoint, asked.caller, deps)
    const events = isRefused ? await withoutRetention?.(asked) : await handle(asked, closed.signal)
    if (!events) throw new Refused('consent-keeping-needed')
    sendStream(ctx, events, closed.signal, deps.log)
  },
})

/** Answers an endpoint whose body the handler reads itself, as it comes: there is no `input`. */
export const serveUpload = <E extends Endpoint>(
  endpoint: E,
  handle: (asked: Omit<Asked<E>, 'input'>) => Promise<z.input<E['reply']>>,
): Route => ({
  endpoint,
  answer: async (ctx, deps) => {
    const asked = withoutInput(ctx, deps)
    await limitCall(endpoint, asked)
    await refuseWhileDeletionIsPending(ctx, endpoint.path, deps)
    await refuseWithoutRetention(endpoint, asked.caller, deps)
    const reply = await handle(asked)
    ctx.body = deps.isStrict ? endpoint.reply.parse(reply) : reply
  },
})

/** Answers an endpoint with a JSON text that is written as it is read: it may be longer than memory. */
export const serveDocument = <E extends Endpoint>(
  endpoint: E,
  handle: (asked: Asked<E>) => Promise<AsyncIterable<string>>,
  { reads = [] }: Options = {},
): Route => ({
  endpoint,
  answer: async (ctx, deps) => {
    const asked = askedOf(endpoint, ctx, deps)
    await limitCall(endpoint, asked)
    await refuseWhileDeletionIsPending(ctx, endpoint.path, deps)
    await refuseWithoutRetention(endpoint, asked.caller, deps)
    await awaitOwnWrites(asked, reads)
    const pieces = await handle(asked)
    ctx.type = 'application/json'
    ctx.body = Readable.from(pieces)
  },
})

export type File = { type: string; name: string; content: Readable }

/** Answers an endpoint with a file to keep, written as it is read. */
export const serveFile = <E extends Endpoint>(
  endpoint: E,
  handle: (asked: Asked<E>) => File | Promise<File>,
  { reads = [] }: Options = {},
): Route => ({
  endpoint,
  answer: async (ctx, deps) => {
    const asked = askedOf(endpoint, ctx, deps)
    await limitCall(endpoint, asked)
    await awaitOwnWrites(asked, reads)
    const file = await leadingToSignIn(ctx, () => handle(asked))
    if (!file) return
    const { type, name, content } = file
    ctx.type = type
    ctx.attachment(name)
    ctx.body = content
  },
})

/** A file is asked for by a link, not by the page: whoever has to sign in again first is led there, and back. */
async function leadingToSignIn(ctx: Context, ask: () => File | Promise<File>): Promise<File | null> {
  try {
    return await ask()
  } catch (error) {
    const isStale = error instanceof Refused && error.code === 'sign-in-stale'
    if (!isStale || !ctx.get('Accept').includes('text/html')) throw error
    ctx.status = 303
    ctx.redirect(`/api/login?${new URLSearchParams({ again: '1', to: '/data' }).toString()}`)
    return null
  }
}

function askedOf<E extends Endpoint>(endpoint: E, ctx: Context, deps: Deps): Asked<E> {
  const body = ctx.request.body ?? {}
  if (typeof body !== 'object' || Array.isArray(body))
    throw new InvalidInput([{ path: [], message: 'Send a JSON object.' }])
  const parsed = endpoint.input.safeParse({ ...body, ...ctx.query, ...(ctx['params'] as object) })
  if (!parsed.success) throw new InvalidInput(parsed.error.issues)
  return { input: parsed.data as ParsedInputOf<E>, ...withoutInput(ctx, deps) }
}

const withoutInput = (ctx: Context, deps: Deps): Omit<Asked<Endpoint>, 'input'> => ({
  caller: callerOf(ctx, deps, ctx.state['requestId']),
  deps,
  ctx,
  wrote: (position) => {
    if (position !== null) noteWrite(ctx, deps, position)
  },
})

async function limitCall(endpoint: Endpoint, { ctx, deps }: Omit<Asked<Endpoint>, 'input'>): Promise<void> {
  const name = limitOf(endpoint)
  if (name !== null) await limit(ctx, deps, name)
  // A document is counted as it comes. A message has limits of its own, and nobody is kept from beginning to talk.
  if (
    (endpoint.keeps || endpoint.method === 'PATCH') &&
    !endpoint.isBodyStreamed &&
    name !== null &&
    name !== 'session'
  )
    await limitVolume(ctx, deps, bodyBytes(ctx))
}

async function awaitOwnWrites({ caller, deps, ctx }: Asked<Endpoint>, reads: Projection[]): Promise<void> {
  const position = rememberedPosition(ctx)
  if (reads.length === 0 || position === 0 || !caller.subjectId) return
  const behind = await deps.waitUntilProjected(caller.subjectId, position, reads)
  if (behind.length > 0) ctx.set(behindHeader, behind.join(', '))
}
