import type { ChatEvent, ConcernRaised } from '#domain/chat/events.ts'
import { messageConcern } from '#domain/chat/message-concern.ts'
import { isAbout } from '#domain/item.ts'
import type { Turn, Verdict } from '#domain/safety/screener.ts'
import type { Tier } from '#domain/safety/tier.ts'
import type { Sql } from '#infra/sql.ts'
import type { EventStore, Recalled, StreamName } from '#infra/store/event-store.ts'
import { pagesOfStream } from '#infra/store/pages-of-stream.ts'
import { eventsRead, turnsOf } from '#infra/use-cases/turns-before.ts'

/** What was said, with the turns before it, and what was found in it then. */
export type StoredMessage = { turns: Turn[]; tier: Tier; verdicts: Verdict[] }
/** A message without words to read. */
export type Wordless = 'deleted' | 'imported'

type Options = { since: string; onEvents: (count: number) => void }
type Tools = { sql: Sql; store: EventStore }

/** Every message from a time on, one conversation after the other; no more than a page of one is held at once. */
export async function* storedMessages(
  tools: Tools,
  { since, onEvents }: Options,
): AsyncGenerator<StoredMessage | Wordless> {
  for await (const name of conversations(tools.sql, since)) {
    let before: Recalled<ChatEvent>[] = []
    const raised = await raisedIn(tools, name)
    for await (const page of pagesOfStream<ChatEvent>(tools, name)) {
      onEvents(page.length)
      for (const event of page) {
        if (event.type === 'MessageSent' && Date.parse(event.at) >= Date.parse(since))
          yield messageOf(event, before, raised)
        before = [...before, event].slice(-eventsRead)
      }
    }
  }
}

type Raised = Recalled<ConcernRaised>[]

function messageOf(
  sent: Recalled<ChatEvent> & { type: 'MessageSent' },
  before: Recalled<ChatEvent>[],
  raised: Raised,
): StoredMessage | Wordless {
  const { data, personal } = sent
  if (data.isImported) return 'imported'
  if (!personal) return 'deleted'
  const later = raised.filter((fact) => isAbout(fact, data.messageId))
  return {
    turns: [...turnsOf(before), { role: 'person', text: personal.text }],
    tier: messageConcern([sent, ...later])?.tier ?? data.tier,
    verdicts: [
      ...(data.screenedBy ?? []),
      ...later.map(({ data: { layer, version, tier } }) => ({ layer, version, tier })),
    ],
  }
}

async function raisedIn({ sql, store }: Tools, { subjectId, streamId }: StreamName): Promise<Raised> {
  const rows = await sql<{ position: number }[]>`
    select position from events
    where subject_id = ${subjectId} and stream_id = ${streamId} and type = 'ConcernRaised' order by position`
  const events = await store.recallAt<ConcernRaised>(
    subjectId,
    rows.map(({ position }) => position),
  )
  return [...events.values()]
}

async function* conversations(sql: Sql, since: string): AsyncGenerator<StreamName> {
  for (let last: StreamName = { subjectId: '00000000-0000-0000-0000-000000000000', streamId: '' }; ;) {
    const names = await sql<StreamName[]>`
      select subject_id as "subjectId", stream_id as "streamId" from events
      where type = 'MessageSent' and occurred_at >= ${since}
        and (subject_id, stream_id) > (${last.subjectId}, ${last.streamId})
        and not exists (select from closed_subjects closed where closed.subject_id = events.subject_id)
      group by subject_id, stream_id order by subject_id, stream_id limit 200`
    yield* names
    const latest = names.at(-1)
    if (!latest) return
    last = latest
  }
}
