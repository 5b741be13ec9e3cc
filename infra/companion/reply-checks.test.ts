import { expect, test } from 'vitest'
import type { Tier } from '#domain/safety/tier.ts'
import { createReplyChecks } from '#infra/companion/reply-checks.ts'
import { ordinary } from '#infra/testing/served-companion.ts'

const never = new AbortController().signal
const said = (text: string) => ({ asked: '', before: '', text })
const learned = (found: 'dose'[] | null) => async () => found

test('where no verdict can be had, a reply is read to its end first if a wrong word does most harm', async () => {
  const { releaseFor } = createReplyChecks({ learned: null, verdict: null, when: 'where-it-matters' })
  const to = async (text: string, tier: Tier = 'none') =>
    (await releaseFor({ ...ordinary, tier, turns: [{ role: 'user', text }] }, 500)).by
  expect(await to('I had pasta and a walk today.')).toBe('sentence')
  expect(await to('I keep checking the stove, I cannot stop checking.')).toBe('reply')
  expect(await to('I had pasta.', 'care')).toBe('reply')
  // Words within seconds count more there.
  expect(await to('I want to die tonight.', 'crisis')).toBe('sentence')
})

test('what was learned weighs what patterns find, but for those that are hardly ever wrong', async () => {
  const judge = (found: 'dose'[] | null, text: string) =>
    createReplyChecks({ learned: learned(found), verdict: null, when: 'always' }).judge(said(text), never)
  const unsure = 'Please don’t go yet.'
  expect(await judge([], unsure)).toEqual([])
  expect(await judge(null, unsure)).toContain('guilt-on-leaving')
  expect(await judge([], 'You definitely locked the door.')).toContain('reassurance')
  expect(await judge(['dose'], 'A quiet word.')).toEqual(['dose'])
})
