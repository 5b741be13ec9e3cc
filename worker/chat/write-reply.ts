import type { Companion, ReplyEnd } from '#infra/companion/companion.ts'
import type { OwedReply } from '#worker/chat/owed-reply.ts'
import { ReplyDraft } from '#worker/chat/reply-draft.ts'
import type { Deps } from '#worker/deps.ts'

/** `stop` is the person's; `job` means that another worker goes on with it. */
export type Signals = { stop: AbortSignal; job: AbortSignal }

/** Has the companion write the reply. What the person stops is kept as far as it was said. */
export async function writeReply(
  deps: Deps,
  owed: OwedReply,
  companion: Companion,
  { stop, job }: Signals,
): Promise<void> {
  const draft = await ReplyDraft.begin(deps, owed)
  const stopped = () => draft.finish(cutShort(companion), { isStopped: true })
  if (owed.isStopAsked) return stopped()
  try {
    for await (const part of companion.reply(owed.prompt, AbortSignal.any([job, stop]), owed.waitedMs())) {
      if (part.kind === 'end') {
        const { kind: _, ...end } = part
        return await draft.finish(end)
      }
      if (!(await draft.add(part))) return
    }
  } catch (error) {
    if (!stop.aborted) throw error
    return stopped()
  }
  throw new Error('the companion ended without an end')
}

/** The end of a reply that the person stopped. */
const cutShort = ({ author, model }: Companion): ReplyEnd => ({
  author,
  model,
  suggestedExerciseId: null,
  choices: [],
  guide: null,
})
