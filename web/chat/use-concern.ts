import { useCallback, useRef, useState } from 'react'
import { correctConcern, type ChatStreamEvent, type Message } from '#contract/chat.ts'
import { endsWithHelp } from '#domain/safety/session-tier.ts'
import { type Concern, highestTier, isAtLeast, isCrisis, type Tier } from '#domain/safety/tier.ts'
import { call } from '#web/http/call.ts'
import { keepRaisedShown, type Shown, wasRaisedShown } from '#web/safety/raised-shown.ts'
import { showError } from '#web/ui/toasts.ts'

/** Whether the dialog opens for this concern: once, and again only when the concern has risen. */
export const opensDialog = (tier: Tier, shown: Tier): boolean => isCrisis(tier) && !isAtLeast(shown, tier)

const dayMs = 86_400_000

/**
 * The highest tier that an earlier visit has shown; what was corrected since does not count, nor what was found later,
 * unless this browser showed it.
 */
export const shownBefore = (messages: Message[], wasShown: (one: Shown) => boolean): Tier => {
  const corrected = messages.findLastIndex(({ isCorrected }) => isCorrected)
  return highestTier(
    ...messages
      .slice(corrected + 1)
      .filter(({ id, tier = 'none', isRaised }) => !isRaised || wasShown({ id, tier }))
      .map(({ tier }) => tier ?? 'none'),
  )
}

/** A crisis of the last day that was found late, and that nobody here has seen. */
export const missedCrisis = (
  messages: Message[],
  wasShown: (one: Shown) => boolean,
  now: number,
): Message | undefined =>
  messages.findLast(
    ({ id, tier = 'none', isRaised, isCorrected, timestamp }) =>
      isRaised &&
      !isCorrected &&
      isCrisis(tier) &&
      !wasShown({ id, tier }) &&
      now - Date.parse(timestamp) < dayMs,
  )

type Concerned = {
  tier: Tier
  concerns: Concern[]
  /** The latest words that belong to it, where they are others. */
  latestId?: string
}
type Open = Concerned & { messageId: string | null }
const closed: Open = { tier: 'none', concerns: [], messageId: null }

/** The crisis dialog: when it opens, for how much concern, and the way out of it. */
export function useConcern() {
  const [open, setOpen] = useState<Open>(closed)
  const [corrected, setCorrected] = useState<ReadonlyMap<string, Tier>>(new Map())
  const known = useRef<{ shown: Tier; corrected: ReadonlyMap<string, Tier> }>({ shown: 'none', corrected })

  /** Messages that the server has not answered yet, and the correction of each that waits until it has. */
  const unsent = useRef(new Map<string, (() => Promise<void>) | null>())

  /** What an earlier visit to this conversation has already shown. */
  const remember = useCallback((messages: Message[]) => {
    known.current.shown = highestTier(known.current.shown, shownBefore(messages, wasRaisedShown))
  }, [])

  const show = useCallback((concerned: Concerned, messageId: string | null) => {
    if (messageId !== null) keepRaisedShown({ id: messageId, tier: concerned.tier })
    if (!opensDialog(concerned.tier, known.current.shown)) return
    known.current.shown = concerned.tier
    setOpen({ ...concerned, messageId })
  }, [])

  /** Opens for what was found while nobody was here to see it. */
  const lookBack = useCallback(
    (messages: Message[]) => {
      const missed = missedCrisis(messages, wasRaisedShown, Date.now())
      if (missed && !known.current.corrected.has(missed.id))
        show({ tier: missed.tier ?? 'crisis', concerns: missed.concerns ?? [] }, missed.id)
    },
    [show],
  )

  /** What the page heard in a message that is being sent, before anybody else knows of it. */
  const hear = useCallback(
    ({ tier, concerns }: Concerned, messageId: string | null) => {
      if (messageId !== null) unsent.current.set(messageId, null)
      if (isCrisis(tier)) show({ tier, concerns }, messageId)
    },
    [show],
  )

  /** What the page heard in it once it could hear; the server may have answered since, and the person corrected it. */
  const hearLater = useCallback(
    ({ tier, concerns }: Concerned, messageId: string | null) => {
      if (isCrisis(tier) && !isAtLeast(known.current.corrected.get(messageId ?? '') ?? 'none', tier))
        show({ tier, concerns }, messageId)
    },
    [show],
  )

  const handleEvent = useCallback(
    (event: ChatStreamEvent, messageId: string | null = null) => {
      const correctNow = unsent.current.get(messageId ?? '')
      unsent.current.delete(messageId ?? '')
      void correctNow?.()
      if ('error' in event || !event.crisisDetected) return
      const tier = highestTier('crisis', event.tier ?? 'crisis')
      // The end of a stream says again what was corrected meanwhile.
      if (isAtLeast(known.current.corrected.get(messageId ?? '') ?? 'none', tier)) return
      show({ tier, concerns: event.concerns ?? [] }, messageId)
    },
    [show],
  )

  const keep = (next: ReadonlyMap<string, Tier>) => {
    known.current.corrected = next
    setCorrected(next)
  }

  /** "That is not what I meant", or "Help is with me": the next crisis opens the dialog again. */
  const correct = async (messageId: string, by: 'dialog' | 'card', concerned: Concerned) => {
    const { tier, concerns, latestId = messageId } = concerned
    known.current.shown = 'none'
    setOpen(closed)
    keep(new Map([...corrected, [messageId, tier], [latestId, tier]]))
    const save = async () => {
      try {
        const isHelpHere = endsWithHelp(tier, concerns)
        await call(correctConcern, { id: messageId, by, ...(isHelpHere && { isHelpHere }) })
      } catch {
        keep(new Map([...known.current.corrected].filter(([id]) => id !== messageId && id !== latestId)))
        showError('Not Saved', 'That could not be saved. Please try again.')
      }
    }
    if (unsent.current.has(messageId)) unsent.current.set(messageId, save)
    else await save()
  }

  return {
    open,
    /** Once more, because the person asks for it. */
    openAgain: (concerned: Concerned, messageId: string | null) => setOpen({ ...concerned, messageId }),
    close: () => setOpen(closed),
    correctOpen: () =>
      open.messageId === null ? setOpen(closed) : void correct(open.messageId, 'dialog', open),
    correct,
    corrected,
    remember,
    lookBack,
    hear,
    hearLater,
    handleEvent,
  }
}
