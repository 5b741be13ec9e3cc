import { useCallback, useRef, useState } from 'react'
import type { ChatStreamEvent, Message } from '#contract/chat.ts'
import { type Concern, highestTier, isAtLeast, isCrisis, type Tier } from '#domain/safety/tier.ts'

/** Whether the dialog opens for this concern: once, and again only when the concern has risen. */
export const opensDialog = (tier: Tier, shown: Tier): boolean => isCrisis(tier) && !isAtLeast(shown, tier)

type Open = { tier: Tier; concerns: Concern[] }
const closed: Open = { tier: 'none', concerns: [] }

/** The crisis dialog: when it opens, and for how much concern. */
export function useConcern() {
  const [open, setOpen] = useState<Open>(closed)
  const shown = useRef<Tier>('none')

  /** What an earlier visit to this conversation has already shown. */
  const remember = useCallback((messages: Message[]) => {
    shown.current = highestTier(shown.current, ...messages.map(({ tier }) => tier ?? 'none'))
  }, [])

  const handleEvent = useCallback((event: ChatStreamEvent) => {
    if ('error' in event || !event.crisisDetected) return
    const tier = highestTier('crisis', event.tier ?? 'crisis')
    if (!opensDialog(tier, shown.current)) return
    shown.current = tier
    setOpen({ tier, concerns: event.concerns ?? [] })
  }, [])

  return { open, close: () => setOpen(closed), remember, handleEvent }
}
