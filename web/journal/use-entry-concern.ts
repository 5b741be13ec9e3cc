import { useRef, useState } from 'react'
import type { SavedEntry } from '#contract/journal.ts'
import { isCrisis, type Concern, type Tier } from '#domain/safety/tier.ts'
import { opensDialog } from '#web/chat/concern.ts'
import type { Draft } from '#web/journal/kept-drafts.ts'
import { screenInPage, usePageFloor } from '#web/safety/page-floor.ts'

type EntryConcern = { tier: Tier; concerns: Concern[] }

/** What was found in the entries saved on this visit: help stands under each, and in a dialog where it is urgent. */
export function useEntryConcern() {
  const [found, setFound] = useState<Record<string, EntryConcern>>({})
  const [open, setOpen] = useState<(EntryConcern & { entryId: string }) | null>(null)
  // Of each entry: put into other words, it opens the dialog again only when the concern has risen.
  const shown = useRef(new Map<string, Tier>())

  usePageFloor()

  const show = (entryId: string, { tier, concerns }: EntryConcern) => {
    if (!opensDialog(tier, shown.current.get(entryId) ?? 'none')) return
    shown.current.set(entryId, tier)
    setOpen({ entryId, tier, concerns })
  }
  const handleSaved = ({ id, tier, concerns, crisisDetected }: SavedEntry) => {
    setFound((all) => ({ ...all, [id]: { tier, concerns } }))
    show(id, { tier: crisisDetected && !isCrisis(tier) ? 'crisis' : tier, concerns })
  }
  /** What the page itself hears in an entry that is being saved. */
  const handleSaving = ({ entryId, title, content }: Draft) => {
    const turns = [{ role: 'person' as const, text: `${title}\n${content}` }]
    const hear = (found: EntryConcern) => show(entryId, found)
    hear(screenInPage(turns, hear))
  }
  const of = (entryId: string): EntryConcern | null => {
    const concern = found[entryId]
    return concern && concern.tier !== 'none' ? concern : null
  }
  const isAny = Object.values(found).some(({ tier }) => tier !== 'none')
  return { open, close: () => setOpen(null), handleSaved, handleSaving, of, isAny }
}
