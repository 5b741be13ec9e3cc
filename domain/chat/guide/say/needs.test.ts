import { describe, expect, test } from 'vitest'
import { readAnswer } from '#domain/chat/guide/hear/answers.ts'
import { needWords } from '#domain/chat/guide/say/needs.ts'
import type { Answer, Question } from '#domain/chat/guide/say/words.ts'
import { conversation } from '#domain/testing/talk-with-guide.ts'

function begun(need: 'substance' | 'someone-else') {
  const talk = conversation('GB')
  talk.say(needWords[need].name)
  return talk.say
}

test('a glass of wine is no alarm', () => {
  const { text } = begun('substance')('I already had just one glass of wine')
  expect(text).not.toMatch(/999|alone|mix|on their side/)
})

test('who stopped and shakes is sent to a doctor today', () => {
  const { text } = begun('substance')('I stopped on Monday and my hands are shaking badly')
  expect(text).toMatch(/doctor/)
  expect(text).toContain('today')
  expect(text).toContain('999')
})

test('the first words on drink say that shaking after stopping is for a doctor, today', () => {
  for (const text of needWords.substance.arrive[0]!.says)
    expect(text).toMatch(/(shak\w+ .*doctor .*today|shakes, call a doctor today)/)
})

test('whoever is beside an illness is not asked about suicide', () => {
  const say = begun('someone-else')
  say('What can I do?')
  expect(say('They are very ill').asks).toBe('beside-illness')
  const said = ['that I love her', 'her favourite soup'].map((one) => say(one).text)
  expect(said.join(' ')).not.toMatch(/suicide|ending your life|danger/)
})

test('that he never talks to me is told of him, and no word that it is too much', () => {
  expect(readAnswer(needWords['someone-else'].arrive[0]!.asks!, 'he never talks to me')).toBeNull()
})

test('somebody less safe than before is told at once whom to call', () => {
  const worse = needWords['violence-at-home'].check.flatMap(({ asks }) =>
    (asks?.answers ?? []).filter(({ means }) => means === 'worse'),
  )
  expect(worse).toHaveLength(1)
  for (const text of worse[0]!.says) expect(text).toContain('{emergency}')
})

describe.each(Object.values(needWords))('$need', ({ arrive, check }) => {
  const questionsOf = (passages: typeof arrive, isAsked: (answer: Answer) => boolean): Question[] =>
    passages.flatMap(({ asks }) => (asks?.answers.some(isAsked) ? asks : []))

  test('a bit worse is worse', () => {
    const read = questionsOf(check, ({ means }) => means === 'worse').map((asked) =>
      readAnswer(asked, 'a bit worse'),
    )
    expect(read.filter((means) => means !== 'worse')).toEqual([])
  })

  test('that somebody does not talk is no wish to be listened to', () => {
    const read = questionsOf(arrive, ({ to }) => to === 'listen').map((asked) =>
      readAnswer(asked, 'she does not talk to anyone'),
    )
    expect(read).not.toContain('heard')
  })
})
