import { Readable } from 'node:stream'
import * as z from 'zod'
import { limit } from '#api/account/limit.ts'
import { archiveOf } from '#api/data/archive.ts'
import { type Asked, serve, serveFile } from '#api/serve.ts'
import { downloadArchive, downloadExport, getExportSchema } from '#contract/data.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { ExportedData } from '#contract/export-document.ts'
import { projections } from '#projections/all.ts'
import { type Exported, exportDocument } from '#projections/export/export-document.ts'

const named = (at: string, extension: string): string => `leeward-${at.slice(0, 10)}.${extension}`

const exportedFor = ({ deps, caller }: Pick<Asked<Endpoint>, 'deps' | 'caller'>): Exported => ({
  sql: deps.sql,
  store: deps.store,
  subjectId: caller.owner(),
  at: caller.at,
  day: caller.day,
})

const schema = z.toJSONSchema(ExportedData, { io: 'input' })

export const exportRoutes = [
  serveFile(
    downloadExport,
    async ({ ctx, caller, deps }) => {
      await limit(ctx, deps, 'export', caller.owner())
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
      await limit(ctx, deps, 'export', caller.owner())
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
