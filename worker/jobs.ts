import type { JobHandlers } from '#infra/jobs/jobs.ts'
import { SubjectClosed } from '#infra/store/event-store.ts'
import { sendMail } from '#worker/account/send-mail.ts'
import { replyToMessage } from '#worker/chat/reply-to-message.ts'
import type { Deps } from '#worker/deps.ts'
import { reflectOnEntry } from '#worker/journal/reflect-on-entry.ts'
import { project } from '#worker/project.ts'
import { sweep } from '#worker/upkeep/sweep.ts'

/** Every job and what does it. */
export const jobHandlers = (deps: Deps): JobHandlers => ({
  project: (payload) => project(payload, deps),
  'reply-to-message': (payload, context) => unlessErased(replyToMessage(payload, deps, context)),
  'reflect-on-entry': (payload, context) => unlessErased(reflectOnEntry(payload, deps, context)),
  'send-mail': (payload) => sendMail(payload, deps),
  sweep: () => sweep(deps),
})

/** Of somebody who was erased meanwhile nobody waits for it, and a job that failed would still name them. */
async function unlessErased(work: Promise<void>): Promise<void> {
  try {
    await work
  } catch (error) {
    if (!(error instanceof SubjectClosed)) throw error
  }
}
