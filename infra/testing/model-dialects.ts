import type { Answer } from '#infra/testing/model-server.ts'

/**
 * How the servers of the chat-completions protocol differ on the wire, read in November 2026 in their documentation, their
 * code and what people reported of them. Each writes a whole answer, and says by itself what went wrong.
 */
export type Dialect = {
  /** The events of an answer; where `thinks`, with thinking first as this server sends it. */
  stream: (pieces: string[], finish?: string) => string
  /** What stands in a stream where the server fails in the middle of it. */
  midError: string
  /** The body of an answer that is none. */
  error: (status: number, message: string) => unknown
  /** How a filter refuses the words themselves; absent where there is none. */
  promptFilter?: Answer
  /** How a filter ends an answer; absent where there is none. */
  answerFilter?: string
}

const thought = 'Okay, the user is afraid. I should acknowledge that first.'

const event = (data: unknown, head: object = {}): string =>
  `data: ${JSON.stringify(typeof data === 'object' ? { ...head, ...data } : data)}\n\n`

const done = 'data: [DONE]\n\n'

const choice = (delta: unknown, finish: string | null = null, more: object = {}) => ({
  choices: [{ index: 0, delta, ...more, finish_reason: finish }],
})

const head = (model: string, more: object = {}) => ({
  id: 'chatcmpl-7',
  object: 'chat.completion.chunk',
  created: 1_763_900_000,
  model,
  ...more,
})

const usage = { prompt_tokens: 900, completion_tokens: 40, total_tokens: 940 }

const plainError = (status: number, message: string) => ({
  error: { message, type: 'invalid_request_error', param: null, code: String(status) },
})

const harmless = {
  hate: { filtered: false, severity: 'safe' },
  self_harm: { filtered: false, severity: 'safe' },
}

