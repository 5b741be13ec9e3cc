import { expect, test } from 'vitest'
import { settingsFrom } from '#web/settings/settings.ts'

const untouched = { country: null, hidesProgress: false, hasQuickExit: false }

test('until something is chosen, nothing is hidden and nothing is added', () => {
  expect(settingsFrom(null)).toEqual(untouched)
})

test('what was chosen is read again', () => {
  const chosen = { country: 'GB', hidesProgress: true, hasQuickExit: true }
  expect(settingsFrom(JSON.stringify(chosen))).toEqual(chosen)
  expect(settingsFrom('{"hidesProgress":true}')).toEqual({ ...untouched, hidesProgress: true })
})

test.each(['', '{', 'null', '[]', '7', '{"country":9,"hidesProgress":"yes"}'])(
  '%j breaks nothing',
  (stored) => {
    expect(settingsFrom(stored)).toEqual(untouched)
  },
)
