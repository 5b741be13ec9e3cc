import { expect, test } from 'vitest'
import { scaleIds } from '#domain/check-ins/scale-ids.ts'
import { answered, highestOf, isWhole, scaleOf, totalOf } from '#domain/check-ins/scales.ts'

test('each scale has its length, its source and its rights', () => {
  expect(scaleIds.map((id) => [scaleOf(id).name, scaleOf(id).questions.length, highestOf(id)])).toEqual([
    ['PHQ-4', 4, 12],
    ['GAD-7', 7, 21],
    ['PC-PTSD-5', 5, 5],
  ])
  for (const id of scaleIds) {
    expect(scaleOf(id).source).toMatch(/\d{4}/)
    expect(scaleOf(id).rights).toMatch(/No permission required|public domain/)
  }
})

test('all is answered, or after a no to the first question nothing more', () => {
  expect(isWhole('phq-4', [0, 1, 2, 3])).toBe(true)
  expect(isWhole('phq-4', [0, 1, 2])).toBe(false)
  expect(isWhole('pc-ptsd-5', [0])).toBe(true)
  expect(isWhole('pc-ptsd-5', [1])).toBe(false)
  expect(isWhole('pc-ptsd-5', [0, 1, 1, 1, 1, 1])).toBe(false)
  expect(isWhole('pc-ptsd-5', [1, 0, 1, 2, 0, 0])).toBe(false)
})

test('the answers add up, without the question whether something happened', () => {
  expect(totalOf('gad-7', [3, 3, 3, 3, 3, 3, 3])).toBe(21)
  expect(totalOf('pc-ptsd-5', [0])).toBe(0)
  expect(totalOf('pc-ptsd-5', [1, 1, 0, 1, 0, 0])).toBe(2)
})

test('what was answered is read back question by question', () =>
  expect(answered('pc-ptsd-5', [0])).toEqual([
    { question: 'Have you ever experienced this kind of event?', answer: 'No' },
  ]))

test('no scale asks whether somebody wants to die: one that does has to ask the plain question', () => {
  const all = scaleIds.flatMap((id) => scaleOf(id).questions).join(' ')
  expect(all).not.toMatch(/dead|die|kill|hurting|harm/i)
})
