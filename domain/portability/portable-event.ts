import type { ChatEvent } from '#domain/chat/events.ts'
import type { CheckInEvent } from '#domain/check-ins/events.ts'
import type { ExerciseEvent } from '#domain/exercises/events.ts'
import type { JournalEvent } from '#domain/journal/events.ts'
import type { MemoryEvent } from '#domain/memory/events.ts'
import type { MoodEvent } from '#domain/mood/events.ts'
import type { PlanEvent } from '#domain/plan/events.ts'

/** What happened, with the words that still stand: enough to open a document elsewhere as the same state. */
export type PortableEvent =
  | ChatEvent
  | MoodEvent
  | JournalEvent
  | ExerciseEvent
  | MemoryEvent
  | PlanEvent
  | CheckInEvent
/**
 * `id` is that of the event: wherever it goes, it is the same thing that happened. Documents of earlier versions have
 * no time zones.
 */
export type PortableFact = PortableEvent & { id: string; timeZone?: string | undefined }

/** A session and a journal entry have streams of their own; all other things of a person share one of their kind. */
export type Kind = 'session' | 'journal' | 'mood' | 'exercises' | 'memory' | 'plan' | 'check-ins'

const kindOfType: { [Type in PortableEvent['type']]: Kind } = {
  SessionStarted: 'session',
  MessageSent: 'session',
  ConcernRaised: 'session',
  ConcernCorrected: 'session',
  ReplyAskedAgain: 'session',
  StopAsked: 'session',
  ReplyWritten: 'session',
  ReplyChecked: 'session',
  ReplyFailed: 'session',
  ReplyRated: 'session',
  MessageRetracted: 'session',
  SessionTitled: 'session',
  SessionDeleted: 'session',
  MoodLogged: 'mood',
  NoteConcernRaised: 'mood',
  MoodCorrected: 'mood',
  MoodRetracted: 'mood',
  EntryWritten: 'journal',
  EntryEdited: 'journal',
  EntryConcernRaised: 'journal',
  EntryRetracted: 'journal',
  ReflectionRequested: 'journal',
  ReflectionWritten: 'journal',
  ReflectionFailed: 'journal',
  ExerciseCompleted: 'exercises',
  ExerciseRated: 'exercises',
  ExerciseRetracted: 'exercises',
  ExerciseFelt: 'memory',
  ThemeMet: 'memory',
  UrgeDelayed: 'memory',
  RuleGiven: 'memory',
  LineRemembered: 'memory',
  SummaryWritten: 'memory',
  MemoryReworded: 'memory',
  TalkRead: 'memory',
  MemoriesForgotten: 'memory',
  PlanWritten: 'plan',
  CheckInAnswered: 'check-ins',
  CheckInRetracted: 'check-ins',
}

/**
 * What a document brings along. Consents and the account stay where they were given: another server is another
 * recipient, and asks for itself.
 */
export const portableTypes: string[] = Object.keys(kindOfType)

/** The events that make a thing of their own, by whose id all others name it. */
export const makingTypes = [
  'SessionStarted',
  'MoodLogged',
  'EntryWritten',
  'ExerciseCompleted',
  'ExerciseFelt',
  'ThemeMet',
  'UrgeDelayed',
  'RuleGiven',
  'PlanWritten',
  'CheckInAnswered',
  'LineRemembered',
  'SummaryWritten',
] satisfies PortableEvent['type'][]

export const kindOf = ({ type }: PortableEvent): Kind => kindOfType[type]

export const isMaking = ({ type }: PortableEvent): boolean => makingTypes.some((making) => making === type)

/** The stream that a fact belongs to; `id` is null where a person has only one of its kind. */
export function placeOf({ type, data }: PortableEvent): { kind: Kind; id: string | null } {
  const kind = kindOfType[type]
  if (kind === 'session') return { kind, id: idsIn(data).sessionId ?? null }
  return { kind, id: kind === 'journal' ? idsIn(data).entryId! : null }
}

export const idsIn = (data: object) =>
  data as Partial<
    Record<
      | 'entryId'
      | 'moodId'
      | 'completionId'
      | 'messageId'
      | 'memoryId'
      | 'versionId'
      | 'checkInId'
      | 'through',
      string
    >
  > & {
    sessionId?: string | null
    replyId?: string | null
    messageIds?: string[]
    memoryIds?: string[]
  }

type TakesBack = {
  field: 'sessionId' | 'messageId' | 'moodId' | 'entryId' | 'memoryId' | 'versionId' | 'checkInId'
  ids: string[]
  isWholeStream: boolean
}

/** Whose words a fact takes back, wherever it is opened: of what has one of these ids in this field. */
export function takesBack({ type, data }: PortableEvent): TakesBack | null {
  switch (type) {
    case 'SessionDeleted':
      return { field: 'sessionId', ids: [data.sessionId], isWholeStream: true }
    case 'MessageRetracted':
      return { field: 'messageId', ids: [data.messageId], isWholeStream: false }
    case 'MoodCorrected':
    case 'MoodRetracted':
      return { field: 'moodId', ids: [data.moodId], isWholeStream: false }
    case 'EntryEdited':
      return { field: 'entryId', ids: [data.entryId], isWholeStream: false }
    case 'EntryRetracted':
      return { field: 'entryId', ids: [data.entryId], isWholeStream: true }
    case 'PlanWritten':
    case 'SessionTitled':
      return { field: 'versionId', ids: data.replaces, isWholeStream: false }
    case 'CheckInRetracted':
      return { field: 'checkInId', ids: [data.checkInId], isWholeStream: false }
    case 'MemoryReworded':
      // What a model took on stands beside what it was: replies were written from both.
      return data.by === 'model' ? null : { field: 'memoryId', ids: [data.memoryId], isWholeStream: false }
    case 'MemoriesForgotten':
      return { field: 'memoryId', ids: data.memoryIds, isWholeStream: false }
    default:
      return null
  }
}

/** The events after which nothing more is said of a thing. */
export const endingTypes = [
  'SessionDeleted',
  'MessageRetracted',
  'MoodRetracted',
  'EntryRetracted',
  'ExerciseRetracted',
  'MemoriesForgotten',
  'CheckInRetracted',
] satisfies PortableEvent['type'][]

/** The ids of what is gone after this event, where it is one of `endingTypes`. */
export function endedBy({ type, data }: Pick<PortableEvent, 'type' | 'data'>): string[] {
  if (!endingTypes.some((ending) => ending === type)) return []
  const { sessionId, entryId, moodId, completionId, checkInId, messageId, replyId, memoryIds } = idsIn(data)
  if (memoryIds) return memoryIds
  const ended =
    type === 'MessageRetracted' ? [messageId, replyId] : [sessionId, entryId, moodId, completionId, checkInId]
  return ended.filter((id) => typeof id === 'string')
}

/** The ids of what an event is about: the thing, and the part of it. That a mood came up in a session is no part of it. */
export function idsAbout({ type, data }: PortableEvent): string[] {
  const { sessionId, entryId, moodId, completionId, checkInId, messageId, replyId, memoryId, messageIds } =
    idsIn(data)
  // What was remembered of a conversation goes with it.
  const isOfSession = kindOfType[type] === 'session' || kindOfType[type] === 'memory'
  const about = isOfSession
    ? [sessionId, messageId, replyId, memoryId, ...(messageIds ?? [])]
    : [entryId, moodId, completionId, checkInId]
  return about.filter((id) => typeof id === 'string')
}
