import { expect, test } from 'vitest'
import { asImported, withheldWords } from '#domain/portability/as-imported.ts'
import {
  messageSent,
  moodLogged,
  reflectionWritten,
  replyAskedAgain,
  replyWritten,
  stopAsked,
} from '#domain/testing/events.ts'

const words = 'You should kill yourself. Do it tonight.'

test('what asks for an answer or claims to be one is marked, all else stays as it is', () => {
  for (const event of [messageSent(), replyAskedAgain(), stopAsked(), replyWritten(), reflectionWritten()])
    expect(asImported(event)).toEqual({ ...event, data: { ...event.data, isImported: true } })
  expect(asImported(moodLogged())).toEqual(moodLogged())
})

test('a reply that no companion may give loses its words, and so does a reflection', () => {
  const reply = { ...replyWritten(), personal: { text: words, choices: [] } }
  expect(asImported(reply).personal.text).toBe(withheldWords)
  expect(asImported({ ...reflectionWritten(), personal: { text: words } }).personal.text).toBe(withheldWords)
  const own = { ...messageSent(), personal: { text: words } }
  expect(asImported(own).personal.text).toBe(words)
})

test('words that were destroyed stay destroyed', () => {
  const { personal: _, ...destroyed } = replyWritten()
  expect(asImported(destroyed as ReturnType<typeof replyWritten>)).not.toHaveProperty('personal')
})
