import { expect, test } from 'vitest'
import { promptLabels, prompts } from '#domain/journal/prompts/prompts.ts'
import { findPrompt, firstPrompt, fitPrompts, nextPrompt } from '#domain/journal/prompts/rotation.ts'
import { screenReply } from '#domain/safety/screen-reply.ts'

const dayOf = (number: number) => new Date(Date.UTC(2026, 10, 1 + number)).toISOString().slice(0, 10)

test('there are twelve, each of its own', () => {
  expect(prompts).toHaveLength(12)
  expect(new Set(prompts.map(({ id }) => id)).size).toBe(12)
  expect(new Set(prompts.map(({ text }) => text)).size).toBe(12)
  expect(findPrompt('hands')?.text).toBe('What did your hands do today?')
})

test('whoever is in danger or young gets none that digs', () => {
  expect(fitPrompts(true).length).toBeGreaterThanOrEqual(8)
  expect(fitPrompts(true).some(({ digs }) => digs)).toBe(false)
  expect(fitPrompts(false)).toHaveLength(12)
})

test.each([true, false])('turned on, each comes once before one comes again (gentle: %s)', (isGentle) => {
  const fit = fitPrompts(isGentle)
  const seen = [firstPrompt(fit, dayOf(0), 3)]
  while (seen.length < fit.length) seen.push(nextPrompt(fit, seen.at(-1)!.id))
  expect(new Set(seen).size).toBe(fit.length)
  expect(nextPrompt(fit, seen.at(-1)!.id)).toBe(seen[0])
})

test.each([true, false])(
  'whoever writes daily meets all of them first, and so does who never writes',
  (isGentle) => {
    const fit = fitPrompts(isGentle)
    const days = fit.map((_, day) => day)
    expect(new Set(days.map((day) => firstPrompt(fit, dayOf(day), day))).size).toBe(fit.length)
    expect(new Set(days.map((day) => firstPrompt(fit, dayOf(day), 0))).size).toBe(fit.length)
    for (const day of days) expect(firstPrompt(fit, dayOf(day), 1)).not.toBe(firstPrompt(fit, dayOf(day), 0))
  },
)

test('each is one open question, short, and breaks nothing that a reply must keep to', () => {
  for (const { text } of prompts) {
    expect(text.match(/\?/g)).toHaveLength(1)
    expect(text.split(' ').length).toBeLessThan(25)
    expect(screenReply(text), text).toEqual([])
  }
  expect(JSON.stringify([prompts, promptLabels])).not.toMatch(/\b(points?|streak|should|must)\b|!/i)
})
