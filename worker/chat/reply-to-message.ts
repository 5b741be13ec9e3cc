import { isCrisis } from '#domain/safety/tier.ts'
import { type JobContext, type JobPayload, Postponed } from '#infra/jobs/jobs.ts'
import { liveName } from '#infra/live/live-name.ts'
import type { Places } from '#infra/places.ts'
import { answerOwed } from '#worker/chat/answer-owed.ts'
import { chooseCompanion } from '#worker/chat/choose-companion.ts'
import { standIn } from '#worker/chat/stand-in.ts'
import { writeReply } from '#worker/chat/write-reply.ts'
import type { Deps } from '#worker/deps.ts'

/**
 * The quick lane. The guide answers here, and a crisis is answered here, by a model only while it is quick. What else
 * is a model's goes to a lane of its own, where a slow model keeps waiting only those who wait for it.
 */
export async function replyToMessage(
  ids: JobPayload<'reply-to-message'>,
  deps: Deps & { crisisPlaces: Places },
  context: JobContext,
): Promise<void> {
  await answerOwed(ids, deps, context, async (owed, signals) => {
    const companion = await chooseCompanion(deps, ids.subjectId, 'model-chat')
    if (companion.author === 'guide') {
      // Writing takes the processor: who sends much at once waits, and keeps nobody else waiting.
      if (!isCrisis(owed.prompt.tier) && !(await context.isTurn())) throw new Postponed()
      return await writeReply(deps, owed, companion, signals)
    }
    if (owed.isOverLimit) return writeReply(deps, owed, standIn(deps.guide, 'limit'), signals)
    if (isCrisis(owed.prompt.tier)) {
      // Models hold few of the lane's places, and few for one person: beyond that the guide has the prepared words.
      using place = (await context.isTurn()) ? deps.crisisPlaces.take() : null
      return await writeReply(deps, owed, place ? companion : deps.guide, signals)
    }

    const dedupeId = liveName(owed.name, owed.messageId)
    const isDue = owed.isStopAsked || owed.waitedMs() >= companion.timeoutMs
    if (!isDue) return deps.queue.enqueue('reply-with-model', ids, { dedupeId })
    // Whoever is writing it ends it.
    if (await deps.queue.isRunning('reply-with-model', dedupeId)) return
    const instead = owed.isStopAsked ? companion : standIn(deps.guide, 'slow')
    await writeReply(deps, owed, instead, signals)
  })
}
