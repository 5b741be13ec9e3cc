import { askForReply } from '#api/chat/ask-for-reply.ts'
import { followReply } from '#api/chat/follow-reply.ts'
import { helpWithoutRetention } from '#api/chat/help-without-retention.ts'
import { isPastModelLimit, limitMessage, tierOfNewcomer } from '#api/chat/limit-message.ts'
import { type NotTaken, preparedHelp } from '#api/chat/prepared-help.ts'
import { raiseLater } from '#api/chat/raise-later.ts'
import { saidOfPerson } from '#api/chat/said-of-person.ts'
import { heardIn, withWords } from '#api/chat/with-words.ts'
import { screenByFloor, screenInLayers } from '#api/screen-in-layers.ts'
import { pageOf } from '#api/send-page.ts'
import { serve, serveStream } from '#api/serve.ts'
import { ownSession } from '#api/sessions/own-session.ts'
import { withMinor } from '#api/with-minor.ts'
import {
  correctConcern,
  followReply as follow,
  listConcerns,
  listMessages,
  rateReply,
  sendMessage,
  stopReply,
} from '#contract/chat.ts'
import { places } from '#contract/paging.ts'
import { latestTurn, pendingMessageId } from '#domain/chat/conversation.ts'
import { chat } from '#domain/chat/decider.ts'
import { easing } from '#domain/chat/eases.ts'
import type { ChatEvent } from '#domain/chat/events.ts'
import { Rejection } from '#domain/rejection.ts'
import { isCrisis } from '#domain/safety/tier.ts'
import { describeFault } from '#infra/fault.ts'
import { hint } from '#infra/hint.ts'
import { newId } from '#infra/ids.ts'
import { liveName } from '#infra/live/live-name.ts'
import { commandHandler, loadState, streamName } from '#infra/store/command-handler.ts'
import { VersionConflict } from '#infra/store/event-store.ts'
import { turnsBefore } from '#infra/use-cases/turns-before.ts'
import { findSessionOfMessage, listHeard, listLatestMessages, messages } from '#projections/chat/messages.ts'

const handleChat = commandHandler('session', chat)
const ok = { ok: true as const }

