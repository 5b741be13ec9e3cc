import * as z from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { NoInput } from '#contract/scalars.ts'
import { ServerFacts } from '#contract/server.ts'
import { layers } from '#domain/safety/screener.ts'

const Count = z.number().int()

/** Hits of so many, with the 95 % interval (Wilson). `aim` is the least that the project asks of itself. */
const Figure = z.object({
  hits: Count,
  of: Count,
  low: z.number(),
  high: z.number(),
  aim: z.number().optional(),
})
export type Figure = z.infer<typeof Figure>

const Measured = z.object({
  name: z.string(),
  dialogRecall: Figure.nullable(),
  dialogSpecificity: Figure.nullable(),
  helpRecall: Figure.nullable(),
  helpSpecificity: Figure.nullable(),
})
export type Measured = z.infer<typeof Measured>

const Measurement = z.object({
  groups: z.array(Measured),
  languages: z.array(Measured),
  afterOneQuestion: z.object({ english: Figure.nullable(), otherLanguages: Figure.nullable() }),
})
export type Measurement = z.infer<typeof Measurement>

export const fewerThan5 = 'fewer than 5'
/** A small number could tell of somebody. */
const YearCount = z.union([Count.min(5), z.literal(fewerThan5)])

/** How people in danger are met by this server, and how well it hears them: as it runs now. */
export const SafetyFacts = z.object({
  layers: z.array(z.object({ layer: z.enum(layers), version: z.string().nullable(), isOn: z.boolean() })),
  figures: z.object({
    measuredOn: z.iso.date(),
    lines: Count,
    hands: Count,
    versions: z.object({ floor: z.string(), learned: z.string() }),
    /** Whether just the versions that run here were measured. */
    isOfThisBuild: z.boolean(),
    withLearned: Measurement,
    floorAlone: Measurement,
  }),
  prompt: z.object({ version: z.string(), text: z.string() }),
  /** By calendar year (UTC), the latest first. */
  years: z.array(z.object({ year: Count, referrals: YearCount, corrections: YearCount })),
  ...ServerFacts.pick({ operator: true, processors: true, cadence: true }).shape,
})
export type SafetyFacts = z.infer<typeof SafetyFacts>

export const getSafetyFacts = endpoint({
  method: 'GET',
  path: '/api/safety',
  summary: 'How people in danger are met here: layers, measured figures, counts by year, who gets something.',
  input: NoInput,
  reply: SafetyFacts,
})
