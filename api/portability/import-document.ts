import { handleAccount } from '#api/account/enter.ts'
import { userOf } from '#api/account/user-routes.ts'
import type { Caller } from '#api/caller.ts'
import type { Deps } from '#api/deps.ts'
import { countVolume } from '#api/limits/volume.ts'
import type { DocumentOptions, DocumentOutput } from '#api/portability/document-work.ts'
import { readUpload, type UploadLimits } from '#api/portability/read-upload.ts'
import { serveUpload } from '#api/serve.ts'
import { documentBytes, importDocument, visitorDocumentBytes } from '#contract/portability.ts'
import type { PortableFact } from '#domain/portability/portable-event.ts'
import { importDocument as importFor } from '#infra/use-cases/import/import-document.ts'
import { openImportSpool } from '#infra/use-cases/import/import-spool.ts'

const work = new URL('document-work.ts', import.meta.url)
const forAccounts: UploadLimits = { bytes: documentBytes, tooLong: 'import-too-long', timeoutMs: 180_000 }
const forVisitors: UploadLimits = {
  bytes: visitorDocumentBytes,
  tooLong: 'import-visitor-too-long',
  timeoutMs: 30_000,
}

/** Reads the whole document before anything of it is used. */
export const documentRoute = serveUpload(importDocument, async ({ ctx, caller, deps, wrote }) => {
  await using spool = await openImportSpool(deps.sql)
  const options: DocumentOptions = { now: caller.at }
  const limits = caller.accountId ? forAccounts : forVisitors
  let firstName: string | null = null
  const volume = countVolume(ctx, deps)
  try {
    const counted = { ...limits, onBytes: volume.add }
    for await (const output of readUpload<DocumentOutput>({ ctx, deps }, work, options, counted))
      if ('facts' in output) await spool.add(output.facts)
      else firstName = output.firstName
    await volume.settle()
  } catch (error) {
    // Nothing of it is kept.
    await volume.giveBack()
    throw error
  }

  const whose = { subjectId: caller.ownerOrVisitor(), context: caller.context }
  const { position, ...imported } = await importFor(deps, whose, factsOf(spool.parts()))
  const named = await bringName(deps, caller, firstName)
  wrote(named ?? position)
  return { ...imported, added: imported.added + (named === null ? 0 : 1) }
})

async function* factsOf(parts: AsyncIterable<string>): AsyncGenerator<PortableFact[]> {
  for await (const part of parts) yield JSON.parse(part) as PortableFact[]
}

/** A name comes along for whoever has none here. */
async function bringName(deps: Deps, { accountId, at, context }: Caller, firstName: string | null) {
  if (!accountId || !firstName || (await userOf(deps, accountId)).firstName !== null) return null
  const correct = { type: 'CorrectName', at, data: {}, personal: { firstName } } as const
  return (await handleAccount(deps.store, { subjectId: accountId, id: accountId }, correct, context)).position
}
