import { useCallback, useRef, useState } from 'react'
import { correctConcern, type ChatStreamEvent, type Message } from '#contract/chat.ts'
import { endsWithHelp } from '#domain/safety/session-tier.ts'
import { type Concern, highestTier, isAtLeast, isCrisis, type Tier } from '#domain/safety/tier.ts'
import { call } from '#web/http/call.ts'
import { showError } from '#web/ui/toasts.ts'

/** Whether the dialog opens for this concern: once, and again only when the concern has risen. */
export const opensDialog = (tier: Tier, shown: Tier): boolean => isCrisis(tier) && !isAtLeast(shown, tier)

/** The highest tier that an earlier visit has shown; what was corrected since does not count. */
export const shownBefore = (messages: Message[]): Tier => {
  const corrected = messages.findLastIndex(({ isCorrected }) => isCorrected)
  return highestTier(...messages.slice(corrected + 1).map(({ tier }) => tier ?? 'none'))
}

type Concerned = { tier: Tier; concerns: Concern[] }
type Open = Concerned & { messageId: string | null }
const closed: Open = { tier: 'none', concerns: [], messageId: null }

/** The crisis dialog: when it opens, for how much concern, and the way out of it. */
export function useConcern() {
  const [open, setOpen] = useState<Open>(closed)
  const [corrected, setCorrected] = useState<ReadonlyMap<string, Tier>>(new Map())
  const known = useRef<{ shown: Tier; corrected: ReadonlyMap<string, Tier> }>({ shown: 'none', corrected })

  /** What an earlier visit to this conversation has already shown. */
  const remember = useCallback((messages: Message[]) => {
    known.current.shown = highestTier(known.current.shown, shownBefore(messages))
  }, [])

  const handleEvent = useCallback((event: ChatStreamEvent, messageId: string | null = null) => {
    if ('error' in event || !event.crisisDetected) return
    const tier = highestTier('crisis', event.tier ?? 'crisis')
    // The end of a stream says again what was corrected meanwhile.
    const before = known.current.corrected.get(messageId ?? '') ?? known.current.shown
    if (!opensDialog(tier, before)) return
    known.current.shown = tier
    setOpen({ tier, concerns: event.concerns ?? [], messageId })
  }, [])

  const keep = (next: ReadonlyMap<string, Tier>) => {
    known.current.corrected = next
    setCorrected(next)
  }

  /** "That is not what I meant", or "Help is with me": the next crisis opens the dialog again. */
  const correct = async (messageId: string, by: 'dialog' | 'card', { tier, concerns }: Concerned) => {
    known.current.shown = 'none'
    setOpen(closed)
    keep(new Map([...corrected, [messageId, tier]]))
    try {
      const isHelpHere = endsWithHelp(tier, concerns)
      await call(correctConcern, { id: messageId, by, ...(isHelpHere && { isHelpHere }) })
    } catch {
      keep(new Map([...known.current.corrected].filter(([id]) => id !== messageId)))
      showError('Not Saved', 'That could not be saved. Please try again.')
    }
  }

  return {
    open,
    close: () => setOpen(closed),
    correctOpen: () =>
      open.messageId === null ? setOpen(closed) : void correct(open.messageId, 'dialog', open),
    correct,
    corrected,
    remember,
    handleEvent,
  }
}
