import type { AnyEvent, Fact } from '#domain/event.ts'
import type { DataKey } from '#infra/store/keys.ts'

/** A stream belongs to one person, and only together do the two name it: somebody else's stream reads as empty. */
export type StreamName = { subjectId: string; streamId: string }

/** Where an event stands in the log, beside what it says. */
export type Recorded<E> = E & {
  position: number
  version: number
  eventId: string
}

export type Stream<E extends AnyEvent> = {
  facts: Recorded<Fact<E>>[]
  version: number
  /** What opens this stream's words; null when it is new or was erased. */
  key: DataKey | null
}

/** `any`; `none`: the stream is new; a number: it is at exactly that version. */
export type Expected = 'any' | 'none' | number

export type AppendContext = {
  /** IANA zone of the person at that moment. */
  timeZone: string
  correlationId?: string
  causationId?: string
}

/** An append that is repeated with the same event ids and content is the same append. */
export type NewEvent<E extends AnyEvent> = E & { eventId?: string }

/** What an append takes back: the words of these events, or with its key all that was ever said in the stream. */
export type TakenBack = { eventIds: string[] } | 'stream'

/** The position of the last event and the stream's version after it; the receipt of what was taken back. */
export type Appended = { position: number; version: number; receipt: string | null }

export type EventStore = {
  /** The facts of a stream, without words: all that rules need. */
  read: <E extends AnyEvent>(name: StreamName) => Promise<Stream<E>>
  /** Events with their words, in order. `personal` is undefined where it was erased. */
  recall: <E extends AnyEvent>(name: StreamName) => Promise<Recorded<E>[]>
  /** The same, for the events at these positions of one person's log. */
  recallAt: <E extends AnyEvent>(subjectId: string, positions: number[]) => Promise<Map<number, Recorded<E>>>
  /**
   * Appends all or nothing. `key` is the stream's, when the caller has just read it. What is `takenBack` is destroyed
   * in the same transaction, and noted for the ledger.
   * Throws `VersionConflict`, `EventIdConflict` and `SubjectClosed`.
   */
  append: <E extends AnyEvent>(
    name: StreamName,
    expected: Expected,
    events: NewEvent<E>[],
    context: AppendContext,
    key?: DataKey | null,
    takenBack?: TakenBack | null,
  ) => Promise<Appended>
}

/** Somebody else appended first; `version` is where the stream really is. */
export class VersionConflict extends Error {
  readonly version: number

  constructor(version: number) {
    super(`The stream is at version ${version}.`)
    this.name = 'VersionConflict'
    this.version = version
  }
}

/** The person was erased: nothing can be appended for them any more. */
export class SubjectClosed extends Error {
  constructor() {
    super('The person was erased.')
    this.name = 'SubjectClosed'
  }
}

/** An event id was used before, for something else. */
export class EventIdConflict extends Error {
  constructor() {
    super('An event of this id has other content.')
    this.name = 'EventIdConflict'
  }
}
