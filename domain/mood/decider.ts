import type { Command } from '#domain/command.ts'
import type { Decider } from '#domain/decider.ts'
import type { Fact } from '#domain/event.ts'
import type { MoodCorrected, MoodEvent, MoodLogged, NoteConcernRaised } from '#domain/mood/events.ts'
import { Rejection } from '#domain/rejection.ts'
import { highestTier, isAtLeast } from '#domain/safety/tier.ts'

export type LogMood = Command<'LogMood', MoodLogged['data'], MoodLogged['personal']>
/** `wordsAt`: when the note that was read was written; none is raised by what was found in another. */
export type RaiseNoteConcern = Command<'RaiseNoteConcern', NoteConcernRaised['data'] & { wordsAt: string }>
export type CorrectMood = Command<'CorrectMood', MoodCorrected['data'], MoodCorrected['personal']>
export type RetractMood = Command<'RetractMood', { moodId: string }>
export type MoodCommand = LogMood | RaiseNoteConcern | CorrectMood | RetractMood

function decide(command: MoodCommand, _: null, about: Fact<MoodEvent>[]): MoodEvent[] {
  const latest = about.findLast(({ type }) => type !== 'NoteConcernRaised')
  switch (command.type) {
    case 'LogMood':
      if (!latest) return [{ ...command, type: 'MoodLogged' }]
      if (latest.type === 'MoodLogged' && latest.data.level !== command.data.level)
        throw new Rejection('mood-entry-conflict')
      // A double tap sends the same mood twice; the second changes nothing.
      return []
    case 'RaiseNoteConcern':
      return raiseNoteConcern(command, about)
    case 'CorrectMood':
      if (!latest || latest.type === 'MoodRetracted') throw new Rejection('mood-entry-unknown')
      return [{ ...command, type: 'MoodCorrected' }]
    case 'RetractMood':
      if (!latest) throw new Rejection('mood-entry-unknown')
      if (latest.type === 'MoodRetracted') return []
      return [
        { type: 'MoodRetracted', at: command.at, data: { moodId: command.data.moodId, askedBy: 'person' } },
      ]
  }
}

function raiseNoteConcern(
  { at, data: { wordsAt, ...data } }: RaiseNoteConcern,
  about: Fact<MoodEvent>[],
): MoodEvent[] {
  const words = about.findLastIndex(({ type }) => type === 'MoodLogged' || type === 'MoodCorrected')
  const since = about.slice(Math.max(words, 0))
  const isOfThese = since[0]?.at === wordsAt && since.every(({ type }) => type !== 'MoodRetracted')
  const known = since.flatMap((fact) => ('tier' in fact.data && fact.data.tier ? [fact.data.tier] : []))
  return isOfThese && !isAtLeast(highestTier(...known), data.tier)
    ? [{ type: 'NoteConcernRaised', at, data }]
    : []
}

/** The rules of a person's moods: each is decided on for itself. */
export const mood: Decider<null, MoodCommand, MoodEvent> = {
  initialState: null,
  evolve: () => null,
  stateVersion: null,
  itemOf: ({ data }) => data.moodId,
  decide,
}
