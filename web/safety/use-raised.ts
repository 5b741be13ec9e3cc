import { useEffect, useState } from 'react'
import { type Concern, isCrisis, type Tier } from '#domain/safety/tier.ts'
import { keepRaisedShown, wasRaisedShown } from '#web/safety/raised-shown.ts'

type Concerned = { tier: Tier; concerns: Concern[] }
/** Words that were saved, when, and what was found in them since. */
export type Seen = { id: string; at: string; raised?: Concerned | undefined }

type Unseen = Concerned & { id: string; at: string }
type Found = Readonly<Record<string, Unseen>>

const dayMs = 86_400_000

/**
 * What was found in saved words after they had been saved: help stands with them on the next sight, in a dialog where it is
 * urgent and new.
 */
export function useRaised(seen: readonly Seen[] | undefined) {
  const [looked, setLooked] = useState<readonly Seen[]>()
  const [found, setFound] = useState<Found>({})
  const [open, setOpen] = useState<Unseen | null>(null)
  if (seen && seen !== looked) {
    setLooked(seen)
    const unseen = unseenOf(seen)
    if (unseen.length > 0) setFound({ ...found, ...Object.fromEntries(unseen.map((one) => [one.id, one])) })
    const urgent = unseen.find(isUrgent)
    if (urgent) setOpen(urgent)
  }
  useEffect(() => {
    for (const one of Object.values(found)) keepRaisedShown(one)
  }, [found])
  return { open, close: () => setOpen(null), of: (id: string): Concerned | null => found[id] ?? null }
}

const unseenOf = (seen: readonly Seen[]): Unseen[] =>
  seen.flatMap(({ id, at, raised }) =>
    raised && !wasRaisedShown({ id, tier: raised.tier }) ? { id, at, ...raised } : [],
  )

const isUrgent = ({ tier, at }: Unseen): boolean => isCrisis(tier) && Date.now() - Date.parse(at) < dayMs
