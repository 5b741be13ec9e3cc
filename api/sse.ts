import { PassThrough } from 'node:stream'
import type { Context } from 'koa'
import { describeFault } from '#infra/fault.ts'
import type { Logger } from '#infra/logger.ts'

const heartbeatMs = 15_000

/**
 * Sends events as they come: each `data: ` and JSON, then a blank line (WHATWG HTML 9.2). A comment every 15 s
 * keeps proxies from closing a silent stream; `no-transform` and `X-Accel-Buffering` keep them from holding it back.
 */
export function sendStream(
  ctx: Context,
  events: AsyncIterable<unknown>,
  signal: AbortSignal,
  log: Logger,
): void {
  const stream = new PassThrough()
  ctx.status = 200
  ctx.set({
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store, no-transform',
    'X-Accel-Buffering': 'no',
  })
  ctx.body = stream
  stream.write(': ok\n\n')
  const heartbeat = setInterval(() => stream.write(': hb\n\n'), heartbeatMs)
  const pump = async () => {
    try {
      for await (const event of events) stream.write(`data: ${JSON.stringify(event)}\n\n`)
    } catch (error) {
      if (signal.aborted) return
      log.error({ requestId: ctx.state['requestId'], fault: describeFault(error) }, 'stream broke')
      stream.write(`data: ${JSON.stringify({ error: 'The connection to the reply was lost.', seq: 0 })}\n\n`)
    } finally {
      clearInterval(heartbeat)
      stream.end()
    }
  }
  void pump()
}
