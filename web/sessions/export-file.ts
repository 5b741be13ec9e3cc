import type { ReplyOf } from '#contract/endpoint.ts'
import type { exportSession } from '#contract/sessions.ts'

export type ExportDocument = ReplyOf<typeof exportSession>

/** {product}-session-{first 8 of the id}-{the person's own day}.json */
export function exportFileName(sessionId: string, at: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
  return `leeward-session-${sessionId.slice(0, 8)}-${day}.json`
}

/** Hands the document to the browser as a file. */
export function saveExport(document_: ExportDocument): void {
  const url = URL.createObjectURL(
    new Blob([JSON.stringify(document_, null, 2)], { type: 'application/json' }),
  )
  const link = document.createElement('a')
  link.href = url
  link.download = exportFileName(document_.session.id, new Date())
  link.click()
  // Firefox reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
