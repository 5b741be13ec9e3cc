import postgres from 'postgres'
import { checkEvents } from '#domain/event-schemas.ts'
import type { AnyEvent, Fact } from '#domain/event.ts'
import type { Steps } from '#domain/steps.ts'
import { newEventId } from '#infra/ids.ts'
import { inSlices } from '#infra/in-slices.ts'
import type { Sql } from '#infra/sql.ts'
import {
  type AppendContext,
  type Appended,
  EventIdConflict,
  type EventStore,
  type Expected,
  factsAtOnce,
  type NewEvent,
  type Recalled,
  type Recorded,
  type Stream,
  type StreamName,
  SubjectClosed,
  type TakenBack,
  VersionConflict,
} from '#infra/store/event-store.ts'
import type { Keyring, WrappedKey } from '#infra/store/keys.ts'
import { open, seal, sealLabel } from '#infra/store/sealing.ts'
import { underCurrentEpoch } from '#infra/store/under-current-epoch.ts'
import { currentVersion, upcast } from '#infra/store/upcasters.ts'
import type { DataKey } from '#infra/store/wrapping.ts'

type StoredFact = {
  position: number
  version: number
  event_id: string
  type: string
  schema_version: number
  data: object
  occurred_at: string
}
type StoredEvent = StoredFact & {
  time_zone: string
  sealed: Uint8Array | null
  key_id: string | null
  wrapped: Uint8Array | null
  epoch_id: string | null
  has_key: boolean
}

/** A key that a sealed event needs is nowhere, and no tombstone says that it was destroyed. */
export class KeyMissing extends Error {
  constructor(position: number) {
    super(`The key of the event at position ${position} is missing.`)
    this.name = 'KeyMissing'
  }
}

/** Bytes, as they are sealed: fifty replies at once read so much each, and nobody types as much within a prompt. */
const wordsOfLatest = 400_000

const recorded = (row: StoredFact, personal: object | undefined) => ({
  type: row.type,
  at: row.occurred_at,
  position: row.position,
  version: row.version,
  eventId: row.event_id,
  ...upcast(row.type, row.schema_version, { data: row.data, personal }),
})

function factOf<E extends AnyEvent>(row: StoredFact): Recorded<Fact<E>> {
  const { personal: _, ...fact } = recorded(row, undefined)
  return fact as Recorded<Fact<E>>
}

/** A reply with the id of its own message is about it twice. */
const unrepeated = <Found extends { version: number }>(facts: Found[]): Found[] =>
  facts.filter((fact, index) => fact.version !== facts[index - 1]?.version)

/** The facts of a stream, which need no key. */
export async function readFacts<E extends AnyEvent>(
  sql: Sql,
  { subjectId, streamId }: StreamName,
): Promise<Pick<Stream<E>, 'facts' | 'version'>> {
  const rows = await sql<StoredFact[]>`
    select position, version, event_id, type, schema_version, data, occurred_at
    from events where subject_id = ${subjectId} and stream_id = ${streamId} order by version`
  return { facts: rows.map((row) => factOf<E>(row)), version: rows.at(-1)?.version ?? 0 }
}

/** What an error of the store's SQL functions means; any other as it is. */
export function asStoreError(error: unknown): unknown {
  if (!(error instanceof postgres.PostgresError)) return error
  if (error.code === 'LW001') return new VersionConflict(Number(error.detail))
  if (error.code === 'LW004') return new SubjectClosed(error.detail === 'claimed' ? 'claimed' : 'erased')
  return error
}

