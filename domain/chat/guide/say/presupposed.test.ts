import { expect, test } from 'vitest'
import { needWords } from '#domain/chat/guide/say/needs.ts'
import { isOfWhatWasTold } from '#domain/chat/guide/say/presupposed.ts'
import { needIds } from '#domain/chat/guide/understanding.ts'

test.each([
  ['It is lonely when others see it another way.', 'theres a voice, i hear it at night'],
  ['Guilt can sit at the table too.', 'im on the sofa. just this once then ill stop'],
  ['Reaching out and hearing nothing back is painful.', 'moved here, i dont know a soul'],
  ['Who were they to you?', 'my mum died three weeks ago'],
])('“%s” is not said to “%s”', (wording, told) => {
  expect(isOfWhatWasTold(wording, told)).toBe(false)
})

test('it is said where what it takes for granted was told', () => {
  expect(isOfWhatWasTold('Guilt can sit at the table too.', 'i ate it all and feel so guilty')).toBe(true)
})

test('in every need there are words that take nothing for granted', () => {
  for (const need of needIds)
    expect(
      needWords[need].listens.filter((wording) => isOfWhatWasTold(wording, '')).length,
      need,
    ).toBeGreaterThan(1)
})
