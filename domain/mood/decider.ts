import { type Chain, findInChain } from '#domain/chain.ts'
import type { Command } from '#domain/command.ts'
import type { Decider } from '#domain/decider.ts'
import type { MoodEvent, MoodLogged } from '#domain/mood/events.ts'
import { Rejection } from '#domain/rejection.ts'

export type LogMood = Command<'LogMood', MoodLogged['data'], MoodLogged['personal']>
export type MoodCommand = LogMood

/** The moods logged so far, the latest first. */
export type LoggedMoods = Chain<{ moodId: string; level: number }>

function decide(command: MoodCommand, logged: LoggedMoods): MoodEvent[] {
  const { moodId, level } = command.data
  const earlier = findInChain(logged, (mood) => mood.moodId === moodId)
  if (!earlier) return [{ ...command, type: 'MoodLogged' }]
  if (earlier.level !== level) throw new Rejection('mood-entry-conflict')
  // A double tap sends the same mood twice; the second changes nothing.
  return []
}

/** The rules of a person's moods. */
export const mood: Decider<LoggedMoods, MoodCommand, MoodEvent> = {
  initialState: null,
  evolve: (logged, { data: { moodId, level } }) => ({ item: { moodId, level }, rest: logged }),
  decide,
}
