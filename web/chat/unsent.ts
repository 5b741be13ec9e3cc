import { forgetUnsent, getUnsent, keepUnsent } from '#contract/unsent.ts'
import { limits } from '#domain/limits.ts'
import { keptChat } from '#web/chat/kept-chat.ts'
import { call } from '#web/http/call.ts'
import * as keep from '#web/http/keep-soon.ts'

/** What the server has. Null: not known. */
let saved: string | null = null
let sessionId: string | null = null
let isAsked = false

const keeping = keep.keepSoon(async () => {
  const text = keptChat.words.trim()
  if (sessionId === null || text === saved || text.length > limits.unsentWords) return
  saved = text
  try {
    await (text === '' ? call(forgetUnsent, {}) : call(keepUnsent, { sessionId, text }))
  } catch {
    // With the next word it is tried again.
    saved = null
  }
})

function forget(): void {
  keeping.stop()
  saved = null
}

/** The words in the box have changed: the server keeps them, sealed, with the next pause or when the page is left. */
export function keepSoon(inSession: string | null): void {
  sessionId = inSession
  keptChat.forgetUnsent = forget
  keeping.later()
}

/** What was written in this conversation before the phone put the tab away; asked once for each page. */
export async function bringBack(inSession: string): Promise<string | null> {
  if (isAsked) return null
  isAsked = true
  try {
    const { unsent } = await call(getUnsent, {})
    saved = unsent?.text ?? ''
    return unsent?.sessionId === inSession && keptChat.words === '' ? unsent.text : null
  } catch {
    isAsked = false
    return null
  }
}
