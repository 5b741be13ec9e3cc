import type OpenAI from 'openai'
import { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai/core/error'
import * as z from 'zod'
import { asData } from '#infra/companion/as-data.ts'
import { createModelClient, type ModelAddress } from '#infra/companion/model-client.ts'
import { ModelError } from '#infra/companion/model-error.ts'
import type { TokenBudget } from '#infra/companion/token-budget.ts'
import { tokensIn } from '#infra/companion/tokens-in.ts'

const Answer = z.object({ choices: z.tuple([z.object({ message: z.object({ content: z.string() }) })]) })

/** An answer is short; whoever sends more has not understood. */
const mostBytes = 50_000

/** Words of others between marks, which whoever writes them cannot close. */
export const marked = (name: string, text: string): string =>
  `<${name}>\n${asData(text).replace(/[<>]/g, ' ')}\n</${name}>`

type Server = ModelAddress & {
  model: string
  timeoutMs: number
  budget?: TokenBudget | null
  /** Not begun where the day’s budget has no room for it: then `ModelError` says that it is spent. Else only counted. */
  isReserved?: boolean
}
type Given = OpenAI.ChatCompletion
type Asked<Schema extends z.ZodType> = { name: string; schema: Schema; rules: string; mostTokens: number }

/** Nothing was read where it was refused, or never reached anybody. */
const isFree = (error: unknown): boolean =>
  error instanceof APIError &&
  (error.status !== undefined ||
    (error instanceof APIConnectionError && !(error instanceof APIConnectionTimeoutError)))

/** A short call of a model that answers in JSON. Throws where the answer cannot be read. */
export function createStructuredCall<Schema extends z.ZodType>(
  { model, timeoutMs, budget = null, isReserved = false, ...address }: Server,
  { name, schema, rules, mostTokens }: Asked<Schema>,
): (content: string, signal: AbortSignal) => Promise<z.output<Schema>> {
  const reach = createModelClient(address, mostBytes)
  const response_format = {
    type: 'json_schema',
    json_schema: { name, strict: true, schema: z.toJSONSchema(schema) },
  }
  // What servers differ in: the next is tried where one is refused, and that is remembered.
  const dialects = [
    { response_format, max_completion_tokens: mostTokens, reasoning_effort: 'low' },
    { response_format, max_completion_tokens: mostTokens },
    { response_format, max_tokens: mostTokens, temperature: 0 },
    { max_tokens: mostTokens, temperature: 0 },
  ]
  let dialect = 0

  async function ask(content: string, signal: AbortSignal): Promise<Given> {
    const request = {
      model,
      messages: [
        { role: 'system', content: rules },
        { role: 'user', content },
      ],
      stream: false,
      ...dialects[dialect],
    } as OpenAI.ChatCompletionCreateParamsNonStreaming
    try {
      const client = await reach()
      return await client.chat.completions.create(request, { signal, timeout: timeoutMs })
    } catch (error) {
      const isRefused = error instanceof APIError && (error.status === 400 || error.status === 422)
      if (!isRefused || dialect === dialects.length - 1) throw error
      dialect++
      return ask(content, signal)
    }
  }

  return async function answered(content, signal) {
    const read = tokensIn(rules + content)
    const reserved = isReserved && budget ? read + mostTokens : 0
    if (reserved > 0 && !(await budget!.reserve(reserved))) throw new ModelError('spent')
    let spent = isReserved ? read : 0
    try {
      const given = await ask(content, signal)
      spent = given.usage?.total_tokens ?? read
      const [choice] = Answer.parse(given).choices
      return schema.parse(JSON.parse(/\{[^]*\}/.exec(choice.message.content)?.[0] ?? ''))
    } catch (error) {
      if (isFree(error)) spent = 0
      throw error
    } finally {
      if (reserved > 0 || spent > 0) void budget?.settle(reserved, spent)
    }
  }
}
