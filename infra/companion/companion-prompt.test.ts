import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { catalogue } from '#domain/exercises/catalogue.ts'
import { concerns, tiers } from '#domain/safety/tier.ts'
import { joinedTurns, publishedPrompt, systemPrompt } from '#infra/companion/companion-prompt.ts'
import { promptVersion } from '#infra/companion/companion-rules.ts'
import type { Turn } from '#infra/companion/companion.ts'
import { recentTurns, turnBudget } from '#infra/companion/recent-turns.ts'
import { tokensIn } from '#infra/companion/tokens-in.ts'

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
  expect(joinedTurns(recentTurns(turns))).toEqual([
    said('user', 'b\n\nc'),
    said('assistant', 'd'),
    said('user', 'e'),
  ])
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
  expect(sent.reduce((sum, { text }) => sum + tokensIn(text), 0)).toBeLessThanOrEqual(turnBudget.tokens)
  expect(sent[0]?.role).toBe('user')
  expect(recentTurns([said('user', 'x'.repeat(50_000))])).toHaveLength(1)
})

test('only the help lines of where the person is are named', () => {
  const prompt = systemPrompt({ tier: 'crisis', concerns: ['suicide'], country: 'GB' })
  expect(prompt).toContain('call 116 123')
  expect(prompt).toContain('999')
  expect(prompt).not.toMatch(/988|911/)
})

const told = (turns: Turn[], rest: { isCorrected?: boolean; declined?: string[]; tier?: 'care' } = {}) =>
  systemPrompt({
    tier: rest.tier ?? 'none',
    concerns: [],
    country: 'US',
    turns,
    isCorrected: rest.isCorrected ?? false,
    guide: rest.declined
      ? { need: 'just-listen', step: 'welcome', missed: 0, declined: rest.declined }
      : null,
  })

test('what the guide would see in the words is told: what they came with, and what they do now', () => {
  const turns = [
    said('user', 'I keep checking the stove again and again and cannot leave the house.'),
    said('assistant', 'That sounds exhausting.'),
  ]
  expect(told([...turns, said('user', 'I did it again.')])).toContain('the urge to check')
  const leaving = told([...turns, said('user', 'Goodbye, good night.')])
  expect(leaving).toContain('do not urge them to come back')
  expect(leaving).toContain('the urge to check')
})

test('what a person asked for good in this conversation holds, also for the exercises that are named', () => {
  const prompt = told([
    said('user', 'Please never offer me breathing exercises.'),
    said('assistant', 'I will not.'),
    said('user', "Don't reassure me about my heart."),
  ])
  expect(prompt).toContain('no breathing exercises unless you ask; no reassurance about your heart')
  expect(prompt).not.toContain('- box-breathing:')
  expect(prompt).toContain('- thought-record:')
})

test('an exercise that was declined is not named again', () => {
  expect(told([said('user', 'Hello')])).toContain('- thought-record:')
  expect(told([said('user', 'Hello')], { declined: ['thought-record'] })).not.toContain('- thought-record:')
})

test('after an alarm that was not meant so, no note of a crisis is told again', () => {
  const prompt = told([said('user', 'Hello')], { isCorrected: true })
  expect(prompt).toContain('Do not come back to it')
  expect(prompt).not.toContain('IN DANGER')
})

test('where something is heard anew, neither a goodbye nor an earlier alarm is only that', () => {
  const prompt = told([said('user', 'Goodbye, good night.')], { isCorrected: true, tier: 'care' })
  expect(prompt).not.toContain('Do not come back to it')
  expect(prompt).not.toContain('They are leaving')
})

test('what is remembered of other conversations is told only where it may go along, in codes', () => {
  const turns = [said('user', 'My chest felt tight on the tram.')]
  const rememberedForModel = {
    rules: [
      { rule: 'no-reassurance', about: 'heart' },
      { rule: 'no-breathing', about: null },
    ],
    themes: { 'health-fear': 3 },
  } as const
  const prompt = systemPrompt({ tier: 'none', concerns: [], country: 'US', turns, rememberedForModel })
  expect(prompt).toContain('no reassurance about your heart')
  expect(prompt).not.toContain('- box-breathing:')
  expect(prompt).toContain('fear about your health (3)')
  const without = systemPrompt({ tier: 'none', concerns: [], country: 'US', turns })
  expect(without).not.toMatch(/In earlier conversations|They asked of you for good:/)
})

const digests: Readonly<Record<string, string>> = {
  '2026-11-28': '72119c36aa3977888152424796c138d6a850bca7b682298490874fa5baa24516',
  '2026-11-28b': 'f0dd7b49f5a34a38ed3b44eadea779465da0d4dadf201b7159dae9df80ec8396',
}

test('whatever is told to a model changes with its version alone', () => {
  expect(createHash('sha256').update(publishedPrompt).digest('hex')).toBe(digests[promptVersion])
})
