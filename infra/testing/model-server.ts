import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import type { Breach } from '#domain/safety/replies/breaches.ts'

/** Ways in which real servers differ, none of them a fault. */
export type Quirk =
  | 'role-only-first'
  | 'null-content'
  | 'empty-choices'
  | 'reasoning'
  | 'content-parts'
  | 'no-done'
  | 'no-finish'
  | 'crlf'
  | 'keep-alives'
  | 'not-streamed'

/** What one request gets. */
export type Answer = {
  /** The text, in the pieces in which it is sent. */
  pieces?: string[]
  firstDelayMs?: number
  betweenMs?: number
  /** Says nothing before this. */
  firstDelay?: Promise<void>
  /** Says no more after so many chunks, until the test lets it go on, but shows that it lives: that is no silence. */
  hold?: { after: number; until: Promise<void> }
  quirks?: Quirk[]
  finish?: 'stop' | 'length' | 'content_filter'
  refusal?: string
  /** Anything but 200 ends the answer here, with this body. */
  status?: number
  headers?: Record<string, string>
  body?: unknown
  /** Sent as it is, after the pieces; with `sliced`, in so many bytes at a time. */
  raw?: Uint8Array | string
  sliced?: number
  /** How it ends: in order, by cutting the connection, or never. */
  ending?: 'end' | 'cut' | 'hang'
  /** Refuses requests that carry one of these parameters. */
  refuses?: string[]
}

export type ModelRequest = {
  path: string
  authorization: string | undefined
  body: Record<string, unknown>
  /** True once the client has gone before the answer ended. */
  isAborted: boolean
}

export type ModelServerForTests = {
  /** What OPENAI_BASE_URL would be. */
  url: string
  requests: ModelRequest[]
  /** The answers to the next requests, in order; the last one stays. */
  answer: (...answers: Answer[]) => void
  /** The same of what it is asked to moderate. */
  moderate: (...answers: Answer[]) => void
  /** What it says of a reply that it is asked to read: what it breaks, nothing by default. */
  judge: (read: (words: string) => readonly Breach[] | Answer) => void
  /** What it was asked to read. */
  judged: ModelRequest[]
  /** What it would remember of a conversation, or how it sums it up: nothing by default. */
  remember: (answer: (of: 'lines' | 'summary', asked: string) => unknown) => void
  /** What it was asked to read for that. */
  remembering: ModelRequest[]
  close: () => Promise<void>
  [Symbol.asyncDispose]: () => Promise<void>
}

export const replyOf = (text: string, answer: Answer = {}): Answer => ({
  pieces: text.match(/\S+\s*/g) ?? [],
  ...answer,
})

const categories = [
  'harassment harassment/threatening hate hate/threatening illicit illicit/violent self-harm self-harm/instructions',
  'self-harm/intent sexual sexual/minors violence violence/graphic',
].flatMap((names) => names.split(' '))

/** A verdict of moderation: what is named is flagged, with its score. */
export const verdictOf = (flagged: Record<string, number>): Answer => ({
  body: {
    id: 'modr-1',
    model: 'omni-moderation-2024-09-26',
    results: [
      {
        flagged: Object.keys(flagged).length > 0,
        categories: Object.fromEntries(categories.map((name) => [name, name in flagged])),
        category_scores: Object.fromEntries(categories.map((name) => [name, flagged[name] ?? 0.0001])),
        category_applied_input_types: Object.fromEntries(categories.map((name) => [name, ['text']])),
      },
    ],
  },
})

const faultOf = (message: string, param?: string) => ({
  error: { message, type: 'invalid_request_error', param: param ?? null },
})

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return JSON.parse(Buffer.concat(chunks).toString('utf8') || '{}') as Record<string, unknown>
}

/** The chunks of a streamed answer, before they are written as events. */
function* chunksOf({ pieces = [], quirks = [], finish = 'stop', refusal }: Answer): Generator {
  const chunk = (delta: unknown, reason: string | null = null) => ({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    choices: [{ index: 0, delta, finish_reason: reason }],
  })
  if (quirks.includes('empty-choices')) yield { id: 'chatcmpl-1', choices: [], prompt_filter_results: [] }
  if (quirks.includes('role-only-first')) yield chunk({ role: 'assistant' })
  if (quirks.includes('null-content')) yield chunk({ role: 'assistant', content: null })
  if (quirks.includes('reasoning'))
    yield chunk({ content: '', reasoning_content: 'The person asks. I think.', reasoning: 'I think.' })
  for (const piece of pieces)
    yield chunk({ content: quirks.includes('content-parts') ? [{ type: 'text', text: piece }] : piece })
  if (refusal !== undefined) yield chunk({ refusal })
  if (!quirks.includes('no-finish')) yield chunk({}, finish)
  // Without a `choices` entry, as servers send it after the end.
  if (quirks.includes('empty-choices')) yield { id: 'chatcmpl-1', choices: [], usage: { total_tokens: 3 } }
}

const signOfLifeMs = 2_000

