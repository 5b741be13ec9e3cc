import { APIError } from 'openai'
import { Stream } from 'openai/streaming'
import * as z from 'zod'
import { Deadline, type Timeouts } from '#infra/companion/deadline.ts'
import { createModelClient, type ModelAddress } from '#infra/companion/model-client.ts'
import { asModelError, ModelError } from '#infra/companion/model-error.ts'

export type ModelServer = ModelAddress & {
  model: string
  maxOutputTokens: number
}

export type ModelMessage = { role: 'system' | 'user' | 'assistant'; content: string }

/** A piece of the answer; `isRefused` when the server or the model declined to go on. */
export type ModelPart = { text: string; isRefused: boolean }

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
  /** Some servers answer 200 and mean this. */
  error: z.unknown().optional(),
})

function partOf(chunk: unknown): ModelPart | null {
  const parsed = Chunk.safeParse(chunk)
  if (!parsed.success) throw new ModelError('broken')
  if (parsed.data.error) throw new ModelError('refused')
  const choice = parsed.data.choices?.[0]
  if (!choice) return null
  const said = choice.delta ?? choice.message
  const content = said?.content ?? ''
  const text = typeof content === 'string' ? content : content.map((part) => part.text ?? '').join('')
  return { text, isRefused: Boolean(said?.refusal) || choice.finish_reason === 'content_filter' }
}

/** Not every server knows these; one that refuses them is asked again without, and that is remembered. */
type Option = 'max_completion_tokens' | 'store' | 'reasoning_effort'

function optionsNamed(error: unknown, options: Set<Option>): Option[] {
  if (!(error instanceof APIError) || (error.status !== 400 && error.status !== 422)) return []
  const answer = `${error.param ?? ''} ${error.message}`
  const named = [...options].filter((option) => answer.includes(option))
  const isAboutOptions = /unknown|unrecogni[sz]ed|unsupported|unexpected|extra|not permitted/i.test(answer)
  return named.length > 0 || !isAboutOptions ? named : [...options]
}

/** Chat completions of any server that speaks the protocol. Throws `ModelError`, or the signal's reason. */
export function createModelStream({ apiKey, baseUrl, model, maxOutputTokens }: ModelServer): ModelStream {
  const client = createModelClient({ apiKey, baseUrl }, mostBytes)
  const options = new Set<Option>(['max_completion_tokens', 'store', 'reasoning_effort'])

  async function open(messages: ModelMessage[], timeout: number, signal: AbortSignal): Promise<Response> {
    const limit = options.has('max_completion_tokens') ? 'max_completion_tokens' : 'max_tokens'
    const request = {
      model,
      messages,
      stream: true as const,
      [limit]: maxOutputTokens,
      ...(options.has('store') ? { store: false } : {}),
      // The limit counts thinking too: long thinking would leave no room for the answer.
      ...(options.has('reasoning_effort') ? { reasoning_effort: 'low' as const } : {}),
    }
    try {
      return await client.chat.completions.create(request, { signal, timeout }).asResponse()
    } catch (error) {
      const refused = optionsNamed(error, options)
      if (refused.length === 0) throw error
      for (const option of refused) options.delete(option)
      return open(messages, timeout, signal)
    }
  }

  return async function* (messages, timeouts, signal) {
    signal.throwIfAborted()
    if (timeouts.firstMs <= 0 || timeouts.wholeMs <= 0) throw new ModelError('timed-out')
    using deadline = new Deadline(timeouts, signal)
    try {
      const response = await open(messages, timeouts.firstMs, deadline.signal)
      const isStream = !response.headers.get('content-type')?.includes('application/json')
      const chunks = isStream
        ? Stream.fromSSEResponse<unknown>(response, deadline.controller, client)
        : [await response.json()]
      for await (const chunk of chunks) {
        deadline.signOfLife()
        const part = partOf(chunk)
        if (part) yield part
      }
    } catch (error) {
      signal.throwIfAborted()
      throw deadline.hasPassed ? new ModelError('timed-out') : asModelError(error)
    }
    // An aborted stream of the SDK ends as if it were whole.
    signal.throwIfAborted()
    if (deadline.hasPassed) throw new ModelError('timed-out')
  }
}
