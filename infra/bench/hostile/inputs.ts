import { setTimeout } from 'node:timers/promises'
import { limits } from '#domain/limits.ts'
import { hostileTexts } from '#domain/testing/hostile-texts.ts'
import { newEventId, newId } from '#infra/ids.ts'
import { signInShown } from '#infra/testing/sign-in-shown.ts'
import { type Visitor, visitor } from '#infra/testing/visitor.ts'

/** What one hostile thing was answered: a status and how many bytes. */
export type Answered = { status: number; bytes: number }

export type HostileInput = {
  name: string
  /** Before others watch. */
  prepare?: () => Promise<void>
  /** Once; it is repeated while there is time, unless it is `once`. */
  run: (signal: AbortSignal) => Promise<Answered[]>
  once?: boolean
}

const at = '2024-03-01T10:00:00.000Z'
const dripEveryMs = 50
const dripSeconds = 4

async function answered(response: Response): Promise<Answered> {
  const bytes = (await response.arrayBuffer()).byteLength
  return { status: response.status, bytes }
}

const daylio = async (who: Visitor, csv: string) =>
  answered(await who.request('POST', '/api/data/import/daylio', { csv, isPreview: true, levels: {} }))

const documentOf = (facts: object[]) =>
  JSON.stringify({ format: 'leeward-export', version: 1, exportedAt: at, facts })

const mood = () => ({
  id: newEventId(),
  type: 'MoodLogged',
  at,
  data: { moodId: newId(), level: 5, sessionId: null, day: '2024-03-01' },
  personal: { note: null },
})

function unanswered(count: number, text = 'A thought frightens me and will not go.') {
  const sessionId = newId()
  const started = { id: newEventId(), type: 'SessionStarted', at, data: { sessionId } }
  const sent = Array.from({ length: count }, (_, index) => ({
    id: newEventId(),
    type: 'MessageSent',
    at,
    data: {
      sessionId,
      messageId: newId(),
      isFirst: index === 0,
      day: '2024-03-01',
      tier: 'none',
      concerns: [],
    },
    personal: { text },
  }))
  return [started, ...sent]
}

const importing = async (who: Visitor, body: string) =>
  answered(
    await who.raw('POST', '/api/data/import', {
      headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin', 'Time-Zone': 'UTC' },
      body,
    }),
  )

async function conversation(who: Visitor): Promise<string> {
  return (await who.post<{ sessionId: string }>('/api/session/new', {})).body.sessionId
}

/** Sends a message and goes away with the first words, or with the refusal. */
async function say(who: Visitor, sessionId: string, message: string): Promise<Answered> {
  const response = await who.request('POST', '/api/chat', { sessionId, message, messageId: newId() })
  if (!response.ok) return answered(response)
  const reader = response.body!.getReader()
  const { value } = await reader.read()
  await reader.cancel()
  return { status: response.status, bytes: value?.byteLength ?? 0 }
}

/** Sends a message and reads the whole reply. */
const converse = async (who: Visitor, sessionId: string, message: string): Promise<Answered> =>
  answered(await who.request('POST', '/api/chat', { sessionId, message, messageId: newId() }))

/** A document that comes in drips, and never ends by itself. */
async function drip(url: string, signal: AbortSignal): Promise<Answered> {
  const drips = new ReadableStream<Uint8Array>({
    start: (stream) => stream.enqueue(Buffer.from('{"format":"leeward-export","version":1,"facts":[')),
    async pull(stream) {
      await setTimeout(dripEveryMs, undefined, { signal }).catch(() => {})
      if (signal.aborted) stream.close()
      else stream.enqueue(Buffer.from(' '))
    },
  })
  const response = await fetch(`${url}/api/data/import`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
    body: drips,
    duplex: 'half',
  } as RequestInit)
  return answered(response)
}

