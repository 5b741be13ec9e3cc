import { expect, test } from 'vitest'
import { guide } from '#domain/chat/guide/guide.ts'
import { reflect } from '#domain/journal/reflection/reflect.ts'
import { createGuideCompanion } from '#infra/companion/companion-guide.ts'
import type { Prompt, ReplyPart } from '#infra/companion/companion.ts'

const prompt: Prompt = {
  turns: [{ role: 'user', text: 'Breathing' }],
  tier: 'none',
  concerns: [],
  country: 'US',
  guide: null,
}

async function partsOf(signal = new AbortController().signal): Promise<ReplyPart[]> {
  const parts: ReplyPart[] = []
  for await (const part of createGuideCompanion({ guide, reflect }).reply(prompt, signal)) parts.push(part)
  return parts
}

test('the guide speaks in phrases that make its whole text, and ends with its place', async () => {
  const parts = await partsOf()
  const { text, choices, suggestedExerciseId, guide: place } = guide(prompt)
  expect(parts.flatMap((part) => (part.kind === 'piece' ? [part.text] : [])).join('')).toBe(text)
  expect(parts.length).toBeGreaterThan(2)
  expect(parts.at(-1)).toEqual({
    kind: 'end',
    author: 'guide',
    model: null,
    choices,
    suggestedExerciseId,
    guide: place,
    notes: [],
  })
})

test('the guide can be stopped', async () => {
  await expect(partsOf(AbortSignal.abort(new Error('stopped')))).rejects.toThrow('stopped')
})
