import { useEffect } from 'react'
import type { Turn } from '#domain/safety/screener.ts'
import type { Screening } from '#domain/safety/tier.ts'
import { importAgain } from '#web/http/import-again.ts'
import type { BrowserFloor } from '#web/safety/floor-of-browser.ts'
import { loadMoreHelp } from '#web/safety/help-lines.ts'
import { useIdle } from '#web/shell/use-idle.ts'

let had: BrowserFloor | null = null
let loading: Promise<void> | null = null
/** What was said before all of it was there. */
const unheard = new Set<(floor: BrowserFloor['floor']) => void>()

const importFloor = importAgain(() => import('#web/safety/floor-of-browser.ts'))

async function fetchFloor(): Promise<void> {
  try {
    had = await (await importFloor()).floorOfBrowser()
    for (const hear of unheard) hear(had.floor)
    if (had.isWhole) unheard.clear()
  } catch {
    // Without it the page hears nothing: what is said waits until it is there.
  }
  loading = null
  if (!had?.isWhole) loadWhenItMayCome()
}
const loadFloor = (): void => void (loading ??= had?.isWhole ? null : fetchFloor())

/** A network, or somebody who goes on: whatever kept it away may be over. */
const chances = ['online', 'focus', 'pointerdown', 'input']
/** In milliseconds: not with each letter that somebody writes. */
const pauseMs = 1_000

let listening = new AbortController()

function loadWhenItMayCome(): void {
  listening.abort()
  listening = new AbortController()
  const earliest = performance.now() + pauseMs
  const tryAgain = ({ type }: Event) => {
    if (type !== 'online' && performance.now() < earliest) return
    listening.abort()
    loadFloor()
  }
  for (const chance of chances)
    addEventListener(chance, tryAgain, { signal: listening.signal, capture: true })
}

/**
 * Fetched at rest, and kept by the browser: from then on it needs no network. So are all the lines, which would else come
 * into the dialog while somebody reaches for one of them, and push it away under the finger.
 */
export function usePageFloor(): void {
  const isIdle = useIdle()
  useEffect(() => {
    if (!isIdle) return
    loadFloor()
    void loadMoreHelp()
  }, [isIdle])
}

const nothing: Screening = { tier: 'none', concerns: [], reasons: [] }

/**
 * What is said explicitly, heard in the page before it is sent; the server may only raise it. While the floor is not
 * there, or not whole, `hearLater` is told what it finds as more of it comes.
 */
export function screenInPage(turns: Turn[], hearLater: (screening: Screening) => void): Screening {
  if (!had?.isWhole) {
    unheard.add((floor) => hearLater(floor.screen(turns)))
    loadFloor()
  }
  return had?.floor.screen(turns) ?? nothing
}
