import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import Koa from 'koa'
import { expect, test } from 'vitest'
import { createOpenStreams } from '#api/limits/open-streams.ts'

const app = new Koa({ proxy: true })

/** What Koa makes of a request from this address. */
function asked(subjectId?: string, ip = '192.0.2.1') {
  const request = new IncomingMessage(new Socket())
  request.headers['x-forwarded-for'] = ip
  return Object.assign(app.createContext(request, new ServerResponse(request)), { session: { subjectId } })
}

test('a person has eight streams open, and the ninth when one was closed', () => {
  const streams = createOpenStreams(1)
  const opened = Array.from({ length: 8 }, () => asked('ada'))
  for (const ctx of opened) streams.take(ctx)
  expect(() => streams.take(asked('ada'))).toThrow('rate-limited')
  expect(() => streams.take(asked('grace'))).not.toThrow()
  opened[0]!.res.emit('close')
  expect(() => streams.take(asked('ada'))).not.toThrow()
})

test('a /48 has sixteen times that, however many networks it has', () => {
  const streams = createOpenStreams(1)
  for (let n = 0; n < 960; n++) streams.take(asked(`fresh-${n}`, `2001:db8:1:${n.toString(16)}::1`))
  expect(() => streams.take(asked('fresh', '2001:db8:1:ffff::1'))).toThrow('rate-limited')
  expect(() => streams.take(asked('fresh', '2001:db8:2::1'))).not.toThrow()
})

test('a network has sixty, however many visitors it makes, and nothing stays of those that are closed', () => {
  const streams = createOpenStreams(1)
  const opened = Array.from({ length: 60 }, (_, n) => asked(`fresh-${n}`))
  for (const ctx of opened) streams.take(ctx)
  expect(() => streams.take(asked('fresh'))).toThrow('rate-limited')
  expect(() => streams.take(asked('fresh', '192.0.2.2'))).not.toThrow()
  for (const ctx of opened) ctx.res.emit('close')
  expect(streams.size()).toBe(2)
})
