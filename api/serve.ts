import type { Readable } from 'node:stream'
import type { Context } from 'koa'
import type * as z from 'zod'
import { type Caller, callerOf } from '#api/caller.ts'
import type { Deps } from '#api/deps.ts'
import { refuseUnkept } from '#api/keeping.ts'
import { refuseLeaving } from '#api/leaving.ts'
import { InvalidInput } from '#api/middleware/errors.ts'
import { noteWrite, rememberedPosition, waitUntilProjected } from '#api/read-your-writes.ts'
import { sendStream } from '#api/sse.ts'
import { behindHeader, type Endpoint, type ParsedInputOf } from '#contract/endpoint.ts'
import type { Projection } from '#projections/projection.ts'

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
    await refuseLeaving(ctx, endpoint.path, deps)
    await refuseUnkept(endpoint, asked.caller, deps)
    await awaitOwnWrites(asked, reads)
    const reply = await handle(asked)
    ctx.body = deps.isStrict ? endpoint.reply.parse(reply) : reply
  },
})

/** Answers an endpoint with a stream of the reply's events. `handle` may refuse before the first one. */
export const serveStream = <E extends Endpoint>(
  endpoint: E,
  handle: (asked: Asked<E>, signal: AbortSignal) => Promise<AsyncIterable<z.input<E['reply']>>>,
): Route => ({
  endpoint,
  answer: async (ctx, deps) => {
    const closed = new AbortController()
    ctx.res.once('close', () => closed.abort())
    const asked = askedOf(endpoint, ctx, deps)
    await refuseLeaving(ctx, endpoint.path, deps)
    await refuseUnkept(endpoint, asked.caller, deps)
    const events = await handle(asked, closed.signal)
    sendStream(ctx, events, closed.signal, deps.log)
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
    await awaitOwnWrites(asked, reads)
    const { type, name, content } = await handle(asked)
    ctx.type = type
    ctx.attachment(name)
    ctx.body = content
  },
})

function askedOf<E extends Endpoint>(endpoint: E, ctx: Context, deps: Deps): Asked<E> {
  const body = ctx.request.body ?? {}
  if (typeof body !== 'object' || Array.isArray(body))
    throw new InvalidInput([{ path: [], message: 'Send a JSON object.' }])
  const parsed = endpoint.input.safeParse({ ...body, ...ctx.query, ...(ctx['params'] as object) })
  if (!parsed.success) throw new InvalidInput(parsed.error.issues)
  return {
    input: parsed.data as ParsedInputOf<E>,
    caller: callerOf(ctx, deps, ctx.state['requestId']),
    deps,
    ctx,
    wrote: (position) => {
      if (position !== null) noteWrite(ctx, deps, position)
    },
  }
}

async function awaitOwnWrites({ caller, deps, ctx }: Asked<Endpoint>, reads: Projection[]): Promise<void> {
  const position = rememberedPosition(ctx)
  if (reads.length === 0 || position === 0 || !caller.subjectId) return
  const behind = await waitUntilProjected(deps.sql, caller.subjectId, position, reads)
  if (behind.length > 0) ctx.set(behindHeader, behind.join(', '))
}
