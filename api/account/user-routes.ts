import { handleAccount } from '#api/account/enter.ts'
import type { Deps } from '#api/deps.ts'
import { serve } from '#api/serve.ts'
import { correctName, getUser, type User } from '#contract/account.ts'
import type { AccountEvent } from '#domain/account/events.ts'
import { Rejection } from '#domain/rejection.ts'
import { streamName } from '#infra/store/command-handler.ts'

/** Names are kept nowhere but in the account's own events, sealed. */
export async function userOf({ store }: Deps, subjectId: string): Promise<User> {
  const name = streamName('account', { subjectId, id: subjectId })
  const events = await store.recallEnds<AccountEvent>(name, ['NameCorrected'])
  const opened = events.find((event) => event.type === 'AccountOpened')
  if (!opened) throw new Rejection('account-unknown')
  const corrected = events.findLast((event) => event.type === 'NameCorrected')
  return {
    firstName: corrected?.personal?.firstName ?? opened.personal?.firstName ?? null,
    email: opened.personal?.email ?? null,
    createdAt: opened.at,
  }
}

export const userRoutes = [
  serve(getUser, ({ caller, deps }) => userOf(deps, caller.account())),

  serve(correctName, async ({ input: { firstName }, caller, deps, wrote }) => {
    const subjectId = caller.account()
    const correct = { type: 'CorrectName', at: caller.at, data: {}, personal: { firstName } } as const
    const { position } = await handleAccount(
      deps.store,
      { subjectId, id: subjectId },
      correct,
      caller.context,
    )
    wrote(position)
    return userOf(deps, subjectId)
  }),
]
