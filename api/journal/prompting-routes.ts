import { serve } from '#api/serve.ts'
import { getPrompting } from '#contract/journal.ts'
import { isMinor } from '#domain/account/age/age-group.ts'
import { ageGroupOfPerson } from '#infra/use-cases/age-group-of-person.ts'
import { messages } from '#projections/chat/messages.ts'
import { entries } from '#projections/journal/entries.ts'
import { hasConcernSince } from '#projections/journal/recent-concern.ts'
import { moods } from '#projections/mood/moods.ts'
import { sessions } from '#projections/sessions/sessions.ts'

/** As long as a conversation keeps its concern. */
const concernMs = 24 * 60 * 60 * 1000

export const promptingRoutes = [
  serve(
    getPrompting,
    async ({ caller, deps: { sql, store } }) => {
      const subjectId = caller.account()
      const since = new Date(Date.parse(caller.at) - concernMs).toISOString()
      const [group, isConcerned] = await Promise.all([
        ageGroupOfPerson(store, subjectId),
        hasConcernSince(sql, subjectId, since),
      ])
      return { isGentle: isMinor(group) || isConcerned }
    },
    { reads: [messages, sessions, entries, moods] },
  ),
]
