import { expect, test } from 'vitest'
import { exportFileName } from '#web/sessions/export-file.ts'

test("an export is named by product, session and the person's own day", () => {
  const lateEvening = new Date(2026, 0, 5, 23, 59)
  expect(exportFileName('0123456789abcdef0123456789abcdef', lateEvening)).toBe(
    'leeward-session-01234567-2026-01-05.json',
  )
})
