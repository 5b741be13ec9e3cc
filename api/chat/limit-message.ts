import type { Caller } from '#api/caller.ts'
import { count } from '#api/limits/limit.ts'
import { bodyBytes, takeVolume } from '#api/limits/volume.ts'
import { Refused } from '#api/middleware/errors.ts'
import type { Asked } from '#api/serve.ts'
import type { sendMessage } from '#contract/chat.ts'
import { replyStateOf } from '#domain/chat/conversation.ts'
import { chat } from '#domain/chat/decider.ts'
import { turnOf } from '#domain/chat/turn.ts'
import { sessionTierAt } from '#domain/safety/session-tier.ts'
import { isCrisis, type Tier } from '#domain/safety/tier.ts'
import { loadState, streamName } from '#infra/store/command-handler.ts'

/**
 * Refuses a flood, and messages far beyond a day's volume, never in a crisis. Past the far higher limit of a crisis this
 * is the tier that prepared help is for, and the message is not taken; null where it is.
 */
export async function limitMessage(asked: Asked<typeof sendMessage>, tier: Tier): Promise<Tier | null> {
  const { ctx, deps } = asked
  let helped = tier
  if (!isCrisis(tier)) {
    const flood = await count(ctx, deps, 'message')
    const volume = flood?.isOver ? null : await takeVolume(ctx, deps, bodyBytes(ctx))
    // Whoever has filled the day with a document may still talk.
    const past = volume?.isOver ? await count(ctx, deps, 'message past volume') : null
    const over = [flood, past].find((allowance) => allowance?.isOver)
    if (!over) return null
    helped = await tierOfSession(asked)
    if (!isCrisis(helped))
      throw new Refused(over === flood ? 'rate-limited' : 'volume-spent', {
        retryAfterSeconds: over.resetSeconds,
      })
  }
  const crisis = await count(ctx, deps, 'crisis message')
  return crisis?.isOver ? helped : null
}

/** Whoever has nothing here yet, and for whom no conversation could be begun, gets the prepared help all the same. */
export const tierOfNewcomer = ({ subjectId }: Caller, tier: Tier): Tier | null =>
  subjectId === null && isCrisis(tier) ? tier : null

/** "Yes, I have them here" is in itself no crisis: what was said before it is. */
async function tierOfSession({ input, caller, deps }: Asked<typeof sendMessage>): Promise<Tier> {
  const name = streamName('session', { subjectId: caller.owner(), id: input.sessionId })
  const { state } = await loadState(deps.store, name, chat)
  return sessionTierAt(state.concern, caller.at)
}

/** Whether this message is past the limit of what goes to a model. What owes no new reply is not counted. */
export async function isPastModelLimit(
  { ctx, caller, deps }: Asked<typeof sendMessage>,
  { sessionId, messageId }: { sessionId: string; messageId: string },
): Promise<boolean> {
  if (deps.version.companion !== 'model') return false
  const name = streamName('session', { subjectId: caller.owner(), id: sessionId })
  const { state, about } = await loadState(deps.store, name, chat, messageId)
  if (!state.isStarted || state.isDeleted) return false
  const reply = replyStateOf(state, turnOf(about))
  if (reply !== null && reply !== 'failed') return false
  return (await count(ctx, deps, 'model reply'))?.isOver ?? false
}