export const dialects = {
  OpenAI: {
    stream(pieces, finish = 'stop') {
      const of = head('gpt-5-mini', { service_tier: 'default', system_fingerprint: null, obfuscation: 'xY3' })
      return [
        event(choice({ role: 'assistant', content: '', refusal: null }), of),
        ...pieces.map((content) => event({ ...choice({ content }), usage: null }, of)),
        event({ ...choice({}, finish), usage: null }, of),
        event({ choices: [], usage }, of),
        done,
      ].join('')
    },
    midError: event({ error: { message: 'The server had an error.', type: 'server_error', code: null } }),
    error: plainError,
    promptFilter: {
      status: 400,
      body: { error: { message: 'Invalid prompt.', type: 'invalid_request_error', code: 'invalid_prompt' } },
    },
    answerFilter: 'content_filter',
  },

  Azure: {
    stream(pieces, finish = 'stop') {
      const of = head('gpt-5-mini')
      const filtered = { content_filter_results: harmless }
      return [
        // The verdict on the prompt comes first, with no choice in it.
        event({
          id: '',
          object: '',
          model: '',
          choices: [],
          prompt_filter_results: [{ prompt_index: 0, content_filter_results: harmless }],
        }),
        event(choice({ role: 'assistant', content: '' }, null, filtered), of),
        ...pieces.map((content) => event(choice({ content }, null, filtered), of)),
        event(choice({}, finish, { content_filter_results: {} }), of),
        event({ choices: [], usage }, of),
        done,
      ].join('')
    },
    midError: event({
      error: { code: 'InternalServerError', message: 'Backend returned unexpected response.' },
    }),
    error: (status, message) => ({ error: { code: String(status), message } }),
    promptFilter: {
      status: 400,
      body: {
        error: {
          message: 'The response was filtered due to the prompt triggering the content management policy.',
          type: null,
          param: 'prompt',
          code: 'content_filter',
          status: 400,
          innererror: { code: 'ResponsibleAIPolicyViolation', content_filter_result: harmless },
        },
      },
    },
    answerFilter: 'content_filter',
  },

  OpenRouter: {
    stream(pieces, finish = 'stop') {
      const of = head('some/model', { provider: 'Some' })
      const waiting = ': OPENROUTER PROCESSING\n\n'
      return [
        waiting.repeat(3),
        event(choice({ role: 'assistant', content: '', reasoning: thought, reasoning_details: [] }), of),
        waiting,
        ...pieces.map((content) => event(choice({ role: 'assistant', content }), of)),
        event(choice({ role: 'assistant', content: '' }, finish, { native_finish_reason: finish }), of),
        event({ ...choice({ role: 'assistant', content: '' }), usage: { ...usage, cost: 0.0001 } }, of),
        done,
      ].join('')
    },
    midError: event({
      ...head('some/model'),
      error: { code: 502, message: 'Provider disconnected unexpectedly' },
      ...choice({ content: '' }, 'error'),
    }),
    error: (status, message) => ({ error: { code: status, message, metadata: {} } }),
    promptFilter: {
      status: 403,
      body: {
        error: {
          code: 403,
          message: 'Your chosen model requires moderation and your input was flagged.',
          metadata: { reasons: ['self-harm'], flagged_input: '…', provider_name: 'Some' },
        },
      },
    },
  },

  Ollama: {
    stream(pieces, finish = 'stop') {
      const of = head('qwen3:4b', { system_fingerprint: 'fp_ollama' })
      return [
        event(choice({ role: 'assistant', content: '', reasoning: thought }), of),
        ...pieces.map((content) => event(choice({ role: 'assistant', content }), of)),
        event(choice({ role: 'assistant', content: '' }, finish), of),
        event({ choices: [], usage }, of),
        done,
      ].join('')
    },
    // What goes wrong once it has begun is read as one more empty chunk; then it closes.
    midError: event(choice({ role: 'assistant', content: '' }), head('')),
    error: (status, message) => ({
      error: { message, type: status === 404 ? 'not_found_error' : 'api_error', param: null, code: null },
    }),
  },

  'llama.cpp': {
    stream(pieces, finish = 'stop') {
      const of = head('gpt-oss-20b', { system_fingerprint: 'b6881-8b11deea4' })
      return [
        event(choice({ role: 'assistant', content: null }), of),
        event(choice({ reasoning_content: thought }), of),
        ...pieces.map((content) => event(choice({ content }), of)),
        event({ ...choice({}, finish), usage, timings: { prompt_n: 900, predicted_n: 40 } }, of),
        done,
      ].join('')
    },
    // No event of the protocol: a line of its own kind.
    midError: `error: ${JSON.stringify({ code: 500, message: 'slot unavailable', type: 'server_error' })}\n\n`,
    error: (status, message) => ({
      error: { code: status, message, type: status === 503 ? 'unavailable_error' : 'invalid_request_error' },
    }),
  },

  vLLM: {
    // Without a reasoning parser the template has opened the thinking itself: only its end is in the text.
    stream(pieces, finish = 'stop') {
      const of = head('deepseek-r1')
      const said = [...thought.split(/(?<= )/), '</thi', 'nk>', '\n\n', ...pieces]
      return [
        event(choice({ role: 'assistant', content: '' }, null, { logprobs: null }), of),
        ...said.map((content) => event(choice({ content }, null, { logprobs: null, token_ids: null }), of)),
        event(choice({ content: '' }, finish, { logprobs: null, stop_reason: null }), of),
        event({ choices: [], usage }, of),
        done,
      ].join('')
    },
    midError:
      event({ object: 'error', message: 'EngineCore failed.', type: 'InternalServerError', code: 500 }) +
      done,
    error: (status, message) => ({
      object: 'error',
      message,
      type: 'BadRequestError',
      param: null,
      code: status,
    }),
  },

  'LM Studio': {
    stream(pieces, finish = 'stop') {
      const of = head('qwen3-4b', { system_fingerprint: 'qwen3-4b' })
      const said = ['<th', 'ink>', ...thought.split(/(?<= )/), '</', 'think>', '\n\n', ...pieces]
      return [
        ...said.map((content) => event(choice({ role: 'assistant', content }, null, { logprobs: null }), of)),
        event(choice({}, finish, { logprobs: null }), of),
        event({ choices: [], usage }, of),
        done,
      ].join('')
    },
    midError: `event: error\n${event({ error: { message: 'The model has crashed. (Exit code: 6)' } })}`,
    error: (_status, message) => ({ error: message }),
  },

  Gemini: {
    stream(pieces, finish = 'stop') {
      const of = head('gemini-3-flash')
      const thinking = choice({
        role: 'assistant',
        content: `<thought>${thought}`,
        extra_content: { google: { thought: true } },
      })
      return [
        event(thinking, of),
        event(choice({ role: 'assistant', content: '</thought>' }), of),
        ...pieces.map((content, index) =>
          event(choice({ role: 'assistant', content }, index === pieces.length - 1 ? finish : null), of),
        ),
        // A filter ends a choice that has no delta.
        pieces.length === 0 ? event({ choices: [{ index: 0, finish_reason: finish }], usage }, of) : '',
        done,
      ].join('')
    },
    midError: event([{ error: { code: 503, message: 'The model is overloaded.', status: 'UNAVAILABLE' } }]),
    // The error stands in a list.
    error: (status, message) => [
      {
        error: {
          code: status,
          message,
          status: 'INVALID_ARGUMENT',
          details: [
            {
              '@type': 'type.googleapis.com/google.rpc.BadRequest',
              fieldViolations: [{ description: message }],
            },
          ],
        },
      },
    ],
    promptFilter: {
      raw: event({ choices: [{ index: 0, finish_reason: 'content_filter: PROHIBITED_CONTENT' }] }),
    },
    answerFilter: 'content_filter: PROHIBITED_CONTENT',
  },

  DeepSeek: {
    stream(pieces, finish = 'stop') {
      const of = head('deepseek-reasoner', { system_fingerprint: 'fp_1' })
      return [
        ': keep-alive\n\n'.repeat(3),
        event(choice({ role: 'assistant', content: null, reasoning_content: '' }), of),
        event(choice({ content: null, reasoning_content: thought }), of),
        ...pieces.map((content) => event(choice({ content, reasoning_content: null }), of)),
        event({ ...choice({ content: '', reasoning_content: null }, finish), usage }, of),
        done,
      ].join('')
    },
    midError: event(choice({ content: '' }, 'insufficient_system_resource'), head('deepseek-reasoner')),
    error: plainError,
    promptFilter: { status: 400, body: plainError(400, 'Content Exists Risk') },
    answerFilter: 'content_filter',
  },
} satisfies Record<string, Dialect>

export type DialectName = keyof typeof dialects
