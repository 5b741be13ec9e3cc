import type { Command } from '#domain/command.ts'
import type { Decider } from '#domain/decider.ts'
import type { Fact } from '#domain/event.ts'
import type { MoodCorrected, MoodEvent, MoodLogged } from '#domain/mood/events.ts'
import { Rejection } from '#domain/rejection.ts'

export type LogMood = Command<'LogMood', MoodLogged['data'], MoodLogged['personal']>
export type CorrectMood = Command<'CorrectMood', MoodCorrected['data'], MoodCorrected['personal']>
export type RetractMood = Command<'RetractMood', { moodId: string }>
export type MoodCommand = LogMood | CorrectMood | RetractMood

function decide(command: MoodCommand, _: null, about: Fact<MoodEvent>[]): MoodEvent[] {
  const latest = about.at(-1)
  switch (command.type) {
    case 'LogMood':
      if (!latest) return [{ ...command, type: 'MoodLogged' }]
      if (latest.type === 'MoodLogged' && latest.data.level !== command.data.level)
        throw new Rejection('mood-entry-conflict')
      // A double tap sends the same mood twice; the second changes nothing.
      return []
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

/** The rules of a person's moods: each is decided on for itself. */
export const mood: Decider<null, MoodCommand, MoodEvent> = {
  initialState: null,
  evolve: () => null,
  stateVersion: null,
  itemOf: ({ data }) => data.moodId,
  decide,
}
