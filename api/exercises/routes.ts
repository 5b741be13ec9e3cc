import { serve } from '#api/serve.ts'
import { ownSession } from '#api/sessions/own-session.ts'
import { completeExercise } from '#contract/exercises.ts'
import { exercises } from '#domain/exercises/decider.ts'
import { newId } from '#infra/ids.ts'
import { commandHandler } from '#infra/store/command-handler.ts'

const handleExercise = commandHandler('exercises', exercises)

export const exerciseRoutes = [
  serve(completeExercise, async ({ input, caller, deps, wrote }) => {
    const { exerciseId, sessionId, completionId = newId() } = input
    if (sessionId !== null) await ownSession(deps, caller, sessionId)
    const subjectId = caller.ownerOrVisitor()
    const { position } = await handleExercise(
      deps.store,
      { subjectId, id: subjectId },
      {
        type: 'CompleteExercise',
        at: caller.at,
        data: { completionId, exerciseId, sessionId, day: caller.day },
      },
      caller.context,
    )
    wrote(position)
    return { ok: true as const }
  }),
]
