import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetKept } from '#web/browser/forgetting.ts'
import { CallError } from '#web/http/call.ts'
import { createHeldWrites } from '#web/http/held-writes.ts'

const network = { onLine: false }
const heard = new Map<string, () => unknown>()
/** The network is there again, and what follows from it is done. */
async function comeBack(): Promise<void> {
  network.onLine = true
  heard.get('online')?.()
  await vi.runAllTimersAsync()
}

beforeEach(() => {
  network.onLine = false
  heard.clear()
  vi.useFakeTimers()
  vi.stubGlobal('navigator', network)
  vi.stubGlobal('addEventListener', (type: string, listener: () => unknown) => heard.set(type, listener))
  vi.stubGlobal('removeEventListener', (type: string) => heard.delete(type))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const phases = (held: { list: () => readonly { phase: string }[] }) => held.list().map(({ phase }) => phase)

test('what is held is sent once, in its order, when there is a network', async () => {
  const held = createHeldWrites<string>()
  const sent: string[] = []
  for (const id of ['a', 'b'])
    held.hold(id, id, async () => {
      sent.push(id)
      return null
    })
  expect(phases(held)).toEqual(['waiting', 'waiting'])
  expect(sent).toEqual([])
  await comeBack()
  await comeBack()
  expect(sent).toEqual(['a', 'b'])
  expect(held.list()).toEqual([])
})

test('what nobody answered is sent again; what was refused waits for a word of the person', async () => {
  const held = createHeldWrites<string>()
  const answers = [new TypeError('lost'), new CallError(503, 'Busy.', null), null]
  held.hold('a', 'a', async () => {
    const answer = answers.shift() ?? null
    if (answer) throw answer
    return null
  })
  await comeBack()
  expect(phases(held)).toEqual(['failed'])
  held.retry('a')
  await vi.runAllTimersAsync()
  expect(held.list()).toEqual([])
  expect(answers).toEqual([])
})

test('what nobody answers at all says so, and goes with the next network', async () => {
  const held = createHeldWrites<string>()
  let isReachable = false
  held.hold('a', 'a', async () => {
    if (!isReachable) throw new TypeError('lost')
    return null
  })
  await comeBack()
  expect(phases(held)).toEqual(['failed'])
  isReachable = true
  await comeBack()
  expect(held.list()).toEqual([])
})

test('a network that goes again holds it again', async () => {
  const held = createHeldWrites<string>()
  held.hold('a', 'a', async () => {
    network.onLine = false
    throw new TypeError('lost')
  })
  await comeBack()
  expect(phases(held)).toEqual(['waiting'])
})

test('what was taken back is not sent', async () => {
  const held = createHeldWrites<string>()
  const send = vi.fn(async () => null)
  held.hold('a', 'words', send)
  expect(held.takeBack('a')).toBe('words')
  expect(held.takeBack('a')).toBeNull()
  await comeBack()
  expect(send).not.toHaveBeenCalled()
})

test('whoever leaves is asked first, as long as something waits', async () => {
  const held = createHeldWrites<string, string>()
  held.hold('a', 'a', async () => 'a card')
  expect(heard.has('beforeunload')).toBe(true)
  await comeBack()
  expect(held.list()).toMatchObject([{ phase: 'sent', found: 'a card' }])
  expect(heard.has('beforeunload')).toBe(false)
})

test('for whoever sits here next nothing is left', async () => {
  const held = createHeldWrites<string>()
  const send = vi.fn(async () => null)
  held.hold('a', 'a', send)
  forgetKept()
  await comeBack()
  expect(held.list()).toEqual([])
  expect(send).not.toHaveBeenCalled()
})
