import type { Caller } from '#api/caller.ts'
import type { Deps } from '#api/deps.ts'
import type { Conversation } from '#domain/chat/conversation.ts'
import { talkTierAt } from '#domain/safety/session-tier.ts'
import { isCrisis } from '#domain/safety/tier.ts'
import type { JobPayload } from '#infra/jobs/jobs.ts'
import { liveName } from '#infra/live/live-name.ts'
import { streamName } from '#infra/store/command-handler.ts'
import { mayGoToModel } from '#infra/use-cases/may-go-to-model.ts'

/**
 * Has a reply written. What is plainly the model's goes to its lane at once, so that many chats with a model are no work
 * for the lane of everybody else; the worker looks again at who may reply.
 */
export async function askForReply(
  deps: Deps,
  caller: Caller,
  ids: JobPayload<'reply-with-model'>,
  { state, isOverLimit }: { state: Conversation; isOverLimit: boolean },
): Promise<void> {
  const mayBeModels =
    deps.version.companion === 'model' && !isOverLimit && !isCrisis(talkTierAt(state.concern, caller.at))
  const isModels = mayBeModels && (await mayGoToModel(deps, ids.subjectId, 'model-chat').catch(() => false))
  await deps.queue.enqueue(isModels ? 'reply-with-model' : 'reply-to-message', ids, {
    dedupeId: liveName(streamName('session', { ...ids, id: ids.sessionId }), ids.messageId),
  })
}
