import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { dismissToast, nextToasts, showToast, useToasts, type Toast } from '#web/ui/toasts.ts'

afterEach(() => vi.useRealTimers())

const toast = (id: number): Toast => ({ id, title: `Toast ${id}`, isDestructive: false, isOpen: true })

test('only the newest toast is seen', () => {
  const shown = [toast(1), toast(2)].reduce(
    (all, next) => nextToasts(all, { type: 'added', toast: next }),
    [] as Toast[],
  )
  expect(shown).toEqual([toast(2)])
})

test('a toast is added, updated, dismissed, then removed', () => {
  const added = nextToasts([], { type: 'added', toast: toast(1) })
  const updated = nextToasts(added, { type: 'updated', id: 1, change: { title: 'Mood logged' } })
  expect(updated).toEqual([{ ...toast(1), title: 'Mood logged' }])
  const dismissed = nextToasts(updated, { type: 'dismissed', id: 1 })
  expect(dismissed).toMatchObject([{ id: 1, isOpen: false }])
  expect(nextToasts(dismissed, { type: 'removed', id: 1 })).toEqual([])
})

test('a late removal leaves the next toast alone', () => {
  expect(nextToasts([toast(2)], { type: 'removed', id: 1 })).toEqual([toast(2)])
})

/** What stands in the store, as a part of the page finds it. */
function storedToasts(): Toast[] {
  const Reader = () => JSON.stringify(useToasts())
  return JSON.parse(renderToStaticMarkup(createElement(Reader)).replaceAll('&quot;', '"')) as Toast[]
}

test('a closed toast is kept for 1,000,000 ms and then removed', () => {
  vi.useFakeTimers()
  showToast('Mood logged')
  const [shown] = storedToasts()
  dismissToast(shown?.id ?? 0)
  vi.advanceTimersByTime(999_999)
  expect(storedToasts()).toEqual([{ ...shown, isOpen: false }])
  vi.advanceTimersByTime(1)
  expect(storedToasts()).toEqual([])
})
