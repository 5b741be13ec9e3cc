import { whenForgotten } from '#web/browser/forgetting.ts'

/** What was written in the fields of exercises: in memory only, by exercise and step. */
const kept = new Map<string, Map<number, string>>()

whenForgotten(() => kept.clear())

export const writtenIn = (exerciseId: string, step: number): string => kept.get(exerciseId)?.get(step) ?? ''

export function keepWritten(exerciseId: string, step: number, text: string): void {
  const steps = kept.get(exerciseId) ?? new Map<number, string>()
  kept.set(exerciseId, steps.set(step, text))
}

/** All that was written, in the order of the steps, each under the words of its step. */
export const allWritten = (exerciseId: string, steps: readonly string[]): string =>
  steps
    .map((step, index) => [step, writtenIn(exerciseId, index).trim()] as const)
    .filter(([, text]) => text !== '')
    .map(([step, text]) => `${step}\n${text}`)
    .join('\n\n')

export const forgetWritten = (exerciseId: string): void => void kept.delete(exerciseId)
