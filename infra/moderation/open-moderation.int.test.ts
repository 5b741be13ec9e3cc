import { expect, test } from 'vitest'
import { ModelError } from '#infra/companion/model-error.ts'
import { createModeration, ModerationBusy, type ModerationLimits } from '#infra/moderation/open-moderation.ts'
import { type Answer, startModelServer, verdictOf } from '#infra/testing/model-server.ts'
import { errorOf } from '#infra/testing/served-companion.ts'

const words = 'I had a long day in Zanzibar.'
const said = (text = words) => [{ role: 'person' as const, text }]
const plenty = { timeoutMs: 20_000 }

async function serving(answers: Answer[], limits: Partial<ModerationLimits> = plenty) {
  const server = await startModelServer()
  server.moderate(...answers)
  const moderation = createModeration({ apiKey: 'key-of-the-server', baseUrl: server.url }, limits)
  const screen = (text?: string) => moderation.screen(said(text), 'none')
  return { server, moderation, screen, [Symbol.asyncDispose]: server.close }
}

test.each<[Record<string, number>, object]>([
  [{ 'self-harm/intent': 0.9 }, { tier: 'crisis', concerns: ['suicide'] }],
  [
    { 'self-harm/instructions': 0.9, 'self-harm': 0.9 },
    { tier: 'crisis', concerns: ['suicide'] },
  ],
  [{ 'self-harm/intent': 0.3 }, { tier: 'care', concerns: ['suicide'], ask: 'ending-life' }],
  [{ 'self-harm': 0.8 }, { tier: 'care', concerns: ['suicide'], ask: 'ending-life' }],
  [
    { 'harassment/threatening': 0.9, violence: 0.9 },
    { tier: 'care', ask: 'hurt-others' },
  ],
  [{ 'sexual/minors': 0.9 }, { tier: 'care', concerns: ['dependant-in-danger'], ask: 'child-safe' }],
  [{ violence: 0.99, 'violence/graphic': 0.9, sexual: 0.9, harassment: 0.9, illicit: 0.9 }, { tier: 'none' }],
  [{}, { tier: 'none', concerns: [] }],
])('%o is read as %o', async (flagged, found) => {
  await using all = await serving([verdictOf(flagged)])
  expect(await all.screen()).toMatchObject(found)
})

test('a score that the provider does not flag says nothing', async () => {
  const answer = verdictOf({ 'self-harm/intent': 0.9 })
  const body = JSON.parse(JSON.stringify(answer.body).replaceAll('true', 'false')) as unknown
  await using all = await serving([{ body }])
  expect(await all.screen()).toMatchObject({ tier: 'none' })
})

test('only the last words of the person are sent, under the key of the server', async () => {
  await using all = await serving([verdictOf({})])
  const earlier = { role: 'companion' as const, text: 'How was it?' }
  await all.moderation.screen([...said('Earlier words.'), earlier, ...said()], 'none')
  expect(all.server.requests).toMatchObject([
    { path: '/v1/moderations', authorization: 'Bearer key-of-the-server' },
  ])
  expect(all.server.requests[0]!.body).toEqual({ model: 'omni-moderation-latest', input: [words] })
})

test('a long entry is sent whole, in pieces that overlap', async () => {
  await using all = await serving([verdictOf({})])
  const text = Array.from({ length: 2_500 }, (_, index) => `word${index}`).join(' ')
  await all.screen(text)
  const pieces = all.server.requests[0]!.body['input'] as string[]
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(4_000)
  expect(pieces.map((piece, index) => (index === 0 ? piece : piece.slice(200))).join('')).toBe(text)
})

test.each([
  'I am so scared that I could hurt my baby. I do not want to. It is a horrible intrusive thought, over and over.',
  'My friend told me that she wants to kill herself one day.',
])('whose words an unwanted thought or a worry about somebody is, opens no dialog: %s', async (text) => {
  await using all = await serving([verdictOf({ 'self-harm/intent': 0.95 })])
  const found = await all.screen(text)
  expect(found.tier).toBe('care')
  expect(found.concerns).not.toContain('suicide')
})

test.each<[string, Answer, Partial<ModerationLimits>, string]>([
  ['a fault of the server', { status: 500 }, plenty, 'refused'],
  ['a wrong key', { status: 401 }, plenty, 'refused'],
  ['no moderation there', { status: 404 }, plenty, 'refused'],
  ['silence', { firstDelay: new Promise(() => {}) }, { timeoutMs: 300 }, 'timed-out'],
  ['silence in the middle', { ...verdictOf({}), ending: 'hang' }, { timeoutMs: 300 }, 'timed-out'],
  ['what is no JSON', { body: `<html>${words}` }, plenty, 'broken'],
  ['JSON of another kind', { body: { results: [{ categories: [words] }] } }, plenty, 'broken'],
  ['no result', { body: { results: [] } }, plenty, 'broken'],
  ['an answer without an end', { body: { results: ['x'.repeat(400_000)] } }, plenty, 'broken'],
])('%s is a fault that says nothing of the words', async (_name, answer, limits, fault) => {
  await using all = await serving([answer], limits)
  const error = await errorOf(all.screen())
  expect(error).toBeInstanceOf(ModelError)
  expect(error).toMatchObject({ fault })
  expect(String(error)).not.toContain('Zanzibar')
})

test('a server that asks for a pause gets one', async () => {
  await using all = await serving([{ status: 429, headers: { 'retry-after': '30' } }, verdictOf({})])
  expect(await errorOf(all.screen())).toMatchObject({ status: 429, retryAfterSeconds: 30 })
  expect(await errorOf(all.screen())).toBeInstanceOf(ModerationBusy)
  expect(all.server.requests).toHaveLength(1)
})

test('after a fault of its own the server is asked again', async () => {
  await using all = await serving([{ status: 503 }, verdictOf({ 'self-harm/intent': 0.9 })])
  expect(await errorOf(all.screen())).toMatchObject({ status: 503 })
  expect(await all.screen()).toMatchObject({ tier: 'crisis' })
})

test('no more than so many are asked about at a time', async () => {
  const held = Promise.withResolvers<void>()
  await using all = await serving([{ ...verdictOf({}), firstDelay: held.promise }], { ...plenty, most: 2 })
  const asked = [all.screen(), all.screen()]
  expect(await errorOf(all.screen())).toBeInstanceOf(ModerationBusy)
  held.resolve()
  expect(await Promise.all(asked)).toHaveLength(2)
  expect(await all.screen()).toMatchObject({ tier: 'none' })
})

test('whoever asked may give up', async () => {
  await using all = await serving([{ firstDelay: new Promise(() => {}) }])
  const gone = new AbortController()
  const asked = errorOf(all.moderation.screen(said(), 'none', gone.signal))
  await expect.poll(() => all.server.requests.length).toBe(1)
  gone.abort()
  expect(await asked).toBeInstanceOf(ModelError)
})
