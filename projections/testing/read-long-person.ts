import { Readable, Writable } from 'node:stream'
// A process with little memory that reads all of a person with very long words, as api and worker do: once as an export,
// and as many replies at once as a worker writes.
import { finished } from 'node:stream/promises'
import type { ChatEvent } from '#domain/chat/events.ts'
import { openSql } from '#infra/sql.ts'
import { createPostgresEventStore } from '#infra/store/event-store-postgres.ts'
import { createKeyring } from '#infra/store/keys.ts'
import { pagesOfStream } from '#infra/store/pages-of-stream.ts'
import { exportDocument } from '#projections/export/export-document.ts'

const [databaseUrl = '', masterKey = '', subjectId = '', streamId = ''] = process.argv.slice(2)
const sql = openSql(databaseUrl, { max: 2 })
const keyring = createKeyring(masterKey)
const store = createPostgresEventStore(sql, keyring)

let length = 0
const exported = { sql, keyring, store, subjectId, at: '2026-11-22T10:00:00.000Z', day: '2026-11-22' }
const counting = new Writable({
  decodeStrings: false,
  write(text: string, _, done) {
    length += text.length
    done()
  },
})
await finished(Readable.from(exportDocument(exported)).pipe(counting))

let paged = 0
for await (const page of pagesOfStream({ sql, store }, { subjectId, streamId })) paged += page.length

const asked = Array.from({ length: 20 }, () => store.recall<ChatEvent>({ subjectId, streamId }, 100))
const recalled = (await Promise.all(asked)).at(-1)!
const isOpen = recalled.map((event) => 'personal' in event && event.personal !== undefined)
console.log(JSON.stringify({ length, paged, isOpen }))
await sql.end()
