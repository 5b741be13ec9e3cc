import { expect, test } from 'vitest'
import { type Flow, isFlowEnd } from '#domain/safety/flow/flow.ts'
import { flows } from '#domain/safety/words/flows/flows.ts'
import { gradeOf } from '#domain/testing/readability.ts'

const every: [string, Flow][] = Object.entries(flows)
const leadsTo = ({ ways, otherwise }: Flow['steps'][string]) => [...ways.map(({ to }) => to), otherwise]
const startsOf = ({ start, startInEmergency, whenHelpCame }: Flow) =>
  [start, startInEmergency, whenHelpCame].filter((step) => step !== undefined)

function reachedFrom(
  flow: Flow,
  starts: string[],
  isOpen: (from: string, to: string) => boolean,
): Set<string> {
  const reached = new Set(starts)
  for (const from of reached)
    for (const to of isFlowEnd(from) ? [] : leadsTo(flow.steps[from]!)) if (isOpen(from, to)) reached.add(to)
  return reached
}

test.each(every)('%s: every step is reached, every way leads somewhere, and there is an end', (_, flow) => {
  const known = new Set([...Object.keys(flow.steps), 'own-safety', 'listen'])
  const reached = reachedFrom(flow, startsOf(flow), () => true)
  for (const step of reached) expect(known).toContain(step)
  for (const step of Object.keys(flow.steps)) expect(reached).toContain(step)
  expect([...reached].some(isFlowEnd)).toBe(true)
})

test.each(every)('%s: each step asks one question, in words that fit', (kind, { steps }) => {
  for (const { says, asks } of Object.values(steps)) {
    expect(asks.match(/\?/g)).toHaveLength(1)
    for (const text of [...says, asks]) {
      expect(text).not.toMatch(
        /commit|failed|successful|pills|rope|gun|knife|blade|bridge|overdose|therap|treat|diagnos|confront|promise/i,
      )
      for (const sentence of text.split(/[.?!:]+\s+/))
        expect(sentence.split(/\s+/).length, `${kind}: ${sentence}`).toBeLessThanOrEqual(22)
    }
    for (const text of says) expect(text).not.toContain('?')
  }
})

test.each(every)('%s: the words can be read at eleven, and those to a child at nine', (kind, { steps }) => {
  const text = Object.values(steps).flatMap(({ says, asks }) => [...says, asks])
  const shown = text.join(' ').replaceAll(/\{\w+\}/g, '911')
  expect(gradeOf(shown)).toBeLessThan(kind === 'minor' ? 4 : 6)
})

test.each(['taken', 'medical-emergency'] as const)('%s: nothing but help that has come leads out', (kind) => {
  const flow = flows[kind]
  const isWithoutHelp = (from: string, to: string) => to !== 'helped' && from !== 'came'
  const reached = reachedFrom(flow, [flow.start], isWithoutHelp)
  expect([...reached].filter(isFlowEnd)).toEqual([])
  for (const step of reached) {
    const leads = flow.steps[step]!
    const ways = leads.ways.filter(({ to }) => to === 'helped')
    for (const { means } of ways) expect(means).toContain('help-here')
    const meanings = new Set(ways.flatMap(({ means }) => means)).difference(new Set(['help-here']))
    const isAskedFor = leads.asks.includes('with you')
    expect([...meanings]).toEqual(isAskedFor ? ['yes'] : [])
  }
})
