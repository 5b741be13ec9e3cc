import type { Command } from '#domain/command.ts'
import type { Decider } from '#domain/decider.ts'
import type { Fact } from '#domain/event.ts'
import { type Memory, type MemoryEvent, mostForgotten, mostMemories } from '#domain/memory/events.ts'
import { lineIdOf } from '#domain/memory/lines.ts'
import type { MemoryNote } from '#domain/memory/note.ts'

export type Remember = Command<
  'Remember',
  { sessionId: string; messageId: string; day: string; notes: readonly (MemoryNote & { memoryId: string })[] }
>

/** `all`, or what a line shows, a conversation or a message gave. */
export type ForgetMemories = Command<
  'ForgetMemories',
  { of: 'all' } | { of: 'line' | 'session' | 'message'; id: string }
>

export type MemoryCommand = Remember | ForgetMemories

/** What stands, the latest last. */
export type Memories = readonly Fact<Memory>[]

function evolve(memories: Memories, fact: Fact<MemoryEvent>): Memories {
  if (fact.type === 'MemoriesForgotten') {
    const forgotten = new Set(fact.data.memoryIds)
    return memories.filter(({ data }) => !forgotten.has(data.memoryId))
  }
  const { type, at, data } = fact
  return [...memories, { type, at, data } as Fact<Memory>]
}

const longest = (memories: Memories): number =>
  Math.max(0, ...memories.map(({ type, data }) => (type === 'UrgeDelayed' ? data.minutes : 0)))

/** The same is not remembered twice: a fear once in a conversation, a rule once, of delays the longest. */
function isNews(note: MemoryNote, sessionId: string, memories: Memories): boolean {
  switch (note.type) {
    case 'ExerciseFelt':
      return true
    case 'ThemeMet':
      return !memories.some(
        ({ type, data }) =>
          type === 'ThemeMet' && data.theme === note.data.theme && data.sessionId === sessionId,
      )
    case 'UrgeDelayed':
      return note.data.minutes > longest(memories)
    case 'RuleGiven':
      return !memories.some(
        ({ type, data }) =>
          type === 'RuleGiven' && data.rule === note.data.rule && data.about === note.data.about,
      )
  }
}

function remember({ at, data }: Remember, memories: Memories, about: Fact<MemoryEvent>[]): MemoryEvent[] {
  // A message gives what it gives once, also where it was forgotten since.
  if (about.length > 0) return []
  const { notes, ...of } = data
  return notes
    .slice(0, Math.max(0, mostMemories - memories.length))
    .filter((note) => isNews(note, of.sessionId, memories))
    .map(({ type, memoryId, data: noted }) => ({ type, at, data: { ...of, memoryId, ...noted } }) as Memory)
}

function forget({ at, data }: ForgetMemories, memories: Memories): MemoryEvent[] {
  const isForgotten = (memory: Fact<Memory>): boolean => {
    switch (data.of) {
      case 'all':
        return true
      case 'line':
        return lineIdOf(memory) === data.id
      case 'session':
        return memory.data.sessionId === data.id
      case 'message':
        return memory.data.messageId === data.id
    }
  }
  const memoryIds = memories
    .filter(isForgotten)
    .slice(0, mostForgotten)
    .map((memory) => memory.data.memoryId)
  return memoryIds.length > 0
    ? [{ type: 'MemoriesForgotten', at, data: { memoryIds, askedBy: 'person' } }]
    : []
}

/** The rules of what is remembered of a person from one conversation to the next: one stream each. */
export const memory: Decider<Memories, MemoryCommand, MemoryEvent> = {
  initialState: [],
  evolve,
  stateVersion: 1,
  itemOf: (command) => (command.type === 'Remember' ? command.data.messageId : null),
  decide: (command, memories, about) =>
    command.type === 'Remember' ? remember(command, memories, about) : forget(command, memories),
}
