import * as z from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { Instant, NoInput } from '#contract/scalars.ts'
import { daylioLimits } from '#domain/portability/daylio.ts'

export const downloadExport = endpoint({
  method: 'GET',
  path: '/api/data/export',
  summary: 'Everything of the caller as one JSON document; /api/data/schema.json describes it.',
  input: NoInput,
  reply: z.looseObject({ format: z.literal('leeward-export') }),
})

export const downloadArchive = endpoint({
  method: 'GET',
  path: '/api/data/archive',
  summary:
    'The same as a zip: the document, conversations and journal to read (Markdown), the moods as a table (CSV).',
  input: NoInput,
  reply: z.string(),
})

export const getExportSchema = endpoint({
  method: 'GET',
  path: '/api/data/schema.json',
  summary: 'The JSON Schema of the export.',
  input: NoInput,
  reply: z.looseObject({}),
})

/** The longest document that is taken: a person with 300,000 events has one of 150 MB. */
export const documentBytes = 200_000_000
/** The longest for whoever has no account; months of use are in one of 1 MB. */
export const visitorDocumentBytes = 10_000_000

const Imported = z.object({
  /** How many events were added; 0 when all of them were here already. */
  added: z.number().int(),
  known: z.number().int(),
  /** How many are new, but tell of something that was deleted here. */
  leftOut: z.number().int(),
})

export const importDocument = endpoint({
  method: 'POST',
  path: '/api/data/import',
  summary:
    'Open an export of Leeward here, all of it or nothing: up to 200 MB with an account, 10 MB without. What is here already, or was deleted here, stays as it is.',
  // Read by the handler, which has a sentence for what is wrong with a document.
  input: z.looseObject({}),
  reply: Imported,
  isBodyStreamed: true,
  keeps: true,
})

/** The longest request with a file of Daylio's in it. */
export const daylioBytes = 10_000_000

export const DaylioFile = z.strictObject({
  csv: z.string('Choose a file first.').min(1, 'Choose a file first.'),
  isPreview: z.boolean(),
  /** Levels (1 to 10) for moods of one's own, by their names. */
  levels: z
    .record(z.string().max(daylioLimits.moodName), z.number().int().min(1).max(10))
    .refine((levels) => Object.keys(levels).length <= 200, 'are more than 200.')
    .default({}),
})

export const importDaylio = endpoint({
  method: 'POST',
  path: '/api/data/import/daylio',
  summary: 'Take over the moods of Daylio (its CSV export). A preview first: it changes nothing.',
  input: DaylioFile,
  reply: Imported.extend({
    moods: z.array(
      z.object({
        line: z.number().int(),
        at: Instant,
        day: z.iso.date(),
        mood: z.string(),
        level: z.number().int(),
        note: z.string().nullable(),
      }),
    ),
    moodsTotal: z.number().int(),
    skipped: z.array(z.object({ line: z.number().int(), reason: z.string() })),
    skippedTotal: z.number().int(),
    /** The names of the moods in the file; `level` is null where one has to be given. */
    names: z.array(
      z.object({
        mood: z.string(),
        count: z.number().int(),
        level: z.number().int().nullable(),
        isOwn: z.boolean(),
      }),
    ),
  }),
  isBodyStreamed: true,
  keeps: true,
})
