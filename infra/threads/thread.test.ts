import { expect, test } from 'vitest'
import type { Question } from '#infra/threads/script-for-test.ts'
import { openThread, type ThreadOptions } from '#infra/threads/thread.ts'

const script = new URL('script-for-test.ts', import.meta.url)
const sizeOf = ({ text }: Question): number => text.length
const open = (options: Partial<ThreadOptions<Question>> = {}) =>
  openThread<Question, string, string>(script, { sizeOf, ...options })

/** A question that lasts until it is let go. */
function holding(text = 'held') {
  const held = new SharedArrayBuffer(4)
  const letGo = () => {
    Atomics.store(new Int32Array(held), 0, 1)
    Atomics.notify(new Int32Array(held), 0)
  }
  return { question: { text, held }, letGo }
}

test('it says when it is there, and answers what it is asked', async () => {
  await using thread = open()
  expect(await thread.ready).toBe('there')
  expect(await thread.ask({ text: 'a' })).toBe('a')
})

test('who writes little is answered before who writes much', async () => {
  await using thread = open()
  const { question, letGo } = holding()
  const answered: string[] = []
  const asked = [question, { text: 'long '.repeat(100) }, { text: 'longer' }, { text: 'short' }].map(
    async (one) => answered.push(await thread.ask(one)),
  )
  letGo()
  await Promise.all(asked)
  expect(answered.map((text) => text.trim().slice(0, 6))).toEqual(['held', 'short', 'longer', 'long l'])
})

test('what fails fails alone', async () => {
  await using thread = open()
  const failing = thread.ask({ text: 'throw' })
  const next = thread.ask({ text: 'after' })
  await expect(failing).rejects.toThrow('away')
  expect(await next).toBe('after')
})

test('whoever waits for a thread that ends is told, and the next has a new one', async () => {
  await using thread = open()
  const asked = [{ text: 'end' }, { text: 'waiting' }].map((one) => thread.ask(one))
  for (const one of asked) await expect(one).rejects.toThrow('away')
  expect(await thread.ask({ text: 'anew' })).toBe('anew')
})

test('what waits is bounded; what was given up counts only while it is being read', async () => {
  await using thread = open({ most: 2 })
  const { question, letGo } = holding()
  const first = thread.ask(question)
  const given = new AbortController()
  const second = thread.ask({ text: 'b' }, { signal: given.signal })
  await expect(thread.ask({ text: 'c' })).rejects.toThrow('too much to read')
  given.abort()
  await expect(second).rejects.toThrow('aborted')
  const third = thread.ask({ text: 'c' })
  letGo()
  expect(await Promise.all([first, third])).toEqual(['held', 'c'])
})

test('a thread that is stuck is ended once somebody is refused, and started anew', async () => {
  await using thread = open({ most: 1, stuckMs: 0 })
  const stuck = thread.ask(holding().question)
  await expect(thread.ask({ text: 'a' })).rejects.toThrow('too much to read')
  await expect(stuck).rejects.toThrow('away')
  expect(await thread.ask({ text: 'a' })).toBe('a')
})

test('one that cannot be loaded is never there', async () => {
  await using thread = openThread<Question, string>(new URL('nowhere.ts', import.meta.url), { sizeOf })
  await expect(thread.ready).rejects.toThrow('away')
})
