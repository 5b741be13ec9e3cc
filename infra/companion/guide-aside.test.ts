import { expect, test } from 'vitest'
import type { GuidePrompt } from '#domain/chat/guide/guide-prompt.ts'
import { guide } from '#domain/chat/guide/guide.ts'
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

test('while the guide reads many long turns, others have their turns', async () => {
  await using aside = openGuideAside()
  let others = 0
  const isOver = new AbortController()
  const goRound = () => {
    others++
    if (!isOver.signal.aborted) setImmediate(goRound)
  }
  setImmediate(goRound)
  const prompt = promptOf(hostileTexts['digits']!(limits.message))
  const reply = await aside.guide(prompt)
  isOver.abort()
  expect(others).toBeGreaterThan(10)
  expect(reply).toEqual(guide(prompt))
})

test('whoever waits for a guide whose thread ends is answered all the same, and so is the next', async () => {
  const aside = openGuideAside()
  const prompt = promptOf('I cannot sleep, and I worry.')
  const waiting = aside.guide(prompt)
  await aside[Symbol.asyncDispose]()
  expect(await waiting).toEqual(guide(prompt))
  expect(await aside.guide(prompt)).toEqual(guide(prompt))
  await aside[Symbol.asyncDispose]()
})
