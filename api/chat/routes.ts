import { followReply } from '#api/chat/follow-reply.ts'
import { withWords } from '#api/chat/with-words.ts'
import { serve, serveStream } from '#api/serve.ts'
import { ownSession } from '#api/sessions/own-session.ts'
import { followReply as follow, listMessages, rateReply, sendMessage, stopReply } from '#contract/chat.ts'
import { latestTurn, pendingMessageId } from '#domain/chat/conversation.ts'
import { chat } from '#domain/chat/decider.ts'
import type { ChatEvent } from '#domain/chat/events.ts'
import { Rejection } from '#domain/rejection.ts'
import { screen } from '#domain/safety/screen.ts'
import { describeFault } from '#infra/fault.ts'
import { newId } from '#infra/ids.ts'
import { liveName } from '#infra/live/live-name.ts'
import { commandHandler, loadState, streamName } from '#infra/store/command-handler.ts'
import { findSessionOfMessage, listMessages as messagesOf, messages } from '#projections/chat/messages.ts'

const handleChat = commandHandler('session', chat)
const ok = { ok: true as const }

export const chatRoutes = [
  serve(
    listMessages,
    async ({ input: { sessionId }, caller, deps }) => {
      const subjectId = await ownSession(deps, caller, sessionId)
      return withWords(deps.store, subjectId, await messagesOf(deps.sql, subjectId, sessionId))
    },
    { reads: [messages] },
  ),

  serveStream(sendMessage, async ({ input, caller, deps, wrote }, signal) => {
    const { sessionId, message: text, messageId = newId(), country } = input
    const subjectId = caller.owner()
    const name = streamName('session', { subjectId, id: sessionId })
    // The floor speaks before anything else is done with the words.
    const { tier, concerns } = screen(text)
    const { events, position, state } = await handleChat(
      deps.store,
      { subjectId, id: sessionId },
      {
        type: 'SendMessage',
        at: caller.at,
        data: { sessionId, messageId, day: caller.day, tier, concerns, ...(country && { country }) },
        personal: { text },
      },
      caller.context,
    )
    if (events.length === 0) await refuseOtherWords(deps.store, subjectId, sessionId, messageId, text)
    wrote(position)
    if (pendingMessageId(state) === messageId)
      deps.queue
        .enqueue(
          'reply-to-message',
          { subjectId, sessionId, messageId },
          { dedupeId: liveName(name, messageId) },
        )
        .catch((error) => deps.log.warn({ fault: describeFault(error) }, 'a reply waits for the sweep'))
    return followReply(deps, { subjectId, sessionId, messageId, after: 0 }, signal)
  }),

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
    await deps.live.askToStop(liveName(streamName('session', whose), messageId))
    return ok
  }),

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

/** A message id that comes again is the same message, or a mistake that must not look like success. */
async function refuseOtherWords(
  store: Parameters<typeof loadState>[0],
  subjectId: string,
  sessionId: string,
  messageId: string,
  text: string,
): Promise<void> {
  const events = await store.recall<ChatEvent>(streamName('session', { subjectId, id: sessionId }))
  const sent = events.find((event) => event.type === 'MessageSent' && event.data.messageId === messageId)
  if (sent?.type === 'MessageSent' && sent.personal && sent.personal.text !== text)
    throw new Rejection('chat-message-conflict')
}
