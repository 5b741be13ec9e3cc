import { useRef, useState } from 'react'
import type { SavedEntry } from '#contract/journal.ts'
import { isCrisis, type Concern, type Tier } from '#domain/safety/tier.ts'
import { opensDialog } from '#web/chat/use-concern.ts'

type EntryConcern = { tier: Tier; concerns: Concern[] }

/** What was found in the entries saved on this visit: help stands under each, and in a dialog where it is urgent. */
export function useEntryConcern() {
  const [found, setFound] = useState<Record<string, EntryConcern>>({})
  const [open, setOpen] = useState<(EntryConcern & { entryId: string }) | null>(null)
  // Of each entry: put into other words, it opens the dialog again only when the concern has risen.
  const shown = useRef(new Map<string, Tier>())

  const handleSaved = ({ id, tier, concerns, crisisDetected }: SavedEntry) => {
    setFound((all) => ({ ...all, [id]: { tier, concerns } }))
    const heard = crisisDetected && !isCrisis(tier) ? 'crisis' : tier
    if (!opensDialog(heard, shown.current.get(id) ?? 'none')) return
    shown.current.set(id, heard)
    setOpen({ entryId: id, tier: heard, concerns })
  }
  const of = (entryId: string): EntryConcern | null => {
    const concern = found[entryId]
    return concern && concern.tier !== 'none' ? concern : null
  }
  return { open, close: () => setOpen(null), handleSaved, of }
}
