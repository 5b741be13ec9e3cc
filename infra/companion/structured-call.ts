import type OpenAI from 'openai'
import { APIError } from 'openai'
import * as z from 'zod'
import { asData } from '#infra/companion/as-data.ts'
import { createModelClient, type ModelAddress } from '#infra/companion/model-client.ts'
import type { TokenBudget } from '#infra/companion/token-budget.ts'
import { tokensIn } from '#infra/companion/tokens-in.ts'

const Answer = z.object({ choices: z.tuple([z.object({ message: z.object({ content: z.string() }) })]) })

/** An answer is short; whoever sends more has not understood. */
const mostBytes = 50_000

/** Words of others between marks, which whoever writes them cannot close. */
export const marked = (name: string, text: string): string =>
  `<${name}>\n${asData(text).replace(/[<>]/g, ' ')}\n</${name}>`

type Server = ModelAddress & { model: string; timeoutMs: number; budget?: TokenBudget | null }
type Asked<Schema extends z.ZodType> = { name: string; schema: Schema; rules: string; mostTokens: number }

/** A short call of a model that answers in JSON. Throws where the answer cannot be read. */
export function createStructuredCall<Schema extends z.ZodType>(
  { model, timeoutMs, budget = null, ...address }: Server,
  { name, schema, rules, mostTokens }: Asked<Schema>,
): (content: string, signal: AbortSignal) => Promise<z.output<Schema>> {
  const client = createModelClient(address, mostBytes)
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

  return async function ask(content, signal) {
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
      const given = await client.chat.completions.create(request, { signal, timeout: timeoutMs })
      // What was begun is read to its end: it is counted, and never refused.
      void budget?.settle(0, given.usage?.total_tokens ?? tokensIn(rules + content))
      const [choice] = Answer.parse(given).choices
      return schema.parse(JSON.parse(/\{[^]*\}/.exec(choice.message.content)?.[0] ?? ''))
    } catch (error) {
      const isRefused = error instanceof APIError && (error.status === 400 || error.status === 422)
      if (!isRefused || dialect === dialects.length - 1) throw error
      dialect++
      return ask(content, signal)
    }
  }
}
