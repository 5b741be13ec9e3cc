import type { Asked } from '#api/serve.ts'
import { ledgerNote } from '#api/your-data/ledger-note.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { noteInLedger } from '#infra/erasure/ledger.ts'
import type { Projection } from '#projections/engine/projection.ts'

export type Asking = Pick<Asked<Endpoint>, 'caller' | 'deps' | 'wrote'>

/** Answers once it stands in the ledger, and the rows are gone from the read models too. */
export async function gone(
  { caller, deps, wrote }: Asking,
  position: number | null,
  reads: Projection[],
  receipt: string | null,
) {
  const isInLedger = receipt === null || (await noteInLedger(deps))
  if (position !== null && caller.subjectId) {
    wrote(position)
    await deps.waitUntilProjected(caller.subjectId, position, reads)
  }
  return { ok: true as const, receipt, ...ledgerNote(isInLedger) }
}
