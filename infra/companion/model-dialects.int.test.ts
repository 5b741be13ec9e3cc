import { afterAll, beforeAll, expect, test } from 'vitest'
import { brokeOffNote, type StandInReason } from '#domain/chat/guide/stand-in.ts'
import type { Timeouts } from '#infra/companion/deadline.ts'
import { ModelError } from '#infra/companion/model-error.ts'
import { type Dialect, dialects } from '#infra/testing/model-dialects.ts'
import { type Answer, type ModelServerForTests, startModelServer } from '#infra/testing/model-server.ts'
import { companionOf, errorOf, hear, longTimeouts } from '#infra/testing/served-companion.ts'

// One server for all: each test is a client of its own.
let server: ModelServerForTests
beforeAll(async () => {
  server = await startModelServer()
})
afterAll(() => server.close())

const all: [name: string, dialect: Dialect][] = Object.entries(dialects)
const words = 'I hear you. That sounds hard — ich höre zu 🌊. What is it like now?'
const pieces = words.match(/\S+\s*/g)!

const raw = (text: string, more: Answer = {}): Answer => ({
  pieces: [],
  quirks: ['no-finish', 'no-done'],
  raw: text,
  ...more,
})

const companionWith = (timeouts: Partial<Timeouts> = {}) =>
  companionOf({ apiKey: 'key-of-the-server', baseUrl: server.url }, { ...longTimeouts, ...timeouts })

/** What is shown at the end, all that was ever shown, and how often the server was asked. */
async function ask(answers: Answer[], timeouts: Partial<Timeouts> = {}) {
  server.answer(...answers)
  const before = server.requests.length
  const { text, parts, end } = await hear(companionWith(timeouts))
  const seen = parts.flatMap((part) => (part.kind === 'end' ? [] : [part.text])).join('')
  return { text, seen, author: end?.author, requests: server.requests.slice(before) }
}

/** Ways in which the same answer may arrive. */
const arrivals: Record<string, (stream: string) => Answer> = {
  'at once': (stream) => raw(stream),
  'cut after each byte': (stream) => raw(stream, { sliced: 1 }),
  'cut after each seventh byte': (stream) => raw(stream, { sliced: 7 }),
  'with CRLF': (stream) => raw(stream.replaceAll('\n', '\r\n'), { sliced: 50 }),
  'without [DONE]': (stream) => raw(stream.replace('data: [DONE]\n\n', '')),
  'without usage': (stream) =>
    raw(
      stream
        .replaceAll(/"usage":\{[^}]*\}/g, '"usage":null')
        .replaceAll(/data: \{[^\n]*"choices":\[\],"usage":null\}\n\n/g, ''),
    ),
}

for (const [name, { stream }] of all)
  test.each(Object.entries(arrivals))(
    `${name}: an answer is shown whole and without thinking, %s`,
    async (_how, arrive) => {
      const { text, seen, author, requests } = await ask([arrive(stream(pieces))])
      expect([text, seen.trim(), author, requests.length]).toEqual([words, words, 'model', 1])
    },
  )

const status = ({ error }: Dialect, code: number, more: Answer = {}): Answer => ({
  status: code,
  body: error(code, 'It does not work.'),
  ...more,
})
const begun = (dialect: Dialect): string =>
  // Everything up to the middle of the second sentence.
  dialect
    .stream(pieces)
    .split(`"${pieces[4]}"`)[0]!
    .replace(/data: [^\n]*$/, '')

/** What goes wrong before anything was said: what the person is told, and whether another try may help. */
const refusals: [
  name: string,
  answer: (dialect: Dialect) => Answer | null,
  reason: StandInReason,
  isTriedAgain: boolean,
][] = [
  ['429 with Retry-After', (of) => status(of, 429, { headers: { 'retry-after': '3' } }), 'busy', true],
  ['429 without Retry-After', (of) => status(of, 429), 'busy', true],
  ['429 for a long time', (of) => status(of, 429, { headers: { 'retry-after': '600' } }), 'busy', false],
  ['401', (of) => status(of, 401), 'not-set-up', false],
  ['402', (of) => status(of, 402), 'not-set-up', false],
  ['404', (of) => status(of, 404), 'not-set-up', false],
  ['400', (of) => status(of, 400), 'not-taken', false],
  ['500', (of) => status(of, 500), 'away', true],
  ['503', (of) => status(of, 503), 'away', true],
  [
    'a filter of the prompt',
    ({ promptFilter }) =>
      (promptFilter && (promptFilter.raw ? raw(String(promptFilter.raw)) : promptFilter)) || null,
    'declined',
    false,
  ],
  [
    'a filter of the answer',
    (of) => (of.answerFilter === undefined ? null : raw(of.stream([], of.answerFilter))),
    'declined',
    false,
  ],
  [
    'a filter in the middle of the answer',
    (of) => (of.answerFilter === undefined ? null : raw(of.stream(pieces, of.answerFilter))),
    'declined',
    false,
  ],
  ['an error before the first word', ({ midError }) => raw(midError), 'away', true],
  ['nothing but thinking', (of) => raw(of.stream([])), 'empty', true],
  ['a tool that nobody offered', (of) => raw(of.stream([], 'tool_calls')), 'empty', true],
  ['silence', () => ({ ending: 'hang' }), 'slow', false],
  ['a reset', () => raw('', { ending: 'cut' }), 'away', true],
]

