import { exportSession } from '#contract/sessions.ts'
import { call } from '#web/http/call.ts'
import * as words from '#web/sessions/words.en.ts'

/** Opens the conversation in a window of its own and asks the browser to print it. Throws when the window was blocked. */
export async function printSession(sessionId: string): Promise<void> {
  // Opened before anything is awaited: later, a browser no longer sees the click behind it.
  const page = window.open('', '_blank')
  if (!page) throw new Error(words.windowBlocked)
  try {
    const exported = await call(exportSession, { sessionId })
    const { drawDocument } = await import('#web/sessions/print-document.tsx')
    drawDocument(page.document, exported)
  } catch (error) {
    page.close()
    throw error
  }
  // In its own turn, so that this page does not stand still behind the dialog.
  page.setTimeout(() => page.print(), 100)
}
