import { expect, test } from 'vitest'
import { addressOf, placeIn, type Place } from '#web/journal/place.ts'

const places: Place[] = [null, { what: 'write' }, { what: 'edit', id: 'a1' }, { what: 'read', id: 'b2' }]

test.each(places)('each place of the journal is found again by its address: %j', (place) => {
  expect(placeIn(addressOf(place).split('?')[1] ?? '')).toEqual(place)
})

test('an address that says nothing of an entry is the journal', () => {
  expect(placeIn('edit=')).toBeNull()
  expect(placeIn('other=1')).toBeNull()
})
