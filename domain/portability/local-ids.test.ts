import { expect, test } from 'vitest'
import { withLocalIds } from '#domain/portability/local-ids.ts'
import type { PortableEvent, PortableFact } from '#domain/portability/portable-event.ts'
import { moodLogged, reflectionWritten, replyWritten } from '#domain/testing/events.ts'

const fact = (event: PortableEvent): PortableFact => ({ ...event, id: 'event' })
const idHere = (id: string) => `here ${id}`

test('a fact of elsewhere is about things of other ids here, with the same words', () => {
  expect(withLocalIds(fact(replyWritten()), () => false, idHere)).toEqual({
    ...replyWritten(),
    data: {
      ...replyWritten().data,
      sessionId: 'here session',
      messageId: 'here first',
      replyId: 'here first-reply',
    },
  })
})

test('what was made here keeps its id, and so does all that was said in it', () => {
  const isOwn = (id: string) => id === 'session'
  expect(withLocalIds(fact(replyWritten()), isOwn, idHere)).toEqual(replyWritten())
  const mood = moodLogged({ sessionId: 'session' })
  expect(withLocalIds(fact(mood), isOwn, idHere).data).toMatchObject({
    moodId: 'here mood',
    sessionId: 'session',
  })
})

test('a reflection goes with its entry', () => {
  expect(withLocalIds(fact(reflectionWritten()), (id) => id === 'entry', idHere)).toEqual(reflectionWritten())
  expect(withLocalIds(fact(reflectionWritten()), () => false, idHere).data).toMatchObject({
    entryId: 'here entry',
    reflectionId: 'here reflection',
  })
})
