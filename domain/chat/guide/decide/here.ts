import type { Situation } from '#domain/chat/guide/decide/go-on.ts'
import type { Move } from '#domain/chat/guide/decide/move.ts'

export const act = (name: string) => ({ kind: 'act', act: name }) as const

/** Said, and the talk stays where it was. */
export const here = (
  { state }: Situation,
  first: string,
  next: string | null,
  more: Partial<Move> = {},
): Move => ({
  first: act(first),
  next: next === null ? null : act(next),
  need: state.need,
  phase: state.phase,
  missed: state.missed,
  ...more,
})
