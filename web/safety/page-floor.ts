import { useEffect } from 'react'
import type { Floor } from '#domain/safety/floor/of-languages.ts'
import type { Turn } from '#domain/safety/screener.ts'
import type { Screening } from '#domain/safety/tier.ts'
import { useIdle } from '#web/shell/use-idle.ts'

let floor: Floor | null = null
let loading: Promise<void> | null = null

async function fetchFloor(): Promise<void> {
  try {
    floor = await (await import('#web/safety/floor-of-browser.ts')).floorOfBrowser()
  } catch {
    // Tried again the next time that somebody says something.
    loading = null
  }
}
const loadFloor = (): Promise<void> => (loading ??= fetchFloor())

/** Fetched at rest, and kept by the browser: from then on it needs no network. */
export function usePageFloor(): void {
  const isIdle = useIdle()
  useEffect(() => {
    if (isIdle) void loadFloor()
  }, [isIdle])
}

const nothing: Screening = { tier: 'none', concerns: [], reasons: [] }

/**
 * What is said explicitly, heard in the page before it is sent; the server may only raise it. When the floor has not
 * come yet, `hearLater` is told once it has.
 */
export function screenInPage(turns: Turn[], hearLater: (screening: Screening) => void): Screening {
  if (floor) return floor.screen(turns)
  void loadFloor().then(() => floor && hearLater(floor.screen(turns)))
  return nothing
}
