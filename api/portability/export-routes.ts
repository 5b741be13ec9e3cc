import { Readable } from 'node:stream'
import * as z from 'zod'
import { wantFreshSignIn } from '#api/account/fresh-sign-in.ts'
import { archiveOf } from '#api/portability/archive.ts'
import { type Asked, serve, serveFile } from '#api/serve.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { ExportedData } from '#contract/export-document.ts'
import { downloadArchive, downloadExport, getExportSchema } from '#contract/portability.ts'
import { projections } from '#projections/all.ts'
import { exportDocument } from '#projections/export/export-document.ts'
import type { Exported } from '#projections/export/exported.ts'

const named = (at: string, extension: string): string => `leeward-${at.slice(0, 10)}.${extension}`

const exportedFor = ({ deps, caller }: Pick<Asked<Endpoint>, 'deps' | 'caller'>): Exported => ({
  sql: deps.sql,
  store: deps.store,
  keyring: deps.keyring,
  subjectId: caller.owner(),
  at: caller.at,
  day: caller.day,
})

const schema = z.toJSONSchema(ExportedData, { io: 'input' })

export const exportRoutes = [
  serveFile(
    downloadExport,
    async ({ ctx, caller, deps }) => {
      wantFreshSignIn(ctx, deps)
      return {
        type: 'application/json',
        name: named(caller.at, 'json'),
        content: Readable.from(exportDocument(exportedFor({ deps, caller }))),
      }
    },
    { reads: projections },
  ),
  serveFile(
    downloadArchive,
    async ({ ctx, caller, deps }) => {
      wantFreshSignIn(ctx, deps)
      return {
        type: 'application/zip',
        name: named(caller.at, 'zip'),
        content: Readable.from(archiveOf(exportedFor({ deps, caller }))),
      }
    },
    { reads: projections },
  ),
  serve(getExportSchema, () => schema),
]
