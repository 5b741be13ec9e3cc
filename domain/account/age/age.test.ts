import { expect, test } from 'vitest'
import { ageGroupOf, leastAgeIn } from '#domain/account/age/age-group.ts'
import { age } from '#domain/account/age/decider.ts'
import { specification } from '#domain/testing/specification.ts'

const given = specification(age)
const at = '2026-11-22T09:00:00.000Z'
const tell = (group: 'minor' | 'adult', by: 'words' | 'setting' = 'words') =>
  ({ type: 'TellAge', at, data: { group, by } }) as const
const told = (group: 'minor' | 'adult', by: 'words' | 'setting' = 'words') =>
  ({ type: 'AgeTold', at, data: { group, by } }) as const

test('an age is kept as a group, once', () => {
  given().when(tell('minor')).yields(told('minor'))
  given(told('minor')).when(tell('minor')).yields()
})

test('of an adult nothing is kept, unless it sets right what was', () => {
  given().when(tell('adult')).yields()
  given(told('minor')).when(tell('adult', 'setting')).yields(told('adult', 'setting'))
  given(told('minor'), told('adult')).when(tell('minor')).yields(told('minor'))
})

test('the least age of the terms depends on the country', () => {
  const ages = { elsewhere: 13, eea: 16, byCountry: { AT: 14 } }
  expect(['US', 'DE', 'AT', 'NO', null].map((country) => leastAgeIn(ages, country))).toEqual([
    13, 16, 14, 16, 13,
  ])
  expect([12, 13, 17, 18].map((years) => ageGroupOf(years, 13))).toEqual([
    'under-age',
    'minor',
    'minor',
    'adult',
  ])
})
