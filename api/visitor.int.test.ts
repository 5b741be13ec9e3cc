import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ChatStreamEvent, Message } from '#contract/chat.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { logMood } from '#contract/mood.ts'
import type { Progress } from '#contract/progress.ts'
import { newId } from '#infra/ids.ts'
import { backends, isMissing } from '#infra/testing/places.ts'
import { type ProductForTest, productForTest } from '#infra/testing/product-for-test.ts'
import { type Visitor, visitor } from '#infra/testing/visitor.ts'

const products = new Map<string, ProductForTest>()

beforeAll(async () => {
  for (const backend of backends)
    if (!isMissing(backend)) products.set(backend, await productForTest(backend))
})
afterAll(async () => {
  for (const product of products.values()) await product[Symbol.asyncDispose]()
})

async function talk(
  who: Visitor,
  sessionId: string,
  message: string,
  messageId = newId(),
): Promise<ChatStreamEvent[]> {
  return Array.fromAsync(who.follow<ChatStreamEvent>('POST', '/api/chat', { sessionId, message, messageId }))
}

const startSession = async (who: Visitor) =>
  (await who.post<{ sessionId: string }>('/api/session/new')).body.sessionId

const textOf = (events: ChatStreamEvent[]) =>
  events.reduce(
    (text, event) => ('chunk' in event ? (event.replaces ? event.chunk : text + event.chunk) : text),
    '',
  )

