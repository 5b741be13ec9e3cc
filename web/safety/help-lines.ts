import { useEffect, useSyncExternalStore } from 'react'
import type { HelpLine } from '#domain/safety/help/help-line.ts'
import type { SaidLine } from '#domain/safety/help/said-line.ts'
import { createListeners } from '#web/browser/listeners.ts'
import type { KnownHelp } from '#web/safety/known-help.ts'
import * as words from '#web/safety/words.en.ts'

const directory = 'https://findahelpline.com'

/** What holds everywhere, for as long as nothing else has come. */
const everywhere: SaidLine[] = [
  {
    kind: 'emergency',
    kinds: ['emergency'],
    name: words.emergency,
    about: words.callLocal,
    hours: '24/7',
    note: words.callLocal,
    call: null,
    ways: [],
    isAlways: true,
    isOneNumber: false,
  },
  {
    kind: 'directory',
    kinds: ['directory'],
    name: words.directory,
    about: words.findInCountry,
    hours: words.hoursDiffer,
    note: null,
    call: null,
    ways: [{ label: words.findALine, href: directory }],
    isAlways: false,
    isOneNumber: false,
  },
]

const nothing: KnownHelp = { country: 'ZZ', countries: [], linesFor: () => everywhere }
const { subscribe, announce } = createListeners()

let known = nothing
let helpFrom: ((more: HelpLine[]) => KnownHelp) | null = null
let more: HelpLine[] = []
const isLoading = { first: false, more: false }

/** Makes the lines anew of what has come by now. */
export function renewHelp(): void {
  if (helpFrom) known = helpFrom(more)
  announce()
}

/** For every country whom to call at once, and where this browser is. What fails is tried again when help is shown. */
export async function loadFirstHelp(): Promise<void> {
  if (isLoading.first) return
  isLoading.first = true
  try {
    helpFrom = (await import('#web/safety/first-help.ts')).helpFrom
    renewHelp()
  } catch {
    isLoading.first = false
  }
}

/** The lines for one concern, and those of whoever runs this server; they wait until the page is there. */
export async function loadMoreHelp(): Promise<void> {
  if (isLoading.more) return
  isLoading.more = true
  try {
    more = (await import('#domain/safety/help/more-lines.ts')).moreLines
    renewHelp()
    const { getOwnLines } = await import('#web/safety/own-lines.ts')
    if (await getOwnLines()) renewHelp()
  } catch {
    isLoading.more = false
  }
}

export const knownHelp = (): KnownHelp => known

/** The help lines that have come so far. */
export function useKnownHelp(): KnownHelp {
  const found = useSyncExternalStore(subscribe, knownHelp, () => nothing)
  useEffect(() => void loadFirstHelp(), [])
  return found
}
