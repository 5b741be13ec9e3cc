import { useCallback, useRef, useState } from 'react'
import type { ChatStreamEvent, Message } from '#contract/chat.ts'
import { highestTier, isAtLeast, isCrisis, type Tier } from '#domain/safety/tier.ts'

/** Whether the dialog opens for this concern: once, and again only when the concern has risen. */
export const opensDialog = (tier: Tier, shown: Tier): boolean => isCrisis(tier) && !isAtLeast(shown, tier)

/** The crisis dialog: when it opens, and for how much concern. */
export function useConcern() {
  const [openTier, setOpenTier] = useState<Tier | null>(null)
  const shown = useRef<Tier>('none')

  /** What an earlier visit to this conversation has already shown. */
  const remember = useCallback((messages: Message[]) => {
    shown.current = highestTier(shown.current, ...messages.map(({ tier }) => tier ?? 'none'))
  }, [])

  const heed = useCallback((event: ChatStreamEvent) => {
    if ('error' in event || !event.crisisDetected) return
    const tier = highestTier('crisis', event.tier ?? 'crisis')
    if (!opensDialog(tier, shown.current)) return
    shown.current = tier
    setOpenTier(tier)
  }, [])

  return { openTier, close: () => setOpenTier(null), remember, heed }
}
