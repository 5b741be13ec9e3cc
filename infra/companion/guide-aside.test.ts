import { expect, test } from 'vitest'
import type { GuidePrompt } from '#domain/chat/guide/guide-prompt.ts'
import { guide } from '#domain/chat/guide/guide.ts'
import { reflect, type ReflectionPrompt } from '#domain/journal/reflection/reflect.ts'
import { limits } from '#domain/limits.ts'
import { hostileTexts } from '#domain/testing/hostile-texts.ts'
import { openGuideAside } from '#infra/companion/guide-aside.ts'

const promptOf = (text: string): GuidePrompt => ({
  turns: Array.from({ length: 47 }, (_, index) => ({ role: index % 2 ? 'assistant' : 'user', text })),
  tier: 'none',
  concerns: [],
  country: 'US',
  guide: null,
  today: '2026-11-21',
})

const manyTurns = promptOf(hostileTexts['digits']!(limits.message))

const longEntry: ReflectionPrompt = {
  entry: {
    title: null,
    content: hostileTexts['digits']!(limits.entryContent),
    mood: null,
    tags: [],
    day: '2026-11-21',
  },
  earlier: [],
  turn: 0,
  tier: 'none',
  concerns: [],
  country: 'US',
}

type Aside = ReturnType<typeof openGuideAside>
const readings: [what: string, aside: (by: Aside) => unknown, here: () => unknown][] = [
  ['many long turns', (by) => by.guide(manyTurns), () => guide(manyTurns)],
  ['a long entry', (by) => by.reflect(longEntry), () => reflect(longEntry)],
]

test.each(readings)('while the guide reads %s, others have their turns', async (_, read, readHere) => {
  await using aside = openGuideAside()
  let others = 0
  const isOver = new AbortController()
  const goRound = () => {
    others++
    if (!isOver.signal.aborted) setImmediate(goRound)
  }
  setImmediate(goRound)
  const reply = await read(aside)
  isOver.abort()
  expect(others).toBeGreaterThan(10)
  expect(reply).toEqual(readHere())
})

test('whoever waits for a guide whose thread ends is answered all the same, and so is the next', async () => {
  const aside = openGuideAside()
  const prompt = promptOf('I cannot sleep, and I worry.')
  const waiting = aside.guide(prompt)
  await aside[Symbol.asyncDispose]()
  expect(await waiting).toEqual(guide(prompt))
  expect(await aside.guide(prompt)).toEqual(guide(prompt))
  expect(await aside.reflect(longEntry)).toEqual(reflect(longEntry))
  await aside[Symbol.asyncDispose]()
})
