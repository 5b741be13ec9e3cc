import { expect, test } from 'vitest'
import { needQuestions } from '#domain/chat/guide/say/need-questions.ts'
import { needWords } from '#domain/chat/guide/say/needs.ts'
import { conversation } from '#domain/testing/talk-with-guide.ts'

test.each([
  ['my husband died in may. he made the tea', /\b(?:he|him)\b/],
  ['my nan died in may. she made the tea', /\b(?:she|her)\b/],
])('whoever died is spoken of as they speak: “%s”', (told, word) => {
  const { say } = conversation('GB')
  const texts = [told, 'the house is quiet', 'i set two places', 'idk', 'it was a tuesday'].map(
    (text) => say(text).text,
  )
  const spoken = texts.join(' ').match(/\b(?:miss|about|without|to|told) (?:them|him|her)\b/g) ?? []
  expect(spoken.filter((one) => one.endsWith('them'))).toEqual([])
  if (spoken.length > 0) expect(spoken.join(' ')).toMatch(word)
})

test('no question of grief says “them” of the one who is gone', () => {
  const asked = [
    ...(needQuestions.grief ?? []),
    ...needWords.grief.work.flatMap(({ asks }) => asks?.says ?? []),
  ]
  expect(asked.filter((text) => /\b(?:miss|about|without) them\b/.test(text))).toEqual([])
})
