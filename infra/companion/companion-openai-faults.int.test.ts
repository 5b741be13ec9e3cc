import { expect, onTestFinished, test, vi } from 'vitest'
import { brokeOffNote, standInNotes } from '#domain/chat/guide/stand-in.ts'
import { preparedReply } from '#domain/safety/prepared.ts'
import { ModelError } from '#infra/companion/model-error.ts'
import { timeoutsOf } from '#infra/companion/open-companion.ts'
import { longestReply } from '#infra/companion/reply-text.ts'
import { type Answer, replyOf } from '#infra/testing/model-server.ts'
import {
  companionOf,
  errorOf,
  hear,
  inCrisis,
  ordinary,
  secretWords,
  served,
  servedWith,
} from '#infra/testing/served-companion.ts'

test('a reply that fails is asked for anew with the reason, and nobody sees what failed', async () => {
  await using all = await served(
    replyOf('I see. You are fine. Sleep well.'),
    replyOf('That is hard to bear. What helps?'),
  )
  const { text, parts, end } = await hear(all.companion)
  expect(text).toBe('That is hard to bear. What helps?')
  expect(JSON.stringify(parts)).not.toContain('fine')
  expect(end).toMatchObject({
    author: 'model',
    check: { outcome: 'rewritten', breaches: ['certainty-about-symptoms'] },
  })
  const [, second] = all.server.requests
  expect(JSON.stringify(second?.body['messages'])).toContain('held back before anybody saw it')
})

test('what fails twice is the guide’s to say', async () => {
  await using all = await served(replyOf('I am a human.'), replyOf('Hello. I am a human.'))
  const { text, parts, end } = await hear(all.companion)
  expect(all.server.requests).toHaveLength(2)
  expect(JSON.stringify(parts)).not.toContain('I am a human')
  expect(text).toContain(standInNotes.unsafe)
  expect(end).toMatchObject({
    author: 'guide',
    check: { outcome: 'replaced', breaches: ['claims-to-be-human'] },
  })
})

test('in a crisis nothing is asked for anew, and the guide’s words come at once', async () => {
  await using all = await served(replyOf('I hear you. You are fine. Sleep well.'))
  const { text, end } = await hear(all.companion, inCrisis)
  expect(all.server.requests).toHaveLength(1)
  expect(text).toContain('988')
  expect(end).toMatchObject({ author: 'guide', check: { outcome: 'replaced' } })
})

test('at an emergency no model is asked', async () => {
  await using all = await served(replyOf('Hm.'))
  const { text, end } = await hear(all.companion, { ...inCrisis, tier: 'emergency' })
  expect(all.server.requests).toHaveLength(0)
  expect([text.includes('911'), end?.author]).toEqual([true, 'guide'])
})

test.each<[string, Answer, Partial<ModelError>]>([
  ['a refusal', { refusal: 'I cannot help with that.' }, { fault: 'declined', reason: 'declined' }],
  ['an answer of spaces', { pieces: ['  ', '\n'] }, { fault: 'empty', reason: 'empty' }],
  ['a whole answer without text', { quirks: ['not-streamed'] }, { fault: 'empty' }],
  ['only an exercise', { pieces: ['[exercise: longer-exhale]'] }, { fault: 'empty' }],
  ['a few words and a reset', replyOf('Well, I', { ending: 'cut' }), { fault: 'cut-off', reason: 'away' }],
  [
    'a cut in the middle of a character',
    replyOf('Well, I', {
      raw: Buffer.from('data: {"choices":[{"delta":{"content":"ö').subarray(0, -1),
      ending: 'cut',
    }),
    { reason: 'away' },
  ],
])('%s is no answer', async (_name, answer, expected) => {
  await using all = await served(answer)
  expect(await errorOf(hear(all.companion))).toMatchObject(expected)
})

test('a drip that never ends is ended, and what was whole of it is marked', async () => {
  await using all = await servedWith({ wholeMs: 2_000 }, replyOf('A word. '.repeat(200), { betweenMs: 100 }))
  const { end, text } = await hear(all.companion)
  expect(end?.author).toBe('model')
  expect(text).toMatch(/^(A word\. )+/)
  expect(text.endsWith(brokeOffNote)).toBe(true)
  await expect.poll(() => all.server.requests[0]?.isAborted).toBe(true)
})

