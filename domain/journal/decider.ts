import type { Command } from '#domain/command.ts'
import type { Decider } from '#domain/decider.ts'
import type { Fact } from '#domain/event.ts'
import type {
  EntryConcernRaised,
  EntryEdited,
  EntryWritten,
  JournalEvent,
  ReflectionFailed,
  ReflectionRequested,
  ReflectionWritten,
} from '#domain/journal/events.ts'
import { Rejection } from '#domain/rejection.ts'
import { isAtLeast, type Tier } from '#domain/safety/tier.ts'

export type WriteEntry = Command<'WriteEntry', EntryWritten['data'], EntryWritten['personal']>
/** `wordsAt`: when the words that it takes the place of were written, where that is known; no others are destroyed. */
export type EditEntry = Command<
  'EditEntry',
  EntryEdited['data'] & { wordsAt?: string },
  EntryEdited['personal']
>
/** `wordsAt`: when the words that were read were written; none are raised by what was found in others. */
export type RaiseEntryConcern = Command<'RaiseEntryConcern', EntryConcernRaised['data'] & { wordsAt: string }>
export type RetractEntry = Command<'RetractEntry', { entryId: string }>
export type RequestReflection = Command<'RequestReflection', ReflectionRequested['data']>
export type WriteReflection = Command<
  'WriteReflection',
  ReflectionWritten['data'],
  ReflectionWritten['personal']
>
/** Given up on: nobody will try again by themselves. */
export type FailReflection = Command<'FailReflection', ReflectionFailed['data']>
export type JournalCommand =
  | WriteEntry
  | EditEntry
  | RaiseEntryConcern
  | RetractEntry
  | RequestReflection
  | WriteReflection
  | FailReflection

export type ReflectionState = 'pending' | 'written' | 'failed'

/** An entry as the rules remember it: no words. */
export type Entry = {
  status: 'unwritten' | 'active' | 'retracted'
  /** When the words that stand were written, and how concerning they are known to be. */
  words: { at: string; tier: Tier } | null
  /** The latest reflection; one on words that were since replaced is no longer known. */
  reflection: { id: string; state: ReflectionState } | null
  /** How many reflections were asked for, on whatever words. */
  timesAsked: number
}

const unwritten: Entry = { status: 'unwritten', words: null, reflection: null, timesAsked: 0 }

function decide(command: JournalCommand, entry: Entry): JournalEvent[] {
  switch (command.type) {
    case 'WriteEntry':
      if (entry.status === 'unwritten') return [{ ...command, type: 'EntryWritten' }]
      // Sent again after it was deleted, it does not come back.
      return existing(entry, [])
    case 'EditEntry': {
      const { wordsAt, ...data } = command.data
      const events = existing(entry, [{ ...command, type: 'EntryEdited', data }])
      if (wordsAt !== undefined && wordsAt !== entry.words?.at) throw new Rejection('journal-entry-changed')
      return events
    }
    case 'RaiseEntryConcern': {
      const { wordsAt, ...data } = command.data
      const { status, words } = entry
      const isMore = words?.at === wordsAt && !isAtLeast(words.tier, data.tier)
      return status === 'active' && isMore ? [{ type: 'EntryConcernRaised', at: command.at, data }] : []
    }
    case 'RetractEntry': {
      if (entry.status === 'retracted') return []
      const { entryId } = command.data
      return existing(entry, [
        { type: 'EntryRetracted', at: command.at, data: { entryId, askedBy: 'person' } },
      ])
    }
    case 'RequestReflection':
      // One at a time: who asks while one is being written gets that one.
      return existing(
        entry,
        entry.reflection?.state === 'pending' ? [] : [{ ...command, type: 'ReflectionRequested' }],
      )
    case 'WriteReflection':
      // One that comes after all was given up is better than none; one on other words is not.
      return isOwed(entry, command.data.reflectionId, ['pending', 'failed'])
        ? [{ ...command, type: 'ReflectionWritten' }]
        : []
    case 'FailReflection':
      return isOwed(entry, command.data.reflectionId, ['pending'])
        ? [{ ...command, type: 'ReflectionFailed' }]
        : []
  }
}

function existing(entry: Entry, events: JournalEvent[]): JournalEvent[] {
  if (entry.status !== 'active') throw new Rejection('journal-entry-unknown')
  return events
}

const isOwed = ({ status, reflection }: Entry, reflectionId: string, states: ReflectionState[]): boolean =>
  status === 'active' && reflection?.id === reflectionId && states.includes(reflection.state)

function evolve(entry: Entry, { type, at, data }: Fact<JournalEvent>): Entry {
  switch (type) {
    case 'EntryWritten':
      return { ...entry, status: 'active', words: { at, tier: data.tier } }
    case 'EntryEdited':
      return { ...entry, words: { at, tier: data.tier }, reflection: null }
    case 'EntryConcernRaised':
      return { ...entry, words: entry.words && { ...entry.words, tier: data.tier } }
    case 'EntryRetracted':
      return { ...entry, status: 'retracted', words: null, reflection: null }
    case 'ReflectionRequested':
      // Nobody owes a reflection to what came in with a document.
      return {
        ...entry,
        reflection: { id: data.reflectionId, state: data.isImported ? 'failed' : 'pending' },
        timesAsked: entry.timesAsked + 1,
      }
    case 'ReflectionWritten':
      return withReflection(entry, data.reflectionId, 'written')
    case 'ReflectionFailed':
      return withReflection(entry, data.reflectionId, 'failed')
  }
}

const withReflection = (entry: Entry, id: string, state: ReflectionState): Entry =>
  entry.reflection?.id === id ? { ...entry, reflection: { id, state } } : entry

/** The rules of one journal entry (one stream an entry). */
export const journal: Decider<Entry, JournalCommand, JournalEvent> = {
  initialState: unwritten,
  evolve,
  stateVersion: 4,
  decide,
}
