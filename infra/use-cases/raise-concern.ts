import { chat } from '#domain/chat/decider.ts'
import type { ConcernRaised } from '#domain/chat/events.ts'
import { isCrisis } from '#domain/safety/tier.ts'
import type { Log } from '#infra/fault.ts'
import { hint } from '#infra/hint.ts'
import { tellOfConcern } from '#infra/live/concern-hints.ts'
import { liveName } from '#infra/live/live-name.ts'
import type { Live } from '#infra/live/live.ts'
import { commandHandler, streamName } from '#infra/store/command-handler.ts'
import type { EventStore } from '#infra/store/event-store.ts'
import { forgetMemories } from '#infra/use-cases/forget-memories.ts'

const handleChat = commandHandler('session', chat)

type Raising = {
  store: EventStore
  live: Live
  log: Log
  clock: () => Date
  wake: (subjectId: string) => void
}

/**
 * What a layer found in a message later than the others. Null where it found no more than was known. Of a crisis nothing is
 * remembered.
 */
export async function raiseConcern(
  { store, live, log, clock, wake }: Raising,
  subjectId: string,
  data: ConcernRaised['data'],
): Promise<number | null> {
  const whose = { subjectId, id: data.sessionId }
  const raise = { type: 'RaiseConcern', at: clock().toISOString(), data } as const
  const { position } = await handleChat(store, whose, raise, { timeZone: 'UTC' })
  if (position === null) return null
  wake(subjectId)
  const name = liveName(streamName('session', whose), data.messageId)
  hint(log, 'show a raised concern', () => tellOfConcern(live, name))
  if (isCrisis(data.tier)) {
    const { sessionId, messageId: id } = data
    const forgetting = { subjectId, at: raise.at, context: { timeZone: 'UTC' } }
    await forgetMemories(store, forgetting, { of: 'message', id, sessionId })
    wake(subjectId)
  }
  return position
}
