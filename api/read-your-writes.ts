import type { Context } from 'koa'
import { browserSessionOf } from '#api/browser-sessions.ts'
import type { Deps } from '#api/deps.ts'

const cookie = 'leeward-position'

/** Wakes the read models of whoever asks, and remembers in their browser how far its own writes reach, for ten minutes. */
export function noteWrite(
  ctx: Context,
  { wake, publicUrl }: Pick<Deps, 'wake' | 'publicUrl'>,
  position: number,
): void {
  const { subjectId } = browserSessionOf(ctx)
  if (subjectId) wake(subjectId)
  ctx.cookies.set(cookie, String(position), {
    signed: true,
    httpOnly: true,
    sameSite: 'lax',
    secure: publicUrl.protocol === 'https:',
    maxAge: 600_000,
    path: '/api',
    overwrite: true,
  })
}

/** Zero where nothing is remembered, or where it is not what we wrote there. */
export function rememberedPosition(ctx: Context): number {
  const position = Number(ctx.cookies.get(cookie, { signed: true }) ?? 0)
  return Number.isSafeInteger(position) && position > 0 ? position : 0
}