test('a slow reply that lives may take longer than its first sentence may', async () => {
  const words = 'One. Two three four five six seven eight.'
  await using all = await servedWith({ firstMs: 2_000 }, replyOf('Yes.'), replyOf(words, { betweenMs: 300 }))
  await hear(all.companion)
  const { text, end } = await hear(all.companion)
  expect([text, end?.author]).toEqual([words, 'model'])
})

test('a slow first word is waited for, but not by someone in a crisis', async () => {
  await using all = await servedWith({ firstInCrisisMs: 300 }, replyOf('Here I am.', { firstDelayMs: 600 }))
  expect((await hear(all.companion)).end?.author).toBe('model')
  expect((await hear(all.companion, inCrisis)).text).toBe(
    preparedReply('crisis', ['suicide'], 'concern', 'US'),
  )
})

test('in a crisis the first words stand within three seconds, though the model hangs', async () => {
  await using all = await servedWith(timeoutsOf(20), { ending: 'hang' })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const heard: string[] = []
  const listening = (async () => {
    for await (const event of all.companion.reply(inCrisis, new AbortController().signal))
      if ('text' in event) heard.push(event.text)
  })()
  await expect.poll(() => all.server.requests).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(heard).toEqual([])
  await vi.advanceTimersByTimeAsync(999)
  await listening
  expect(heard[0]).toBe(preparedReply('crisis', ['suicide'], 'concern', 'US'))
})

test('in a crisis other signs of life than words are not waited for', async () => {
  const thinking: Answer = {
    pieces: [],
    quirks: ['role-only-first', 'reasoning', 'no-finish'],
    ending: 'hang',
  }
  await using all = await servedWith({ firstInCrisisMs: 300 }, thinking)
  const { text, end } = await hear(all.companion, inCrisis)
  expect([text, end?.author]).toEqual([preparedReply('crisis', ['suicide'], 'concern', 'US'), 'prepared'])
})

test('time that a person has waited already counts towards every time-out', async () => {
  await using all = await served(replyOf('Here I am.', { firstDelayMs: 2_000 }))
  const { signal } = new AbortController()
  const late = Array.fromAsync(all.companion.reply(ordinary, signal, 20_000))
  expect(await errorOf(late)).toMatchObject({ fault: 'timed-out' })
  expect(all.server.requests).toHaveLength(0)
  const prepared = await Array.fromAsync(all.companion.reply(inCrisis, signal, 20_000))
  expect(prepared[0]).toEqual({
    kind: 'replace',
    text: preparedReply('crisis', ['suicide'], 'concern', 'US'),
  })
})

test.each([
  [{ status: 401 }, false],
  [{ status: 400 }, false],
  [{ status: 503 }, true],
  [{ status: 429, headers: { 'retry-after': '3' } }, true],
  [{ status: 429, headers: { 'retry-after': '60' } }, false],
] satisfies [Answer, boolean][])('whether %j may pass within ten seconds: %s', async (answer, mayPass) => {
  await using all = await served(answer)
  const error = (await errorOf(hear(all.companion))) as ModelError
  expect(error.mayPassWithin(10_000)).toBe(mayPass)
})

const unanswered: [string, Answer, Partial<ModelError>][] = [
  [
    '429',
    { status: 429, headers: { 'retry-after': '7' } },
    { fault: 'refused', status: 429, retryAfterSeconds: 7 },
  ],
  ['500', { status: 500 }, { fault: 'refused', status: 500, retryAfterSeconds: null }],
  ['503 in HTML', { status: 503, body: '<html>' }, { fault: 'refused', status: 503 }],
  ['401', { status: 401 }, { fault: 'refused', status: 401 }],
  ['nothing at all', { ending: 'hang' }, { fault: 'timed-out' }],
  ['headers and then nothing', { pieces: [], quirks: ['no-finish'], ending: 'hang' }, { fault: 'timed-out' }],
  ['too late', replyOf('Sorry.', { firstDelayMs: 2_000 }), { fault: 'timed-out' }],
  ['a cut before the first word', { pieces: [], ending: 'cut' }, { fault: 'cut-off' }],
  ['malformed events', { pieces: [], raw: 'data: <html>\n\n' }, { fault: 'broken' }],
  [
    'an error object in a stream',
    { pieces: [], raw: `data: {"error":{"message":"${secretWords}"}}\n\n` },
    { fault: 'refused' },
  ],
  ['an error object that says 200', { body: { error: { message: secretWords } } }, { fault: 'refused' }],
]

