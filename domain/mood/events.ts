import * as z from 'zod'
import { Day, type EventOf, eventSchema, Id, Level, Name } from '#domain/event-schema.ts'
import { limits } from '#domain/limits.ts'
import { layers } from '#domain/safety/screener.ts'
import { concerns, tiers } from '#domain/safety/tier.ts'

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

/** A layer that took longer found more in a note than those before it. */
export const NoteConcernRaised = eventSchema('NoteConcernRaised', {
  moodId: Id,
  tier: z.enum(tiers),
  concerns: z.array(z.enum(concerns)).max(concerns.length),
  layer: z.enum(layers),
  version: Name(64),
})
export type NoteConcernRaised = EventOf<typeof NoteConcernRaised>

/** The person set a mood right. Its day stays; the words that it had are destroyed. */
export const MoodCorrected = eventSchema('MoodCorrected', { moodId: Id, level: Level }, note)
export type MoodCorrected = EventOf<typeof MoodCorrected>

/** The person took a mood back. What it counted for stays: the days on which one showed up never fall. */
export const MoodRetracted = eventSchema('MoodRetracted', { moodId: Id, askedBy: z.literal('person') })
export type MoodRetracted = EventOf<typeof MoodRetracted>

export type MoodEvent = MoodLogged | NoteConcernRaised | MoodCorrected | MoodRetracted
