import type { Sql } from '#infra/sql.ts'
import { inPieces } from '#infra/store/in-pieces.ts'
import type { ListedMessage } from '#projections/chat/messages.ts'
import type { ListedMood } from '#projections/mood/moods.ts'

const messagesPerPage = 100
const moodsPerPage = 500

/** What was said in a conversation, the first first, some at a time. Only the latest message of all is owed a reply. */
export async function* pagesOfMessages(
  sql: Sql,
  subjectId: string,
  sessionId: string,
  upTo: number,
): AsyncGenerator<ListedMessage[]> {
  let after = 0
  for (;;) {
    const page = await sql<(ListedMessage & { bytes: number })[]>`
      select message_id as id, position, role, sent_at as "sentAt", tier,
        raised_at as "raisedAt", is_corrected as "isCorrected",
        coalesce((
          select octet_length(e.sealed) from events e
          where e.subject_id = ${subjectId} and e.position = said.position), 0) as bytes, rating, is_stopped as "isStopped",
        case when reply = 'written' or position = (
          select latest.position from read_models.messages as latest
          where latest.subject_id = ${subjectId} and latest.session_id = ${sessionId} and latest.role = 'user'
          order by latest.position desc limit 1) then reply end as reply
      from read_models.messages as said
      where subject_id = ${subjectId} and session_id = ${sessionId} and position > ${after} and position <= ${upTo}
        and exists (
          select from read_models.export_items as item
          where item.subject_id = ${subjectId} and item.session_id = ${sessionId} and item.item_id = said.message_id)
      order by position limit ${messagesPerPage}`
    if (page.length === 0) return
    yield* inPieces(page)
    after = page.at(-1)!.position
  }
}

export async function* pagesOfMoods(
  sql: Sql,
  subjectId: string,
  sessionId: string,
): AsyncGenerator<ListedMood[]> {
  let [loggedAt, position] = ['infinity', 0]
  for (;;) {
    const page = await sql<ListedMood[]>`
      select mood_id as id, level, logged_at as "loggedAt", mood.session_id as "sessionId",
        position, raised_at as "raisedAt"
      from read_models.export_items as item
      join read_models.moods as mood on mood.subject_id = item.subject_id and mood.mood_id = item.item_id
      where item.subject_id = ${subjectId} and item.session_id = ${sessionId} and item.kind = 'mood'
        and (logged_at, position) < (${loggedAt}::timestamptz, ${position})
      order by logged_at desc, position desc limit ${moodsPerPage}`
    if (page.length === 0) return
    yield page
    ;({ loggedAt, position } = page.at(-1)!)
  }
}
