import { serve } from '#api/serve.ts'
import { getAge, putAge } from '#contract/age.ts'
import { age } from '#domain/account/age/decider.ts'
import { commandHandler } from '#infra/store/command-handler.ts'
import { ageGroupOfPerson } from '#infra/use-cases/age-group-of-person.ts'

const handleAge = commandHandler('age', age)

export const ageRoutes = [
  serve(getAge, async ({ caller: { subjectId }, deps }) => ({
    group: subjectId ? await ageGroupOfPerson(deps.store, subjectId) : null,
  })),

  serve(putAge, async ({ input: { group }, caller, deps, wrote }) => {
    const subjectId = caller.ownerOrVisitor()
    const command = { type: 'TellAge', at: caller.at, data: { group, by: 'setting' } } as const
    const { state, position } = await handleAge(
      deps.store,
      { subjectId, id: subjectId },
      command,
      caller.context,
    )
    wrote(position)
    return { group: state?.group ?? null }
  }),
]
