import type { Situation } from '#domain/chat/guide/decide/go-on.ts'
import type { Move } from '#domain/chat/guide/decide/move.ts'

/** Several troubles at once: they are named, and it is asked which comes first. */
export const severalAtOnce = ({ state, heard }: Situation, topic: string): Move => ({
  first: { kind: 'act', act: topic },
  next: { kind: 'ask-need', needs: heard.maybe },
  need: state.need,
  phase: state.phase,
  missed: state.missed + 1,
})
