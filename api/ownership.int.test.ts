import { afterAll, expect, test } from 'vitest'
import {
  idsOfContract,
  idsOfRows,
  type Ids,
  newIdFixtures,
  type IdFixture,
  idFixtures,
  requestOf,
} from '#api/id-fixtures-for-test.ts'
import { messagesOf, aPerson, subjectOf } from '#api/your-data/person-for-test.ts'
import type { SignedInBrowser } from '#contract/account.ts'
import { newId } from '#infra/ids.ts'
import { rowsOfTables } from '#infra/testing/dump.ts'
import { productForTest } from '#infra/testing/product-for-test.ts'
import { untilSettled } from '#infra/testing/settled.ts'
import { signInShown } from '#infra/testing/sign-in-shown.ts'
import { type Visitor, visitor } from '#infra/testing/visitor.ts'

const product = await productForTest('postgres')
afterAll(() => product[Symbol.asyncDispose]())

const nobody = visitor(product.url)
const [visitorA, visitorB, accountA, accountB] = await Promise.all([
  owner(),
  owner(),
  owner('signed in'),
  owner('signed in'),
])
const callers: [string, Visitor][] = [
  ['nobody', nobody],
  ['visitor A', visitorA.who],
  ['visitor B', visitorB.who],
  ['account A', accountA.who],
  ['account B', accountB.who],
]
const owners = [
  ['visitor A', visitorA],
  ['account A', accountA],
] as const

/** Somebody who has made one of everything, and what it is called. */
async function owner(state?: 'signed in') {
  const person = await aPerson(product)
  const { who, sessionId, moodId, completionId } = person
  let { browserId, entryId } = unknownIds()
  if (state) {
    await signInShown(who)
    const browser = await who.get<SignedInBrowser[]>('/api/auth/sessions')
    browserId = browser.body[0]!.id
    const entry = await who.post<{ id: string }>('/api/journal', { content: 'A calm day.' })
    entryId = entry.body.id
  }
  const memoryId = newId()
  await who.post('/api/memory', { text: 'Short replies help me.', memoryId })
  const checkInId = newId()
  await who.post('/api/check-ins', { checkInId, scale: 'phq-4', answers: [0, 1, 0, 1] })
  const said = await messagesOf(who, sessionId)
  await who.get('/api/mood-logs')
  const [messageId, replyId] = [said[0]!.id, said[3]!.id]
  const ids = {
    ...unknownIds(),
    sessionId,
    messageId,
    replyId,
    moodId,
    completionId,
    entryId,
    memoryId,
    checkInId,
    browserId,
  }
  return { who, ids, subjectId: await subjectOf(product, sessionId) }
}

function unknownIds(): Ids {
  const [sessionId, messageId, replyId, moodId, completionId, entryId, memoryId, checkInId] = Array.from(
    { length: 8 },
    newId,
  )
  return {
    sessionId: sessionId!,
    messageId: messageId!,
    replyId: replyId!,
    moodId: moodId!,
    completionId: completionId!,
    entryId: entryId!,
    memoryId: memoryId!,
    checkInId: checkInId!,
    browserId: crypto.randomUUID(),
    receipt: crypto.randomUUID(),
  }
}

/** What a visitor cannot have. */
const needsAccount = ({ endpoint: { path } }: IdFixture) => /^\/api\/(auth|journal)/.test(path)

/** All of an answer that a stranger could learn something from. */
async function answerOf(who: Visitor, row: IdFixture, ids: Ids) {
  const response = await who.request(...requestOf(row, ids))
  // What is left of a limit is the caller's own.
  const headers = [...response.headers].filter(([name]) => !/^(?:date|request-id|ratelimit-.*)$/.test(name))
  return { status: response.status, headers, text: await response.text() }
}

/** All that is kept, but when browsers were seen and how often was asked. */
async function kept() {
  const tables = await rowsOfTables(product.databaseUrl)
  const browsers = tables.get('public.browser_sessions')!.length
  tables.delete('public.browser_sessions')
  tables.delete('public.rate_limits')
  return { tables, browsers }
}

test('no call that names something by an id is left out of what is tried here', () => {
  expect(new Set(idsOfRows())).toEqual(new Set(idsOfContract()))
})

