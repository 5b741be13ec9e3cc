import { isIPv6 } from 'node:net'
import type { Context } from 'koa'
import type { Deps } from '#api/deps.ts'
import { Refused } from '#api/middleware/errors.ts'
import type { LimitName } from '#infra/sign-in/rate-limits.ts'

/** Refuses whoever tries too often, and says when to come back. Without `whose`, the network that asks is counted. */
export async function limit(ctx: Context, deps: Deps, name: LimitName, whose?: string): Promise<void> {
  const key = deps.keyring.digest('rate limit', whose ?? networkOf(ctx.ip)).toString('base64url')
  const retryAfterSeconds = await deps.rateLimits.take(name, key)
  if (retryAfterSeconds !== null) throw new Refused('rate-limited', { retryAfterSeconds })
}

/** An IPv6 household has 2^64 addresses: its first half is what tells it apart. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped) return mapped[1]!
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.replace(/%.*$/, '').split('::')
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - before.length - after.length }, () => '0')
  return [...before, ...zeros, ...after]
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':')
}
