import { useSyncExternalStore } from 'react'
import { correctConcern, type ChatStreamEvent, type HeardMessage } from '#contract/chat.ts'
import { endsWithHelp } from '#domain/safety/session-tier.ts'
import { type Concern, highestTier, isAtLeast, isCrisis, type Tier } from '#domain/safety/tier.ts'
import { createListeners } from '#web/browser/listeners.ts'
import { missedCrisis, opensDialog, shownBefore } from '#web/chat/concern.ts'
import * as words from '#web/chat/words.en.ts'
import { call } from '#web/http/call.ts'
import { keepRaisedShown, wasRaisedShown } from '#web/safety/raised-shown.ts'
import { showError } from '#web/ui/toasts.ts'

export type Concerned = {
  tier: Tier
  concerns: Concern[]
  /** The latest words that belong to it, where they are others. */
  latestId?: string
}
/** Where it was said: null in what no conversation, or no message, stands for. */
export type Place = { sessionId: string | null; messageId: string | null }
type Open = Concerned & Place

type State = {
  open: Open
  /** What the person has said was not meant so, or is in good hands; by message. */
  corrected: ReadonlyMap<string, Tier>
}

const closed: Open = { tier: 'none', concerns: [], sessionId: null, messageId: null }
const initial: State = { open: closed, corrected: new Map() }

/** The crisis dialog: when it opens, for how much concern, and the way out of it. It outlives the page of the chat. */
function createConcernStore() {
  const { subscribe, announce } = createListeners()
  let state = initial
  /** The highest tier that was shown in each conversation. */
  const shown = new Map<string | null, Tier>()
  /** Messages that the server has not answered yet, and the correction of each that waits until it has. */
  const unsent = new Map<string | null, (() => Promise<void>) | null>()

  const set = (change: Partial<State>): void => {
    state = { ...state, ...change }
    announce()
  }
  const isTakenBack = (messageId: string | null, tier: Tier): boolean =>
    isAtLeast(state.corrected.get(messageId ?? '') ?? 'none', tier)

  function show({ tier, concerns }: Concerned, { sessionId, messageId }: Place): void {
    if (messageId !== null) keepRaisedShown({ id: messageId, tier })
    if (!opensDialog(tier, shown.get(sessionId) ?? 'none')) return
    shown.set(sessionId, tier)
    set({ open: { tier, concerns, sessionId, messageId } })
  }

  /** What an earlier visit to this conversation has already shown, and what was shown before there was one. */
  function remember(sessionId: string, messages: HeardMessage[]): void {
    const known = [shown.get(sessionId) ?? 'none', shown.get(null) ?? 'none'] as const
    shown.set(sessionId, highestTier(...known, shownBefore(messages, wasRaisedShown)))
    shown.delete(null)
  }

  /** Opens for what was found while nobody was here to see it. */
  function lookBack(sessionId: string, messages: HeardMessage[]): void {
    const missed = missedCrisis(messages, wasRaisedShown, Date.now())
    if (!missed || state.corrected.has(missed.id)) return
    show(
      { tier: missed.tier ?? 'crisis', concerns: missed.concerns ?? [] },
      { sessionId, messageId: missed.id },
    )
  }

  /** What the page heard in a message that is being sent, before anybody else knows of it. */
  function hear(found: Concerned, place: Place): void {
    if (place.messageId !== null) unsent.set(place.messageId, null)
    if (isCrisis(found.tier)) show(found, place)
  }

  /** What the page heard in it once it could hear; the server may have answered since, and the person corrected it. */
  function hearLater(found: Concerned, place: Place): void {
    if (isCrisis(found.tier) && !isTakenBack(place.messageId, found.tier)) show(found, place)
  }

  function handleEvent(event: ChatStreamEvent, place: Place): void {
    const correctNow = unsent.get(place.messageId)
    unsent.delete(place.messageId)
    void correctNow?.()
    if ('error' in event || !event.crisisDetected) return
    const tier = highestTier('crisis', event.tier ?? 'crisis')
    // The end of a stream says again what was corrected meanwhile.
    if (!isTakenBack(place.messageId, tier)) show({ tier, concerns: event.concerns ?? [] }, place)
  }

  /** "That is not what I meant", or "Help is with me": the next crisis opens the dialog again. */
  async function correct(
    { sessionId, messageId }: { sessionId: string | null; messageId: string },
    by: 'dialog' | 'card',
    { tier, concerns, latestId = messageId }: Concerned,
  ): Promise<void> {
    shown.set(sessionId, 'none')
    set({ open: closed, corrected: new Map([...state.corrected, [messageId, tier], [latestId, tier]]) })
    const save = async () => {
      try {
        const isHelpHere = endsWithHelp(tier, concerns)
        await call(correctConcern, { id: messageId, by, ...(isHelpHere && { isHelpHere }) })
      } catch {
        const left = [...state.corrected].filter(([id]) => id !== messageId && id !== latestId)
        set({ corrected: new Map(left) })
        showError(words.correctionNotSaved, words.correctionNotSavedAbout)
      }
    }
    if (unsent.has(messageId)) unsent.set(messageId, save)
    else await save()
  }

  const close = (): void => set({ open: closed })

  function correctOpen(): void {
    const { sessionId, messageId, ...concerned } = state.open
    if (messageId === null) close()
    else void correct({ sessionId, messageId }, 'dialog', concerned)
  }

  return {
    subscribe,
    state: (): State => state,
    remember,
    lookBack,
    hear,
    hearLater,
    handleEvent,
    correct,
    correctOpen,
    close,
    /** In any conversation of this page, and not taken back since. */
    wasCrisisShown: (): boolean => [...shown.values()].some(isCrisis),
    /** Once more, because the person asks for it. */
    openAgain: (concerned: Concerned, place: Place): void => set({ open: { ...concerned, ...place } }),
    /** For whoever sits here next. */
    forget(): void {
      shown.clear()
      unsent.clear()
      set(initial)
    },
  }
}

export const concern = createConcernStore()

export const useConcern = (): State => useSyncExternalStore(concern.subscribe, concern.state, concern.state)
