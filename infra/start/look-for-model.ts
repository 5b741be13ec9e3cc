import * as z from 'zod'

/** Where model servers listen on a machine of one's own, unless they are told otherwise. */
export const usualServers = [
  { name: 'Ollama', url: 'http://127.0.0.1:11434/v1' },
  { name: 'LM Studio', url: 'http://127.0.0.1:1234/v1' },
  { name: 'llama.cpp', url: 'http://127.0.0.1:8080/v1' },
] as const

export type FoundModel = { name: string; url: string; model: string }

const Models = z.object({ data: z.array(z.object({ id: z.string().min(1) })) })

/** Those cannot hold a conversation. */
const isForTalk = (id: string): boolean => !/embed|rerank|bge-|whisper|tts|moderation/i.test(id)

/** The first of them that answers and has a model to talk with; asks each for its list and sends nothing else. */
export async function lookForModel(
  servers: readonly { name: string; url: string }[] = usualServers,
  // Nobody waits longer for it.
  lookMs = 500,
): Promise<FoundModel | null> {
  const found = await Promise.all(servers.map((server) => look(server, lookMs)))
  return found.find((one) => one !== null) ?? null
}

async function look(
  { name, url }: { name: string; url: string },
  lookMs: number,
): Promise<FoundModel | null> {
  try {
    const answer = await fetch(`${url}/models`, { signal: AbortSignal.timeout(lookMs), redirect: 'error' })
    const { data } = Models.parse(await answer.json())
    const model = data.map(({ id }) => id).find(isForTalk)
    return model === undefined ? null : { name, url, model }
  } catch {
    return null
  }
}