test.each(unanswered)(
  'answered with %s before the first word, it throws so that the job tries again',
  async (_name, answer, expected) => {
    await using all = await servedWith(
      expected.fault === 'timed-out' ? { firstMs: 1_000, idleMs: 700 } : {},
      answer,
    )
    const error = await errorOf(hear(all.companion))
    expect(error).toBeInstanceOf(ModelError)
    expect(error).toMatchObject(expected)
  },
)

test.each(unanswered)('answered with %s in a crisis, the prepared reply stands in', async (_name, answer) => {
  await using all = await servedWith({ firstInCrisisMs: 300, idleMs: 700 }, answer)
  const { text, end } = await hear(all.companion, inCrisis)
  expect(text).toBe(preparedReply('crisis', ['suicide'], 'concern', 'US'))
  expect(text).toContain('988')
  expect(end?.author).toBe('prepared')
})

test('a server that is not there throws; in a crisis the prepared reply stands in', async () => {
  const companion = companionOf({ baseUrl: 'http://127.0.0.1:1/v1' })
  expect(await errorOf(hear(companion))).toMatchObject({ fault: 'unreachable' })
  expect((await hear(companion, inCrisis)).text).toContain('988')
})

test('no error repeats what was said or the key', async () => {
  const echo = { error: { message: `Bad words: ${secretWords}`, param: secretWords, code: secretWords } }
  for (const status of [400, 401, 422, 429, 500]) {
    await using all = await served({ status, body: echo })
    const error = await errorOf(hear(all.companion))
    const summary = `${String(error)} ${JSON.stringify(error)} ${(error as Error).stack} ${JSON.stringify((error as Error).cause ?? null)}`
    expect(summary).not.toContain('Zanzibar')
    expect(summary).not.toContain('key-of-the-server')
  }
})

test('ten megabytes end at the limit, and the server is let go', async () => {
  await using all = await served({ pieces: Array.from({ length: 10_000 }, () => 'blah blah '.repeat(100)) })
  const { text, end, parts } = await hear(all.companion)
  expect(text.length).toBeLessThanOrEqual(longestReply)
  expect(text.length).toBeGreaterThan(longestReply - 100)
  expect(end?.author).toBe('model')
  expect(parts.length).toBeLessThan(120)
  await expect.poll(() => all.server.requests[0]?.isAborted).toBe(true)
})

test('ten megabytes of space, in one event or in many, do no harm', async () => {
  await using many = await served({ pieces: Array.from({ length: 10_000 }, () => ' '.repeat(1_000)) })
  expect(await errorOf(hear(many.companion))).toMatchObject({ fault: 'broken' })
  await using one = await served({ pieces: ['x'.repeat(10_000_000)] })
  expect(await errorOf(hear(one.companion))).toMatchObject({ fault: 'broken' })
})

test('stopping ends the reply at once and lets the server go', async () => {
  await using all = await served(replyOf('Word. '.repeat(50), { betweenMs: 50 }))
  const stopping = new AbortController()
  const heard: string[] = []
  const reading = (async () => {
    for await (const part of all.companion.reply(ordinary, stopping.signal)) {
      if (part.kind === 'piece') heard.push(part.text)
      if (heard.length === 2) stopping.abort(new Error('the person stopped it'))
    }
  })()
  expect(await errorOf(reading)).toMatchObject({ message: 'the person stopped it' })
  expect(heard.length).toBeLessThanOrEqual(3)
  await expect.poll(() => all.server.requests[0]?.isAborted).toBe(true)
})

test('stopping before the first word ends it too, in a crisis as well', async () => {
  await using all = await served({ ending: 'hang' })
  const stopping = new AbortController()
  const reading = hear(all.companion, inCrisis, stopping.signal)
  setTimeout(() => stopping.abort(new Error('stopped')), 50)
  expect(await errorOf(reading)).toMatchObject({ message: 'stopped' })
})

test('a reader that goes away lets the server go', async () => {
  await using all = await served(replyOf('Word. '.repeat(50), { betweenMs: 50 }))
  for await (const part of all.companion.reply(ordinary, new AbortController().signal))
    if (part.kind === 'piece') break
  await expect.poll(() => all.server.requests[0]?.isAborted).toBe(true)
})
