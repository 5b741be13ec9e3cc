import { expect, test } from 'vitest'
import { conceptsOf } from '#infra/reply-screening/concepts-of.ts'

test('what is said in one language stands for the same in others', () => {
  const said = conceptsOf("You don't need a doctor.", true)
  expect(said).toEqual(['you', 'not', 'need', 'helper', '.'])
  for (const text of ['Du brauchst keinen Arzt.', 'Tu non hai bisogno di medici.'])
    expect(conceptsOf(text, false)).toEqual(expect.arrayContaining(['you', 'not', 'need', 'helper']))
})

test('a word of another language is none of English', () => {
  expect(conceptsOf('The kind man', true)).not.toContain('family')
  expect(conceptsOf('Das Kind', false)).toContain('family')
})
