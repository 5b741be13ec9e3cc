import { expect, test } from 'vitest'
import { toastPlace, type Span } from '#web/ui/toast-place.ts'

const span = ([top, bottom]: [number, number]): Span => ({ top, bottom })
type Around = { fields?: [number, number][]; needed?: [number, number][]; isWide?: boolean }
const place = ({ fields = [], needed = [], isWide = false }: Around) =>
  toastPlace(fields.map(span), needed.map(span), { height: 812, rem: 16, isWide })
const composer: [number, number] = [680, 790]

test('a toast lies at the bottom, away from the title', () => {
  expect(place({})).toBe('bottom')
  expect(place({ fields: [[90, 300]] })).toBe('bottom')
})

test('in a wide window it lies above the links of the footer', () => {
  const link: [number, number] = [756, 800]
  expect(place({ needed: [link], isWide: true })).toBe('bottom')
  expect(place({ needed: [link] })).toBe('top')
})

test('it makes way for the composer, and for the button that was pressed', () => {
  expect(place({ fields: [composer] })).toBe('top')
  expect(place({ fields: [composer], isWide: true })).toBe('middle')
  expect(place({ fields: [composer], needed: [[70, 114]] })).toBe('middle')
})

test('where each place covers something, it is an empty field before it is a way to reach help', () => {
  const fields: [number, number][] = [
    [150, 200],
    [250, 410],
  ]
  expect(place({ fields, needed: [[740, 780]] })).toBe('top')
  expect(place({ needed: [[64, 812]] })).toBe('bottom')
})