export const chatRoutes = [
  serve(
    listMessages,
    async ({ input: { id: sessionId, cursor, limit }, caller, deps, ctx }) => {
      const subjectId = await ownSession(deps, caller, sessionId)
      const before = cursor?.[0] ?? null
      const found = await listLatestMessages(deps.sql, subjectId, sessionId, { before, limit: limit + 1 })
      const page = pageOf(ctx, found, limit, ({ position }) => places.messages.encode([position]))
      return withWords(deps.store, subjectId, page.toReversed())
    },
    { reads: [messages] },
  ),

  serve(
    listConcerns,
    async ({ input: { id: sessionId }, caller, deps }) => {
      const subjectId = await ownSession(deps, caller, sessionId)
      return heardIn(deps.store, subjectId, await listHeard(deps.sql, subjectId, sessionId))
    },
    { reads: [messages] },
  ),

  serveStream(
    sendMessage,
    async (asked, signal) => {
      const { input, caller, deps, wrote } = asked
      const { sessionId, message: text, messageId = newId(), country } = input
      // The floor speaks before anything else is done with the words.
      const alone = await screenByFloor([{ role: 'person', text }])
      const helped = (await limitMessage(asked, alone.tier)) ?? tierOfNewcomer(caller, alone.tier)
      if (helped) return preparedHelp(helped, alone.concerns, country, deps.helpLines)
      const subjectId = caller.owner()
      const name = streamName('session', { subjectId, id: sessionId })
      const before = await turnsBefore(deps.store, name, messageId).catch((error: unknown) => {
        // Older words that do not open never stand between new ones and help.
        deps.log.warn({ fault: describeFault(error) }, 'earlier words could not be read')
        return []
      })
      const turns = [...before, { role: 'person' as const, text }]
      const [found, said] = await Promise.all([
        screenInLayers(deps, turns, before.length === 0 ? { floor: alone } : {}),
        saidOfPerson(asked, subjectId),
      ])
      const { tier, concerns, ask, answered, screenedBy } = withMinor(found, said)
      const isOverLimit = await isPastModelLimit(asked, { sessionId, messageId })
      const data = {
        sessionId,
        messageId,
        day: caller.day,
        tier,
        concerns,
        screenedBy,
        ...(ask && { ask }),
        ...(answered && { answered }),
        ...(country && { country }),
        ...(isOverLimit && { isOverLimit }),
        ...(said.notices.length > 0 && { notices: said.notices }),
        cadence: { ...deps.cadence, isMinor: said.isMinor },
      }
      const sent = await handleChat(
        deps.store,
        { subjectId, id: sessionId },
        { type: 'SendMessage', at: caller.at, data, personal: { text }, ...easing(text, before) },
        caller.context,
      ).catch((error: unknown) => {
        const why = whyNotTaken(error)
        if (!why || !isCrisis(tier)) throw error
        return why
      })
      if (typeof sent === 'string') return preparedHelp(tier, concerns, country, deps.helpLines, sent)
      const { events, position, state } = sent
      if (events.length === 0) await refuseOtherWords(deps.store, subjectId, sessionId, messageId, text)
      wrote(position)
      const isNew = events.some(({ type }) => type === 'MessageSent')
      const ids = { sessionId, messageId }
      const superseded = state.recentTurns.at(-2)
      // One reply of a conversation is written at a time.
      if (isNew && superseded?.reply.state === 'pending')
        hint(deps.log, 'end an earlier reply', () =>
          deps.live.askToStop(liveName(name, superseded.messageId)),
        )
      const isModerated = isNew && !isOverLimit
      const screened = raiseLater(deps, { subjectId, ids, turns, found, said, isModerated })
      if (pendingMessageId(state) === messageId)
        hint(deps.log, 'write a reply', () =>
          askForReply(deps, caller, { subjectId, sessionId, messageId }, { state, isOverLimit }),
        )
      return followReply(deps, { subjectId, sessionId, messageId, after: 0 }, signal, screened)
    },
    { withoutRetention: helpWithoutRetention },
  ),

  serveStream(follow, async ({ input: { sessionId, after }, caller, deps, ctx }, signal) => {
    const subjectId = caller.owner()
    const { state } = await loadState(deps.store, streamName('session', { subjectId, id: sessionId }), chat)
    if (!state.isStarted) throw new Rejection('session-unknown')
    const turn = latestTurn(state)
    if (!turn) throw new Rejection('chat-reply-settled')
    const resumed = Number(ctx.get('Last-Event-ID')) || after
    return followReply(deps, { subjectId, sessionId, messageId: turn.messageId, after: resumed }, signal)
  }),

  serve(stopReply, async ({ input: { sessionId }, caller, deps, wrote }) => {
    const subjectId = caller.owner()
    const whose = { subjectId, id: sessionId }
    const { state } = await loadState(deps.store, streamName('session', whose), chat)
    if (!state.isStarted) throw new Rejection('session-unknown')
    const messageId = pendingMessageId(state)
    if (!messageId) throw new Rejection('chat-reply-settled')
    const asked = { type: 'AskToStop', at: caller.at, data: { sessionId, messageId } } as const
    wrote((await handleChat(deps.store, whose, asked, caller.context)).position)
    const dedupeId = liveName(streamName('session', whose), messageId)
    hint(deps.log, 'stop a reply', () => deps.live.askToStop(dedupeId))
    // Nobody may be writing it yet.
    hint(deps.log, 'end a reply', () =>
      deps.queue.enqueue('reply-to-message', { subjectId, sessionId, messageId }, { dedupeId }),
    )
    return ok
  }),

  serve(
    correctConcern,
    async ({ input: { id: messageId, ...said }, caller, deps, wrote }) => {
      const subjectId = caller.subjectId
      const sessionId = subjectId && (await findSessionOfMessage(deps.sql, subjectId, messageId))
      if (!subjectId || !sessionId) throw new Rejection('chat-message-unknown')
      const corrected = {
        type: 'CorrectConcern',
        at: caller.at,
        data: { sessionId, messageId, ...said },
      } as const
      wrote((await handleChat(deps.store, { subjectId, id: sessionId }, corrected, caller.context)).position)
      return ok
    },
    { reads: [messages] },
  ),

  serve(
    rateReply,
    async ({ input: { id: replyId, rating }, caller, deps, wrote }) => {
      const subjectId = caller.subjectId
      const sessionId = subjectId && (await findSessionOfMessage(deps.sql, subjectId, replyId))
      if (!subjectId || !sessionId) throw new Rejection('chat-message-unknown')
      const rated = { type: 'RateReply', at: caller.at, data: { sessionId, replyId, rating } } as const
      wrote((await handleChat(deps.store, { subjectId, id: sessionId }, rated, caller.context)).position)
      return ok
    },
    { reads: [messages] },
  ),
]

/** A conversation that was deleted meanwhile or never begun, or more at once than it can take. */
function whyNotTaken(error: unknown): NotTaken | null {
  if (error instanceof VersionConflict) return 'too-much'
  return error instanceof Rejection && error.code === 'session-unknown' ? 'session-unknown' : null
}

/** A message id that comes again is the same message, or a mistake that must not look like success. */
async function refuseOtherWords(
  store: Parameters<typeof loadState>[0],
  subjectId: string,
  sessionId: string,
  messageId: string,
  text: string,
): Promise<void> {
  const name = streamName('session', { subjectId, id: sessionId })
  const { about } = await loadState(store, name, chat, messageId)
  const position = about.find(({ type }) => type === 'MessageSent')?.position
  if (position === undefined) return
  const sent = (await store.recallAt<ChatEvent>(subjectId, [position])).get(position)
  if (sent?.type === 'MessageSent' && sent.personal && sent.personal.text !== text)
    throw new Rejection('chat-message-conflict')
}
