import { useEffect } from 'react'
import type { Floor } from '#domain/safety/floor/of-languages.ts'
import type { Turn } from '#domain/safety/screener.ts'
import type { Screening } from '#domain/safety/tier.ts'
import { useIdle } from '#web/shell/use-idle.ts'

let floor: Floor | null = null
let loading: Promise<void> | null = null
/** Browsers remember that a file did not come while the page is open: then it is asked for by another address. */
let address: string | undefined

type FloorFile = { floorOfBrowser: () => Promise<Floor> }

const importFloor = (): Promise<FloorFile> =>
  address
    ? (import(/* @vite-ignore */ `${address}?${Date.now()}`) as Promise<FloorFile>)
    : import('#web/safety/floor-of-browser.ts')

async function fetchFloor(): Promise<void> {
  try {
    floor = await (await importFloor()).floorOfBrowser()
  } catch (error) {
    address = /http\S+\.js/.exec(String(error))?.[0]
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
  const hear = (): void =>
    void loadFloor().then(() =>
      // Where it could not be fetched, these words are heard once there is a network again.
      floor ? hearLater(floor.screen(turns)) : addEventListener('online', hear, { once: true }),
    )
  hear()
  return nothing
}
