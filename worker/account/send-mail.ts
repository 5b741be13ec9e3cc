import type { JobPayload } from '#infra/jobs/jobs.ts'
import type { Deps } from '#worker/deps.ts'

/** Sends the mail of one sign-in. Run twice after a crash, it may send the same mail again. */
export async function sendMail(
  { signInId }: JobPayload<'send-mail'>,
  { emailSignIns, mailer, signInMail }: Deps,
): Promise<void> {
  const address = await emailSignIns.findUnsent(signInId)
  if (address === null) return
  await mailer.send(signInMail(signInId, address))
  await emailSignIns.noteSent(signInId)
}
