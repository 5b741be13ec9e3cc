import { expect, test } from 'vitest'
import { isOneSlipAway, normalise } from '#domain/safety/normalise.ts'

const plain: [string, string][] = [
  ['I’m DONE', 'i am done'],
  ['I dont wanna be here', 'i do not want to be here'],
  ['k i l l', 'kill'],
  ['k i l l m y s e l f', 'kill myself'],
  ['su1c1de', 'suicide'],
  ['ki\u200Bll', 'kill'],
  ['dieeee', 'die'],
  ['k*ll', 'kill'],
  ['sucidal', 'suicidal'],
  ['kms', 'kill myself'],
  ['s/h', 'selfharm'],
  ['💊', 'pills'],
  ['ill do it', 'i will do it'],
  ['i am ill', 'i am ill'],
  ['20 pills', '20 pills'],
  ['a 5-year-old', 'a 5 year old'],
  ['my mother’s boyfriend', 'my mother boyfriend'],
]

test.each(plain)('%s reads as %s', (written, read) => {
  expect(normalise(written)).toBe(read)
})

test('a slip is one letter missing, extra, different or swapped', () => {
  for (const slip of ['suicde', 'suiicide', 'suicede', 'suicied'])
    expect(isOneSlipAway(slip, 'suicide')).toBe(true)
  for (const other of ['suicide', 'decided', 'succeeded']) expect(isOneSlipAway(other, 'suicide')).toBe(false)
})
