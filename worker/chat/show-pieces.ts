import type { LiveWriter } from '#infra/live/live.ts'

/**
 * Shows a reply in progress; false when another worker has taken over. A live log that is away costs the view, never
 * the reply: once it is back, all that was said so far is shown again.
 */
export function showPieces(writer: LiveWriter) {
  let hasHole = false
  return async (piece: { kind: 'piece' | 'replace'; text: string }, whole: string): Promise<boolean> => {
    try {
      const isOurs = await writer.write(
        hasHole ? { kind: 'replace', text: whole } : { kind: piece.kind, text: piece.text },
      )
      hasHole = false
      return isOurs
    } catch {
      hasHole = true
      return true
    }
  }
}
