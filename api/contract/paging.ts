import * as z from 'zod'
import { Id, Instant } from '#contract/scalars.ts'

/** In the header of a list that goes on: what to pass as `cursor` for the next page. */
export const nextCursorHeader = 'Next-Cursor'

/** In the header of lists that say so: how many items there are on all pages. */
export const totalHeader = 'Total-Count'

/** No answer of a list is longer, in bytes. */
export const longestPage = 200_000

const Position = z.int().nonnegative()
/** A place that the database can compare with: its calendar begins with the year 1. */
const Past = Instant.refine((at) => at >= '0001')

const fault = 'is not one that this list has given.'

/** The place of an item in a list, as text that only this list reads. */
const placeIn = <Place extends z.ZodType>(place: Place) => ({
  encode: (at: z.input<Place>): string => btoa(JSON.stringify(at)).replaceAll('+', '-').replaceAll('/', '_'),
  schema: z
    .string()
    .max(200)
    .optional()
    .transform((text, issues): z.output<Place> | null => {
      if (text === undefined) return null
      const read = place.safeParse(decoded(text))
      if (read.success) return read.data
      issues.addIssue({ code: 'custom', message: fault })
      return z.NEVER
    }),
})

function decoded(text: string): unknown {
  try {
    return JSON.parse(atob(text.replaceAll('-', '+').replaceAll('_', '/')))
  } catch {
    return null
  }
}

/** By list: the place of its items, which holds still while others come and go. */
export const places = {
  moods: placeIn(z.tuple([Past, Position])),
  entries: placeIn(z.tuple([Past, Position])),
  sessions: placeIn(z.tuple([Past, Id])),
  messages: placeIn(z.tuple([Position])),
}

/** What a list takes beside its own input. A page may be shorter than `limit`: it is cut by its bytes too. */
export const paging = <Schema extends z.ZodType>(place: { schema: Schema }, limit = 500) => ({
  cursor: place.schema,
  limit: z.coerce.number().int().min(1).max(500).default(limit),
})
