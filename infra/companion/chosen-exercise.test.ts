import { expect, test } from 'vitest'
import { guide as guideReply } from '#domain/chat/guide/guide.ts'
import { quickActions } from '#domain/chat/quick-starts.ts'
import { reflect } from '#domain/journal/reflection/reflect.ts'
import { exerciseChoice } from '#infra/companion/chosen-exercise.ts'
import { createGuideCompanion } from '#infra/companion/companion-guide.ts'
import type { Prompt } from '#infra/companion/companion.ts'

const guide = createGuideCompanion({ guide: guideReply, reflect })

const promptOf = (said: string[], rest: Partial<Prompt> = {}): Prompt => ({
  turns: said.map((text) => ({ role: 'user', text })),
  tier: 'none',
  concerns: [],
  country: 'US',
  guide: null,
  ...rest,
})

const choose = (said: string[], named: string | null, rest?: Partial<Prompt>) =>
  exerciseChoice(promptOf(said, rest), guide, new AbortController().signal)(named)

test.each(quickActions.slice(0, 2))(
  'the chip “$label” brings an exercise, also where the model names none',
  async ({ message }) => {
    expect(await choose([message], null)).not.toBeNull()
  },
)

test('an exercise that is asked for by its name comes, whatever the model names', async () => {
  expect(await choose(['Can we do box breathing?'], null)).toBe('box-breathing')
  expect(await choose(['Can we do box breathing?'], 'orienting')).toBe('box-breathing')
})

test('what would feed the trouble does not come, from the model or by its name; the guide gives another', async () => {
  const fear = 'I have health anxiety about my heart.'
  expect(await choose([fear], 'body-scan')).toBeNull()
  const instead = await choose([fear, 'A body scan please'], null)
  expect(instead).not.toBeNull()
  expect(instead).not.toBe('body-scan')
})

test('the model’s own choice stands where it fits, and not where it was declined or ruled out', async () => {
  expect(await choose(['My week was long.'], 'orienting')).toBe('orienting')
  const declined = { need: 'overload', step: 'welcome', missed: 0, declined: ['orienting'] }
  expect(await choose(['My week was long.'], 'orienting', { guide: declined })).toBeNull()
  expect(
    await choose(['Please never offer me breathing exercises.', 'My week was long.'], 'box-breathing'),
  ).toBeNull()
  expect(await choose(['My week was long.'], 'not-an-exercise')).toBeNull()
})

test('nobody who asks for none is given one that the model does not name, and in a crisis none comes', async () => {
  expect(await choose(['My week was long.'], null)).toBeNull()
  expect(await choose(['I would like a breathing exercise'], 'box-breathing', { tier: 'crisis' })).toBeNull()
})
