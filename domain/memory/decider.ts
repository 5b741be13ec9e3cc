import type { Command } from '#domain/command.ts'
import type { Decider } from '#domain/decider.ts'
import type { Fact } from '#domain/event.ts'
import { limits } from '#domain/limits.ts'
import {
  type CodedMemory,
  type Memory,
  type MemoryEvent,
  mostForgotten,
  mostLines,
  mostMemories,
  mostModelLines,
  type Reading,
  type TalkRead,
} from '#domain/memory/events.ts'
import { isWorded, lineIdOf } from '#domain/memory/lines.ts'
import type { MemoryNote } from '#domain/memory/note.ts'
import { Rejection } from '#domain/rejection.ts'

export type Remember = Command<
  'Remember',
  { sessionId: string; messageId: string; day: string; notes: readonly (MemoryNote & { memoryId: string })[] }
>

type Words = { memoryId: string; text: string }

/** A person adds a line. */
export type AddLine = Command<'AddLine', { memoryId: string; day: string }, { text: string }>

/** A person sets the words of a line or a summary right. */
export type RewordMemory = Command<'RewordMemory', { memoryId: string; day: string }, { text: string }>

/**
 * What a model made of a part of a conversation: `since` is where its last reading ended, `forgotten` how often something
 * had been forgotten when it began to read.
 */
export type RememberTalk = Command<
  'RememberTalk',
  TalkRead['data'] & {
    since: string | null
    forgotten: number
    /** The summary that it was taken on from. */
    before: { memoryId: string; at: string } | null
    messageIds: string[]
  },
  { lines: readonly Words[]; summary: Words | null }
>

/** `all`, or what a line shows, a conversation or a message of it gave. */
export type ForgetMemories = Command<
  'ForgetMemories',
  { of: 'all' } | { of: 'line' | 'session'; id: string } | { of: 'message'; id: string; sessionId: string }
>

export type MemoryCommand = Remember | AddLine | RewordMemory | RememberTalk | ForgetMemories

/** What stands, the latest last. */
export type Memories = readonly Fact<Memory>[]

export type Remembered = {
  standing: Memories
  /** Up to which message a model has read a conversation, and for what. It outlasts what came of it. */
  read: Readonly<Record<string, string>>
  /** How often something was forgotten, and when last: what was said before is not read for more. */
  forgotten: { times: number; at: string | null }
}

/** Of conversations that were read longer ago, nobody asks any more. */
const mostRead = 400

const readingId = (of: Reading, sessionId: string): string => `${of}-${sessionId}`

/** Where a model's last reading of a conversation ended; null where it was never read. */
export const readThrough = ({ read }: Remembered, of: Reading, sessionId: string): string | null =>
  read[readingId(of, sessionId)] ?? null

function evolve(state: Remembered, fact: Fact<MemoryEvent>): Remembered {
  switch (fact.type) {
    case 'MemoriesForgotten': {
      const forgotten = new Set(fact.data.memoryIds)
      const { times, at } = state.forgotten
      return {
        ...state,
        standing: state.standing.filter(({ data }) => !forgotten.has(data.memoryId)),
        // What was brought along comes later than it happened.
        forgotten: { times: times + 1, at: at !== null && at > fact.at ? at : fact.at },
      }
    }
    case 'MemoryReworded': {
      const { at, data } = fact
      const isMeant = (memory: Fact<Memory>) => isWorded(memory) && memory.data.memoryId === data.memoryId
      return {
        ...state,
        standing: state.standing.map((memory) => (isMeant(memory) ? { ...memory, at } : memory)),
      }
    }
    case 'TalkRead': {
      const { of, sessionId, through } = fact.data
      const id = readingId(of, sessionId)
      const others = Object.entries(state.read).filter(([read]) => read !== id)
      return { ...state, read: Object.fromEntries([...others.slice(1 - mostRead), [id, through]]) }
    }
    default: {
      const { type, at, data } = fact
      return { ...state, standing: [...state.standing, { type, at, data } as Fact<Memory>] }
    }
  }
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
    .map(
      ({ type, memoryId, data: noted }) => ({ type, at, data: { ...of, memoryId, ...noted } }) as CodedMemory,
    )
}

const lineCount = (memories: Memories): number =>
  memories.filter(({ type }) => type === 'LineRemembered').length

/** How many lines a model may still add: some places stay the person's own. */
export function roomForModel(memories: Memories): number {
  const own = memories.filter(({ type, data }) => type === 'LineRemembered' && data.by === 'model').length
  const left = [mostModelLines - own, mostLines - lineCount(memories), mostMemories - memories.length - 1]
  return Math.max(0, Math.min(...left))
}

