import type { Message } from '#contract/chat.ts'

/** The exercises that a conversation brought up, each once, and the reply that brought the latest new one. */
export function suggestedIn(messages: Message[]): { ids: string[]; after: string | null } {
  const ids = new Set<string>()
  let after: string | null = null
  for (const { id, suggestedExerciseId } of messages) {
    if (!suggestedExerciseId || ids.has(suggestedExerciseId)) continue
    ids.add(suggestedExerciseId)
    after = id
  }
  return { ids: [...ids], after }
}
