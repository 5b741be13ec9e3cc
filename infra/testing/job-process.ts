// A worker process for the tests of the queue: works one reply, and either never ends or closes down in order.
import pino from 'pino'
import { createQueue } from '#infra/jobs/queue.ts'

const [ending, timeScale, databaseUrl = '', redisUrl] = process.argv.slice(2)
const queue = createQueue({ databaseUrl, redisUrl }, pino({ level: 'silent' }), {
  timeScale: Number(timeScale),
})
const { promise: started, resolve } = Promise.withResolvers<void>()

await queue.work({
  'reply-to-message': async ({ messageId }) => {
    process.stdout.write(`${messageId}\n`)
    resolve()
    if (ending === 'hangs') await new Promise(() => setInterval(() => {}, 1_000))
  },
  'reply-with-model': async () => {},
  'remember-talk': async () => {},
  'reflect-on-entry': async () => {},
  'reflect-with-model': async () => {},
  project: async () => {},
  'send-mail': async () => {},
  sweep: async () => {},
})
await started
await queue.close()
