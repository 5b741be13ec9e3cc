import { expect, test } from 'vitest'
import { begin, textOf } from '#api/chat/conversation-for-test.ts'
import type { ChatStreamEvent } from '#contract/chat.ts'
import { standInNotes } from '#domain/chat/guide/stand-in.ts'
import type { Sql } from '#infra/sql.ts'
import { withSql } from '#infra/testing/kept.ts'
import { replyOf } from '#infra/testing/model-server.ts'
import { productForTest } from '#infra/testing/product-for-test.ts'
import { openSweeper } from '#infra/testing/sweeper.ts'
import { visitor } from '#infra/testing/visitor.ts'

/** How many rows of jobs about a conversation were deleted. */
async function loseJobs(sql: Sql, sessionId: string): Promise<number> {
  const tables = await sql<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'jobs'`
  let lost = 0
  for (const { name } of tables)
    lost += (await sql.unsafe(`delete from ${name} t where t::text like $1`, [`%${sessionId}%`])).count
  return lost
}

test('past the limit of what goes to a model the guide replies, also when the job was lost', async () => {
  await using product = await productForTest('postgres', 'model', {
    RATE_LIMIT_FACTOR: '1',
    OPENAI_TIMEOUT_SECONDS: '600',
  })
  const { model, worker, url, databaseUrl } = product
  model.answer(replyOf('Here I am.'))
  const ada = visitor(url)
  const { sessionId } = await begin(ada)
  const say = (message: string) =>
    Array.fromAsync(ada.follow<ChatStreamEvent>('POST', '/api/chat', { sessionId, message }))
  for (let times = 0; times < 6; times++) expect(textOf(await say('Hello'))).toBe('Here I am.')
  await worker.kill()
  const reply = say('Is there room for me?')
  await withSql(databaseUrl, async (sql) => {
    await expect.poll(() => loseJobs(sql, sessionId)).toBeGreaterThan(0)
    // It has waited for so long that the sweep looks after it.
    await sql`
      update events set occurred_at = occurred_at - interval '1 minute'
      where position = (select max(position) from events where type = 'MessageSent')`
  })
  worker.start()
  await using sweeper = openSweeper(product)
  let replied = ''
  void reply.then((events) => (replied = textOf(events)))
  await expect.poll(sweeper.swept(async () => replied)).toContain(standInNotes.limit)
  expect(model.requests).toHaveLength(6)
})