for (const [what, answerOf, reason, isTriedAgain] of refusals)
  test.each(all.filter(([, dialect]) => answerOf(dialect) !== null))(
    `%s: ${what} shows nothing, and is told as “${reason}”`,
    async (_name, dialect) => {
      const error = (await errorOf(
        ask([answerOf(dialect)!], what === 'silence' ? { firstMs: 150 } : {}),
      )) as ModelError
      expect(error).toBeInstanceOf(ModelError)
      expect(error.reason).toBe(reason)
      expect(error.mayPassWithin(10_000)).toBe(isTriedAgain)
    },
  )

const rest = ['It is not your fault. ', 'What would help now?']
const finished = `I hear you. ${rest.join('')}`

/** What goes wrong in the middle of the second sentence. */
const breaks: [name: string, answer: (dialect: Dialect) => Answer][] = [
  ['an error', (of) => raw(begun(of) + of.midError)],
  ['a reset', (of) => raw(begun(of), { ending: 'cut' })],
  ['an end without a finish', (of) => raw(begun(of))],
  ['half an event', (of) => raw(`${begun(of)}data: {"choices":[{"del`, { ending: 'cut' })],
]

for (const [what, answerOf] of breaks) {
  test.each(all)(
    `%s: after ${what} in mid-sentence the reply is asked to go on, once`,
    async (_name, dialect) => {
      const { text, author, requests } = await ask([answerOf(dialect), raw(dialect.stream(rest))])
      expect([text, author, requests.length]).toEqual([finished, 'model', 2])
      expect(requests[1]!.body['messages']).toMatchObject([
        {},
        {},
        { role: 'assistant', content: 'I hear you.' },
        { role: 'user' },
      ])
    },
  )

  test.each(all)(`%s: after ${what} again, what was whole stays and is marked`, async (_name, dialect) => {
    const { text, author, requests } = await ask([answerOf(dialect), status(dialect, 500)])
    expect([text, author, requests.length]).toEqual([`I hear you.\n\n${brokeOffNote}`, 'model', 2])
  })
}

test.each(all)(
  '%s: after silence in mid-sentence the reply is marked, and nobody waits twice',
  async (_name, dialect) => {
    // The first reply of a server is held for a while, so here it is another one.
    server.answer(raw(dialect.stream(pieces)), raw(begun(dialect), { ending: 'hang' }))
    const companion = companionWith({ idleMs: 150 })
    const before = server.requests.length
    const texts = [(await hear(companion)).text, (await hear(companion)).text]
    expect(texts).toEqual([words, `I hear you.\n\n${brokeOffNote}`])
    expect(server.requests.length - before).toBe(2)
  },
)

test.each(all)(
  '%s: a reply that ran into its length ends with its last whole sentence',
  async (_name, { stream }) => {
    const { text, requests } = await ask([raw(stream(pieces.slice(0, 5), 'length'))])
    expect([text, requests.length]).toEqual(['I hear you.', 1])
  },
)

test.each(all)('%s: a flood is cut off', async (_name, { stream }) => {
  const { text, author } = await ask([
    raw(stream(Array.from({ length: 500 }, () => 'It goes on and on. '.repeat(20)))),
  ])
  expect(text.length).toBeLessThanOrEqual(8_000)
  expect(author).toBe('model')
})

test.each(all)('%s: what it does not know is left out, by the name that it says', async (_name, dialect) => {
  server.answer(
    {
      status: 400,
      body: dialect.error(400, 'Invalid JSON payload received. Unknown name "store": Cannot find field.'),
    },
    raw(dialect.stream(pieces)),
  )
  const companion = companionWith()
  const before = server.requests.length
  for (const _ of [1, 2]) expect((await hear(companion)).text).toBe(words)
  const sent = server.requests.slice(before).map(({ body }) => 'store' in body)
  expect(sent).toEqual([true, false, false])
  expect(server.requests.at(-1)!.body).toMatchObject({ reasoning_effort: 'low', max_tokens: 800 })
})
