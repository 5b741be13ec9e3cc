import { fitting } from '#api/send-page.ts'
import { serve } from '#api/serve.ts'
import { countByType, listPositions } from '#api/your-data/timeline-positions.ts'
import { countEvents, listEvents } from '#contract/your-data.ts'
import { type PersonEvent, describedTypes, describeEvent, kindOf } from '#domain/timeline/describe-event.ts'
import { type Kind, kinds, type Target } from '#domain/timeline/kinds.ts'
import type { Sql } from '#infra/sql.ts'
import { messages } from '#projections/chat/messages.ts'
import { completions } from '#projections/exercises/completions.ts'
import { entries } from '#projections/journal/entries.ts'
import { moods } from '#projections/mood/moods.ts'
import { sessions } from '#projections/sessions/sessions.ts'

/** Those of the targets that still exist, as `kind id`. */
async function existingOf(sql: Sql, subjectId: string, targets: Target[]): Promise<Set<string>> {
  const of = (kind: Target['kind']) => targets.flatMap((target) => (target.kind === kind ? [target.id] : []))
  const rows = await sql<{ name: string }[]>`
    select 'session ' || session_id as name from read_models.sessions
    where subject_id = ${subjectId} and session_id = any (${of('session')})
    union all select 'message ' || message_id from read_models.messages
    where subject_id = ${subjectId} and message_id = any (${of('message')})
    union all select 'mood ' || mood_id from read_models.moods
    where subject_id = ${subjectId} and mood_id = any (${of('mood')})
    union all select 'entry ' || entry_id from read_models.entries
    where subject_id = ${subjectId} and entry_id = any (${of('entry')})
    union all select 'exercise ' || completion_id from read_models.completions
    where subject_id = ${subjectId} and completion_id = any (${of('exercise')})`
  // Its answers stand as long as it does: there is no table to ask.
  const checkIns = of('check-in').map((id) => `check-in ${id}`)
  return new Set([...rows.map(({ name }) => name), ...checkIns])
}

export const timelineRoutes = [
  serve(countEvents, async ({ caller: { subjectId }, deps: { sql } }) => {
    const counts = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>
    for (const { type, count } of subjectId ? await countByType(sql, subjectId) : []) {
      const kind = kindOf(type)
      if (kind) counts[kind] += count
    }
    return counts
  }),

  serve(
    listEvents,
    async ({ input: { after, limit, kind }, caller: { subjectId }, deps: { sql, store } }) => {
      if (!subjectId) return { events: [], hasMore: false }
      const wanted = { types: describedTypes(kind), before: after ?? null, limit: limit + 1 }
      const found = await listPositions(sql, subjectId, wanted)
      const positions = fitting(found, limit).map(({ position }) => position)
      const recalled = await store.recallAt<PersonEvent>(subjectId, positions)
      const history = positions.flatMap((position) => {
        const event = recalled.get(position)
        const description = event && describeEvent(event)
        return description ? [{ id: position, at: event.at, ...description }] : []
      })
      const targets = history.flatMap(({ target }) => target ?? [])
      const existing = await existingOf(sql, subjectId, targets)
      return {
        events: history.map((event) => ({
          ...event,
          canDelete:
            event.target !== null &&
            !event.isErased &&
            existing.has(`${event.target.kind} ${event.target.id}`),
        })),
        hasMore: found.length > positions.length,
      }
    },
    { reads: [sessions, messages, moods, entries, completions] },
  ),
]