async function stream(response: ServerResponse, answer: Answer): Promise<void> {
  const { quirks = [], betweenMs = 0, hold, raw, ending = 'end' } = answer
  const newline = quirks.includes('crlf') ? '\r\n' : '\n'
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', ...answer.headers })
  response.flushHeaders()
  const gone = new AbortController()
  response.once('close', () => gone.abort())
  const write = async (text: string | Uint8Array) => {
    if (response.destroyed || response.write(text)) return
    await once(response, 'drain', { signal: gone.signal }).catch(() => {})
  }
  for (const [index, chunk] of chunksOf(answer).toArray().entries()) {
    if (index === hold?.after) {
      const living = setInterval(() => void write(`data: {"choices":[]}${newline}${newline}`), signOfLifeMs)
      await hold.until
      clearInterval(living)
    }
    if (response.destroyed) return
    if (quirks.includes('keep-alives')) await write(`: PROCESSING${newline}${newline}`)
    await write(`data: ${JSON.stringify(chunk)}${newline}${newline}`)
    if (betweenMs > 0) await pause(betweenMs)
  }
  const bytes = Buffer.from(raw ?? '')
  const size = answer.sliced ?? bytes.length
  for (let at = 0; at < bytes.length; at += size) {
    await write(bytes.subarray(at, at + size))
    // Each slice travels by itself.
    if (answer.sliced) await nextTurn()
  }
  if (ending === 'hang') return
  if (ending === 'cut') {
    // What was written must be on its way before the connection goes.
    await pause(20)
    response.destroy()
    return
  }
  if (!quirks.includes('no-done')) await write(`data: [DONE]${newline}${newline}`)
  response.end()
}

function whole({ pieces = [], finish = 'stop', refusal }: Answer): unknown {
  const message = { role: 'assistant', content: pieces.join(''), refusal: refusal ?? null }
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    choices: [{ index: 0, message, finish_reason: finish }],
  }
}

function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(typeof body === 'string' ? body : JSON.stringify(body))
}

async function respond(
  answer: Answer,
  body: Record<string, unknown>,
  response: ServerResponse,
): Promise<void> {
  await answer.firstDelay
  if (answer.firstDelayMs) await pause(answer.firstDelayMs)
  const refused = answer.refuses?.find((name) => name in body)
  if (refused) return sendJson(response, 400, faultOf(`Unsupported parameter: '${refused}'`, refused))
  if (answer.status !== undefined && answer.status !== 200)
    return sendJson(response, answer.status, answer.body ?? faultOf('no'), answer.headers)
  if (answer.body !== undefined && answer.ending === 'hang') {
    response.writeHead(200, { 'content-type': 'application/json' })
    return void response.write(JSON.stringify(answer.body).slice(0, 40))
  }
  if (answer.body !== undefined) return sendJson(response, 200, answer.body, answer.headers)
  if (answer.quirks?.includes('not-streamed') || body['stream'] !== true)
    return sendJson(response, 200, whole(answer))
  if (answer.ending === 'hang' && answer.pieces === undefined && answer.raw === undefined) return
  return stream(response, answer)
}

/** The words of a reply that a request asks to be read before they are shown; null of any other request. */
function wordsToJudge({ messages }: Record<string, unknown>): string | null {
  const [rules, asked] = (messages ?? []) as { content: string }[]
  if (!rules?.content?.includes('about to say to somebody')) return null
  return /<to-check>\n([^]*)\n<\/to-check>/.exec(asked?.content ?? '')?.[1] ?? ''
}

/** What a request asks to be remembered of a conversation; null of any other request. */
function readingIn({ messages }: Record<string, unknown>): ['lines' | 'summary', string] | null {
  const [rules, asked] = (messages ?? []) as { content: string }[]
  if (rules?.content?.startsWith('You read a part of a conversation')) return ['lines', asked!.content]
  return rules?.content?.startsWith('You sum up the earlier part') ? ['summary', asked!.content] : null
}

/** A server on loopback that speaks the chat-completions and the moderations protocol, and misbehaves when told to. Port 0 takes any free one. */
export async function startModelServer(port = 0): Promise<ModelServerForTests> {
  const requests: ModelRequest[] = []
  let script: Answer[] = [replyOf('I am here. What is on your mind?')]
  let verdicts: Answer[] = [verdictOf({})]
  const judged: ModelRequest[] = []
  const remembering: ModelRequest[] = []
  let remember: Parameters<ModelServerForTests['remember']>[0] = (of) =>
    of === 'lines' ? { names: [], lines: [] } : { names: [], summary: '' }
  let judge: Parameters<ModelServerForTests['judge']>[0] = () => []
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request)
    const record: ModelRequest = {
      path: request.url ?? '',
      authorization: request.headers.authorization,
      body,
      isAborted: false,
    }
    const toJudge = wordsToJudge(body)
    const reading = readingIn(body)
    if (reading) remembering.push(record)
    else if (toJudge === null) requests.push(record)
    else judged.push(record)
    response.on('close', () => {
      record.isAborted = !response.writableFinished
    })
    if (reading) return respond({ pieces: [JSON.stringify(await remember(...reading))] }, body, response)
    if (toJudge !== null) {
      const said = judge(toJudge)
      const answer = 'length' in said ? { pieces: [JSON.stringify({ breaks: said })] } : said
      return respond(answer, body, response)
    }
    const isModeration = record.path.endsWith('/moderations')
    const answers = isModeration ? verdicts : script
    const answer = (answers.length > 1 ? answers.shift() : answers[0]) ?? {}
    if (request.method !== 'POST' || !(isModeration || record.path.endsWith('/chat/completions')))
      return sendJson(response, 404, faultOf('not here'))
    await respond(answer, body, response)
  })
  await new Promise<void>((done) => void server.listen(port, '127.0.0.1', done))
  const close = async () => {
    server.closeAllConnections()
    await new Promise((done) => void server.close(done))
  }
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    answer: (...answers) => {
      script = answers
    },
    moderate: (...answers) => {
      verdicts = answers
    },
    judge: (read) => {
      judge = read
    },
    judged,
    remember: (answer) => {
      remember = answer
    },
    remembering,
    close,
    [Symbol.asyncDispose]: close,
  }
}
