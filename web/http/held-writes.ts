import { useSyncExternalStore } from 'react'
import { whenForgotten } from '#web/browser/forgetting.ts'
import { createListeners } from '#web/browser/listeners.ts'
import { reasonOf } from '#web/http/reason.ts'

export type Held<Write, Found> = {
  id: string
  write: Write
  phase: 'waiting' | 'sending' | 'failed' | 'sent'
  /** Why it failed, when that can be said. */
  reason: string | null
  /** What the person still has to be shown of what was sent. */
  found: Found | null
}

/** The first calls after a network has come back are often lost. */
const repeats = 4
const firstWaitMs = 500

/** A browser that says so is; one that does not may be all the same, and then a write fails. */
export const isOffline = (): boolean => !navigator.onLine

/** Only what nobody has answered is sent again. What is sent bears an id, so twice counts once. */
async function sendAgain<Found>(send: () => Promise<Found>): Promise<Found> {
  for (let attempt = 0; ; attempt++)
    try {
      return await send()
    } catch (error) {
      if (!(error instanceof TypeError) || attempt >= repeats || isOffline()) throw error
      await new Promise((done) => setTimeout(done, firstWaitMs * 2 ** attempt))
    }
}

const warnOfLeaving = (event: BeforeUnloadEvent) => event.preventDefault()

export type HeldWrites<Write, Found> = ReturnType<typeof createHeldWrites<Write, Found>>

/** What is written without a network waits here, in memory, and is sent in its order once there is one. */
export function createHeldWrites<Write, Found = never>() {
  const { subscribe, announce } = createListeners()
  const sends = new Map<string, () => Promise<Found | null>>()
  let all: readonly Held<Write, Found>[] = []
  /** Failed because nobody answered: with the next network they are sent again. */
  const unanswered = new Set<string>()
  let isSending = false

  function set(next: readonly Held<Write, Found>[]): void {
    all = next
    if (all.some(({ phase }) => phase !== 'sent')) addEventListener('beforeunload', warnOfLeaving)
    else removeEventListener('beforeunload', warnOfLeaving)
    announce()
  }
  const change = (id: string, part: Partial<Held<Write, Found>>): void =>
    set(all.map((one) => (one.id === id ? { ...one, ...part } : one)))
  function drop(id: string): void {
    sends.delete(id)
    unanswered.delete(id)
    set(all.filter((one) => one.id !== id))
  }

  async function sendOne(id: string): Promise<void> {
    unanswered.delete(id)
    change(id, { phase: 'sending', reason: null })
    try {
      const found = await sendAgain(sends.get(id)!)
      if (found === null) drop(id)
      else change(id, { phase: 'sent', found })
    } catch (error) {
      if (error instanceof TypeError) unanswered.add(id)
      change(id, isOffline() ? { phase: 'waiting' } : { phase: 'failed', reason: reasonOf(error) })
    }
  }

  async function sendWaiting(): Promise<void> {
    if (isSending) return
    isSending = true
    const next = () => all.find(({ phase }) => phase === 'waiting')
    for (let one = next(); one && !isOffline(); one = next()) await sendOne(one.id)
    isSending = false
  }

  function sendWhenBack(): void {
    for (const id of unanswered) change(id, { phase: 'waiting' })
    void sendWaiting()
  }

  whenForgotten(() => {
    sends.clear()
    unanswered.clear()
    set([])
  })

  return {
    /** `send` gives back what is still to be shown of it, or null. */
    hold(id: string, write: Write, send: () => Promise<Found | null>): void {
      sends.set(id, send)
      set([...all.filter((one) => one.id !== id), { id, write, phase: 'waiting', reason: null, found: null }])
      addEventListener('online', sendWhenBack)
      void sendWaiting()
    },
    retry(id: string): void {
      change(id, { phase: 'waiting' })
      void sendWaiting()
    },
    /** For whoever writes on, or wants it no more; null where it is on its way, or was never here. */
    takeBack(id: string): Write | null {
      const one = all.find((other) => other.id === id)
      if (!one || one.phase === 'sending') return null
      drop(id)
      return one.write
    },
    useAll: (): readonly Held<Write, Found>[] =>
      useSyncExternalStore(
        subscribe,
        () => all,
        () => all,
      ),
    list: (): readonly Held<Write, Found>[] => all,
  }
}
