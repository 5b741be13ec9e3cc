import { useEffect } from 'react'
import type { Floor } from '#domain/safety/floor/of-languages.ts'
import type { Turn } from '#domain/safety/screener.ts'
import type { Screening } from '#domain/safety/tier.ts'
import { useIdle } from '#web/shell/use-idle.ts'

let floor: Floor | null = null
let loading: Promise<void> | null = null
let fault: unknown = null

type FloorFile = { floorOfBrowser: () => Promise<Floor> }

/** Browsers remember that a file did not come while the page is open: then it is asked for by another address. */
function importFloor(): Promise<FloorFile> {
  const [address] = /https?:\S+\.js/.exec(String(fault)) ?? []
  return address
    ? (import(/* @vite-ignore */ `${address}?again=${Date.now()}`) as Promise<FloorFile>)
    : import('#web/safety/floor-of-browser.ts')
}

async function fetchFloor(): Promise<void> {
  try {
    floor = await (await importFloor()).floorOfBrowser()
  } catch (error) {
    fault = error
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
  const hear = async () => {
    await loadFloor()
    if (floor) hearLater(floor.screen(turns))
    // It could not be fetched: these words are heard once there is a network again.
    else addEventListener('online', () => void hear(), { once: true })
  }
  void hear()
  return nothing
}
