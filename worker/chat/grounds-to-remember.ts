import { isDeepStrictEqual } from 'node:util'
import { type Allowed, consents, consentState } from '#domain/account/consents.ts'
import { chat } from '#domain/chat/decider.ts'
import { type SessionConcern, talkTierAt } from '#domain/safety/session-tier.ts'
import { isCrisis } from '#domain/safety/tier.ts'
import { loadState, streamName } from '#infra/store/command-handler.ts'
import { allowedToModel } from '#infra/use-cases/may-go-to-model.ts'
import type { Deps } from '#worker/deps.ts'

/** Why a model may read a conversation now, for what to remember. What was taken back and given again is another yes. */
export type Grounds = { talk: Allowed; memory: Allowed; since: (string | null)[]; concern: SessionConcern }

type Place = Pick<Deps, 'store' | 'clock' | 'recipient'>

/** Null where a person does not allow it, has nothing kept, has deleted the conversation, or is in a crisis in it. */
export async function groundsToRemember(
  { store, clock, recipient }: Place,
  subjectId: string,
  sessionId: string,
): Promise<Grounds | null> {
  const [{ state: answers }, talk, memory, { state: conversation }] = await Promise.all([
    loadState(store, streamName('consents', { subjectId, id: subjectId }), consents),
    allowedToModel({ store, recipient }, subjectId, 'model-chat'),
    allowedToModel({ store, recipient }, subjectId, 'model-memory'),
    loadState(store, streamName('session', { subjectId, id: sessionId }), chat),
  ])
  const asked = ['keeping', 'remembering'] as const
  if (asked.some((purpose) => consentState(answers, purpose, null) === 'declined')) return null
  const { concern, isDeleted } = conversation
  if (!talk || !memory || isDeleted || isCrisis(talkTierAt(concern, clock().toISOString()))) return null
  return { talk, memory, since: asked.map((purpose) => answers[purpose]?.at ?? null), concern }
}

/** Whether nothing was withdrawn, deleted or heard as a crisis since. */
export const stillHold = async (
  grounds: Grounds,
  place: Place,
  subjectId: string,
  sessionId: string,
): Promise<boolean> => isDeepStrictEqual(await groundsToRemember(place, subjectId, sessionId), grounds)
