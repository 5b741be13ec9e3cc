import { parentPort } from 'node:worker_threads'
import type { GuidePrompt } from '#domain/chat/guide/guide-prompt.ts'
import { guide } from '#domain/chat/guide/guide.ts'

export type Asked = { id: number; prompt: GuidePrompt }

const port = parentPort!
port.on('message', ({ id, prompt }: Asked) => {
  try {
    port.postMessage({ id, reply: guide(prompt) })
  } catch {
    port.postMessage({ id })
  }
})
