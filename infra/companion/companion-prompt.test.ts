import { expect, test } from 'vitest'
import { catalogue } from '#domain/exercises/catalogue.ts'
import { concerns, tiers } from '#domain/safety/tier.ts'
import { recentTurns, systemPrompt, turnBudget } from '#infra/companion/companion-prompt.ts'
import type { Turn } from '#infra/companion/companion.ts'

const said = (role: Turn['role'], text: string): Turn => ({ role, text })

test('the prompt names every exercise', () => {
  const prompt = systemPrompt({ tier: 'none', concerns: [], country: 'US' })
  for (const { id } of catalogue) expect(prompt).toContain(`- ${id}: `)
})

test.each(['crisis', 'emergency'] as const)('in a %s it names lines and offers no exercise', (tier) => {
  const prompt = systemPrompt({ tier, concerns: ['suicide'], country: 'US' })
  expect(prompt).toContain('988')
  expect(prompt).toMatch(/IN (IMMEDIATE )?DANGER|MAY BE IN DANGER/)
  expect(prompt).not.toContain('[exercise:')
})

test('an exercise that does not fit a concern is not named', () => {
  expect(systemPrompt({ tier: 'care', concerns: ['intrusive-thought'], country: 'US' })).not.toContain(
    '- thought-record:',
  )
})

test('each tier and each concern is told apart', () => {
  const prompts = [
    ...tiers.map((tier) => systemPrompt({ tier, concerns: [], country: 'US' })),
    ...concerns.map((concern) => systemPrompt({ tier: 'none', concerns: [concern], country: 'US' })),
  ]
  expect(new Set(prompts).size).toBe(tiers.length + concerns.length)
})

test('turns of one side in a row are joined, and the first is the person’s', () => {
  const turns = [
    said('assistant', 'a'),
    said('user', 'b'),
    said('user', 'c'),
    said('assistant', 'd'),
    said('user', 'e'),
  ]
  expect(recentTurns(turns)).toEqual([said('user', 'b\n\nc'), said('assistant', 'd'), said('user', 'e')])
})

test('only the latest turns are sent, within the budget, and always the last', () => {
  const many = Array.from({ length: 200 }, (_, index) =>
    said(index % 2 === 0 ? 'assistant' : 'user', `turn ${index}`),
  )
  expect(recentTurns(many).length).toBeLessThanOrEqual(turnBudget.turns)
  expect(recentTurns(many).at(-1)?.text).toBe('turn 199')
  const long = Array.from({ length: 9 }, (_, index) =>
    said(index % 2 === 0 ? 'user' : 'assistant', 'x'.repeat(4_000)),
  )
  const sent = recentTurns(long)
  expect(sent.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThanOrEqual(turnBudget.characters)
  expect(sent[0]?.role).toBe('user')
  expect(recentTurns([said('user', 'x'.repeat(50_000))])).toHaveLength(1)
})

test('only the help lines of where the person is are named', () => {
  const prompt = systemPrompt({ tier: 'crisis', concerns: ['suicide'], country: 'GB' })
  expect(prompt).toContain('call 116 123')
  expect(prompt).toContain('999')
  expect(prompt).not.toMatch(/988|911/)
})
