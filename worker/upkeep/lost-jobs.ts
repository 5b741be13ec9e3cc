import { liveName } from '#infra/live/live-name.ts'
import { streamName } from '#infra/store/command-handler.ts'
import { projections } from '#projections/all.ts'
import { listOwedReplies } from '#projections/chat/messages.ts'
import { listLaggingShards } from '#projections/engine/checkpoints.ts'
import { listOwedReflections } from '#projections/journal/entries.ts'
import type { Deps } from '#worker/deps.ts'

/** Work that has waited so long that its job may be lost. */
const lostAfterSeconds = 20

/** Shards whose log is longer than some read model of theirs. */
export async function projectAgain({ sql, queue }: Deps): Promise<void> {
  for (const shard of await listLaggingShards(sql, projections))
    await queue.enqueue('project', { shard }, { dedupeId: String(shard) })
}

export async function askAgain({ sql, queue }: Deps, signal: AbortSignal): Promise<void> {
  for (const owed of await listOwedReplies(sql, lostAfterSeconds)) {
    if (signal.aborted) return
    await queue.enqueue('reply-to-message', owed, {
      dedupeId: liveName(streamName('session', { ...owed, id: owed.sessionId }), owed.messageId),
    })
  }
}

export async function reflectAgain({ sql, queue }: Deps, signal: AbortSignal): Promise<void> {
  for (const owed of await listOwedReflections(sql, lostAfterSeconds)) {
    if (signal.aborted) return
    await queue.enqueue('reflect-on-entry', owed, {
      dedupeId: liveName(streamName('journal', { ...owed, id: owed.entryId }), owed.reflectionId),
    })
  }
}

export async function sendAgain({ queue, emailSignIns }: Deps, signal: AbortSignal): Promise<void> {
  for (const signInId of await emailSignIns.listOverdue(lostAfterSeconds)) {
    if (signal.aborted) return
    await queue.enqueue('send-mail', { signInId }, { dedupeId: signInId })
  }
}
