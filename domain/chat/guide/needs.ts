import { crisis } from '#domain/chat/guide/needs/crisis.ts'
import { exercise } from '#domain/chat/guide/needs/exercise.ts'
import { healthFear } from '#domain/chat/guide/needs/health-fear.ts'
import { justListen } from '#domain/chat/guide/needs/just-listen.ts'
import { opening } from '#domain/chat/guide/needs/opening.ts'
import { panicNow } from '#domain/chat/guide/needs/panic-now.ts'
import type { Need, Step } from '#domain/chat/guide/step.ts'

/** Every need the guide knows, by the name that is kept in its place. */
export const needs: Record<string, Need> = {
  opening,
  'panic-now': panicNow,
  'health-fear': healthFear,
  'just-listen': justListen,
  exercise,
  crisis,
}

export const allSteps: Step[] = Object.values(needs).flatMap(({ steps }) => Object.values(steps))

/** Null for a place that an older version knew and this one does not. */
export const findStep = (need: string, step: string): Step | null => needs[need]?.steps[step] ?? null
