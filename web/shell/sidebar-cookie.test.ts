import { expect, test } from 'vitest'
import { sidebarCookie, wasSidebarOpen } from '#web/shell/sidebar-cookie.ts'

test('the sidebar is remembered for seven days', () => {
  expect(sidebarCookie(false)).toBe('sidebar=closed; path=/; max-age=604800; samesite=lax')
  expect(sidebarCookie(true)).toBe('sidebar=open; path=/; max-age=604800; samesite=lax')
})

test.each([
  ['', true],
  ['sidebar=open', true],
  ['sidebar=closed', false],
  ['a=b; sidebar=closed; c=d', false],
  ['other-sidebar=closed', true],
  ['sidebar=closedness', true],
])('with the cookies %j it is open: %s', (cookies, isOpen) => expect(wasSidebarOpen(cookies)).toBe(isOpen))
