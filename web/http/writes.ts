import type { Endpoint } from '#contract/endpoint.ts'
import { openChannel } from '#web/browser/channel.ts'

type Follower = (write: string) => void

/** Tabs tell each other the names of calls, never what was said in them. */
const channelName = 'leeward-writes'

/** A call without what was said in it. */
export const nameOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string => `${method} ${path}`

export const openTabs = (): BroadcastChannel | null => openChannel(channelName)

const early: string[] = []
let follower: Follower = (write) => early.push(write)

/** Tells whoever follows of a write that was accepted. */
export const tellWrite = (write: string): void => follower(write)

/** What was written before anybody followed is told at once. */
export function followWrites(follow: Follower): void {
  follower = follow
  early.splice(0).forEach(follow)
}
