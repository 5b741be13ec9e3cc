import type { JobHandlers } from '#infra/jobs/jobs.ts'
import { queues } from '#infra/jobs/queue-plan.ts'
import { createPlaces } from '#infra/places.ts'
import { SubjectClosed } from '#infra/store/event-store.ts'
import { sendMail } from '#worker/account/send-mail.ts'
import { rememberTalk } from '#worker/chat/remember-talk.ts'
import { replyToMessage } from '#worker/chat/reply-to-message.ts'
import { replyWithModel } from '#worker/chat/reply-with-model.ts'
import type { Deps } from '#worker/deps.ts'
import { reflectOnEntry, reflectWithModel } from '#worker/journal/reflect-on-entry.ts'
import { project } from '#worker/project.ts'
import { duties } from '#worker/upkeep/duties.ts'
import { createSweep } from '#worker/upkeep/sweep.ts'

/** Every job and what does it. */
export function jobHandlers(deps: Deps): JobHandlers {
  const sweep = createSweep(deps, duties)
  // Half of the lane: the other half stays free for what needs no model.
  const crisisPlaces = createPlaces(queues.replies.concurrency / 2)
  return {
    project: (payload) => project(payload, deps),
    'reply-to-message': (payload, context) =>
      unlessErased(replyToMessage(payload, { ...deps, crisisPlaces }, context)),
    'reply-with-model': (payload, context) => unlessErased(replyWithModel(payload, deps, context)),
    'remember-talk': (payload, context) => unlessErased(rememberTalk(payload, deps, context)),
    'reflect-on-entry': (payload, context) => unlessErased(reflectOnEntry(payload, deps, context)),
    'reflect-with-model': (payload, context) => unlessErased(reflectWithModel(payload, deps, context)),
    'send-mail': (payload) => sendMail(payload, deps),
    sweep: (_, { signal }) => sweep(signal),
  }
}

/** Of somebody who was erased meanwhile nobody waits for it, and a job that failed would still name them. */
async function unlessErased(work: Promise<void>): Promise<void> {
  try {
    await work
  } catch (error) {
    if (!(error instanceof SubjectClosed)) throw error
  }
}