test('whoever is not the owner gets the answer of what is not there; nothing is kept, nothing is queued', async () => {
  // Without a worker nothing moves but what is asked for; nothing is left for the next one either.
  await untilSettled(product.databaseUrl)
  await product.worker.kill('SIGTERM')
  const before = await kept()
  let tried = 0
  for (const [who, caller] of callers)
    for (const row of idFixtures) {
      const unknown = await answerOf(caller, row, unknownIds())
      for (const [whose, { ids }] of owners.filter(([name]) => name !== who)) {
        const what = `${who}: ${row.endpoint.method} ${row.endpoint.path} of ${whose}`
        expect(unknown.status, what).toBe(404)
        expect(await answerOf(caller, row, ids), what).toEqual(unknown)
        tried++
      }
    }
  expect(tried).toBe(idFixtures.length * (callers.length * owners.length - owners.length))
  expect(await kept()).toEqual(before)
  product.worker.start()
})

test('an id that somebody else’s thing has is free for one’s own; theirs stays as it was', async () => {
  const rowsOfOwner = async () =>
    [...(await kept()).tables].flatMap(([, rows]) => rows.filter((row) => row.includes(accountA.subjectId)))
  await untilSettled(product.databaseUrl)
  const before = await rowsOfOwner()
  for (const { who, ids } of [visitorB, accountB])
    for (const row of newIdFixtures) {
      if (needsAccount(row) && who === visitorB.who) continue
      const { status } = await answerOf(who, row, { ...accountA.ids, sessionId: ids.sessionId })
      expect(status, row.endpoint.path).toBe(200)
    }
  expect(await rowsOfOwner()).toEqual(before)
})

test('what a visitor made is the account’s once they sign in, and no longer the old cookie’s', async () => {
  const { who, ids } = await owner()
  const cookie = visitor(product.url)
  for (const [name, value] of who.cookies) cookie.cookies.set(name, value)
  await signInShown(who)
  const events = async () => (await kept()).tables.get('public.events')!
  const before = new Set(await events())
  for (const row of idFixtures) {
    const unknown = await answerOf(cookie, row, unknownIds())
    expect(unknown.status).toBe(404)
    expect(await answerOf(cookie, row, ids), row.endpoint.path).toEqual(unknown)
  }
  // The rows of the visitor that was may go meanwhile.
  expect((await events()).filter((row) => !before.has(row))).toEqual([])
  expect(await messagesOf(who, ids.sessionId)).toHaveLength(4)
})

test('lists hold only what is one’s own', async () => {
  const grace = visitor(product.url)
  const { body } = await grace.post<{ sessionId: string }>('/api/session/new')
  await grace.post('/api/mood-logs', { level: 2, note: null, sessionId: null })
  expect((await grace.get<{ id: string }[]>('/api/sessions')).body.map(({ id }) => id)).toEqual([
    body.sessionId,
  ])
  expect((await grace.get('/api/mood-logs')).body).toHaveLength(1)
  expect((await grace.get<{ events: object[] }>('/api/data/events')).body.events).toHaveLength(2)
  const exported = (await grace.get<{ facts: object[] }>('/api/data/export')).body
  expect(exported.facts).toHaveLength(2)
})

test('a cookie that somebody made up is nobody’s', async () => {
  const forged = visitor(product.url)
  forged.cookies.set('leeward', visitorA.who.cookies.get('leeward')!)
  forged.cookies.set('leeward.sig', 'x'.repeat(27))
  expect((await forged.get(`/api/messages/${visitorA.ids.sessionId}`)).status).toBe(404)
})

test('the owner gets in, by every one of these calls', async () => {
  for (const [whose, { who, ids }] of owners)
    for (const row of idFixtures) {
      if (needsAccount(row) && whose === 'visitor A') continue
      const { status, text } = await answerOf(who, row, ids)
      // There is no reply left to stop.
      const isIn = status === 200 || (status === 409 && row.endpoint.path.endsWith('/stop'))
      expect(isIn, `${whose}: ${row.endpoint.method} ${row.endpoint.path}: ${status} ${text}`).toBe(true)
    }
})
