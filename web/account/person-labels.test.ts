import { expect, test } from 'vitest'
import { initialOf, memberSince, namesOf } from '#web/account/person-labels.ts'

test('a person is called by the first name, else by the e-mail', () => {
  const email = 'ada@example.org'
  expect(namesOf({ firstName: 'Ada', email })).toEqual({ name: 'Ada', address: email })
  expect(namesOf({ firstName: null, email })).toEqual({ name: email, address: null })
  expect(namesOf({ firstName: null, email: null })).toEqual({ name: 'You', address: null })
})

test('the letter in the circle is of the name, else of the e-mail, else U', () => {
  expect(initialOf({ firstName: 'ada', email: 'grace@example.org' })).toBe('A')
  expect(initialOf({ firstName: null, email: 'grace@example.org' })).toBe('G')
  expect(initialOf({ firstName: null, email: null })).toBe('U')
  expect(initialOf({ firstName: '😀 Alan', email: null })).toBe('😀')
})

test('membership is told by month and year', () => {
  expect(memberSince('2025-10-26T12:00:00.000Z')).toMatch(/October.*2025/)
})
