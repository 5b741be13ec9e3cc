import { expect, test } from 'vitest'
import { createThinkingFilter, type ThinkingHabit } from '#infra/companion/reply-thinking.ts'

/** What is shown at the end, and all that was ever shown. */
function through(text: string, size: number, habit?: ThinkingHabit) {
  const filter = createThinkingFilter(habit)
  const pieces = text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? []
  let [shown, seen] = ['', '']
  for (const piece of pieces) {
    const { text: added, takesBack } = filter.add(piece)
    shown = (takesBack ? '' : shown) + added
    seen += added
  }
  const rest = filter.end()
  return { shown: shown + rest, seen: seen + rest }
}
const sizes = [1, 2, 3, 7, 100]

test.each(sizes)('thinking aloud is taken out, in pieces of %i', (size) => {
  expect(through('\n<think>They may lie.</think>\nHello there.', size).seen).toBe('\nHello there.')
})

test.each([
  '<thinking>They may lie.</thinking>Hello.',
  '<thought>They may lie.</thought>Hello.',
  '[THINK]They may lie.[/THINK]Hello.',
  '<|channel|>analysis<|message|>They may lie.<|end|><|start|>assistant<|channel|>final<|message|>Hello.',
  'Hel<think>They may lie.</think>lo.',
  '<think>One.</think><think>Two.</think>Hello.',
])('so is that of other models: %s', (text) => {
  for (const size of sizes) expect(through(text, size).seen).toBe('Hello.')
})

test.each(sizes)('an answer without thinking stays whole, in pieces of %i', (size) => {
  const text = '<thin> ice, she said. [TH] </thi 1 < 2'
  expect(through(text, size).seen).toBe(text)
})

test('thinking that never ends shows nothing', () => {
  expect(through(`<think>${'and so on '.repeat(1_000)}`, 10).seen).toBe('')
})

const thoughts = `Okay, the user is afraid. I should acknowledge that. ${'They may be unwell. '.repeat(40)}`

test.each(sizes)('thinking without an opening mark is not shown, in pieces of %i', (size) => {
  const habit: ThinkingHabit = { isUnopened: null }
  expect(through(`${thoughts}</think>\n\nI am here.`, size, habit).seen).toBe('\n\nI am here.')
  expect(habit.isUnopened).toBe(true)
})

test('what is known of a server holds for its next reply: thinking that seems none is not shown either', () => {
  const habit: ThinkingHabit = { isUnopened: true }
  expect(through(`${'Fear is old. '.repeat(100)}</think>I am here.`, 5, habit).seen).toBe('I am here.')
  expect(through('I am here, without a thought.', 5, habit).seen).toBe('I am here, without a thought.')
})

test('where it was not known, thinking is taken back once it is', () => {
  const { shown } = through(`${'Fear is old. '.repeat(100)}</think>I am here.`, 5, { isUnopened: null })
  expect(shown).toBe('I am here.')
})

test('the first reply of a server that does not think aloud is shown once that can be told, the next at once', () => {
  const habit: ThinkingHabit = { isUnopened: null }
  const filter = createThinkingFilter(habit)
  expect(filter.add('So it ').text).toBe('')
  expect(filter.add('sounds hard. '.repeat(6)).text).toMatch(/^So it sounds hard\./)
  filter.end()
  expect(createThinkingFilter(habit).add('I hear you. ').text).toBe('I hear you. ')
})

test('a beginning unlike any thinking is not held', () => {
  const filter = createThinkingFilter({ isUnopened: null })
  expect(filter.add('I hear ').text).toBe('')
  expect(filter.add('you ').text).toBe('I hear you ')
})

test('thinking that was cut off before its end is no answer', () => {
  expect(through(thoughts, 9, { isUnopened: null }).seen).toBe('')
  expect(through('I am here.', 9, { isUnopened: null }).seen).toBe('I am here.')
})
