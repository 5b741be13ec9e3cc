import { useEffect, useSyncExternalStore } from 'react'
import type { Concern } from '#domain/safety/tier.ts'
import type { ShownWords } from '#domain/safety/words/concern-words.ts'
import { suicideShown } from '#domain/safety/words/suicide.ts'
import { createListeners } from '#web/browser/listeners.ts'

type Words = { suicide: ShownWords } & Partial<Record<Concern, ShownWords>>

// What the page has at once; the others follow it, and stay away only where the line is broken.
let words: Words = { suicide: suicideShown }
const { subscribe, announce } = createListeners()

let isLoading = false

async function loadWords(): Promise<void> {
  if (isLoading) return
  isLoading = true
  try {
    words = (await import('#domain/safety/words/shown-words.ts')).shownWords
    announce()
  } catch {
    isLoading = false
  }
}

// Begun with the page that may need them, so that they are there before help is shown.
if (typeof document !== 'undefined') void loadWords()

const current = () => words

/** What the dialog and the card say of a concern. */
export function useHelpWords(concern: Concern): ShownWords {
  const known = useSyncExternalStore(subscribe, current, current)
  useEffect(() => void loadWords(), [])
  return known[concern] ?? known.suicide
}
