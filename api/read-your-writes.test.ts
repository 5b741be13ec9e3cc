import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import Koa from 'koa'
import { expect, test } from 'vitest'
import { noteWrite, rememberedPosition } from '#api/read-your-writes.ts'

const app = new Koa()
app.keys = ['a key of the test']
const deps = { wake: () => {}, publicUrl: new URL('http://calm.example') }

function asked(cookie = '') {
  const request = new IncomingMessage(new Socket())
  if (cookie) request.headers.cookie = cookie
  return Object.assign(app.createContext(request, new ServerResponse(request)), { session: {} })
}

/** The cookies that a browser sends back after a write. */
function cookiesAfter(position: number): string[] {
  const ctx = asked()
  noteWrite(ctx, deps, position)
  return [ctx.res.getHeader('Set-Cookie')].flat().map((line) => String(line).split(';')[0]!)
}

test('how far the writes of a browser reach is believed as we have signed it, and not otherwise', () => {
  const [position, signature] = cookiesAfter(41)
  expect(rememberedPosition(asked(`${position}; ${signature}`))).toBe(41)
  expect(rememberedPosition(asked(`leeward-position=40; ${signature}`))).toBe(0)
  expect(rememberedPosition(asked(position))).toBe(0)
})
