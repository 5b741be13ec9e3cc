import type { AnyEvent } from '#domain/event.ts'
import { entryWritten, messageSent, replyWritten, sessionStarted } from '#domain/testing/events.ts'
import { newId } from '#infra/ids.ts'
import { openSql } from '#infra/sql.ts'
import { createPostgresEventStore } from '#infra/store/event-store-postgres.ts'
import { keyringOf } from '#infra/testing/keyring-of.ts'
import type { Product } from '#infra/testing/product.ts'
import { signInShown } from '#infra/testing/sign-in-shown.ts'
import { visitor } from '#infra/testing/visitor.ts'

const minuteMs = 60_000
const atOnce = 40

const reply = (nth: number): string =>
  `**Answer ${nth}.** It is a long day, and you may go slowly.\n\n- Put both feet on the floor.\n- Let your breath out, *slowly*.\n\nWhat is the smallest thing that would help now?`
const entry = (nth: number): string =>
  `Day ${nth}. I slept badly and my heart was loud. `.concat('Then I walked to the harbour. '.repeat(25))

/** Somebody who has been here for years: one conversation of so many turns, and so many journal entries. */
export async function plantPerson(product: Product, { turns, entries }: { turns: number; entries: number }) {
  const sql = openSql(product.databaseUrl, { max: 8 })
  await using opened = new AsyncDisposableStack()
  opened.defer(() => sql.end())
  const store = createPostgresEventStore(sql, await keyringOf(sql, product.environment))
  const who = visitor(product.url)
  await signInShown(who)
  await who.put('/api/consents', { purpose: 'model', isGiven: true })
  const { id: moodId } = (await who.post<{ id: string }>('/api/mood-logs', { level: 5, note: null })).body
  const [row] = await sql<{ subjectId: string }[]>`
    select subject_id as "subjectId" from events where data ->> 'moodId' = ${moodId}`
  const { subjectId } = row!
  const append = (streamId: string, events: AnyEvent[]) =>
    store.append({ subjectId, streamId }, 'any', events, { timeZone: 'UTC' })
  const at = (minutesAgo: number) => new Date(Date.now() - minutesAgo * minuteMs).toISOString()

  const sessionId = newId()
  await append(`session-${sessionId}`, [{ ...sessionStarted, data: { sessionId } }])
  for (let nth = 1; nth <= turns; nth++) {
    const said = { sessionId, messageId: newId(), at: at(2 * (turns - nth) + 1) }
    await append(`session-${sessionId}`, [
      { ...messageSent({ ...said, isFirst: nth === 1 }), personal: { text: `Word ${nth} of a long talk.` } },
      { ...replyWritten({ ...said, replyId: newId() }), personal: { text: reply(nth), choices: [] } },
    ])
  }
  for (let first = 1; first <= entries; first += atOnce)
    await Promise.all(
      Array.from({ length: Math.min(atOnce, entries - first + 1) }, async (_, index) => {
        const [nth, entryId] = [first + index, newId()]
        const personal = {
          title: null,
          content: entry(nth),
          mood: 5,
          tags: nth % 3 === 0 ? ['sleep'] : ['walk'],
        }
        const written = entryWritten({ entryId, at: at(600 * (entries - nth) + 1) })
        await append(`journal-${entryId}`, [{ ...written, personal }])
      }),
    )
  // Makes the product take up what was appended behind its back.
  await who.post('/api/mood-logs', { level: 6, note: null })
  await who.get('/api/journal')
  return { sessionId, cookies: [...who.cookies].map(([name, value]) => ({ name, value, url: product.url })) }
}
