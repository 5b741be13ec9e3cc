import { expect, test } from 'vitest'
import { replyFeatures } from '#infra/reply-screening/reply-features.ts'

const placesOf = (text: string, asked: string, broken: 'dose'[] = []): number[][] =>
  replyFeatures({ text, asked, broken }, true).map(({ of }) => [...of])

test('the same words are read otherwise beside another question', () => {
  const [words, letters, concepts] = placesOf("You didn't.", 'Did I hit someone?')
  const [otherWords, otherLetters, otherConcepts] = placesOf("You didn't.", 'Is there a pill for it?')
  expect([otherWords, otherLetters]).toEqual([words, letters])
  expect(otherConcepts).not.toEqual(concepts)
})

test('what patterns found is one sign among others', () => {
  const [, , concepts, patterns] = placesOf('Take two.', '')
  expect(patterns).toEqual([])
  const [, , same, found] = placesOf('Take two.', '', ['dose'])
  expect([same, found?.length]).toEqual([concepts, 1])
})
