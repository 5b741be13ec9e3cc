import type { Message } from '#contract/chat.ts'

/** The reply that offered an exercise last, and the exercise; each exercise once, the newest offer last. */
export type Offer = { after: string; exerciseId: string }

export function offersIn(messages: Message[]): Offer[] {
  const offers = new Map<string, Offer>()
  for (const { id, suggestedExerciseId } of messages) {
    if (!suggestedExerciseId) continue
    offers.delete(suggestedExerciseId)
    offers.set(suggestedExerciseId, { after: id, exerciseId: suggestedExerciseId })
  }
  return [...offers.values()]
}
