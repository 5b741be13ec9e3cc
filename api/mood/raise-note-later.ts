import type { Deps } from '#api/deps.ts'
import type { Screened } from '#api/screen-in-layers.ts'
import { mood } from '#domain/mood/decider.ts'
import { hint } from '#infra/hint.ts'
import { commandHandler } from '#infra/store/command-handler.ts'

const handleMood = commandHandler('mood', mood)

type Whose = { subjectId: string; id: string }
type Saved = { moodId: string; at: string; found: Screened }

/**
 * What a slow layer finds in a note that is saved by then: whoever sees it next is shown help. Nobody waits for it. The
 * provider is not asked: nobody agreed that notes go there.
 */
export function raiseNoteLater(deps: Deps, whose: Whose, { moodId, at: wordsAt, found }: Saved): void {
  hint(deps.log, 'raise a note', async () => {
    const verdict = await found.later
    if (!verdict) return
    const { tier, concerns, layer, version } = verdict
    const data = { moodId, tier, concerns, layer, version, wordsAt }
    const command = { type: 'RaiseNoteConcern', at: deps.clock().toISOString(), data } as const
    const { position } = await handleMood(deps.store, whose, command, { timeZone: 'UTC' })
    if (position !== null) deps.wake(whose.subjectId)
  })
}
