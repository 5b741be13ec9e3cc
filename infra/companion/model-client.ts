import type OpenAI from 'openai'
import { ModelError } from '#infra/companion/model-error.ts'

export type ModelAddress = {
  /** Absent for servers that ask for none. */
  apiKey?: string | undefined
  baseUrl?: string | undefined
}

/**
 * A client of one server of the protocol. An answer of more than `mostBytes` is cut off as broken. The SDK is loaded when
 * somebody is asked: most people have no model.
 */
export function createModelClient(address: ModelAddress, mostBytes: number): () => Promise<OpenAI> {
  let opened: Promise<OpenAI> | undefined
  return () => (opened ??= open(address, mostBytes))
}

async function open({ apiKey, baseUrl }: ModelAddress, mostBytes: number): Promise<OpenAI> {
  const { OpenAI: Client } = await import('openai')
  return new Client({
    // Every value is given, so that the SDK reads nothing from the environment by itself.
    apiKey: apiKey ?? 'none',
    baseURL: baseUrl ?? 'https://api.openai.com/v1',
    organization: null,
    project: null,
    adminAPIKey: null,
    webhookSecret: null,
    logLevel: 'off',
    maxRetries: 0,
    fetch: async (input, init) => withByteLimit(await fetch(input, init), mostBytes),
  })
}

function withByteLimit(response: Response, mostBytes: number): Response {
  let bytes = 0
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength
      if (bytes > mostBytes) controller.error(new ModelError('broken'))
      else controller.enqueue(chunk)
    },
  })
  return new Response(response.body?.pipeThrough(limit) ?? null, response)
}
