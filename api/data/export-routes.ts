import { Readable } from 'node:stream'
import * as z from 'zod'
import { archiveOf } from '#api/data/archive.ts'
import { exportDocument } from '#api/data/export-document.ts'
import { serve, serveFile } from '#api/serve.ts'
import { downloadArchive, downloadExport, getExportSchema } from '#contract/data.ts'
import { ExportedData } from '#contract/export-document.ts'
import { projections } from '#projections/all.ts'

const named = (at: string, extension: string): string => `leeward-${at.slice(0, 10)}.${extension}`

const schema = z.toJSONSchema(ExportedData, { io: 'input' })

export const exportRoutes = [
  serveFile(
    downloadExport,
    ({ caller, deps }) => ({
      type: 'application/json',
      name: named(caller.at, 'json'),
      content: Readable.from(exportDocument({ deps, caller, subjectId: caller.owner() })),
    }),
    { reads: projections },
  ),
  serveFile(
    downloadArchive,
    ({ caller, deps }) => ({
      type: 'application/zip',
      name: named(caller.at, 'zip'),
      content: Readable.from(archiveOf({ deps, caller, subjectId: caller.owner() })),
    }),
    { reads: projections },
  ),
  serve(getExportSchema, () => schema),
]
