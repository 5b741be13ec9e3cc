import { serve } from '#api/serve.ts'
import { ownSession } from '#api/sessions/own-session.ts'
import { completeExercise, listHelped, listHelpedWith } from '#contract/exercises.ts'
import { exercises } from '#domain/exercises/decider.ts'
import { whatHelps, whatHelpsWith } from '#domain/exercises/what-helps.ts'
import { newId } from '#infra/ids.ts'
import { commandHandler } from '#infra/store/command-handler.ts'
import { completions, listUses, listUsesWith } from '#projections/exercises/completions.ts'
import { sessions } from '#projections/sessions/sessions.ts'

const handleExercise = commandHandler('exercises', exercises)

export const exerciseRoutes = [
  serve(completeExercise, async ({ input, caller, deps, wrote }) => {
    const { exerciseId, sessionId, completionId = newId(), rated } = input
    if (sessionId !== null) await ownSession(deps, caller, sessionId)
    const subjectId = caller.ownerOrVisitor()
    const { position } = await handleExercise(
      deps.store,
      { subjectId, id: subjectId },
      {
        type: 'CompleteExercise',
        at: caller.at,
        data: { completionId, exerciseId, sessionId, day: caller.day, ...(rated && { rated }) },
      },
      caller.context,
    )
    wrote(position)
    return { ok: true as const }
  }),
  serve(
    listHelped,
    async ({ input: { since }, caller: { subjectId }, deps: { sql } }) =>
      subjectId ? whatHelps(await listUses(sql, subjectId, since)) : [],
    { reads: [completions] },
  ),
  serve(
    listHelpedWith,
    async ({ input: { since }, caller: { subjectId }, deps: { sql } }) =>
      subjectId ? whatHelpsWith(await listUsesWith(sql, subjectId, since)) : [],
    { reads: [completions, sessions] },
  ),
]
