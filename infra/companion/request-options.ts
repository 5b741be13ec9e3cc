import { APIError } from 'openai/core/error'

/** Not every server knows these; one that refuses them is asked again without. */
type Option = 'max_completion_tokens' | 'max_tokens' | 'store' | 'reasoning_effort' | 'stream_options'

/** So long one stays left out: a server that is updated, or was wrong about it, gets it again. */
const leftOutMs = 3_600_000

/** Only OpenAI's own models refuse the older name; others may not know the newer, and then write without end. */
const isOpenAi = (baseUrl: string | undefined): boolean =>
  baseUrl === undefined || /^https:\/\/[^/]*\.(?:openai\.com|azure\.com)(?:\/|$)/.test(baseUrl)

function isNamed(option: Option, { param, message }: APIError): boolean {
  if (param === option) return true
  // This one is a word that a server may repeat of what was said: it counts quoted by itself, or as a path.
  if (option === 'store') return /(["'`])store\\?\1|body\W+store\b/.test(message)
  return message.includes(option)
}

const isAboutNames = /unknown|unrecogni[sz]ed|unsupported|unexpected|extra (?:field|input)|not permitted/i

/**
 * What a request may carry beside the words, for one server and model: what it refused is left out, in this process and
 * for a while.
 */
export function createRequestOptions(baseUrl: string | undefined, maxOutputTokens: number) {
  const leftOut = new Map<Option, number>()
  const isLeftOut = (option: Option): boolean => (leftOut.get(option) ?? 0) > Date.now()
  const limits: Option[] = isOpenAi(baseUrl)
    ? ['max_completion_tokens', 'max_tokens']
    : ['max_tokens', 'max_completion_tokens']
  const values = {
    // Not kept by the provider.
    store: false,
    // The limit counts thinking too: long thinking would leave no room for the answer.
    reasoning_effort: 'low',
    stream_options: { include_usage: true },
  } as const

  const sent = (): Option[] => {
    const others = (Object.keys(values) as (keyof typeof values)[]).filter((option) => !isLeftOut(option))
    const limit = limits.find((option) => !isLeftOut(option))
    return limit ? [limit, ...others] : others
  }

  return {
    fields(): Record<string, unknown> {
      const all: Record<Option, unknown> = {
        ...values,
        max_tokens: maxOutputTokens,
        max_completion_tokens: maxOutputTokens,
      }
      return Object.fromEntries(sent().map((option) => [option, all[option]]))
    },
    /** True where another try without what it names may be answered. */
    learn(error: unknown): boolean {
      if (!(error instanceof APIError) || (error.status !== 400 && error.status !== 422)) return false
      const options = sent()
      const named = options.filter((option) => isNamed(option, error))
      const refused = named.length > 0 ? named : isAboutNames.test(error.message) ? options : []
      for (const option of refused) leftOut.set(option, Date.now() + leftOutMs)
      return refused.length > 0
    },
  }
}
