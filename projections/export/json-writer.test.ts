import { expect, test } from 'vitest'
import { createJsonWriter } from '#projections/export/json-writer.ts'

test('what is written piece by piece is one JSON text', () => {
  const json = createJsonWriter()
  json.beginObject()
  json.fields({ format: 'a "format"', none: undefined, nothing: null })
  const pieces = [json.take()]
  json.name('sessions')
  json.beginList()
  for (const id of [1, 2]) {
    json.beginObject()
    json.fields({ id })
    json.name('messages')
    json.beginList()
    for (const text of Array.from({ length: id - 1 }, () => '},]')) json.value({ text })
    json.end()
    json.end()
    pieces.push(json.take())
  }
  json.end()
  json.name('moods')
  json.beginList()
  json.end()
  json.end()
  pieces.push(json.take())
  expect(JSON.parse(pieces.join(''))).toEqual({
    format: 'a "format"',
    nothing: null,
    sessions: [
      { id: 1, messages: [] },
      { id: 2, messages: [{ text: '},]' }] },
    ],
    moods: [],
  })
  expect(json.take()).toBe('')
})

test('each thing of a list stands on a line of its own', () => {
  const json = createJsonWriter()
  json.beginList()
  json.value({ a: 1 })
  json.value({ b: 2 })
  json.end()
  expect(json.take()).toBe('[\n{"a":1},\n{"b":2}]')
})

test('a compact text is what JSON.stringify makes', () => {
  const json = createJsonWriter({ isCompact: true })
  json.beginObject()
  json.fields({ a: 1, none: undefined })
  json.name('list')
  json.beginList()
  json.value({ b: [2] })
  json.value(null)
  json.end()
  json.end()
  expect(json.take()).toBe(JSON.stringify({ a: 1, list: [{ b: [2] }, null] }))
})
