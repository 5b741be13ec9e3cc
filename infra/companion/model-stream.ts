import type { ChatCompletionCreateParamsStreaming } from 'openai/resources/chat/completions'
import * as z from 'zod'
import { asData } from '#infra/companion/as-data.ts'
import { Deadline, type Timeouts } from '#infra/companion/deadline.ts'
import { createModelClient, type ModelAddress } from '#infra/companion/model-client.ts'
import { asModelError, ModelError } from '#infra/companion/model-error.ts'
import { createThinkingFilter, type ThinkingHabit } from '#infra/companion/reply-thinking.ts'
import { createRequestOptions } from '#infra/companion/request-options.ts'

export type ModelServer = ModelAddress & {
  model: string
  maxOutputTokens: number
}

export type ModelMessage = { role: 'system' | 'user' | 'assistant'; content: string }

/**
 * What comes of an answer: its text without thinking, then one `end`. `replace` takes back all text before it.
 * `open`: the server closed without saying that it had finished; `broken-off`: it did not finish.
 */
export type ModelPart =
  | { kind: 'text'; text: string }
  | { kind: 'replace'; text: string }
  | { kind: 'end'; ending: 'whole' | 'length' | 'open' | 'broken-off'; tokens: number | null }

export type ModelStream = (
  messages: ModelMessage[],
  timeouts: Timeouts,
  signal: AbortSignal,
) => AsyncIterable<ModelPart>

/** Far above any honest answer, far below what would hurt. */
const mostBytes = 2_000_000

const Content = z.union([z.string(), z.array(z.object({ text: z.string().optional() }))]).nullish()
const Said = z.object({ content: Content, refusal: z.string().nullish() }).nullish()
/** One chunk of a stream or a whole answer, as the many servers of this protocol send it. */
const Chunk = z.object({
  choices: z.array(z.object({ delta: Said, message: Said, finish_reason: z.string().nullish() })).nullish(),
  usage: z.object({ total_tokens: z.number().nullish() }).nullish().catch(null),
  /** Some servers answer 200 and mean this; vLLM says it by the kind of object. */
  error: z.unknown().optional(),
  object: z.string().nullish().catch(null),
})

type Read = { text: string; ending: 'whole' | 'length' | null; tokens: number | null }

function read(chunk: unknown): Read {
  const parsed = Chunk.safeParse(chunk)
  if (!parsed.success) throw new ModelError('broken')
  const { error, object, choices, usage } = parsed.data
  if (error || object === 'error') throw new ModelError('refused')
  const tokens = usage?.total_tokens ?? null
  const choice = choices?.[0]
  if (!choice) return { text: '', ending: null, tokens }
  const said = choice.delta ?? choice.message
  const content = said?.content ?? ''
  const text = typeof content === 'string' ? content : content.map((part) => part.text ?? '').join('')
  return { text, ending: endingOf(choice.finish_reason, said?.refusal), tokens }
}

/** Gemini adds which filter it was; DeepSeek and OpenRouter say by it that they broke off. */
function endingOf(reason: string | null | undefined, refusal: string | null | undefined): Read['ending'] {
  if (refusal || reason?.startsWith('content_filter')) throw new ModelError('declined')
  if (reason === 'error' || reason === 'insufficient_system_resource') throw new ModelError('cut-off')
  if (!reason) return null
  return reason === 'length' ? 'length' : 'whole'
}

/** These send the thinking of a model in a field of its own, or not at all. */
const separatesThinking = (baseUrl = 'https://api.openai.com'): boolean =>
  /(?:^|\.)(?:openai\.com|azure\.com|googleapis\.com|deepseek\.com|openrouter\.ai)$/.test(
    new URL(baseUrl).hostname,
  )

/** Chat completions of any server that speaks the protocol. Throws `ModelError`, or the signal's reason. */
export function createModelStream({ apiKey, baseUrl, model, maxOutputTokens }: ModelServer): ModelStream {
  const reach = createModelClient({ apiKey, baseUrl }, mostBytes)
  const options = createRequestOptions(baseUrl, maxOutputTokens)
  const habit: ThinkingHabit = { isUnopened: separatesThinking(baseUrl) ? false : null }

  async function open(given: ModelMessage[], timeout: number, signal: AbortSignal): Promise<Response> {
    const messages = given.map(({ role, content }) => ({
      role,
      content: role === 'system' ? content : asData(content),
    }))
    const request = { model, messages, stream: true, ...options.fields() }
    try {
      const client = await reach()
      return await client.chat.completions
        .create(request as ChatCompletionCreateParamsStreaming, { signal, timeout })
        .asResponse()
    } catch (error) {
      if (!options.learn(error)) throw error
      return open(given, timeout, signal)
    }
  }

  return async function* (messages, timeouts, signal) {
    signal.throwIfAborted()
    if (timeouts.firstMs <= 0 || timeouts.wholeMs <= 0) throw new ModelError('timed-out')
    using deadline = new Deadline(timeouts, signal)
    const thinking = createThinkingFilter(habit)
    let isOpen = false
    let fault: ModelError | null = null
    let ending: 'whole' | 'length' | 'open' = 'open'
    let tokens: number | null = null
    try {
      const response = await open(messages, timeouts.firstMs, deadline.signal)
      isOpen = true
      const [client, { Stream }] = await Promise.all([reach(), import('openai/streaming')])
      const isStream = !response.headers.get('content-type')?.includes('application/json')
      const chunks = isStream
        ? Stream.fromSSEResponse<unknown>(response, deadline.controller, client)
        : [await response.json()]
      for await (const chunk of chunks) {
        const part = read(chunk)
        ending = part.ending ?? ending
        tokens = part.tokens ?? tokens
        const { text, takesBack } = thinking.add(part.text)
        deadline.words(text)
        if (takesBack) yield { kind: 'replace', text }
        else if (text !== '') yield { kind: 'text', text }
      }
    } catch (error) {
      fault = asModelError(error)
      if (isOpen && fault.fault === 'unreachable') fault = new ModelError('cut-off')
    }
    // An aborted stream of the SDK ends as if it were whole.
    signal.throwIfAborted()
    if (deadline.hasPassed) fault = new ModelError('timed-out')
    const rest = thinking.end(fault === null)
    if (rest !== '') yield { kind: 'text', text: rest }
    if (fault) throw fault
    yield { kind: 'end', ending, tokens }
  }
}
