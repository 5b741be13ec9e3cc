import { expect, test } from 'vitest'
import { guide } from '#domain/chat/guide/guide.ts'
import { reflect } from '#domain/journal/reflection/reflect.ts'
import { createGuideCompanion } from '#infra/companion/companion-guide.ts'
import { createOpenAiCompanion } from '#infra/companion/companion-openai.ts'
import { promptVersion } from '#infra/companion/companion-rules.ts'
import type { Prompt } from '#infra/companion/companion.ts'
import { checksByPatterns } from '#infra/companion/reply-checks.ts'
import { type Quirk, replyOf, startModelServer } from '#infra/testing/model-server.ts'
import {
  errorOf,
  hear,
  inCrisis,
  longTimeouts,
  ordinary,
  secretWords,
  served,
} from '#infra/testing/served-companion.ts'

const greeting = 'That sounds hard. What is it like — ich höre zu 🌊?'

test('a reply comes in pieces and ends with who wrote it', async () => {
  await using all = await served(replyOf(greeting))
  // The first reply of a server is held for a moment: whether it thinks aloud is not known.
  await hear(all.companion)
  const { parts, text, end } = await hear(all.companion)
  expect(text).toBe(greeting)
  expect(parts.map(({ kind }) => kind)).toEqual(['piece', 'piece', 'end'])
  expect(end).toEqual({
    kind: 'end',
    author: 'model',
    model: 'calm-1',
    promptVersion,
    turnsTold: 0,
    notes: [],
    suggestedExerciseId: null,
    choices: [],
    guide: null,
    check: { outcome: 'passed', breaches: [] },
  })
  expect(parts.filter(({ kind }) => kind === 'end')).toHaveLength(1)
})

test('a sentence is passed on once it is whole, while the rest is still to come', async () => {
  await using all = await served(replyOf('Yes.'), replyOf('One thing. Two', { ending: 'hang' }))
  await hear(all.companion)
  for await (const part of all.companion.reply(ordinary, new AbortController().signal)) {
    expect(part).toEqual({ kind: 'piece', text: 'One thing.' })
    break
  }
})

test('of what stays here nothing is in any request, and the reply says how much went along', async () => {
  await using all = await served(replyOf('Yes.'))
  const latest = { role: 'user' as const, text: 'And today I am tired.' }
  const stays = [
    { role: 'user' as const, text: secretWords },
    { role: 'assistant' as const, text: 'That sounds hard.' },
  ]
  const told = { turns: [latest], concerns: [], guide: null }
  const { end } = await hear(all.companion, { ...ordinary, turns: [...stays, latest], told })
  const sent = JSON.stringify(all.server.requests.map(({ body }) => body))
  expect(sent).toContain(latest.text)
  expect(sent).not.toMatch(/Zanzibar|That sounds hard/)
  expect(end?.turnsTold).toBe(0)
})

test('the server is told the rules and the turns, not to keep them, and nobody’s name', async () => {
  await using all = await served(replyOf('Yes.'))
  await hear(all.companion)
  const [request] = all.server.requests
  expect(request?.path).toBe('/v1/chat/completions')
  expect(request?.authorization).toBe('Bearer key-of-the-server')
  expect(request?.body).toMatchObject({
    model: 'calm-1',
    stream: true,
    store: false,
    max_tokens: 800,
    stream_options: { include_usage: true },
  })
  expect(Object.keys(request?.body ?? {}).toSorted()).toEqual([
    'max_tokens',
    'messages',
    'model',
    'reasoning_effort',
    'store',
    'stream',
    'stream_options',
  ])
  expect(request?.body['messages']).toMatchObject([
    { role: 'system' },
    { role: 'user', content: secretWords },
  ])
})

test.each<Quirk[]>([
  ['role-only-first'],
  ['null-content'],
  ['empty-choices'],
  ['reasoning'],
  ['content-parts'],
  ['no-done'],
  ['no-finish', 'no-done'],
  ['crlf'],
  ['keep-alives'],
  ['not-streamed'],
  ['role-only-first', 'null-content', 'empty-choices', 'reasoning', 'crlf', 'keep-alives', 'no-done'],
])('a server with the quirk %s is understood', async (...quirks) => {
  await using all = await served(replyOf(greeting, { quirks }))
  const { text, end } = await hear(all.companion)
  expect(text).toBe(greeting)
  expect(end?.author).toBe('model')
})

test('a reply that ran into its length limit without a whole sentence stays as it is', async () => {
  await using all = await served(replyOf('Let us look at', { finish: 'length' }))
  expect((await hear(all.companion)).text).toBe('Let us look at')
})

test('thinking aloud in front of the answer is not shown', async () => {
  await using all = await served(replyOf('<think> She may be unwell. </think>\n\nI am here.'))
  expect((await hear(all.companion)).text).toBe('I am here.')
})

test('parameters that a server does not know are left out, and that is remembered', async () => {
  await using all = await served(
    replyOf('', { refuses: ['max_tokens'] }),
    replyOf('', { refuses: ['store'] }),
    replyOf('', { refuses: ['reasoning_effort'] }),
    replyOf('', { refuses: ['stream_options'] }),
    replyOf('At last.'),
  )
  expect((await hear(all.companion)).text).toBe('At last.')
  expect((await hear(all.companion)).text).toBe('At last.')
  expect(all.server.requests).toHaveLength(6)
  for (const { body } of all.server.requests.slice(4))
    expect(Object.keys(body).toSorted()).toEqual(['max_completion_tokens', 'messages', 'model', 'stream'])
})

test('a request that is refused for another reason is not sent again', async () => {
  await using all = await served({ status: 400, body: { error: { message: 'The context is too long.' } } })
  expect(await errorOf(hear(all.companion))).toMatchObject({ fault: 'refused', status: 400 })
  expect(all.server.requests).toHaveLength(1)
})

test('an exercise is suggested by its line, which is never shown', async () => {
  await using all = await served({ pieces: ['Try this.\n\n[exer', 'cise: long', 'er-exhale', ']'] })
  const { parts, end } = await hear(all.companion)
  expect(parts.filter(({ kind }) => kind !== 'end')).toEqual([{ kind: 'piece', text: 'Try this.' }])
  expect(end?.suggestedExerciseId).toBe('longer-exhale')
})

test.each<[string, Partial<Prompt>]>([
  ['[exercise: flying]', {}],
  ['[exercise: longer-exhale]', { tier: 'crisis', concerns: ['suicide'] }],
  ['[exercise: thought-record]', { tier: 'care', concerns: ['intrusive-thought'] }],
])('%s is not offered where it does not exist or does not fit', async (line, about) => {
  await using all = await served({ pieces: ['I am with you.\n', line] })
  const { text, end } = await hear(all.companion, { ...ordinary, ...about })
  expect(text).toBe('I am with you.')
  expect(end).toMatchObject({ author: 'model', suggestedExerciseId: null })
})

test('a model that is not asked in a crisis leaves it to prepared words', async () => {
  await using server = await startModelServer()
  const companion = createOpenAiCompanion({
    baseUrl: server.url,
    model: 'calm-1',
    maxOutputTokens: 800,
    timeouts: longTimeouts,
    reflect,
    guide: createGuideCompanion({ guide, reflect }),
    checks: checksByPatterns,
    isAskedInCrisis: async () => false,
  })
  const { text, end } = await hear(companion, inCrisis)
  expect(text).toContain('988')
  expect(end?.author).not.toBe('model')
  expect(server.requests).toEqual([])
  await hear(companion, ordinary)
  expect(server.requests).toHaveLength(1)
})
