import { expect, test } from 'vitest'
import { askedInFlow, saysPhoneIsWatched } from '#domain/safety/flow/asked-in-flow.ts'

test.each([
  ['is there a way to call the police without talking', ['call-unheard']],
  ['he checks my phone though', ['phone-watched']],
  ['if i text her hell see it', ['phone-watched']],
  ['i cant call theyd hear me. can i text someone instead', ['write-instead']],
  ['is there a text line', ['write-instead']],
  ['what would i even say', ['one-sentence']],
  ['do you really think i need a doctor, its only sore', ['only-sore']],
] as const)('“%s” asks for %j', (text, asked) => expect(askedInFlow('abuse', text, true)).toEqual(asked))

test.each([
  'my sister texted me back',
  'i said nothing',
  'he says sorry every time',
  'i need you',
  'my throat hurts',
  'can i write to you here',
  'i have my phone',
])('“%s” asks for none of it', (text) => expect(askedInFlow('abuse', text, true)).toEqual([]))

test('only who was choked is told of the neck, and a phone is watched by somebody', () => {
  expect(askedInFlow('abuse', 'its only sore', false)).toEqual([])
  expect(saysPhoneIsWatched('i check my phone all night')).toBe(false)
  expect(saysPhoneIsWatched('he has my phone')).toBe(true)
})
