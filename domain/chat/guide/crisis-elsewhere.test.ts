import { expect, test } from 'vitest'
import { otherLanguageOf } from '#domain/chat/guide/hear/language.ts'
import { inDangerElsewhere } from '#domain/safety/words/other-languages.ts'
import { conversation } from '#domain/testing/talk-with-guide.ts'

const spoken: [string, string][] = [
  ['es', 'quiero morir'],
  ['es', 'ya no quiero vivir, tengo las pastillas aquí'],
  ['de', 'ich will sterben'],
  ['fr', 'je veux mourir'],
  ['it', 'voglio morire stasera'],
  ['pt', 'quero me matar'],
  ['nl', 'ik wil dood'],
  ['pl', 'chcę umrzeć'],
  ['tr', 'artık yaşamak istemiyorum'],
  ['ar', 'أريد أن أموت'],
  ['hi', 'main mar jana chahta hoon'],
  ['hi', 'मैं मरना चाहता हूँ'],
]

test.each(spoken)(
  'in %s somebody in danger is told in their own language where to turn: %s',
  (language, said) => {
    expect(otherLanguageOf(said)).toBe(language)
    const { say } = conversation()
    const first = say(said, 'crisis', ['suicide'])
    const [begin] = inDangerElsewhere[language]!.split('{emergency}')
    expect(first.text).toContain(begin)
    expect(first.text).toContain('911')
    expect(first.text).toContain('988')
    expect(first.text).not.toMatch(/[{}]/)
    expect(first.text.match(/[?؟]/g)).toHaveLength(1)
    expect(first.choices.length).toBeGreaterThan(1)
    const second = say(said, 'crisis')
    expect(second.text).not.toContain(begin)
  },
)

test('who writes in English is answered in English', () => {
  for (const said of [
    'I want to die',
    'me and him, no more',
    'die in the game',
    'we will all die',
    'i will not live in that house',
  ])
    expect(otherLanguageOf(said)).toBeNull()
})
