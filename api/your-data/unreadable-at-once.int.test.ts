import { expect, test } from 'vitest'
import { goOn } from '#api/chat/conversation-for-test.ts'
import { messagesOf } from '#api/your-data/person-for-test.ts'
import { converse, phrases } from '#api/your-data/planting-for-test.ts'
import type { ChatStreamEvent } from '#contract/chat.ts'
import type { JournalEntry } from '#contract/journal.ts'
import { newId } from '#infra/ids.ts'
import { breakIn, bytesKept } from '#infra/testing/break-in.ts'
import { backends, isMissing } from '#infra/testing/places.ts'
import { productForTest } from '#infra/testing/product-for-test.ts'
import { signInShown } from '#infra/testing/sign-in-shown.ts'
import { visitor } from '#infra/testing/visitor.ts'

/** `isOlderToo`: its key goes, so that the ciphertext of an older dump is of no use either. */
type Item = { what: string; path: string; phrases: string[]; isOlderToo: boolean }

for (const backend of backends)
  test.skipIf(isMissing(backend))(
    `${backend}: what its author deletes is unreadable at once, also with the database and the master key`,
    async () => {
      await using product = await productForTest(backend, 'model')
      const { url, model } = product
      const { next, planted } = phrases('lantern')
      const who = visitor(url)
      await signInShown(who)
      const ada = { who, phrase: next, model }
      const read = async (bytes?: Buffer[]) => breakIn(product, bytes ?? (await bytesKept(product)))
      const since = (count: number) => planted.slice(count)

      async function aMood(): Promise<Item> {
        const [moodId, count] = [newId(), planted.length]
        await who.post('/api/mood-logs', { level: 3, note: next(), sessionId: null, moodId })
        return { what: 'a mood', path: `/api/mood-logs/${moodId}`, phrases: since(count), isOlderToo: false }
      }
      async function aMessage(): Promise<Item> {
        const count = planted.length
        const [said] = await messagesOf(who, await converse(ada, 1))
        const path = `/api/messages/${said!.id}`
        return { what: 'a message and its reply', path, phrases: since(count), isOlderToo: false }
      }
      async function aMessageBeingAnswered(): Promise<Item> {
        const count = planted.length
        const [sessionId, messageId] = [await converse(ada, 0), newId()]
        model.answer({ pieces: [`${next()}. `, 'And ', 'more.'], hold: { after: 2, until: held.promise } })
        const message = next()
        const reply = who.follow<ChatStreamEvent>('POST', '/api/chat', { sessionId, message, messageId })
        await goOn(reply, 1)
        const path = `/api/messages/${messageId}`
        return { what: 'a message being answered', path, phrases: since(count), isOlderToo: false }
      }
      async function aConversation(): Promise<Item> {
        const count = planted.length
        const path = `/api/sessions/${await converse(ada, 2)}`
        return { what: 'a conversation', path, phrases: since(count), isOlderToo: true }
      }
      async function anEntry(): Promise<Item> {
        const count = planted.length
        const entry = { title: next(), content: next(), tags: [next()] }
        const { id } = (await who.post<JournalEntry>('/api/journal', entry)).body
        const path = `/api/journal/${id}`
        return { what: 'a journal entry', path, phrases: since(count), isOlderToo: true }
      }

      const held = Promise.withResolvers<void>()
      await aMood()
      await converse(ada, 1)
      const kept = [...planted]
      const makers = [aMood, aMessage, aConversation, anEntry, aMessageBeingAnswered]
      const gone: string[] = []
      for (const make of makers) {
        const item = await make()
        const stolen = await bytesKept(product)
        const before = await read(stolen)
        for (const phrase of item.phrases) expect(before.includes(phrase), item.what).toBe(true)
        expect((await who.delete(item.path)).status, item.what).toBe(200)
        const after = (await read()) + (item.isOlderToo ? await read(stolen) : '')
        for (const phrase of item.phrases) expect(after.includes(phrase), item.what).toBe(false)
        gone.push(...item.phrases)
      }

      // What was still being written is broken off, and does not come back.
      await expect.poll(() => model.requests.at(-1)!.isAborted).toBe(true)
      held.resolve()
      const atLast = await read()
      expect(gone.filter((phrase) => atLast.includes(phrase))).toEqual([])
      expect(kept.filter((phrase) => !atLast.includes(phrase))).toEqual([])
    },
    300_000,
  )
