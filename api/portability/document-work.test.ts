import { expect, test } from 'vitest'
import { type DocumentOutput, work } from '#api/portability/document-work.ts'
import { faultOf } from '#domain/event-schemas.ts'
import type { PortableFact } from '#domain/portability/portable-event.ts'

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
const sent = (count: number, text = 'Hello') =>
  factOf(
    count,
    'MessageSent',
    { messageId: hex(count, 32), isFirst: false, day: '2026-11-21', tier: 'none', concerns: [] },
    { text },
  )
const started = factOf(0, 'SessionStarted', {})

/** A text as it comes over the wire. */
async function* piecesOf(text: string) {
  for (let from = 0; from < text.length; from += 10_000) yield Buffer.from(text.slice(from, from + 10_000))
}

const read = (text: string): Promise<DocumentOutput[]> => Array.fromAsync(work({ now: at }, piecesOf(text)))
const documentOf = (facts: object[], more: object = {}) =>
  JSON.stringify({ format: 'leeward-export', version: 1, ...more, facts })

test('a document comes in small parts, and its name at last', async () => {
  const messages = Array.from({ length: 3_000 }, (_, nth) => sent(nth + 1, 'a'.repeat(1_000)))
  const outputs = await read(documentOf([started, ...messages], { account: { firstName: ' Ada ' } }))
  expect(outputs.at(-1)).toEqual({ firstName: 'Ada' })
  const parts = outputs.flatMap((output) => ('facts' in output ? [output.facts] : []))
  expect(parts.flatMap((part) => JSON.parse(part) as PortableFact[])).toHaveLength(3_001)
  for (const part of parts) expect(part.length).toBeLessThan(300_000)
})

test('words that are empty are none, as the log has it', async () => {
  const [part] = await read(documentOf([{ ...started, personal: {} }]))
  const facts = JSON.parse((part as { facts: string }).facts) as PortableFact[]
  expect(facts.map(faultOf)).toEqual([null])
})

test.each<[string, string, string]>([
  ['no JSON', 'full_date,mood', 'This is not an export of Leeward.'],
  ['nothing', '', 'This is not an export of Leeward.'],
  ['another format', '{"format":"something"}', 'This is not an export of Leeward.'],
  ['a hundred thousand brackets', '['.repeat(100_000), 'This is not an export of Leeward.'],
  [
    'a hundred thousand brackets in a fact',
    `{"format":"leeward-export","version":1,"facts":[${'['.repeat(100_000)}`,
    'This export is damaged: it is not whole, or was changed by hand.',
  ],
  [
    'a later version',
    documentOf([], { version: 2 }),
    'This export was made by a newer Leeward than this one.',
  ],
  [
    'a day of no life',
    documentOf([{ ...started, at: '0000-01-01T00:00:00.000Z' }]),
    'This export is damaged: facts.0.at is not an instant of our time.',
  ],
  [
    'a fact that is none',
    documentOf([{ ...started, type: '__proto__' }]),
    'This export is damaged: facts.0.type is not right.',
  ],
  [
    'a fact with more in it',
    documentOf([started, { ...sent(1), personal: { text: 'Hello', to: 'me' } }]),
    'This export is damaged: to is not known here.',
  ],
  [
    'a message without a conversation',
    documentOf([sent(1)]),
    'This export does not hold together, so nothing of it was taken over.',
  ],
])('%s gets a plain sentence', async (_, text, refusal) => {
  expect(await read(text)).toEqual([{ refusal }])
})
