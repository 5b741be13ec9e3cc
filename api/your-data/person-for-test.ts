import type { Message } from '#contract/chat.ts'
import { behindHeader } from '#contract/endpoint.ts'
import { newId } from '#infra/ids.ts'
import { withSql } from '#infra/testing/kept.ts'
import type { ProductForTest } from '#infra/testing/product-for-test.ts'
import { type Visitor, visitor } from '#infra/testing/visitor.ts'

/** Somebody who has talked, logged a mood and done an exercise; `word` stands in all that they wrote. */
export async function aPerson({ url }: Pick<ProductForTest, 'url'>, word = 'marmalade') {
  const who = visitor(url)
  const { sessionId } = (await who.post<{ sessionId: string }>('/api/session/new')).body
  for (const message of [`A ${word} morning.`, `A ${word} evening.`])
    await Array.fromAsync(who.follow('POST', '/api/chat', { sessionId, message }))
  const said = await messagesOf(who, sessionId)
  const [moodId, completionId] = [newId(), newId()]
  await who.post('/api/mood-logs', { level: 3, note: `A ${word} note.`, sessionId, moodId })
  await who.post('/api/exercises/complete', { exerciseId: 'box-breathing', sessionId, completionId })
  return { who, sessionId, said, moodId, completionId }
}

/** Once the list has all that was said. */
export async function messagesOf(who: Visitor, sessionId: string): Promise<Message[]> {
  const { body, headers } = await who.get<Message[]>(`/api/messages/${sessionId}`)
  return headers.has(behindHeader) ? messagesOf(who, sessionId) : body
}

/** Whose a conversation is; of one that was claimed, the account and no more the visitor. */
export const subjectOf = (
  { databaseUrl }: Pick<ProductForTest, 'databaseUrl'>,
  sessionId: string,
): Promise<string> =>
  withSql(databaseUrl, async (sql) => {
    const [row] = await sql<{ subjectId: string }[]>`
      select subject_id as "subjectId" from events where stream_id = ${`session-${sessionId}`}
      order by position desc limit 1`
    return row!.subjectId
  })
