import { expect, test } from 'vitest'
import type { Concern } from '#domain/safety/tier.ts'
import { dimensions } from '#infra/encoder/encoder.ts'
import { asked, loadArtefact } from '#infra/screening/artefact.ts'
import { judge, scoresOf } from '#infra/screening/learned-scores.ts'

test('the encoder reads what its reading can change: English, and where something is found', async () => {
  const artefact = await loadArtefact()
  const read: string[] = []
  const encode = async (texts: readonly string[]) => {
    read.push(...texts)
    return texts.map(() => new Float32Array(dimensions))
  }
  const calm = 'Heute war ein ganz normaler Tag, ich habe gekocht und dann gelesen.'
  const grave = 'Ich will nicht mehr leben, ich will einfach sterben.'
  const english = 'I cooked and then I read a book.'
  const scores = await scoresOf(
    artefact,
    encode,
    [calm, grave, english].map((text) => ({ text, floor: 'none' })),
  )
  expect(read).toEqual([grave, english])
  expect(scores.map((each) => judge(artefact, each).tier)).toEqual([
    'none',
    expect.not.stringMatching('none'),
    'none',
  ])
})

test('what was asked and said before can only raise what a message says alone', async () => {
  const artefact = await loadArtefact()
  const read: string[] = []
  const encode = async (texts: readonly string[]) => {
    read.push(...texts)
    return texts.map(() => new Float32Array(dimensions))
  }
  const talk = { asked: 'Are you thinking about ending your life?', before: 'It has been a bad week.' }
  const answers = ['Yes, most nights.', 'No, I meant the exam.', 'The bus was late.']
  const heard = (inTalk: boolean) =>
    scoresOf(
      artefact,
      encode,
      answers.map((text) => ({ text, floor: 'none', ...(inTalk && { talk }) })),
    )
  const [alone, answered] = [await heard(false), await heard(true)]
  expect(read.slice(answers.length)).toEqual(answers.flatMap((text) => [text, `${talk.asked}\n${text}`]))
  for (const [at, { tiers }] of answered.entries())
    for (const tier of asked) expect(tiers[tier]).toBeGreaterThanOrEqual(alone[at]!.tiers[tier])
  expect(answered[0]!.tiers.crisis).toBeGreaterThan(answered[2]!.tiers.crisis)
})

test('less certainty of a crisis opens the dialog where it is about something else than suicide', () => {
  const thresholds = { help: 0, dialog: 3, seldom: 1, emergency: 9, acute: 9 }
  const tierOf = (crisis: number, likeliest: Concern, isShort = true) =>
    judge({ thresholds }, { tiers: { care: 1, crisis, emergency: -9 }, concerns: [[likeliest, 2]], isShort })
      .tier
  expect(tierOf(2.5, 'abuse')).toBe('crisis')
  expect(tierOf(2.5, 'suicide')).toBe('care')
  expect(tierOf(2.5, 'abuse', false)).toBe('care')
  expect(tierOf(1.5, 'abuse')).toBe('care')
})
