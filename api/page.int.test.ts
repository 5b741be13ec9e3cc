import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import Koa, { type Context } from 'koa'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { page } from '#api/page.ts'
import type { Viewer } from '#api/viewer.ts'

const folder = mkdtempSync(join(tmpdir(), 'leeward-page-'))
const files = {
  'index.html': 'who are you',
  'words/guide/visitor/first.html': 'welcome',
  'words/guide/visitor/other.html': 'nobody here',
  'words/guide/visitor/about.html': 'please <!--help-line-->call somebody<!--/help-line-->',
  'words/guide/person/mood.html': 'your moods',
  'words/guide/person/other.html': 'somebody here',
  'offline.html': 'without a network <!--help-line-->call somebody<!--/help-line-->',
  'sw.js': 'keeps a page',
  'sw-off.js': 'keeps nothing',
  'manifest.webmanifest': '{}',
  'assets/index-1a2b.js': 'plain',
  'assets/index-1a2b.js.br': 'brotli',
  'assets/index-1a2b.js.gz': 'gzip',
  'assets/calm-letters-5c6d.woff2': 'letters',
}
const viewers = { 'who=ada': 'person', 'who=nobody': 'visitor' } as Record<string, Viewer>
const viewerOf = async ({ headers: { cookie } }: Context) =>
  cookie === undefined ? 'visitor' : (viewers[cookie] ?? null)
const serving = (options: { hasOfflinePage?: boolean } = {}) =>
  createServer(new Koa().use(page({ folder, companion: 'guide', viewerOf, ...options })).callback())
const server = serving()
let port: number

beforeAll(async () => {
  for (const [name, words] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), words)
  }
  await once(server.listen(0, '127.0.0.1'), 'listening')
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

async function serverOf(options: { hasOfflinePage: boolean }) {
  const other = serving(options)
  await once(other.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${(other.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: async () => void other.close(),
  }
}

// fetch unpacks what it gets, and these are not really packed.
async function get(path: string, headers: Record<string, string> = {}) {
  const asked = request({ port, host: '127.0.0.1', path, headers }).end()
  const [answer] = await once(asked, 'response')
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) }
}

test('the font has a name that does not change, for the pages that the server makes', async () => {
  const font = await get('/font.woff2')
  expect([font.body, font.headers['content-type']]).toEqual(['letters', 'font/woff2'])
  expect(font.headers['cache-control']).toBe('no-cache')
})

test('a browser gets a file in the best way that it can unpack, and keeps it for a year', async () => {
  const path = '/assets/index-1a2b.js'
  const best = await get(path, { 'Accept-Encoding': 'gzip, deflate, br, zstd' })
  expect([best.body, best.headers['content-encoding']]).toEqual(['brotli', 'br'])
  expect(best.headers).toMatchObject({
    'content-type': expect.stringContaining('javascript'),
    'cache-control': expect.stringMatching(/max-age=31536000.*immutable/),
    vary: 'Accept-Encoding',
  })
  expect((await get(path, { 'Accept-Encoding': 'gzip' })).body).toBe('gzip')
  expect((await get(path)).body).toBe('plain')
})

test('the worker and the manifest are asked for each time, as what they are', async () => {
  const worker = await get('/sw.js')
  expect([worker.body, worker.headers['cache-control']]).toEqual(['keeps a page', 'no-cache'])
  expect(worker.headers['content-type']).toContain('javascript')
  const again = await get('/sw.js', { 'If-None-Match': worker.headers.etag })
  expect(again.status).toBe(304)
  const manifest = await get('/manifest.webmanifest')
  expect(manifest.headers['cache-control']).toBe('no-cache')
  expect(manifest.headers['content-type']).toContain('application/manifest+json')
})

test('where no page shall be kept, the worker that a browser has is ended', async () => {
  await using switchedOff = await serverOf({ hasOfflinePage: false })
  const answer = await fetch(`${switchedOff.url}/sw.js`)
  expect(await answer.text()).toBe('keeps nothing')
  expect(answer.headers.get('cache-control')).toBe('no-cache')
})

test('the page to keep is the same for everybody, but for the help lines', async () => {
  for (const Cookie of ['who=ada', 'who=nobody'])
    expect((await get('/offline', { Cookie })).body).toContain('without a network')
  expect((await get('/offline', { 'Accept-Language': 'de-DE' })).body).toContain('tel:08001110111')
})

test('a page is asked for each time, and sent only when it has changed', async () => {
  const cookie = { Cookie: 'who=ada' }
  const first = await get('/mood', cookie)
  expect(first.headers['cache-control']).toBe('no-cache')
  const again = await get('/mood', { ...cookie, 'If-None-Match': first.headers.etag })
  expect([again.status, again.body]).toEqual([304, ''])
  // Signed out meanwhile: the same address is another page.
  expect((await get('/mood', { 'If-None-Match': first.headers.etag })).body).toBe('nobody here')
})

test('a page begins with its words where the server knows who asks, else it asks itself', async () => {
  const bodyOf = async (path: string, cookie?: string) =>
    (await get(path, cookie === undefined ? {} : { Cookie: cookie })).body
  expect(await bodyOf('/')).toBe('welcome')
  expect(await bodyOf('/', 'who=nobody')).toBe('welcome')
  expect(await bodyOf('/mood', 'who=ada')).toBe('your moods')
  expect(await bodyOf('/mood', 'who=nobody')).toBe('nobody here')
  expect(await bodyOf('/receipts/1', 'who=ada')).toBe('somebody here')
  expect(await bodyOf('/mood', 'who=unknown')).toBe('who are you')
  expect((await get('/')).headers.vary).toBe('Accept-Encoding, Cookie, Accept-Language')
})

test('a page names the help lines of the country that a browser speaks of first, and of no other', async () => {
  const asked = async (languages: string) => get('/about', { 'Accept-Language': languages })
  expect((await asked('de-DE,de;q=0.9,en-US;q=0.8')).body).toContain('tel:08001110111')
  expect((await asked('en-US,en')).body).toContain('tel:988')
  for (const languages of ['', 'de', 'en', 'fr-XX', 'xx, en-US', 'es-419'])
    expect((await asked(languages)).body, languages).toContain('>call somebody<')
  const first = await asked('de-DE')
  expect(first.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': expect.stringContaining('html'),
    vary: 'Accept-Encoding, Cookie, Accept-Language',
  })
  const tagged = { 'If-None-Match': first.headers.etag }
  expect((await get('/about', { ...tagged, 'Accept-Language': 'de-DE' })).status).toBe(304)
  expect((await get('/about', { ...tagged, 'Accept-Language': 'de-AT' })).body).toContain('tel:142')
})

test('a page with help lines is packed as the browser can unpack it', async () => {
  const packed = { 'Accept-Language': 'de-DE', 'Accept-Encoding': 'br' }
  const answer = await fetch(`http://127.0.0.1:${port}/about`, { headers: packed })
  expect(answer.headers.get('content-encoding')).toBe('br')
  expect(await answer.text()).toContain('tel:08001110111')
})

test('what is not there is not there', async () => {
  expect((await get('/assets/gone.js')).status).toBe(404)
  expect((await get('/.vite/manifest.json')).status).toBe(404)
})
