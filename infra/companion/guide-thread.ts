import { parentPort } from 'node:worker_threads'
import type { GuidePrompt } from '#domain/chat/guide/guide-prompt.ts'
import { guide } from '#domain/chat/guide/guide.ts'
import { reflect, type ReflectionPrompt } from '#domain/journal/reflection/reflect.ts'

export type Asked = { id: number } & ({ prompt: GuidePrompt } | { reflection: ReflectionPrompt })

const port = parentPort!
port.on('message', (asked: Asked) => {
  const { id } = asked
  try {
    port.postMessage({ id, reply: 'prompt' in asked ? guide(asked.prompt) : reflect(asked.reflection) })
  } catch {
    port.postMessage({ id })
  }
})
