import type { Event } from '#domain/event.ts'
import type { Tier } from '#domain/safety/tier.ts'

/** 1 very anxious … 10 very calm. */
export type MoodLogged = Event<
  'MoodLogged',
  {
    moodId: string
    level: number
    sessionId: string | null
    /** The person's own calendar day (YYYY-MM-DD): streaks must not break when they travel. */
    day: string
    /** How concerned Leeward was about the note; left out when there was none. */
    tier?: Tier
  },
  { note: string | null }
>

/** The person set a mood right. Its day stays; the words that it had are destroyed. */
export type MoodCorrected = Event<'MoodCorrected', { moodId: string; level: number }, { note: string | null }>

/** The person took a mood back. What it counted for stays: the days on which one showed up never fall. */
export type MoodRetracted = Event<'MoodRetracted', { moodId: string; askedBy: 'person' }>

export type MoodEvent = MoodLogged | MoodCorrected | MoodRetracted