/** What strangers have sent, or may send, to keep everybody else waiting. */
export function hostileInputs(url: string): HostileInput[] {
  const eve = visitor(url)
  const writer = visitor(url)
  const keeper = visitor(url)
  const talker = visitor(url)
  const reader = visitor(url)
  const hoarder = visitor(url)
  const entries: string[] = []
  const chatters = Array.from({ length: 60 }, () => visitor(url))
  const each = <Item>(items: Item[], run: (item: Item) => Promise<Answered>) => Promise.all(items.map(run))
  const texts = (length: number) => Object.values(hostileTexts).map((make) => make(length))

  async function inTurn<Item>(items: Item[], signal: AbortSignal, run: (item: Item) => Promise<Answered>) {
    const all: Answered[] = []
    for (const item of items) {
      if (signal.aborted) break
      all.push(await run(item))
    }
    return all
  }

  return [
    { name: 'nothing', once: true, run: async () => [] },
    {
      name: 'CSV of 400,000 columns',
      run: async () => [await daylio(eve, `full_date,mood${',c'.repeat(400_000)}\n2024-03-01,good`)],
    },
    {
      name: 'CSV of 9.9 MB in short lines',
      run: async () => [await daylio(eve, `full_date,mood\n${'2024-03-01,a\n'.repeat(9_900_000 / 13)}`)],
    },
    {
      name: 'CSV previews, four at a time',
      run: () =>
        each([1, 2, 3, 4], () => daylio(eve, `full_date,mood\n${'2024-03-01,good\n'.repeat(6_000)}`)),
    },
    { name: 'JSON nested a million deep', run: async () => [await importing(eve, '['.repeat(1_000_000))] },
    {
      name: 'JSON of a string of 20 MB',
      run: async () => [
        await importing(eve, `{"format":"leeward-export","version":1,"facts":["${'a'.repeat(20_000_000)}"]}`),
      ],
    },
    {
      name: 'import of 500 unanswered messages',
      run: async () => [await importing(visitor(url), documentOf(unanswered(500)))],
    },
    {
      name: '30 visitors importing at once',
      run: () =>
        each(Array.from({ length: 30 }), () =>
          importing(visitor(url), documentOf(Array.from({ length: 200 }, mood))),
        ),
    },
    {
      name: 'import of 100,000 moods',
      once: true,
      prepare: async () => void (await signInShown(keeper)),
      run: async () => [await importing(keeper, documentOf(Array.from({ length: 100_000 }, mood)))],
    },
    {
      name: '100,000 moods listed',
      run: async () => [await answered(await keeper.request('GET', '/api/mood-logs'))],
    },
    {
      name: 'journal entries of hostile texts',
      prepare: async () => void (await signInShown(writer)),
      run: (signal) =>
        inTurn(texts(limits.entryContent), signal, async (content) =>
          answered(
            await writer.request('POST', '/api/journal', { title: null, content, mood: null, tags: [] }),
          ),
        ),
    },
    {
      name: 'these searched, and their tags',
      run: async () => [
        await answered(await writer.request('POST', '/api/journal/search', { words: 'nowhere' })),
        await answered(await writer.request('GET', '/api/journal/tags')),
      ],
    },
    {
      name: 'imported words of 20,000 characters, downloaded',
      prepare: async () => {
        await signInShown(hoarder)
        await importing(hoarder, documentOf(unanswered(2_000, 'ж'.repeat(limits.importedWords))))
      },
      run: async () => [
        await answered(await hoarder.request('GET', '/api/data/export')),
        await answered(await hoarder.request('GET', '/api/data/archive')),
      ],
    },
    {
      name: 'chat messages of hostile texts',
      run: async (signal) => {
        const sessionId = await conversation(eve)
        return inTurn(texts(limits.message), signal, (message) => say(eve, sessionId, message))
      },
    },
    {
      name: 'many long turns to the guide',
      run: async (signal) => {
        const sessionId = await conversation(talker)
        const turns = Array.from({ length: 24 }, () => hostileTexts['digits']!(limits.message))
        return inTurn(turns, signal, (message) => converse(talker, sessionId, message))
      },
    },
    {
      name: 'reflections on long entries',
      prepare: async () => {
        await signInShown(reader)
        for (const content of texts(limits.entryContent).slice(0, 12)) {
          const entry = { title: null, content, mood: null, tags: [] }
          const { body } = await reader.post<{ id: string } | null>('/api/journal', entry)
          // Blanks alone are no entry.
          if (body) entries.push(body.id)
        }
      },
      run: (signal) =>
        inTurn(entries, signal, async (id) =>
          answered(await reader.request('POST', `/api/journal/${id}/reflect`)),
        ),
    },
    {
      name: '40 uploads that come in drips',
      run: (signal) => {
        const until = AbortSignal.any([signal, AbortSignal.timeout(dripSeconds * 1_000)])
        return each(Array.from({ length: 40 }), () => drip(url, until))
      },
    },
    {
      name: '60 open chats, a model that hangs',
      prepare: async () => {
        for (const who of chatters) await who.put('/api/consents', { purpose: 'model', isGiven: true })
      },
      run: () =>
        each(chatters, async (who) => say(who, await conversation(who), 'I cannot sleep, and I worry.')),
    },
    {
      name: 'eight messages at once into one',
      run: async () => {
        const sessionId = await conversation(eve)
        return each(Array.from({ length: 8 }), () => say(eve, sessionId, 'Are you there?'))
      },
    },
    {
      name: 'cookies and headers without end',
      run: () =>
        each([12_000, 60_000], async (length) =>
          answered(
            await eve.raw('GET', '/api/auth/user', {
              headers: { Cookie: `${'a=b; '.repeat(length / 5)}c=d`, 'Time-Zone': 'x'.repeat(1_000) },
            }),
          ),
        ),
    },
  ]
}
