import { type Chain, findInChain } from '#domain/chain.ts'
import type { Command } from '#domain/command.ts'
import type { Decider } from '#domain/decider.ts'
import type { Fact } from '#domain/event.ts'
import type { MoodCorrected, MoodEvent, MoodLogged } from '#domain/mood/events.ts'
import { Rejection } from '#domain/rejection.ts'

export type LogMood = Command<'LogMood', MoodLogged['data'], MoodLogged['personal']>
export type CorrectMood = Command<'CorrectMood', MoodCorrected['data'], MoodCorrected['personal']>
export type RetractMood = Command<'RetractMood', { moodId: string }>
export type MoodCommand = LogMood | CorrectMood | RetractMood

type KnownMood = { moodId: string; level: number; state: 'logged' | 'corrected' | 'retracted' }

/** What became of the moods so far, the latest first. */
export type LoggedMoods = Chain<KnownMood>

function decide(command: MoodCommand, logged: LoggedMoods): MoodEvent[] {
  const known = findInChain(logged, ({ moodId }) => moodId === command.data.moodId)
  switch (command.type) {
    case 'LogMood':
      if (!known) return [{ ...command, type: 'MoodLogged' }]
      if (known.state === 'logged' && known.level !== command.data.level)
        throw new Rejection('mood-entry-conflict')
      // A double tap sends the same mood twice; the second changes nothing.
      return []
    case 'CorrectMood':
      if (!known || known.state === 'retracted') throw new Rejection('mood-entry-unknown')
      return [{ ...command, type: 'MoodCorrected' }]
    case 'RetractMood':
      if (!known) throw new Rejection('mood-entry-unknown')
      if (known.state === 'retracted') return []
      return [
        { type: 'MoodRetracted', at: command.at, data: { moodId: command.data.moodId, askedBy: 'person' } },
      ]
  }
}

function evolve(logged: LoggedMoods, { type, data }: Fact<MoodEvent>): LoggedMoods {
  const { moodId } = data
  switch (type) {
    case 'MoodLogged':
      return { item: { moodId, level: data.level, state: 'logged' }, rest: logged }
    case 'MoodCorrected':
      return { item: { moodId, level: data.level, state: 'corrected' }, rest: logged }
    case 'MoodRetracted':
      return { item: { moodId, level: 0, state: 'retracted' }, rest: logged }
  }
}

/** The rules of a person's moods. */
export const mood: Decider<LoggedMoods, MoodCommand, MoodEvent> = { initialState: null, evolve, decide }
