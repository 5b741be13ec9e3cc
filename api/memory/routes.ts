import { serve } from '#api/serve.ts'
import { type Asking, gone } from '#api/your-data/gone.ts'
import { forgetAll, forgetLine, listRemembered } from '#contract/memory.ts'
import type { ForgetMemories } from '#domain/memory/decider.ts'
import { linesOf } from '#domain/memory/lines.ts'
import { forgetMemories } from '#infra/use-cases/forget-memories.ts'
import { isRemembering } from '#infra/use-cases/recollection-of-person.ts'
import * as memories from '#projections/memory/remembered.ts'

async function forget({ caller, deps, wrote }: Asking, what: ForgetMemories['data']) {
  const { subjectId, at, context } = caller
  const forgotten = subjectId ? await forgetMemories(deps.store, { subjectId, at, context }, what) : null
  const { position = null, receipt = null } = forgotten ?? {}
  return gone({ caller, deps, wrote }, position, [memories.remembered], receipt)
}

/** What the guide remembers from one conversation to the next: to read, and to delete. */
export const memoryRoutes = [
  serve(
    listRemembered,
    async ({ caller: { subjectId }, deps }) => {
      if (!subjectId) return { isOn: true, lines: [] }
      const [isOn, remembered] = await Promise.all([
        isRemembering(deps.store, subjectId),
        memories.listRemembered(deps.sql, subjectId),
      ])
      return { isOn, lines: linesOf(remembered) }
    },
    { reads: [memories.remembered] },
  ),

  serve(forgetLine, ({ input: { id }, ...asking }) => forget(asking, { of: 'line', id })),

  serve(forgetAll, (asking) => forget(asking, { of: 'all' })),
]
