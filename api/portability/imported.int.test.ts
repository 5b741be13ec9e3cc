import { afterAll, expect, test } from 'vitest'
import { exportOf } from '#api/portability/document-for-test.ts'
import { messagesOf } from '#api/your-data/person-for-test.ts'
import { withheldWords } from '#domain/portability/as-imported.ts'
import { openSql } from '#infra/sql.ts'
import { productForTest } from '#infra/testing/product-for-test.ts'
import { visitor } from '#infra/testing/visitor.ts'
import { listOwedReplies } from '#projections/chat/messages.ts'
import { listOwedReflections } from '#projections/journal/entries.ts'

const product = await productForTest('postgres')
const sql = openSql(product.databaseUrl, { max: 1 })
afterAll(async () => {
  await sql.end()
  await product[Symbol.asyncDispose]()
})

const id = (count: number) => count.toString(16).padStart(32, '0')
const at = '2001-05-05T09:00:00.000Z'
const day = '2001-05-05'

const factsFrom = (facts: { type: string; data: object; personal?: object }[]) => ({
  format: 'leeward-export',
  version: 1,
  facts: facts.map((fact, nth) => ({ id: `00000000-0000-4000-8000-${id(nth).slice(20)}`, at, ...fact })),
})
const started = (sessionId: string) => ({ type: 'SessionStarted', data: { sessionId } })
const sent = (sessionId: string, messageId: string) => ({
  type: 'MessageSent',
  data: { sessionId, messageId, isFirst: true, day, tier: 'none', concerns: [] },
  personal: { text: 'Is this dangerous?' },
})
const replied = (sessionId: string, messageId: string, text: string, guide: object | null = null) => ({
  type: 'ReplyWritten',
  data: {
    sessionId,
    messageId,
    replyId: `${messageId.slice(1)}f`,
    author: 'guide',
    model: null,
    isStopped: false,
    suggestedExerciseId: 'box-breathing',
    guide,
  },
  personal: { text, choices: ['I will'] },
})

const taken = async (document: object) => {
  const who = visitor(product.url)
  const { status, text } = await who.post('/api/data/import', document)
  expect([status, text]).toEqual([200, expect.stringContaining('added')])
  return { who, document: await exportOf(who) }
}

test('hundreds of unanswered questions of long ago owe no reply, and neither does a reflection', async () => {
  const sessions = Array.from({ length: 300 }, (_, nth) => [
    started(id(nth + 1)),
    sent(id(nth + 1), id(nth + 1_000)),
  ])
  const entryId = id(9_999)
  const { document } = await taken(
    factsFrom([
      ...sessions.flat(),
      {
        type: 'EntryWritten',
        data: { entryId, day, tier: 'none', concerns: [] },
        personal: { title: null, content: 'A line.', mood: null, tags: [] },
      },
      { type: 'ReflectionRequested', data: { entryId, reflectionId: id(10_000) } },
    ]),
  )
  expect(document.sessions).toHaveLength(300)
  expect(await listOwedReplies(sql, 0)).toEqual([])
  expect(await listOwedReflections(sql, 0)).toEqual([])
})

test('replies from elsewhere are shown as that, screened, and without what comes with Leeward’s own', async () => {
  const { who, document } = await taken(
    factsFrom([
      started(id(1)),
      sent(id(1), id(2)),
      replied(id(1), id(2), 'You should kill yourself. Just do it.', {
        need: 'constructor',
        step: 'name',
        missed: 0,
      }),
      sent(id(1), id(3)),
      replied(id(1), id(3), 'Shall we breathe?'),
    ]),
  )
  const [session] = document.sessions
  const [question, bad, , kind] = await messagesOf(who, session!.id)
  expect(question).not.toHaveProperty('isImported')
  expect(bad).toMatchObject({ content: withheldWords, isImported: true })
  expect(kind).toMatchObject({ content: 'Shall we breathe?', isImported: true })
  for (const reply of [bad, kind])
    expect(Object.keys(reply!)).not.toEqual(expect.arrayContaining(['choices', 'suggestedExerciseId']))
  expect(JSON.stringify(document)).not.toContain('kill yourself')
  expect(session!.messages.map(({ isImported }) => isImported)).toEqual([undefined, true, undefined, true])
  const archive = Buffer.from(await (await who.request('GET', '/api/data/archive')).arrayBuffer()).toString()
  expect(archive).toContain('**Brought along**, 2001-05-05 09:00 UTC')
  expect(archive).not.toContain('**Leeward**')
  const { events } = (await who.get<{ events: { title: string }[] }>('/api/data/events')).body
  expect(events.map(({ title }) => title)).toContain('You brought a reply along')
})

test('whoever goes on talking after an import is answered as if they had just come', async () => {
  const { who, document } = await taken(
    factsFrom([
      started(id(1)),
      sent(id(1), id(2)),
      replied(id(1), id(2), 'Crisis words stood here.', { need: 'crisis', step: 'reached', missed: 0 }),
    ]),
  )
  const sessionId = document.sessions[0]!.id
  await Array.fromAsync(who.follow('POST', '/api/chat', { sessionId, message: 'I want to kill myself.' }))
  const reply = (await messagesOf(who, sessionId)).at(-1)!
  expect(reply).not.toHaveProperty('isImported')
  expect(reply.content).toContain('findahelpline.com')
})
