import { afterAll, expect, test } from 'vitest'
import { newId } from '#infra/ids.ts'
import { productForTest } from '#infra/testing/product-for-test.ts'
import { type Answer, visitor } from '#infra/testing/visitor.ts'

type Kept = { id: string; content: string }

const product = await productForTest('postgres')
afterAll(() => product[Symbol.asyncDispose]())

/** As the page does: who was told to come back comes back, as often as a machine needs that does much else. */
async function insist<A extends Answer<unknown>>(ask: () => Promise<A>): Promise<A> {
  for (;;) {
    const answer = await ask()
    if (answer.status !== 503) return answer
    expect(answer.headers.get('Retry-After')).toBe('2')
  }
}

test(`messages that arrive at once in one conversation are all taken`, async () => {
  const ada = visitor(product.url)
  const { sessionId } = (await ada.post<{ sessionId: string }>('/api/session/new')).body
  const sent = Array.from({ length: 24 }, (_, index) => ({
    sessionId,
    messageId: newId(),
    message: `Message ${index}`,
  }))
  const answers = await Promise.all(sent.map((message) => insist(() => ada.post('/api/chat', message))))
  expect(answers.map(({ status }) => status)).toEqual(sent.map(() => 200))
  const listed = (await ada.get<Kept[]>(`/api/messages/${sessionId}`)).body
  expect(listed.map(({ content }) => content)).toEqual(
    expect.arrayContaining(sent.map(({ message }) => message)),
  )
})

test(`so are moods, and ratings, edits and deletions of one thing`, async () => {
  const ada = visitor(product.url)
  await ada.post('/api/session/new')
  const times = Array.from({ length: 24 }, (_, index) => index)
  const moods = await Promise.all(
    times.map((index) =>
      insist(() => ada.post('/api/mood-logs', { level: (index % 10) + 1, note: `${index}` })),
    ),
  )
  expect(moods.map(({ status }) => status)).toEqual(times.map(() => 200))
  const listed = (await ada.get<Kept[]>('/api/mood-logs')).body
  expect(listed).toHaveLength(times.length)

  const [{ id }] = listed as [Kept]
  const edits = await Promise.all(
    times.map((index) =>
      insist(() => ada.patch(`/api/mood-logs/${id}`, { level: (index % 10) + 1, note: 'again' })),
    ),
  )
  expect(edits.every(({ status }) => status === 200)).toBe(true)
  const deletions = await Promise.all(times.map(() => insist(() => ada.delete(`/api/mood-logs/${id}`))))
  expect(deletions.every(({ status }) => status === 200)).toBe(true)
  expect((await ada.get<Kept[]>('/api/mood-logs')).body).toHaveLength(times.length - 1)
})
