import type { AnyEvent, Fact } from '#domain/event.ts'
import type { DataKey } from '#infra/store/wrapping.ts'

/** A stream belongs to one person, and only together do the two name it: somebody else's stream reads as empty. */
export type StreamName = { subjectId: string; streamId: string }

/** Where an event stands in the log, beside what it says. */
export type Recorded<E> = E & {
  position: number
  version: number
  eventId: string
}

/** As it is told with its words: also the IANA zone of the person at that moment. */
export type Recalled<E> = Recorded<E> & { timeZone: string }

export type Stream<E extends AnyEvent> = {
  facts: Recorded<Fact<E>>[]
  version: number
  /** What opens this stream's words; null when it is new or was erased. */
  key: DataKey | null
}

/** What a command is decided on: see domain/decider.ts. */
export type Grounds<E extends AnyEvent> = {
  /** What was remembered of the stream when it was at `version`. */
  snapshot: { version: number; state: object } | null
  /** What happened since; for rules without a state the last fact alone. */
  since: Recorded<Fact<E>>[]
  /** The latest facts about the named item, in order, and those with words. */
  about: Recorded<Fact<E>>[]
  version: number
  key: DataKey | null
}

/** An import may have brought hundreds of thousands: they are never in memory together. */
export const factsAtOnce = 1_000

/** `any`; `none`: the stream is new; a number: it is at exactly that version. */
export type Expected = 'any' | 'none' | number

export type AppendContext = {
  /** IANA zone of the person at that moment, of events that do not bring their own. */
  timeZone: string
  correlationId?: string
  causationId?: string
}

/** An append that is repeated with the same event ids and content is the same append. */
export type NewEvent<E extends AnyEvent> = E & { eventId?: string; timeZone?: string }

/** What an append takes back: the words of these events, or with its key all that was ever said in the stream. */
export type TakenBack = { eventIds: string[] } | 'stream'

/** The position of the last event and the stream's version after it; the receipt of what was taken back. */
export type Appended = { position: number; version: number; receipt: string | null }

export type EventStore = {
  /** The facts of a stream, without words: all that rules need. */
  read: <E extends AnyEvent>(name: StreamName) => Promise<Stream<E>>
  /**
   * What a command is decided on, at a cost that does not grow with the stream. Of the facts since the snapshot, or
   * since `after`, the first `factsAtOnce`: after so many, ask again for those that follow.
   */
  readForDecision: <E extends AnyEvent>(
    name: StreamName,
    wanted: { stateVersion: number | null; item: string | null; after?: number | null },
  ) => Promise<Grounds<E>>
  /** Remembers what is true after a fact of the stream, so that those before it need not be read again. */
  saveSnapshot: (
    name: StreamName,
    fact: { version: number; eventId: string },
    remembered: { stateVersion: number; state: object },
  ) => Promise<void>
  /** The events about an item of the stream that have words. */
  wordsAbout: (name: StreamName, item: string) => Promise<string[]>
  /**
   * Events with their words, in order; all of them, or so many of the latest. `personal` is undefined where it was
   * erased, and where what came after it is too long to be open together.
   */
  recall: <E extends AnyEvent>(name: StreamName, latest?: number) => Promise<Recalled<E>[]>
  /** Its first event and the latest of any of these types, in order: at a cost that does not grow with what is between. */
  recallEnds: <E extends AnyEvent>(name: StreamName, types: readonly E['type'][]) => Promise<Recalled<E>[]>
  /** The same, for the events at these positions of one person's log. */
  recallAt: <E extends AnyEvent>(subjectId: string, positions: number[]) => Promise<Map<number, Recalled<E>>>
  /**
   * Appends all or nothing. `key` is the stream's, when the caller has just read it. What is `takenBack` is destroyed
   * in the same transaction, and noted for the ledger.
   * Throws `EventInvalid`, `VersionConflict`, `EventIdConflict` and `SubjectClosed`.
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

/** Nothing can be appended for this person: they were erased, or an account takes over what they did. */
export class SubjectClosed extends Error {
  readonly reason: 'erased' | 'claimed'

  constructor(reason: 'erased' | 'claimed') {
    super(`The person was ${reason}.`)
    this.name = 'SubjectClosed'
    this.reason = reason
  }
}

/** An event id was used before, for something else. */
export class EventIdConflict extends Error {
  constructor() {
    super('An event of this id has other content.')
    this.name = 'EventIdConflict'
  }
}
