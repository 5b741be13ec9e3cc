import { expect, test } from 'vitest'
import { type Flow, isFlowEnd } from '#domain/safety/flow/flow.ts'
import { askedSimply } from '#domain/safety/words/flows/asked-simply.ts'
import { askedWords, sentenceFor } from '#domain/safety/words/flows/asked.ts'
import { atHandFirst, noneTaken } from '#domain/safety/words/flows/at-hand.ts'
import {
  afterChoking,
  afterwards,
  afterwardsSmall,
  afterwardsWell,
  beforeOwnSafety,
  besideWords,
  closing,
  doItNow,
  heardAll,
  leaving,
  leavingHarmed,
  whenToCall,
} from '#domain/safety/words/flows/beside.ts'
import { flows } from '#domain/safety/words/flows/flows.ts'
import { forThem, yesCall } from '#domain/safety/words/flows/for-another.ts'
import { misread, misreadAgain, misreadThing } from '#domain/safety/words/flows/misread.ts'
import {
  answersBelow,
  beforeTheyGo,
  goWithNumbers,
  itIsBack,
  itPulls,
  leaveNow,
  missedIt,
} from '#domain/safety/words/flows/still-open.ts'
import {
  asksIfTheyGo,
  doNotGo,
  outOfReach,
  stayInside,
  whenShaking,
} from '#domain/safety/words/flows/voices-and-reach.ts'
import { bodyNotes, couldNotBeSeen, paths, whoIsThere } from '#domain/safety/words/paths.ts'
import { gradeOf } from '#domain/testing/readability.ts'

const every: [string, Flow][] = Object.entries(flows)
const leadsTo = ({ ways, otherwise }: Flow['steps'][string]) =>
  [...ways.map(({ to }) => to), otherwise].filter((to) => to !== undefined)
const startsOf = ({ start, startInEmergency, whenHelpCame, atEdge, alsoStarts = [] }: Flow) =>
  [start, startInEmergency, whenHelpCame, atEdge, ...alsoStarts].filter((step) => step !== undefined)

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

test.each(every)(
  '%s: a question that waits for its answer can be asked once more in other words',
  (_, { steps }) => {
    for (const { asks, ways, otherwise } of Object.values(steps)) {
      if (otherwise !== undefined || ways.length === 0) continue
      expect(askedSimply[asks], asks).toBeDefined()
      expect(askedSimply[asks]!.match(/\?/g)).toHaveLength(1)
      expect(askedSimply[asks]).not.toContain(asks)
    }
  },
)

const besides = [
  afterChoking,
  ...atHandFirst,
  ...noneTaken,
  ...Object.values(askedWords).filter((words) => words !== besideWords['silent-call']),
  ...(['suicide', 'self-harm', 'abuse', 'sexual-violence', 'minor', 'taken'] as const).map(sentenceFor),
  ...Object.values(besideWords),
  ...heardAll,
  ...beforeOwnSafety,
  ...leaving,
  ...leavingHarmed,
  ...Object.values(closing).flat(),
  ...afterwards,
  ...Object.values(afterwardsSmall).flat(),
  ...afterwardsWell,
  ...doItNow,
  whenToCall,
  ...Object.values(misread),
  ...misreadAgain,
  misreadThing.replace('{thing}', 'a job'),
  ...forThem,
  ...yesCall,
  asksIfTheyGo,
  ...doNotGo,
  ...outOfReach,
  ...stayInside,
  ...whenShaking,
  ...answersBelow,
  ...beforeTheyGo,
  ...goWithNumbers,
  ...itIsBack,
  ...itPulls,
  ...leaveNow,
  ...missedIt,
]

test('what is said beside and after the questions can be read at eleven, and nothing of it twice', () => {
  expect(new Set(besides).size).toBe(besides.length)
  expect(gradeOf(besides.join(' ').replaceAll(/\{\w+\}/g, '911'))).toBeLessThan(6)
  for (const text of [...besides, ...Object.values(askedSimply)]) {
    expect(text).not.toMatch(
      /commit|failed|successful|pills|rope|gun|knife|blade|bridge|overdose|therap|treat|diagnos|confront|promise|only reading/i,
    )
    for (const sentence of text.split(/[.?!:;]+\s+/))
      expect(sentence.split(/\s+/).length, sentence).toBeLessThanOrEqual(25)
  }
})

test('whoever speaks of an act by another hears that it was not their fault, without a condition', () => {
  expect(besideWords.fault).toContain('It was not your fault.')
  for (const text of besides)
    expect(text).not.toMatch(/or may (have|not)|if it happened|whether it happened/i)
})

test('the words of care’s own paths are short and plain', () => {
  const said = [
    ...Object.values(paths).flatMap(({ says, asks }) => [says, asks ?? '']),
    ...Object.values(bodyNotes),
    couldNotBeSeen,
    whoIsThere,
  ]
  for (const text of said)
    for (const sentence of text.split(/[.?!:;]+\s+/))
      expect(sentence.split(/\s+/).length, sentence).toBeLessThanOrEqual(25)
  expect(gradeOf(said.join(' ').replaceAll(/\{\w+\}/g, '911'))).toBeLessThan(6)
})
