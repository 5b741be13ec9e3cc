import * as z from 'zod'
import { Day, type EventOf, eventSchema, Id, Level } from '#domain/event-schema.ts'
import { limits } from '#domain/limits.ts'
import { tiers } from '#domain/safety/tier.ts'

const note = { note: z.string().max(limits.moodNote).nullable() }

export const MoodLogged = eventSchema(
  'MoodLogged',
  {
    moodId: Id,
    level: Level,
    sessionId: Id.nullable(),
    /** The person's own calendar day (YYYY-MM-DD): streaks must not break when they travel. */
    day: Day,
    /** How concerned Leeward was about the note; left out when there was none. */
    tier: z.enum(tiers).optional(),
  },
  note,
)
export type MoodLogged = EventOf<typeof MoodLogged>

/** The person set a mood right. Its day stays; the words that it had are destroyed. */
export const MoodCorrected = eventSchema('MoodCorrected', { moodId: Id, level: Level }, note)
export type MoodCorrected = EventOf<typeof MoodCorrected>

/** The person took a mood back. What it counted for stays: the days on which one showed up never fall. */
export const MoodRetracted = eventSchema('MoodRetracted', { moodId: Id, askedBy: z.literal('person') })
export type MoodRetracted = EventOf<typeof MoodRetracted>

export type MoodEvent = MoodLogged | MoodCorrected | MoodRetracted
