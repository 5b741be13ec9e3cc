import { afterEach, expect, test, vi } from 'vitest'
import { browserStorage, tabStorage } from '#web/browser/storage.ts'

function blocked(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

const block = (kind: string) =>
  vi.stubGlobal(kind, undefined) &&
  Object.defineProperty(globalThis, kind, { get: blocked, configurable: true })

/** A storage that has room for nothing more. */
function full(kept: Record<string, string>) {
  return {
    getItem: (name: string) => kept[name] ?? null,
    setItem: () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    },
    removeItem: (name: string) => void delete kept[name],
    clear: () => {},
  }
}

afterEach(() => {
  browserStorage.clear()
  tabStorage.clear()
  vi.unstubAllGlobals()
})

test.each([
  ['localStorage', browserStorage],
  ['sessionStorage', tabStorage],
])('a page whose %s is blocked remembers until it ends', (kind, storage) => {
  block(kind)
  expect(storage.getItem('theme')).toBeNull()
  storage.setItem('theme', 'dark')
  expect(storage.getItem('theme')).toBe('dark')
  storage.removeItem('theme')
  expect(storage.getItem('theme')).toBeNull()
  storage.setItem('theme', 'dark')
  storage.clear()
  expect(storage.getItem('theme')).toBeNull()
})

test('what a full storage does not take holds in this page, before what it has', () => {
  vi.stubGlobal('localStorage', full({ theme: 'light' }))
  expect(browserStorage.getItem('theme')).toBe('light')
  browserStorage.setItem('theme', 'dark')
  expect(browserStorage.getItem('theme')).toBe('dark')
  browserStorage.removeItem('theme')
  expect(browserStorage.getItem('theme')).toBeNull()
})
