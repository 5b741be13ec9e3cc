import { expect, test } from 'vitest'
import { allSteps, needs } from '#domain/chat/guide/needs.ts'
import { quickActions, quickStarts } from '#domain/chat/quick-starts.ts'
import { screen } from '#domain/safety/screen.ts'

const inCrisis = new Set(Object.values(needs['crisis']!.steps))
const offered = allSteps
  .filter((step) => !inCrisis.has(step))
  .flatMap(({ choices }) => choices.map(({ label }) => label))

test.each([...new Set(offered)])('“%s”, which the guide itself offers, is no cause for concern', (label) => {
  expect(screen(label).tier).toBe('none')
})

test.each([...quickStarts, ...quickActions].map(({ message }) => message))(
  '“%s”, which the page itself offers, is no cause for concern',
  (message) => {
    expect(screen(message).tier).toBe('none')
  },
)
