import { expect, test } from 'vitest'
import { createHints } from '#infra/live/hints.ts'

test('a hint reaches those who listen to that message, until they stop', () => {
  const heard: string[] = []
  const hints = createHints()
  const stopAda = hints.listen('ada', () => heard.push('ada 1'))
  hints.listen('ada', () => heard.push('ada 2'))
  hints.listen('grace', () => heard.push('grace'))

  hints.tell('ada')
  stopAda()
  stopAda()
  hints.tell('ada')
  hints.tell('nobody')
  hints.tellAll()
  expect(heard).toEqual(['ada 1', 'ada 2', 'ada 2', 'ada 2', 'grace'])
})

test('the first listener and the last are told of, each once', () => {
  const calls: string[] = []
  const hints = createHints({ onFirst: (id) => calls.push(`+${id}`), onLast: (id) => calls.push(`-${id}`) })
  const listener = (): void => {}
  const stops = [hints.listen('ada', listener), hints.listen('ada', listener)]
  for (const stop of stops) stop()
  hints.listen('ada', listener)
  expect(calls).toEqual(['+ada', '-ada', '+ada'])
})
