import { describeFault } from '#infra/fault.ts'
import { type JobContext, type JobPayload, Postponed } from '#infra/jobs/jobs.ts'
import { streamName } from '#infra/store/command-handler.ts'
import { loadOwedReply, type OwedReply } from '#worker/chat/owed-reply.ts'
import { ReplyDraft } from '#worker/chat/reply-draft.ts'
import { replySignals } from '#worker/chat/reply-signals.ts'
import type { Signals } from '#worker/chat/write-reply.ts'
import type { Deps } from '#worker/deps.ts'

/**
 * Looks at the facts and has a reply answered that is still owed; when the last attempt fails, the person is told.
 * Safe to run twice, and by two workers: the live log refuses the older attempt, the decider keeps one reply to each
 * message.
 */
export async function answerOwed(
  { subjectId, sessionId, messageId }: JobPayload<'reply-with-model'>,
  deps: Deps,
  { isLastAttempt, signal }: JobContext,
  answer: (owed: OwedReply, signals: Signals) => Promise<void>,
): Promise<void> {
  // Listens before the facts are read, so that nothing falls between the two.
  using heard = replySignals(deps, streamName('session', { subjectId, id: sessionId }), messageId)
  const owed = await loadOwedReply(deps, { subjectId, sessionId, messageId })
  if (!owed) return
  try {
    await answer(owed, { stop: heard.stop, crisis: heard.crisis, job: signal })
  } catch (error) {
    if (error instanceof Postponed || signal.aborted || !isLastAttempt) throw error
    deps.log.error(
      { alarm: 'job failed for good', job: 'reply-to-message', fault: describeFault(error) },
      'a reply failed',
    )
    const draft = await ReplyDraft.begin(deps, owed)
    await draft.fail()
  }
}
