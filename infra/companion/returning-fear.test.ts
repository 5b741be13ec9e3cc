import { expect, test } from 'vitest'
import type { Recollection } from '#domain/memory/recollection.ts'
import { returningThemes } from '#domain/memory/remembered-needs.ts'
import { breachesIn } from '#domain/safety/replies/breaches-in.ts'
import type { Turn } from '#infra/companion/companion.ts'
import {
  backAgain,
  goingRound,
  notesOfTalk,
  returningFear,
  withoutRemembered,
} from '#infra/companion/returning-fear.ts'

const stove = 'I keep checking the stove again and again and cannot leave the house.'
const remembering = (times: number): Recollection => ({
  felt: [],
  themes: { 'ocd-checking': times },
  longestDelayMinutes: null,
  rules: [],
  isTold: true,
})
const turnsOf = (...said: string[]): Turn[] => said.map((text) => ({ role: 'user', text }))
const named = (turns: Turn[], times = 0, tier: 'none' | 'crisis' = 'none') =>
  returningFear({ turns, tier, recollection: remembering(times) })

test('a fear that is back from another conversation is named, when it first is and seldom after that', () => {
  expect(named(turnsOf(stove), 0)).toBeNull()
  expect(named(turnsOf(stove), 1)).toBe(backAgain('ocd-checking', 1))
  expect(named(turnsOf(stove), 2)).toBeNull()
  expect(named(turnsOf(stove), 3)).toBe(backAgain('ocd-checking', 3))
})

test('what is named of other conversations does not go along with the next turn', () => {
  for (const theme of returningThemes)
    for (const times of [1, 12])
      expect(withoutRemembered(`I hear you.\n\n${backAgain(theme, times)}`)).toBe('I hear you.')
  expect(withoutRemembered('This has come up before.')).toBe('This has come up before.')
})

test('it is named once in a conversation', () => {
  const reply: Turn = { role: 'assistant', text: `I hear you.\n\n${backAgain('ocd-checking', 1)}` }
  expect(named([...turnsOf(stove), reply, ...turnsOf(stove)], 1)).toBeNull()
})

test('whoever goes round the same question is offered a break, and not in every reply', () => {
  expect(named(turnsOf(stove, stove, stove))).toBeNull()
  const four = turnsOf(stove, stove, stove, stove)
  expect(named(four)).toBe(goingRound)
  expect(named([...four, { role: 'assistant', text: goingRound }, ...turnsOf(stove)])).toBeNull()
})

test('in a crisis, in another language and of nothing that returns, nothing is named', () => {
  expect(named(turnsOf(stove), 1, 'crisis')).toBeNull()
  expect(named(turnsOf('Ich prüfe den Herd immer wieder und kann nicht aus dem Haus.'), 1)).toBeNull()
  expect(named(turnsOf('My week was long.'), 1)).toBeNull()
})

test('where remembering is off, nothing of other conversations is named', () => {
  expect(returningFear({ turns: turnsOf(stove), tier: 'none', recollection: null })).toBeNull()
})

test('none of these words breaks what a companion promises', () => {
  for (const theme of returningThemes)
    for (const times of [1, 3]) expect(breachesIn(backAgain(theme, times), '')).toEqual([])
  expect(breachesIn(goingRound, '')).toEqual([])
})

test('a talk with a model feeds the ledger of fears, once it is gone on with, and keeps a rule that is given', () => {
  expect(notesOfTalk({ turns: turnsOf(stove), tier: 'none' })).toEqual([])
  expect(notesOfTalk({ turns: turnsOf('Hello.', stove), tier: 'none' })).toEqual([
    { type: 'ThemeMet', data: { theme: 'ocd-checking' } },
  ])
  expect(notesOfTalk({ turns: turnsOf('Hello.', stove), tier: 'crisis' })).toEqual([])
  expect(notesOfTalk({ turns: turnsOf("Don't reassure me about my heart."), tier: 'none' })).toEqual([
    { type: 'RuleGiven', data: { rule: 'no-reassurance', about: 'heart' } },
  ])
})
