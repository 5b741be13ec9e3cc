import { expect, test } from 'vitest'
import { readDocument } from '#api/data/read-document.ts'
import type { PortableFact } from '#domain/data/export-file.ts'
import type { ImportSpool } from '#infra/store/import-spool.ts'

const at = '2026-11-21T09:00:00.000Z'
const sessionId = 'a'.repeat(32)
const hex = (count: number, length: number) => count.toString(16).padStart(length, '0')
const factOf = (count: number, type: string, data: object, personal?: object) => ({
  id: `00000000-0000-4000-8000-${hex(count, 12)}`,
  type,
  at,
  data: { sessionId, ...data },
  personal,
})
const messageOf = (count: number) => ({ messageId: hex(count, 32) })
const sent = (count: number) =>
  factOf(
    2 * count,
    'MessageSent',
    { ...messageOf(count), isFirst: false, day: '2026-11-21', tier: 'none', concerns: [] },
    { text: 'Hello' },
  )
const failed = (count: number) =>
  factOf(2 * count + 1, 'ReplyFailed', { ...messageOf(count), reason: 'away' })

/** A document of these facts, as it comes over the wire. */
async function* piecesOf(facts: object[]) {
  const text = JSON.stringify({ format: 'leeward-export', version: 1, facts })
  for (let from = 0; from < text.length; from += 10_000) yield Buffer.from(text.slice(from, from + 10_000))
}

async function partsOf(facts: object[]): Promise<PortableFact[][]> {
  const parts: PortableFact[][] = []
  const spool: ImportSpool<PortableFact> = {
    add: async (items) => void parts.push(items),
    async *parts() {},
    async [Symbol.asyncDispose]() {},
  }
  await readDocument(piecesOf(facts), spool, at)
  return parts
}

const started = factOf(0, 'SessionStarted', {})
const counts = Array.from({ length: 3_000 }, (_, index) => index + 1)

test('a message and what follows it are put down together', async () => {
  const parts = await partsOf([started, ...counts.flatMap((count) => [sent(count), failed(count)])])
  expect(parts.flat()).toHaveLength(6_001)
  expect(parts.length).toBeGreaterThan(5)
  for (const part of parts) expect(part.at(-1)?.type).not.toBe('MessageSent')
})

test('however many messages wait for a reply, only so many are held in memory', async () => {
  const parts = await partsOf([started, ...counts.map(sent)])
  expect(parts.flat()).toHaveLength(3_001)
  for (const part of parts) expect(part.length).toBeLessThan(1_100)
})
