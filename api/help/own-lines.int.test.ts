import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { begin, textOf } from '#api/chat/conversation-for-test.ts'
import type { ChatStreamEvent } from '#contract/chat.ts'
import { root } from '#infra/start/settings.ts'
import { type ProductForTest, productForTest } from '#infra/testing/product-for-test.ts'
import { visitor } from '#infra/testing/visitor.ts'

const line = {
  country: 'CH',
  languages: ['de'],
  name: 'Quiet Harbour',
  kinds: ['suicide'],
  call: '0800 123 456',
  hours: '24/7',
  source: 'https://harbour.example',
  checked: '2026-11-22',
}
const folder = mkdtempSync(join(tmpdir(), 'leeward-help-'))
const file = join(folder, 'help-lines.json')

let product: ProductForTest
beforeAll(async () => {
  writeFileSync(file, JSON.stringify({ lines: [line] }))
  product = await productForTest('postgres', 'guide', { HELP_LINES_FILE: file, LEARNED_SCREENING: 'off' })
})
afterAll(async () => {
  await product[Symbol.asyncDispose]()
  rmSync(folder, { recursive: true })
})

test('the page is told what the operator has changed', async () => {
  const { lines, without } = await (await fetch(new URL('/api/help-lines', product.url))).json()
  expect(lines).toMatchObject([line])
  expect(without).toEqual([])
})

test('a reply in a crisis names the line of the operator', async () => {
  const ada = visitor(product.url)
  const { sessionId } = await begin(ada)
  const message = { sessionId, message: 'I am going to kill myself tonight.', country: 'CH' }
  const events = ada.follow<ChatStreamEvent>('POST', '/api/chat', message)
  expect(textOf(await Array.fromAsync(events))).toContain('all 0800 123 456')
})

test.each(['api/server.ts', 'worker/main.ts'])('%s does not start with a wrong file', (script) => {
  const wrong = join(folder, 'wrong.json')
  writeFileSync(wrong, JSON.stringify({ lines: [{ ...line, call: 'ring us' }] }))
  const { status, stderr } = spawnSync(process.execPath, [script], {
    cwd: root,
    env: { ...process.env, ...product.environment, HELP_LINES_FILE: wrong },
    encoding: 'utf8',
  })
  expect(status).toBe(78)
  expect(stderr).toContain(`HELP_LINES_FILE: ${wrong}, lines[0], CH "Quiet Harbour": "call" is not a number`)
  expect(stderr).not.toContain('    at ')
})
