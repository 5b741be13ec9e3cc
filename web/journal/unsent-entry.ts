import { forgetUnsentEntry, getUnsentEntry, keepUnsentEntry, type UnsentEntry } from '#contract/unsent.ts'
import { limits } from '#domain/limits.ts'
import { whenForgotten } from '#web/browser/forgetting.ts'
import { call } from '#web/http/call.ts'
import { keepSoon } from '#web/http/keep-soon.ts'

/** What the server should have, and what it has: of what is being written, the latest. */
let wanted: UnsentEntry | null = null
let saved: string | null = ''
let isAsked = false

const keeping = keepSoon(async () => {
  const text = wanted ? JSON.stringify(wanted) : ''
  if (text === saved || (wanted && wanted.content.length > limits.unsentEntry)) return
  saved = text
  try {
    await (wanted ? call(keepUnsentEntry, wanted) : call(forgetUnsentEntry, {}))
  } catch {
    // With the next word it is tried again.
    saved = null
  }
})

/** An entry has changed in its form: the server keeps it, sealed, with the next pause or when the page is left. */
export function keepEntrySoon(entry: UnsentEntry): void {
  wanted = entry
  keeping.later()
}

/** It was saved, or thrown away. */
export function letEntryGo(entryId: string): void {
  if (wanted?.entryId !== entryId) return
  wanted = null
  keeping.now()
}

export const keptEntryId = (): string | undefined => wanted?.entryId

/** What was being written before the phone put the tab away; asked once for each page. */
export async function bringEntryBack(): Promise<UnsentEntry | null> {
  if (isAsked) return null
  isAsked = true
  try {
    const { unsent } = await call(getUnsentEntry, {})
    if (!unsent || wanted) return null
    const { keptAt: _, ...entry } = unsent
    wanted = entry
    saved = JSON.stringify(entry)
    return entry
  } catch {
    isAsked = false
    return null
  }
}

whenForgotten(() => {
  keeping.stop()
  wanted = null
  saved = ''
  isAsked = false
})
