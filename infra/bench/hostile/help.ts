import { newId } from '#infra/ids.ts'
import { visitor } from '#infra/testing/visitor.ts'

const times = 5

/** How long people in a crisis wait for the first words, one after the other, in ms. */
export async function timesToHelp(url: string): Promise<number[]> {
  const waited: number[] = []
  while (waited.length < times) {
    const who = visitor(url)
    await who.put('/api/consents', { purpose: 'model', isGiven: true })
    const { sessionId } = (await who.post<{ sessionId: string }>('/api/session/new', {})).body
    const sentAt = performance.now()
    const said = { sessionId, message: 'I am going to kill myself tonight.', messageId: newId() }
    for await (const { chunk } of who.follow<{ chunk?: string }>('POST', '/api/chat', said)) if (chunk) break
    waited.push(performance.now() - sentAt)
  }
  return waited
}
