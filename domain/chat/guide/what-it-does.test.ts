import { expect, test } from 'vitest'
import { kinds } from '#domain/chat/guide/say/kinds/kinds.ts'
import { conversation, sentencesOf } from '#domain/testing/talk-with-guide.ts'

const likely = (id: string, worth = 0.3) => ({
  scores: { acts: { tells: 1 }, needs: {}, kind: { id, worth } },
})
const wordsOf = (id: string): string[] => {
  const { says, named, inNeed } = kinds[id]!
  return [
    ...says,
    ...Object.values(named ?? {}).flat(),
    ...(inNeed ?? []).flatMap(([, words]) => [...words.says]),
  ]
}

/** In a talk that has begun. */
function begun(first = 'my dad died in spring and today is his birthday') {
  const talk = conversation('GB')
  talk.say(first)
  return talk
}

test.each([
  ['they all reckon it has been long enough', 'others-minimise'],
  ['it makes me sick how one song can floor me', 'hates-its-power'],
  ['id love for a film to make me cry', 'wishes-to-feel'],
  ['no not really. i just wanted someone to hear it', 'only-wants-hearing'],
])('in the middle of a talk “%s” is met as what it does', (text, id) => {
  const { text: reply } = begun().say(text, 'none', [], likely(id))
  expect(wordsOf(id).some((words) => reply.includes(words))).toBe(true)
})

test('whether it is normal has a plain answer in grief, and none that would feed a doubt', () => {
  const asked = 'do you think its normal'
  expect(begun().say(asked).text).toMatch(/^(Yes|It is very common)/)
  expect(begun('i keep checking the stove, 20 times before bed').say(asked).text).toMatch(
    /leave open|won’t answer|can’t make you certain/,
  )
})

test('a step that is agreed to is taken as that, with its minutes, and nothing else is brought', () => {
  const { text, choices } = begun().say('ok 10 minutes then')
  expect(wordsOf('agrees-to-step').some((words) => text.includes(words))).toBe(true)
  expect(text).not.toContain('?')
  expect(choices).toEqual([])
})

test('what is only faintly like a kind is not met as one', () => {
  const { text } = begun().say('my uncle plays the accordion on sundays', 'none', [], likely('gave-in', 0.05))
  expect(wordsOf('gave-in').some((words) => text.includes(words))).toBe(false)
})

test('a first message is met by what it is about', () => {
  const { text } = conversation('GB').say('just wanted someone to listen', 'none', [], likely('crying-now'))
  expect(wordsOf('crying-now').some((words) => text.includes(words))).toBe(false)
})

test('help and plain facts go before it', () => {
  const { say } = begun()
  expect(say('i want to die', 'crisis', ['suicide'], likely('tired-of-fighting')).guide.need).toBe('crisis')
  const { text } = begun().say('can we do box breathing', 'none', [], likely('asks-what-to-do'))
  expect(text).toContain('Box')
})

test('the same kind again and again is met without a sentence twice', () => {
  const { say } = begun()
  const said = Array.from({ length: 9 }, (_, at) =>
    sentencesOf(say(`and then this happened, part ${at}`, 'none', [], likely('what-happened-next'))),
  ).flat()
  expect(said.filter((one, at) => said.indexOf(one) !== at)).toEqual([])
})

test('whoever chooses to tell, and tells in the same breath, is not asked to begin', () => {
  const { text } = begun('my dad died in march').say(
    'talk about it. he used to ring at nine every night, the phone is silent now',
  )
  expect(text).toMatch(/phone should ring|that one hour/)
  expect(text).not.toMatch(/begin|go ahead|start/i)
})