function addLine({ at, data, personal }: AddLine, memories: Memories): MemoryEvent[] {
  if (memories.some((memory) => memory.data.memoryId === data.memoryId)) return []
  if (lineCount(memories) >= mostLines || memories.length >= mostMemories) throw new Rejection('memory-full')
  const { memoryId, day } = data
  const added = { memoryId, sessionId: null, messageIds: [], day, by: 'person' as const }
  return [{ type: 'LineRemembered', at, data: added, personal }]
}

function reword({ at, data, personal }: RewordMemory, memories: Memories): MemoryEvent[] {
  const meant = memories.find((memory) => memory.data.memoryId === data.memoryId)
  if (!meant || !isWorded(meant)) throw new Rejection('memory-unknown')
  if (meant.type === 'LineRemembered' && personal.text.length > limits.rememberedLine)
    throw new Rejection('memory-line-long')
  return [{ type: 'MemoryReworded', at, data: { ...data, by: 'person' }, personal }]
}

function rememberTalk({ at, data, personal }: RememberTalk, state: Remembered): MemoryEvent[] {
  const { since, forgotten, before: from, messageIds, ...reading } = data
  const { sessionId, day } = reading
  // Somebody else has read it meanwhile.
  if (readThrough(state, reading.of, sessionId) !== since) return []
  // What was forgotten meanwhile may be in what was read, or in what came of it.
  if (state.forgotten.times !== forgotten) return []
  const { standing } = state
  const before = standing.find(
    ({ type, data: of }) => type === 'SummaryWritten' && of.sessionId === sessionId,
  )
  // What it was taken on from was changed meanwhile: that would come back with it.
  if (personal.summary && (before?.data.memoryId !== from?.memoryId || before?.at !== from?.at)) return []
  const lines = personal.lines.slice(0, roomForModel(standing)).map(({ memoryId, text }): MemoryEvent => ({
    type: 'LineRemembered',
    at,
    data: { memoryId, sessionId, messageIds, day, by: 'model' },
    personal: { text },
  }))
  const summary = (): MemoryEvent[] => {
    if (!personal.summary || (!before && standing.length >= mostMemories)) return []
    const { memoryId, text } = personal.summary
    return before
      ? [
          {
            type: 'MemoryReworded',
            at,
            data: { memoryId: before.data.memoryId, day, by: 'model' },
            personal: { text },
          },
        ]
      : [{ type: 'SummaryWritten', at, data: { memoryId, sessionId, day }, personal: { text } }]
  }
  return [{ type: 'TalkRead', at, data: reading }, ...lines, ...summary()]
}

/** What came of a message: by itself, or of the part of its conversation that was read or summed up. */
function isOfMessage({ type, data }: Fact<Memory>, { id, sessionId }: { id: string; sessionId: string }) {
  if (type === 'SummaryWritten') return data.sessionId === sessionId
  return type === 'LineRemembered' ? data.messageIds.includes(id) : data.messageId === id
}

/** The summary of a conversation may say what a line says that was noted from it. */
function isSummaryOf(memory: Fact<Memory>, lineId: string, memories: Memories): boolean {
  if (memory.type !== 'SummaryWritten') return false
  return memories.some(
    (line) =>
      line.type === 'LineRemembered' &&
      lineIdOf(line) === lineId &&
      line.data.sessionId === memory.data.sessionId,
  )
}

function forget({ at, data }: ForgetMemories, memories: Memories): MemoryEvent[] {
  const isForgotten = (memory: Fact<Memory>): boolean => {
    switch (data.of) {
      case 'all':
        return true
      case 'line':
        return lineIdOf(memory) === data.id || isSummaryOf(memory, data.id, memories)
      case 'session':
        return memory.data.sessionId === data.id
      case 'message':
        return isOfMessage(memory, data)
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

function decide(command: MemoryCommand, state: Remembered, about: Fact<MemoryEvent>[]): MemoryEvent[] {
  switch (command.type) {
    case 'Remember':
      return remember(command, state.standing, about)
    case 'AddLine':
      return addLine(command, state.standing)
    case 'RewordMemory':
      return reword(command, state.standing)
    case 'RememberTalk':
      return rememberTalk(command, state)
    case 'ForgetMemories':
      return forget(command, state.standing)
  }
}

/** The rules of what is remembered of a person from one conversation to the next: one stream each. */
export const memory: Decider<Remembered, MemoryCommand, MemoryEvent> = {
  initialState: { standing: [], read: {}, forgotten: { times: 0, at: null } },
  evolve,
  stateVersion: 3,
  itemOf: (command) => (command.type === 'Remember' ? command.data.messageId : null),
  decide,
}
