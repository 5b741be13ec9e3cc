import { expect, test } from 'vitest'
import { firstKnown } from '#web/safety/first-known.ts'

test.each([
  [['en-US', 'de-AT', 'es'], 'de'],
  [['PT-br'], 'pt'],
  [['ja', 'en'], undefined],
  [[], undefined],
])('of %j the first that is known is %s', (read, language) => {
  expect(firstKnown(read, ['de', 'es', 'pt'])).toBe(language)
})
