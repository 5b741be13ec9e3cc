import { awaitReflection } from '#api/journal/await-reflection.ts'
import { serve } from '#api/serve.ts'
import { reflectOnEntry } from '#contract/journal.ts'
import { journal } from '#domain/journal/decider.ts'
import { Rejection } from '#domain/rejection.ts'
import { hint } from '#infra/hint.ts'
import { newId } from '#infra/ids.ts'
import { liveName } from '#infra/live/live-name.ts'
import { commandHandler, streamName } from '#infra/store/command-handler.ts'

const handleJournal = commandHandler('journal', journal)

export const reflectionRoutes = [
  serve(reflectOnEntry, async ({ input: { id: entryId, country }, caller, deps, ctx, wrote }) => {
    const subjectId = caller.account('journal-entry-unknown')
    const whose = { subjectId, id: entryId }
    const data = { entryId, reflectionId: newId(), ...(country && { country }) }
    const request = { type: 'RequestReflection', at: caller.at, data } as const
    const { state, position } = await handleJournal(deps.store, whose, request, caller.context)
    if (!state.reflection) throw new Rejection('journal-entry-unknown')
    wrote(position)
    const name = streamName('journal', whose)
    const asked = { subjectId, entryId, reflectionId: state.reflection.id }
    const dedupeId = liveName(name, asked.reflectionId)
    hint(deps.log, 'write a reflection', () => deps.queue.enqueue('reflect-on-entry', asked, { dedupeId }))

    const left = new AbortController()
    ctx.res.once('close', () => left.abort())
    const { position: reached, data: said, personal } = await awaitReflection(deps, asked, left.signal)
    wrote(reached)
    return {
      reflection: personal.text,
      // Prepared words are nobody's but ours, also where a model was asked first.
      by: said.author === 'model' ? ('model' as const) : ('guide' as const),
    }
  }),
]