export function createPostgresEventStore(sql: Sql, keyring: Keyring): EventStore {
  /** Each key is unwrapped once per call and never kept: a destroyed key is gone at once. */
  function* opening<E extends AnyEvent>(rows: StoredEvent[]): Steps<Recalled<E>[]> {
    const keys = new Map<string, DataKey | null>()
    const events: Recalled<E>[] = []
    for (const row of rows) {
      let personal: object | undefined
      if (row.sealed && row.key_id) {
        if (!row.has_key) throw new KeyMissing(row.position)
        if (!keys.has(row.key_id))
          keys.set(
            row.key_id,
            keyring.unwrap({ keyId: row.key_id, wrapped: row.wrapped, epochId: row.epoch_id }),
          )
        const key = keys.get(row.key_id)
        if (key)
          personal = JSON.parse(
            open(key.secret, sealLabel(row.event_id, row.type, row.schema_version), row.sealed),
          )
      }
      events.push({ ...recorded(row, personal), timeZone: row.time_zone } as Recalled<E>)
      yield
    }
    return events
  }
  const opened = <E extends AnyEvent>(rows: StoredEvent[]) => inSlices(opening<E>(rows))

  async function keyOf({ subjectId, streamId }: StreamName): Promise<DataKey | null> {
    const [row] = await sql<WrappedKey[]>`
      select key_id as "keyId", wrapped, epoch_id as "epochId" from keys
      where subject_id = ${subjectId} and stream_id = ${streamId} and replaced_at is null`
    return row ? keyring.unwrap(row) : null
  }

  /** With which keys those of these events are sealed that are in the log already. */
  async function keysInPlace(subjectId: string, eventIds: string[]): Promise<Map<string, DataKey>> {
    const rows = await sql<(WrappedKey & { eventId: string })[]>`
      select event_id as "eventId", key_id as "keyId", wrapped, epoch_id as "epochId" from events join keys using (key_id)
      where events.subject_id = ${subjectId} and event_id = any (${eventIds}::uuid[]) and sealed is not null`
    const keys = new Map<string, DataKey>()
    for (const { eventId, ...wrapped } of rows) {
      const key = keyring.unwrap(wrapped)
      if (key) keys.set(eventId, key)
    }
    return keys
  }

  /** The JSON that append() in SQL takes. Words leave this function only as ciphertext. */
  function sealedRows(
    events: (NewEvent<AnyEvent> & { eventId: string })[],
    keyFor: (eventId: string) => DataKey,
    context: AppendContext,
  ) {
    return events.map(({ eventId, type, at, data, personal, timeZone = context.timeZone }) => {
      const schemaVersion = currentVersion(type)
      const key = keyFor(eventId)
      return {
        event_id: eventId,
        type,
        schema_version: schemaVersion,
        data,
        sealed: personal
          ? seal(key.secret, sealLabel(eventId, type, schemaVersion), JSON.stringify(personal)).toString(
              'base64',
            )
          : null,
        key_id: personal ? key.keyId : null,
        correlation_id: context.correlationId ?? null,
        causation_id: context.causationId ?? null,
        occurred_at: at,
        time_zone: timeZone,
      }
    })
  }

  function wrappedKey(key: DataKey) {
    const { wrapped, ...by } = keyring.wrap(key)
    return { keyId: key.keyId, wrapped: wrapped.toString('base64'), ...by }
  }

  async function append<E extends AnyEvent>(
    name: StreamName,
    expected: Expected,
    events: NewEvent<E>[],
    context: AppendContext,
    given?: DataKey | null,
    takenBack: TakenBack | null = null,
    inPlace = new Map<string, DataKey>(),
  ): Promise<Appended> {
    checkEvents(events, context)
    // Ids are settled here, so that trying again is the same append.
    const named = events.map((event) => ({ ...event, eventId: event.eventId ?? newEventId() }))
    const existing = given === undefined && expected !== 'none' ? await keyOf(name) : given
    const key = existing ?? keyring.make()
    const newKey = existing ? null : wrappedKey(key)
    const keyFor = (eventId: string) => inPlace.get(eventId) ?? key
    const version = expected === 'any' ? null : expected === 'none' ? 0 : expected
    try {
      const asked = sql`
        ${name.subjectId}, ${name.streamId}, ${version},
        ${sql.json(sealedRows(named, keyFor, context) as never)}, ${newKey && sql.json(newKey)}`
      const rows = await (takenBack
        ? sql<Appended[]>`
          select appended_position as position, appended_version as version, made_receipt as receipt
          from append_destroying(${asked}, ${takenBack === 'stream' ? null : takenBack.eventIds}::uuid[])`
        : sql<Appended[]>`
          select appended_position as position, appended_version as version, null as receipt from append(${asked})`)
      return rows.at(-1) ?? { position: 0, version: version ?? 0, receipt: null }
    } catch (error) {
      if (!(error instanceof postgres.PostgresError)) throw error
      // What is there under these ids may be the same, sealed with another key: seal it again with that.
      if (error.code === 'LW002') {
        const ids = named.map(({ eventId }) => eventId)
        const theirs = await keysInPlace(name.subjectId, ids)
        if (ids.every((id) => (theirs.get(id) ?? key).keyId === keyFor(id).keyId)) throw new EventIdConflict()
        return append(name, expected, named, context, existing, takenBack, theirs)
      }
      // The stream has another key by now.
      if (error.code === 'LW003') {
        const theirs = await keyOf(name)
        if (theirs) return append(name, expected, named, context, theirs, takenBack)
      }
      throw asStoreError(error)
    }
  }

  return {
    append: (...asked) => underCurrentEpoch(keyring, () => append(...asked)),
    async readForDecision<E extends AnyEvent>(
      name: StreamName,
      {
        stateVersion,
        item,
        after = null,
      }: { stateVersion: number | null; item: string | null; after?: number | null },
    ) {
      const { subjectId, streamId } = name
      const [rows, key] = await Promise.all([
        sql<(StoredFact & { part: 'snapshot' | 'since' | 'about' })[]>`
          select part, position, version, event_id, type, schema_version, data, occurred_at
          from read_for_decision(${subjectId}, ${streamId}, ${stateVersion}, ${item}, ${after}, ${factsAtOnce})`,
        keyOf(name),
      ])
      const factsOf = (part: string) => rows.filter((row) => row.part === part).map((row) => factOf<E>(row))
      const since = factsOf('since')
      const base = rows.find(({ part }) => part === 'snapshot')
      return {
        snapshot: base ? { version: base.version, state: base.data } : null,
        since,
        about: unrepeated(factsOf('about')),
        version: since.at(-1)?.version ?? base?.version ?? after ?? 0,
        key,
      }
    },
    async saveSnapshot({ subjectId, streamId }, { version, eventId }, { stateVersion, state }) {
      await sql`
        select save_snapshot(
          ${subjectId}, ${streamId}, ${version}, ${eventId}, ${stateVersion}, ${sql.json(state as never)})`
    },
    async wordsAbout({ subjectId, streamId }, item) {
      const rows = await sql<{ eventId: string }[]>`
        select words_about as "eventId" from words_about(${subjectId}, ${streamId}, ${item})`
      return rows.map(({ eventId }) => eventId)
    },
    async read<E extends AnyEvent>({ subjectId, streamId }: StreamName) {
      const [read, key] = await Promise.all([
        readFacts<E>(sql, { subjectId, streamId }),
        keyOf({ subjectId, streamId }),
      ])
      return { ...read, key }
    },
    async recall<E extends AnyEvent>({ subjectId, streamId }: StreamName, latest: number | null = null) {
      const events = await opened<E>(
        await sql<StoredEvent[]>`
        select e.position, e.version, e.event_id, e.type, e.schema_version, e.data, e.occurred_at, e.time_zone, e.key_id,
          k.wrapped, k.epoch_id, k.key_id is not null as has_key,
          case when ${latest}::int is null or newer < ${wordsOfLatest} then sealed end as sealed
        from (
          select *, coalesce(sum(octet_length(sealed)) over (
            order by version desc rows between unbounded preceding and 1 preceding), 0) as newer
          from (
            select * from events where subject_id = ${subjectId} and stream_id = ${streamId}
            order by version desc limit ${latest}) as latest_ones
        ) as e left join keys k using (key_id)
        order by e.version desc`,
      )
      return events.toReversed()
    },
    recallEnds: async <E extends AnyEvent>(
      { subjectId, streamId }: StreamName,
      types: readonly E['type'][],
    ) =>
      opened<E>(
        await sql<StoredEvent[]>`
        select e.position, e.version, e.event_id, e.type, e.schema_version, e.data, e.occurred_at, e.time_zone, e.sealed, e.key_id,
          k.wrapped, k.epoch_id, k.key_id is not null as has_key
        from events e left join keys k using (key_id)
        where e.subject_id = ${subjectId} and e.stream_id = ${streamId} and e.version = any (array[1, (
          select latest.version from events latest
          where latest.subject_id = ${subjectId} and latest.stream_id = ${streamId}
            and latest.type = any (${[...types]}::text[])
          order by latest.version desc limit 1)])
        order by e.version`,
      ),
    async recallAt<E extends AnyEvent>(subjectId: string, positions: number[]) {
      const events = await opened<E>(
        await sql<StoredEvent[]>`
        select e.position, e.version, e.event_id, e.type, e.schema_version, e.data, e.occurred_at, e.time_zone, e.sealed, e.key_id,
          k.wrapped, k.epoch_id, k.key_id is not null as has_key
        from events e left join keys k using (key_id)
        where e.subject_id = ${subjectId} and e.position = any (${positions})`,
      )
      return new Map(events.map((event) => [event.position, event]))
    },
  }
}
