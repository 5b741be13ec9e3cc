import { expect, test } from 'vitest'
import { needQuestions } from '#domain/chat/guide/say/need-questions.ts'
import { needWords } from '#domain/chat/guide/say/needs.ts'
import { conversation } from '#domain/testing/talk-with-guide.ts'

test.each(['my husband died in may. he made the tea', 'my nan died in may. she made the tea'])(
  'whoever died is spoken of as they speak: “%s”',
  (told) => {
    const { say } = conversation('GB')
    const texts = [told, 'the house is quiet', 'i set two places', 'idk', 'it was a tuesday'].map(
      (text) => say(text).text,
    )
    expect(texts.join(' ')).not.toMatch(/\b(?:miss|about|without|to|told) them\b/)
  },
)

test('no question of grief says “them” of the one who is gone', () => {
  const asked = [
    ...(needQuestions.grief ?? []),
    ...needWords.grief.work.flatMap(({ asks }) => asks?.says ?? []),
  ]
  expect(asked.filter((text) => /\b(?:miss|about|without) them\b/.test(text))).toEqual([])
})
