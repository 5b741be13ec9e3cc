import { expect, test } from 'vitest'
import { needWords } from '#domain/chat/guide/say/needs.ts'
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

test('whoever is beside an illness is not asked about suicide', () => {
  const say = begun('someone-else')
  say('What can I do?')
  expect(say('They are very ill').asks).toBe('beside-illness')
  const said = ['that I love her', 'her favourite soup'].map((one) => say(one).text)
  expect(said.join(' ')).not.toMatch(/suicide|ending your life|danger/)
})

test('somebody less safe than before is told at once whom to call', () => {
  const worse = needWords['violence-at-home'].check.flatMap(({ asks }) =>
    (asks?.answers ?? []).filter(({ means }) => means === 'worse'),
  )
  expect(worse).toHaveLength(1)
  for (const text of worse[0]!.says) expect(text).toContain('{emergency}')
})
