import { ModelError } from '#infra/companion/model-error.ts'
import { describeFault } from '#infra/fault.ts'
import { type JobContext, type JobPayload, Postponed } from '#infra/jobs/jobs.ts'
import { answerOwed } from '#worker/chat/answer-owed.ts'
import { chooseCompanion } from '#worker/chat/choose-companion.ts'
import { standIn } from '#worker/chat/stand-in.ts'
import { writeReply } from '#worker/chat/write-reply.ts'
import type { Deps } from '#worker/deps.ts'

/**
 * The model's lane. Whoever has waited as long as anybody should, and whom the model does not answer, gets the guide's
 * reply: nobody is left with nothing.
 */
export async function replyWithModel(
  ids: JobPayload<'reply-with-model'>,
  deps: Deps,
  context: JobContext,
): Promise<void> {
  await answerOwed(ids, deps, context, async (owed, signals) => {
    // The consent may have been taken back meanwhile.
    const companion = await chooseCompanion(deps, ids.subjectId, 'model-chat')
    if (companion.author === 'guide' || owed.isStopAsked) return writeReply(deps, owed, companion, signals)
    if (owed.waitedMs() >= companion.timeoutMs)
      return writeReply(deps, owed, standIn(deps.guide, 'slow'), signals)
    if (!(await context.isTurn())) throw new Postponed()
    try {
      await writeReply(deps, owed, companion, signals)
    } catch (error) {
      if (!(error instanceof ModelError) || signals.job.aborted) throw error
      if (!context.isLastAttempt && error.mayPassWithin(companion.timeoutMs - owed.waitedMs())) throw error
      // What a filter stopped, or a budget, is no fault of the server.
      const alarm = error.fault === 'declined' || error.fault === 'spent' ? {} : { alarm: 'model away' }
      deps.log.error(
        { ...alarm, kind: error.fault, status: error.status, fault: describeFault(error) },
        'the guide replies in place of the model',
      )
      await writeReply(deps, owed, standIn(deps.guide, error.reason), signals)
    }
  })
}
