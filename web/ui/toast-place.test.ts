import { expect, test } from 'vitest'
import { toastPlace } from '#web/ui/toast-place.ts'

const place = (...keepClear: [top: number, bottom: number][]) =>
  toastPlace(
    keepClear.map(([top, bottom]) => ({ top, bottom })),
    812,
    16,
  )
const composer: [number, number] = [680, 790]

test('a toast lies under the header when nothing there is in use', () => {
  expect(place()).toBe('top')
  expect(place(composer)).toBe('top')
})

test('it makes way for the button that was pressed, and never for the composer', () =>
  expect(place([70, 114], composer)).toBe('middle'))

test('it makes way for a field in the upper half', () => {
  expect(place([120, 164])).toBe('bottom')
  expect(place([90, 300])).toBe('bottom')
})

test('where everything is in use it lies under the header', () => expect(place([64, 812])).toBe('top'))
