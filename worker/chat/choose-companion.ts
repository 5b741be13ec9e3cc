import type { ModelPurpose } from '#domain/account/purposes.ts'
import type { Companion } from '#infra/companion/companion.ts'
import { mayGoToModel } from '#infra/use-cases/may-go-to-model.ts'
import type { Deps } from '#worker/deps.ts'

/** Who may reply to this person now: the model where their words may go to it, else the guide. */
export async function chooseCompanion(
  { store, companion, guide, recipient }: Pick<Deps, 'store' | 'companion' | 'guide' | 'recipient'>,
  subjectId: string,
  purpose: ModelPurpose,
): Promise<Companion> {
  if (companion.author === 'guide') return companion
  return (await mayGoToModel({ store, recipient }, subjectId, purpose)) ? companion : guide
}
