import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { withOwnLines } from '#domain/safety/help/own-lines.ts'
import { registry } from '#domain/safety/help/registry.ts'
import { spokenLines } from '#domain/safety/help/spoken-lines.ts'
import { readOwnLines } from '#infra/help/read-own-lines.ts'

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

function fileWith(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'leeward-help-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'help-lines.json')
  writeFileSync(path, text)
  return path
}
const read = (document: object) => readOwnLines(fileWith(JSON.stringify(document)))

test('without a file there is nothing of their own', () =>
  expect(readOwnLines(undefined)).toEqual({ lines: [], without: [] }))

test('a line of their own stands before ours, and the place of another is taken or left empty', () => {
  const ours = registry.find(({ country, kinds }) => country === 'CH' && kinds[0] === 'suicide')!
  const own = read({ lines: [line], without: [{ country: 'CH', name: ours.name }] })
  const lines = withOwnLines(registry, own)
  expect(lines).toHaveLength(registry.length)
  expect(spokenLines('CH', lines).talk).toContain('call 0800 123 456')
  expect(lines.some(({ name, country }) => country === 'CH' && name === ours.name)).toBe(false)
  const other = read({ lines: [{ ...line, name: ours.name }] })
  expect(withOwnLines(registry, other)).toHaveLength(registry.length)
  expect(spokenLines('CH', withOwnLines(registry, other)).talk).toContain('call 0800 123 456')
})

test('a country that we have no lines for gets some', () => {
  const own = read({ lines: [{ ...line, country: 'IS', kinds: ['emergency'], call: '112' }] })
  expect(spokenLines('IS', withOwnLines(registry, own)).emergency).toBe('112')
})

test.each<[string, object | string, RegExp]>([
  [
    'a number',
    { lines: [line, { ...line, name: 'Two', call: 'ring us' }] },
    /lines\[1\], CH "Two": "call" is not a number/,
  ],
  [
    'a kind',
    { lines: [{ ...line, kinds: ['help'] }] },
    /lines\[0\], CH "Quiet Harbour": "kinds" is none of suicide/,
  ],
  [
    'an address',
    { lines: [{ ...line, link: 'http://x' }] },
    /lines\[0\], CH .*: "link" is not an address that begins with https/,
  ],
  [
    'a field that is missing',
    { lines: [{ ...line, checked: undefined }] },
    /lines\[0\], CH .*: "checked" is not a day/,
  ],
  ['a field that is not known', { lines: [{ ...line, phone: '1' }] }, /lines\[0\], CH .*: knows no phone/],
  [
    'no way to reach it',
    { lines: [{ ...line, call: null }] },
    /lines\[0\], CH .*: has no call, text or link/,
  ],
  ['a line twice', { lines: [line, line] }, /lines\[1\], CH "Quiet Harbour": is there twice/],
  [
    'a name that is not ours',
    { without: [{ country: 'CH', name: 'Nobody' }] },
    /without\[0\], CH "Nobody": is no line/,
  ],
  [
    'the last emergency number',
    { without: [{ country: 'DE', name: 'Emergency' }] },
    /without\[0\], DE "Emergency": is the last number/,
  ],
  ['a field of the whole', { line: [] }, /as a whole: knows no line/],
  ['no JSON', '{ "lines": [', /which is no JSON/],
])('a file with a fault in it (%s) is one sentence that names the line', (_, document, sentence) => {
  const path = fileWith(typeof document === 'string' ? document : JSON.stringify(document))
  expect(() => readOwnLines(path)).toThrow(sentence)
  expect(() => readOwnLines(path)).toThrow(`HELP_LINES_FILE: ${path}, `)
})

test('a file that is not there stops the start', () =>
  expect(() => readOwnLines('/nowhere/help-lines.json')).toThrow(
    'HELP_LINES_FILE: /nowhere/help-lines.json, which cannot be read',
  ))
