import type { Log } from '#infra/fault.ts'
import { createHints } from '#infra/live/hints.ts'
import { keptForSeconds, seqsPerAttempt, type LiveBackend } from '#infra/live/live-backend.ts'
import { openRedisWithTimeout, openWaitingRedis } from '#infra/redis.ts'

const keyOf = (messageId: string): string => `leeward:live:${messageId}`
const stopChannel = 'leeward:live:stop'

// An attempt is numbered by the clock (tenths of a second), so that its number still grows when Redis lost everything between two.
const beginScript = `
  local time = redis.call('TIME')
  local attempt = time[1] * 10 + math.floor(time[2] / 100000)
  local last = redis.call('XREVRANGE', KEYS[1], '+', '-', 'COUNT', 1)[1]
  if last then
    local previous = math.floor(tonumber(string.match(last[1], '^%d+')) / ${seqsPerAttempt})
    attempt = math.max(attempt, previous + 1)
  end
  redis.call('XADD', KEYS[1], string.format('%.0f-0', attempt * ${seqsPerAttempt}), 'begin', '')
  redis.call('EXPIRE', KEYS[1], ${keptForSeconds})
  return string.format('%.0f', attempt)`

/**
 * Live replies in one Redis stream a message. An entry's id is its seq, so Redis itself refuses what comes from an
 * attempt that was overtaken. One connection subscribes for the whole process.
 */
export function openRedisLive(redisUrl: string, log: Log): LiveBackend {
  const redis = openRedisWithTimeout(redisUrl, log)
  const subscriber = openWaitingRedis(redisUrl, log)
  const stops = createHints()
  const entries = createHints({
    onFirst: (id) => subscriber.subscribe(keyOf(id)).then(() => entries.tell(id), ignoreClosed),
    onLast: (id) => subscriber.unsubscribe(keyOf(id)).catch(ignoreClosed),
  })
  subscriber.on('message', (channel, payload) => (channel === stopChannel ? stops : entries).tell(payload))
  // On every new connection; then whatever was missed while Redis was away is read.
  subscriber.on('ready', () => {
    subscriber.subscribe(stopChannel, ...entries.ids().map(keyOf)).then(entries.tellAll, ignoreClosed)
  })

  return {
    beginAttempt: async (messageId) => Number(await redis.eval(beginScript, 1, keyOf(messageId))),
    append: async (messageId, seq, sealed) => {
      const key = keyOf(messageId)
      const results = await redis
        .pipeline()
        .xadd(key, `${seq}-0`, 'sealed', Buffer.from(sealed))
        .expire(key, keptForSeconds)
        .publish(key, messageId)
        .exec()
      const [fault] = results?.[0] ?? []
      if (!fault) return true
      if (!fault.message.includes('equal or smaller')) throw fault
      // Refused: by a later attempt, or because this very piece arrived before a connection broke and was sent again.
      const [last] = await redis.xrevrange(key, '+', '-', 'COUNT', 1)
      if (last === undefined) throw fault
      return Number.parseInt(last[0], 10) === seq
    },
    forget: async (messageId) => {
      const attempt = Number(await redis.eval(beginScript, 1, keyOf(messageId)))
      await redis.xtrim(keyOf(messageId), 'MINID', `${attempt * seqsPerAttempt}-0`)
    },
    read: async (messageId, afterSeq) => {
      const found = await redis.xrangeBuffer(keyOf(messageId), `(${afterSeq}`, '+')
      return found.map(([id, [field, value]]) => ({
        seq: Number.parseInt(id.toString(), 10),
        sealed: field?.toString() === 'sealed' ? value! : null,
      }))
    },
    onEntry: entries.listen,
    onStop: stops.listen,
    askToStop: async (messageId) => {
      await redis.publish(stopChannel, messageId)
    },
    // Redis lets its keys expire itself.
    purge: async () => 0,
    ping: async () => {
      await redis.ping()
    },
    close: async () => {
      redis.disconnect()
      subscriber.disconnect()
    },
  }
}

/** A subscription fails only when it is closed meanwhile. */
const ignoreClosed = (): void => {}