for (const backend of backends) {
  const url = () => products.get(backend)!.url

  test.skipIf(isMissing(backend))(
    `${backend}: a visitor talks, and what was streamed is what is listed and exported`,
    async () => {
      const ada = visitor(url())
      const sessionId = await startSession(ada)
      const first = await talk(ada, sessionId, '  My heart is racing.  ')
      const second = await talk(ada, sessionId, 'Everything at once')
      expect(first.at(-1)).toMatchObject({ done: true })

      const { body: listed } = await ada.get<Message[]>(`/api/messages/${sessionId}`)
      expect(listed.map(({ role }) => role)).toEqual(['user', 'assistant', 'user', 'assistant'])
      expect(listed[0]).toMatchObject({ content: 'My heart is racing.', reply: 'written' })
      expect([listed[1]?.content, listed[3]?.content]).toEqual([textOf(first), textOf(second)])

      const { body: mood } = await ada.post<ReplyOf<typeof logMood>>('/api/mood-logs', {
        level: 4,
        note: ' better ',
        sessionId,
      })
      expect(mood).toMatchObject({ level: 4, note: 'better', sessionId })
      const answer = await ada.get<Record<string, unknown>>(`/api/sessions/${sessionId}/export`)
      const { body: exported } = answer
      const { crisisDetected, tier, concerns, ...logged } = mood
      expect({ crisisDetected, tier, concerns }).toEqual({
        crisisDetected: false,
        tier: 'none',
        concerns: [],
      })
      expect(exported).toMatchObject({ session: { id: sessionId }, messages: listed, moodLogs: [logged] })
      expect(Object.keys(exported)).toEqual(['session', 'messages', 'moodLogs', 'exportedAt'])
      // Written as it is read, and the same text as ever.
      expect(answer.headers.get('Content-Length')).toBeNull()
      expect(answer.headers.get('Content-Type')).toBe('application/json; charset=utf-8')
      expect(answer.text).toBe(JSON.stringify(exported))
    },
  )

  test.skipIf(isMissing(backend))(`${backend}: a reply is rated once`, async () => {
    const ada = visitor(url())
    const sessionId = await startSession(ada)
    await talk(ada, sessionId, 'I feel tense.')
    const [, reply] = (await ada.get<Message[]>(`/api/messages/${sessionId}`)).body
    expect((await ada.post(`/api/messages/${reply!.id}/rate`, { rating: 1 })).status).toBe(200)
    const again = await ada.post(`/api/messages/${reply!.id}/rate`, { rating: -1 })
    expect([again.status, again.headers.get('Error-Code')]).toEqual([409, 'chat-rating-repeated'])
    expect(again.text).toContain('already rated')
    expect((await ada.get<Message[]>(`/api/messages/${sessionId}`)).body[1]?.rating).toBe(1)
  })

  test.skipIf(isMissing(backend))(
    `${backend}: what was done counts at once, on the person's own day`,
    async () => {
      const ada = visitor(url(), { timeZone: 'Pacific/Kiritimati' })
      const sessionId = await startSession(ada)
      await talk(ada, sessionId, 'Hello')
      await ada.post('/api/mood-logs', { level: 6, note: null, sessionId })
      const completed = { exerciseId: 'box-breathing', sessionId, completionId: newId() }
      for (let tap = 0; tap < 2; tap++)
        expect((await ada.post('/api/exercises/complete', completed)).status).toBe(200)
      const { body: progress } = await ada.get<Progress>('/api/progress')
      expect(progress).toMatchObject({
        points: 20,
        currentStreak: 1,
        daysShownUp: 1,
        currentLevel: { id: 1 },
      })
    },
  )

  test.skipIf(isMissing(backend))(
    `${backend}: a message sent twice is one message with one reply`,
    async () => {
      const ada = visitor(url())
      const sessionId = await startSession(ada)
      const messageId = newId()
      const [one, two] = await Promise.all([
        talk(ada, sessionId, 'Are you there?', messageId),
        talk(ada, sessionId, 'Are you there?', messageId),
      ])
      const later = await talk(ada, sessionId, 'Are you there?', messageId)
      expect(new Set([one, two, later].map(textOf)).size).toBe(1)
      expect((await ada.get<Message[]>(`/api/messages/${sessionId}`)).body).toHaveLength(2)
      const other = await ada.post('/api/chat', { sessionId, message: 'Something else', messageId })
      expect([other.status, other.headers.get('Error-Code')]).toEqual([409, 'chat-message-conflict'])
    },
  )

  test.skipIf(isMissing(backend))(
    `${backend}: a crisis is on the very first event, before a word of the reply`,
    async () => {
      const ada = visitor(url())
      const sessionId = await startSession(ada)
      const events = await talk(ada, sessionId, 'I am going to kill myself tonight.')
      expect(events[0]).toMatchObject({ chunk: '', crisisDetected: true })
      expect(events.at(-1)).toMatchObject({ done: true, crisisDetected: true })
      expect(textOf(events)).toContain('findahelpline.com')
      const cheerful = await talk(ada, sessionId, 'Never mind, what a nice day.')
      expect(cheerful[0]).toMatchObject({ tier: expect.stringMatching(/crisis|emergency/) })
      expect(cheerful[0]).not.toHaveProperty('crisisDetected')
    },
  )

  test.skipIf(isMissing(backend))(
    `${backend}: a stream can be followed again from any point, also after its end`,
    async () => {
      const ada = visitor(url())
      const sessionId = await startSession(ada)
      const events = await talk(ada, sessionId, 'I cannot sleep.')
      const middle = events[Math.floor(events.length / 2)]!
      const resumed = await Array.fromAsync(
        ada.follow<ChatStreamEvent>('GET', `/api/chat/${sessionId}/stream?after=${middle.seq}`),
      )
      expect(resumed.at(-1)).toMatchObject({ done: true })
      expect(textOf(resumed)).toBe(textOf(events))
    },
  )

  test.skipIf(isMissing(backend))(
    `${backend}: in a crisis the lines of the chosen country are named`,
    async () => {
      const ada = visitor(url())
      const sessionId = await startSession(ada)
      const message = 'I am going to kill myself tonight'
      const say = { sessionId, message, messageId: newId(), country: 'GB' }
      const said = textOf(await Array.fromAsync(ada.follow<ChatStreamEvent>('POST', '/api/chat', say)))
      expect(said).toContain('116 123')
      expect(said).not.toContain('988')
    },
  )
}

test('a visitor without a cookie has nothing, and asking makes nothing', async () => {
  const nobody = visitor(products.get('postgres')!.url)
  expect((await nobody.get('/api/mood-logs')).body).toEqual([])
  expect((await nobody.get('/api/sessions')).body).toEqual([])
  expect((await nobody.get<Progress>('/api/progress')).body).toMatchObject({ points: 0, currentStreak: 0 })
  expect((await nobody.get('/api/auth/user')).status).toBe(401)
  expect(nobody.cookies.size).toBe(0)
})
