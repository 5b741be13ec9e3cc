import { isMinor } from '#domain/account/age/age-group.ts'
import { isAllowed } from '#domain/account/consents.ts'
import { isStopAsked, replyStateOf } from '#domain/chat/conversation.ts'
import { chat } from '#domain/chat/decider.ts'
import type { ChatEvent } from '#domain/chat/events.ts'
import { turnOf } from '#domain/chat/turn.ts'
import type { Prompt } from '#infra/companion/companion.ts'
import type { JobPayload } from '#infra/jobs/jobs.ts'
import { loadState, streamName } from '#infra/store/command-handler.ts'
import type { StreamName } from '#infra/store/event-store.ts'
import type { DataKey } from '#infra/store/wrapping.ts'
import { ageGroupOfPerson } from '#infra/use-cases/age-group-of-person.ts'
import { allowedToModel } from '#infra/use-cases/may-go-to-model.ts'
import { recollectionOfPerson } from '#infra/use-cases/recollection-of-person.ts'
import { promptOf } from '#worker/chat/prompt.ts'
import { rememberedWords } from '#worker/chat/remembered-words.ts'
import type { Deps } from '#worker/deps.ts'

/** A message that waits for its reply, and all that a reply is written from. */
export type OwedReply = {
  sessionId: string
  messageId: string
  name: StreamName
  key: DataKey
  prompt: Prompt
  isStopAsked: boolean
  /** The person's own calendar day when they said it. */
  day: string | null
  /** Of what goes to a model. */
  isOverLimit: boolean
  /** The fact that the reply answers. */
  causationId: string | undefined
  /** Since the person sent the message, or asked for its reply again: queues and earlier attempts are in it. */
  waitedMs: () => number
}

/** The turns that a prompt holds, with what was rated, stopped or asked again in between. */
const eventsRead = 100

/** Null where nothing is owed: already answered, superseded by a newer message, taken back, or the key is destroyed. */
export async function loadOwedReply(
  {
    sql,
    store,
    clock,
    helpLines,
    recipient,
  }: Pick<Deps, 'sql' | 'store' | 'clock' | 'helpLines' | 'recipient'>,
  { subjectId, sessionId, messageId }: JobPayload<'reply-with-model'>,
): Promise<OwedReply | null> {
  const name = streamName('session', { subjectId, id: sessionId })
  const [{ state, key, about, version }, latest, ageGroup, recollection, allowed, allowedMemory] =
    await Promise.all([
      loadState(store, name, chat, messageId),
      store.recall<ChatEvent>(name, eventsRead),
      ageGroupOfPerson(store, subjectId),
      recollectionOfPerson(store, subjectId, sessionId),
      allowedToModel({ store, recipient }, subjectId, 'model-chat'),
      allowedToModel({ store, recipient }, subjectId, 'model-memory'),
    ])
  const turn = turnOf(about)
  if (replyStateOf(state, turn) !== 'pending' || !key) return null
  // Those after it were all taken back, and may be many: its own words and what led to them still belong here.
  const sent = about.find((fact) => fact.type === 'MessageSent')
  const since = version - (sent?.version ?? version)
  const events = since < eventsRead / 2 ? latest : await store.recall<ChatEvent>(name, since + eventsRead)
  const asked = about.filter((fact) => fact.type === 'MessageSent' || fact.type === 'ReplyAskedAgain')
  const askedAt = Date.parse(asked.at(-1)?.at ?? '')
  return {
    sessionId,
    messageId,
    name,
    key,
    prompt: {
      ...promptOf(
        events,
        state,
        clock().toISOString(),
        helpLines,
        (message) =>
          // The yes was given for the message that waits.
          message.data.messageId === messageId || isAllowed(allowed, message),
      ),
      ...(isMinor(ageGroup) && { isMinor: true }),
      recollection,
      ...(recollection &&
        allowedMemory && {
          rememberedForModel: {
            rules: recollection.rules,
            themes: recollection.themes,
            words: await rememberedWords({ sql, store }, { subjectId, sessionId }, [allowed, allowedMemory]),
          },
        }),
    },
    isStopAsked: isStopAsked(state, turn),
    day: sent?.data.day ?? null,
    isOverLimit: asked.at(-1)?.data.isOverLimit ?? false,
    causationId: sent?.eventId,
    waitedMs: () => Math.max(0, clock().getTime() - askedAt) || 0,
  }
}
