import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from 'koa'
import { browserSessionOf } from '#api/browser-sessions.ts'
import type { Deps } from '#api/deps.ts'
import type { Sql } from '#infra/sql.ts'
import { shardOf } from '#infra/store/event-log.ts'
import type { Projection } from '#projections/projection.ts'

const cookie = 'leeward-position'
const patienceMs = 1_000

/** Wakes the read models of whoever asks, and remembers in their browser how far its own writes reach, for a minute. */
export function noteWrite(ctx: Context, { wake, publicUrl }: Deps, position: number): void {
  const { subjectId } = browserSessionOf(ctx)
  if (subjectId) wake(subjectId)
  ctx.cookies.set(cookie, String(position), {
    signed: false,
    httpOnly: true,
    sameSite: 'lax',
    secure: publicUrl.protocol === 'https:',
    maxAge: 60_000,
    path: '/api',
    overwrite: true,
  })
}

export const rememberedPosition = (ctx: Context): number =>
  Number(ctx.cookies.get(cookie, { signed: false })) || 0

/** Waits, a second at most unless told otherwise, until these read models have passed the position. Names those that have not. */
export async function waitUntilProjected(
  sql: Sql,
  subjectId: string,
  position: number,
  projections: Projection[],
  patience = patienceMs,
): Promise<string[]> {
  const names = projections.map(({ name }) => name)
  const deadline = performance.now() + patience
  for (let pause = 2; ; pause = Math.min(pause * 2, 50)) {
    const behind = await sql<{ projection: string }[]>`
      select projection from checkpoints
      where shard = ${shardOf(subjectId)} and projection = any (${names}) and position < ${position}`
    if (behind.length === 0 || performance.now() > deadline) return behind.map(({ projection }) => projection)
    await sleep(pause)
  }
}
