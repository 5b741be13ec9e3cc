import { listSessions } from '#contract/sessions.ts'
import { pagesOf } from '#web/http/paged.ts'

/** The conversations of a person, the latest first. */
export const sessionsQuery = pagesOf(listSessions, {})
