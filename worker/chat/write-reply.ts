import { answersTo } from '#domain/safety/asks/chosen-answer.ts'
import { isCrisis, type Question } from '#domain/safety/tier.ts'
import { promptVersion } from '#infra/companion/companion-rules.ts'
import type { Companion, ReplyEnd } from '#infra/companion/companion.ts'
import { loadOwedReply, type OwedReply } from '#worker/chat/owed-reply.ts'
import { ReplyDraft } from '#worker/chat/reply-draft.ts'
import type { Deps } from '#worker/deps.ts'

/** `stop` is the person's; `crisis`: the message turned out to be one; `job`: another worker goes on with it. */
export type Signals = { stop: AbortSignal; crisis: AbortSignal; job: AbortSignal }

/**
 * Has the companion write the reply. What the person stops is kept as far as it was said. Where a crisis is found
 * meanwhile, the prepared words take its place.
 */
export async function writeReply(
  deps: Deps,
  owed: OwedReply,
  companion: Companion,
  { stop, crisis, job }: Signals,
): Promise<void> {
  const draft = await ReplyDraft.begin(deps, owed)
  const stopped = () => draft.finish(cutShort(companion), { isStopped: true })
  if (owed.isStopAsked) return stopped()
  // A prompt that says so has the prepared words already.
  const isNew = !isCrisis(owed.prompt.tier)
  const until = AbortSignal.any(isNew ? [job, stop, crisis] : [job, stop])
  try {
    for await (const part of companion.reply(owed.prompt, until, owed.waitedMs())) {
      if (isNew && crisis.aborted) break
      if (part.kind === 'end') {
        const { kind: _, ...end } = part
        return await finishAsking(deps, owed, draft, end)
      }
      if (!(await draft.add(part))) return
    }
  } catch (error) {
    if (stop.aborted) return stopped()
    if (!isNew || !crisis.aborted || job.aborted) throw error
  }
  if (isNew && crisis.aborted) return helpInstead(deps, owed, draft, job)
  throw new Error('the companion ended without an end')
}

/** What has to be asked is never lost: it stands at the end, also where it was found out while a model replied. */
async function finishAsking(deps: Deps, owed: OwedReply, draft: ReplyDraft, end: ReplyEnd): Promise<void> {
  const ask = owed.prompt.ask ?? (end.author === 'guide' ? null : await askNow(deps, owed))
  if (!ask) return draft.finish(end)
  const lacked = draft.lacked(ask)
  if (lacked !== null && !(await draft.add({ kind: 'piece', text: `\n\n${lacked}` }))) return
  await draft.finish({ ...end, choices: answersTo(ask) }, { asks: ask })
}

async function askNow(deps: Deps, { name, sessionId, messageId }: OwedReply): Promise<Question | null> {
  const now = await loadOwedReply(deps, { subjectId: name.subjectId, sessionId, messageId })
  return now?.prompt.ask ?? null
}

/** Takes back what was said so far, and gives the guide's words for a crisis. */
async function helpInstead(deps: Deps, owed: OwedReply, draft: ReplyDraft, job: AbortSignal): Promise<void> {
  const subjectId = owed.name.subjectId
  const now = await loadOwedReply(deps, { subjectId, sessionId: owed.sessionId, messageId: owed.messageId })
  if (!now) return
  let text = ''
  for await (const part of deps.guide.reply(now.prompt, job)) {
    if (part.kind === 'piece') text += part.text
    if (part.kind !== 'end') continue
    const { kind: _, ...end } = part
    if (await draft.add({ kind: 'replace', text })) await draft.finish(end)
  }
}

const cutShort = ({ author, model }: Companion): ReplyEnd => ({
  author,
  model,
  ...(author === 'model' && { promptVersion }),
  suggestedExerciseId: null,
  choices: [],
  guide: null,
})
