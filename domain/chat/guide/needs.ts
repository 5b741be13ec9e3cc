import type { GuidePlace } from '#domain/chat/events.ts'
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
export function findStep(need: string, step: string): Step | null {
  const steps = Object.hasOwn(needs, need) ? needs[need]!.steps : {}
  return Object.hasOwn(steps, step) ? steps[step]! : null
}

export function stepAt({ need, step }: GuidePlace): Step {
  const found = findStep(need, step)
  if (!found) throw new Error(`The guide has no step ${need}/${step}`)
  return found
}

/** Two choices may share a label: the same answer, heard in different words. */
export const labelsOf = ({ choices }: Step): string[] => [...new Set(choices.map(({ label }) => label))]
