import { waitUntilProjected } from '#api/read-your-writes.ts'
import type { Asked } from '#api/serve.ts'
import { serve } from '#api/serve.ts'
import { ownSession } from '#api/sessions/own-session.ts'
import { correctMood, deleteExercise, deleteMessage, deleteMood, deleteSession } from '#contract/data.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { pendingMessageId } from '#domain/chat/conversation.ts'
import { chat } from '#domain/chat/decider.ts'
import type { ChatEvent } from '#domain/chat/events.ts'
import { exercises } from '#domain/exercises/decider.ts'
import { mood, type MoodCommand } from '#domain/mood/decider.ts'
import type { MoodEvent } from '#domain/mood/events.ts'
import { Rejection, type RejectionCode } from '#domain/rejection.ts'
import { createErasure, type Receipt } from '#infra/erasure/erasure.ts'
import { commandHandler, loadState, streamName } from '#infra/store/command-handler.ts'
import type { StreamName } from '#infra/store/event-store.ts'
import { findSessionOfMessage, messages } from '#projections/chat/messages.ts'
import { completions } from '#projections/exercises/completions.ts'
import { moods } from '#projections/mood/moods.ts'
import type { Projection } from '#projections/projection.ts'
import { exportItems } from '#projections/sessions/export-items.ts'
import { sessions } from '#projections/sessions/sessions.ts'

const handleMood = commandHandler('mood', mood)
const handleChat = commandHandler('session', chat)
const handleExercise = commandHandler('exercises', exercises)

type Asking = Pick<Asked<Endpoint>, 'caller' | 'deps' | 'wrote'>

/** Whoever owns nothing gets the answer of what is not there. */
function ownerOf({ caller }: Asking, otherwise: RejectionCode): string {
  if (!caller.subjectId) throw new Rejection(otherwise)
  return caller.subjectId
}

/** Answers once the rows are gone from the read models too. */
async function gone(
  { caller, deps, wrote }: Asking,
  position: number | null,
  reads: Projection[],
  receipt: Receipt | null,
) {
  if (position !== null && caller.subjectId) {
    wrote(position)
    deps.wake(caller.subjectId)
    await waitUntilProjected(deps.sql, caller.subjectId, position, reads)
  }
  return { ok: true as const, receipt }
}

/** Destroys the words of those events of a stream; done again after a fault, it destroys what was left. */
async function destroyWords(
  { caller, deps: { sql, store } }: Asking,
  name: StreamName,
  isMeant: (fact: { data: object; position: number }) => boolean,
): Promise<Receipt | null> {
  const { facts } = await store.read<ChatEvent | MoodEvent>(name)
  const eventIds = facts.filter(isMeant).map(({ eventId }) => eventId)
  return createErasure(sql).destroyWords(name.subjectId, eventIds, 'person', caller.at)
}

async function changeMood(asking: Asking, command: MoodCommand) {
  const subjectId = ownerOf(asking, 'mood-entry-unknown')
  const { caller, deps } = asking
  const whose = { subjectId, id: subjectId }
  const { position } = await handleMood(deps.store, whose, command, caller.context)
  const { moodId } = command.data
  // Of a correction the new words stay: they are the event that was just written.
  const isMeant = (fact: { data: object; position: number }) =>
    'moodId' in fact.data && fact.data.moodId === moodId && fact.position !== position
  const receipt = await destroyWords(asking, streamName('mood', whose), isMeant)
  return gone(asking, position, [moods, exportItems], receipt)
}

export const itemRoutes = [
  serve(deleteMood, ({ input: { id }, ...asking }) =>
    changeMood(asking, { type: 'RetractMood', at: asking.caller.at, data: { moodId: id } }),
  ),

  serve(correctMood, ({ input: { id, level, note }, ...asking }) =>
    changeMood(asking, {
      type: 'CorrectMood',
      at: asking.caller.at,
      data: { moodId: id, level },
      personal: { note },
    }),
  ),

  serve(deleteExercise, async ({ input: { id }, ...asking }) => {
    const subjectId = ownerOf(asking, 'exercise-completion-unknown')
    const { caller, deps } = asking
    const retract = { type: 'RetractExercise', at: caller.at, data: { completionId: id } } as const
    const whose = { subjectId, id: subjectId }
    const { position } = await handleExercise(deps.store, whose, retract, caller.context)
    return gone(asking, position, [completions], null)
  }),

  serve(
    deleteMessage,
    async ({ input: { id }, ...asking }) => {
      const subjectId = ownerOf(asking, 'chat-message-unknown')
      const { caller, deps } = asking
      const sessionId = await findSessionOfMessage(deps.sql, subjectId, id)
      if (!sessionId) throw new Rejection('chat-message-unknown')
      const whose = { subjectId, id: sessionId }
      const retract = { type: 'RetractMessage', at: caller.at, data: { sessionId, id } } as const
      const { position, events } = await handleChat(deps.store, whose, retract, caller.context)
      const [retracted] = events
      const messageId = retracted?.type === 'MessageRetracted' ? retracted.data.messageId : id
      // What is being written is stopped, and what was shown of it is forgotten.
      await deps.live.forget(messageId)
      await deps.live.askToStop(messageId)
      const receipt = await destroyWords(
        asking,
        streamName('session', whose),
        ({ data }) => 'messageId' in data && data.messageId === messageId,
      )
      return gone(asking, position, [messages, exportItems], receipt)
    },
    { reads: [messages] },
  ),

  serve(deleteSession, async ({ input: { sessionId }, ...asking }) => {
    const { caller, deps } = asking
    const subjectId = await ownSession(deps, caller, sessionId)
    const whose = { subjectId, id: sessionId }
    const name = streamName('session', whose)
    const { state } = await loadState(deps.store, name, chat)
    const pending = pendingMessageId(state)
    const end = { type: 'DeleteSession', at: caller.at, data: { sessionId } } as const
    const { position } = await handleChat(deps.store, whose, end, caller.context)
    const receipt = await createErasure(deps.sql).destroyStream(name, 'person', caller.at)
    if (pending) await deps.live.askToStop(pending)
    return gone(asking, position, [sessions, messages, exportItems], receipt)
  }),
]
