import { describe, expect, test } from 'vitest'
import { mayBeGiven } from '#domain/chat/guide/decide/fitting.ts'
import { needWords } from '#domain/chat/guide/say/needs.ts'
import { needIds } from '#domain/chat/guide/understanding.ts'
import { howItWas, wentFromTo } from '#domain/chat/how-it-was.ts'
import { catalogue } from '#domain/exercises/catalogue.ts'
import { conversation, sentencesOf, walk } from '#domain/testing/talk-with-guide.ts'

const needs = needIds.filter((need) => need !== 'crisis')
const telling = (turn: number) => `and then there was the thing at number ${turn + 20} in the street again`

describe.each(needs)('%s', (need) => {
  const begun = () => {
    const talk = conversation()
    return { ...talk, first: talk.say(needWords[need].name) }
  }

  test('somebody who only tells is met for fourteen turns without one sentence twice', () => {
    const { say, first } = begun()
    const replies = [first, ...Array.from({ length: 13 }, (_, turn) => say(telling(turn)))]
    const sentences = replies.flatMap(sentencesOf)
    expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([])
    for (const { text } of replies) expect(text.split(/\s+/).length).toBeLessThan(80)
    for (const { text } of replies) expect(text.match(/\?/g)?.length ?? 0).toBeLessThanOrEqual(1)
  })

  test('each question is answered by each of its chips, and none is asked twice', () => {
    for (const pick of [0, 1, -1]) {
      const { say, first } = begun()
      const asked: string[] = []
      const unheard: string[] = []
      let reply = first
      for (let turn = 0; turn < 14; turn++) {
        if (reply.asks !== null) asked.push(reply.asks)
        const chip = reply.choices.at(pick)
        reply = say(chip ?? telling(turn))
        if (chip !== undefined && reply.understood.act !== 'answer') unheard.push(chip)
      }
      expect(unheard).toEqual([])
      expect(asked.filter((name, at) => asked.indexOf(name) !== at)).toEqual([])
    }
  })

  test('what is unfit is never offered, and what feeds the trouble is not given to whoever asks for it', () => {
    // A few in each talk: every message is heard with all those before it.
    for (let from = 0; from < catalogue.length; from += 4) {
      const { say } = begun()
      for (const { id, title } of catalogue.slice(from, from + 4)) {
        const given = say(title).suggestedExerciseId
        expect(given === id, `${id} ${given}`).toBe(mayBeGiven(id, need, []))
        for (const ask of ['another one', 'something with breathing'])
          expect(needWords[need].unfit).not.toContain(say(ask).suggestedExerciseId)
      }
    }
  })
})

test('what was feared for a body keeps no exercise away once it is over', () => {
  const { say } = conversation()
  say('my chest is tight and I feel sick', 'care', ['medical-emergency'])
  expect(say('can we do 5-4-3-2-1', 'none', ['medical-emergency']).suggestedExerciseId).toBe('five-senses')
})

test('every exercise is found by its title', () => {
  for (const { id, title } of catalogue)
    expect(walk(`can we do ${title}`)[0]?.suggestedExerciseId, title).toBe(id)
})

test('a refused exercise is not offered again', () => {
  const { say } = conversation()
  const first = say('can we do something with breathing')
  expect(first.suggestedExerciseId).not.toBeNull()
  say('no thanks')
  const offered = Array.from({ length: 8 }, () => say('another one').suggestedExerciseId)
  expect(offered).not.toContain(first.suggestedExerciseId)
})

test.each([
  ['only nonsense', 'asdfgh'],
  ['only no', 'no'],
  ['only idk', 'idk'],
  ['only thanks', 'thanks'],
  ['only insults', 'you are useless'],
  ['only Turkish', 'çok korkuyorum ve ne yapacağımı bilmiyorum'],
  ['only silence', '...'],
])('who writes %s is met for ten turns', (_, message) => {
  const replies = walk(...Array.from({ length: 10 }, () => message))
  for (const { text } of replies) expect(text.trim()).not.toBe('')
  const texts = replies.map(({ text }) => text)
  expect(texts.filter((text, at) => text === texts[at - 1])).toEqual([])
})

test('whoever goes back to the beginning is asked anew', () => {
  const replies = walk('I am panicking', 'start over')
  expect(replies[1]?.guide.need).toBe('opening')
})

test('a sum is made only of what was told', () => {
  const { say } = conversation()
  expect(say('sum up what I said').text).not.toMatch(/\{|since/)
  say('my mum has not called since March')
  expect(say('sum up what I said').text).toMatch(/since March/)
})

test.each(howItWas)('after an exercise, "$label" says how it was and is no yes to it', ({ label, act }) => {
  const [offered, answered] = walk('can we do box breathing', label)
  expect(offered?.suggestedExerciseId).toBe('box-breathing')
  expect(answered?.understood.act).toBe(act)
  expect(answered?.suggestedExerciseId).not.toBe('box-breathing')
})

test.each([
  [7, 4, 'helped'],
  [4, 4, 'did-not-help'],
  [4, 10, 'worse'],
])('after an exercise, from %i to %i is heard as what it is', (before, after, act) => {
  const [, answered] = walk('can we do box breathing', wentFromTo({ before, after }))
  expect(answered?.understood.act).toBe(act)
})

test.each(['breathing', 'grounding'])(
  'a %s exercise that is asked for is no answer to what was asked',
  (kind) => {
    const { say } = conversation()
    expect(say('My heart is racing and I am in panic').asks).not.toBeNull()
    const reply = say(`I would like a ${kind} exercise`)
    expect(reply.understood.act).toBe('exercise-by-name')
    expect(reply.suggestedExerciseId).not.toBeNull()
    expect(say('I would like an exercise').understood.act).toBe('exercise-by-name')
  },
)

test('asked what to do, it names one small thing, and another when asked again', () => {
  const { say } = conversation()
  say('I checked the stove nine times and I still see the house burning')
  const steps = [say('what should i do'), say('but what should i do now'), say('what next')]
  const said = steps.flatMap(({ guide: { said = [] } }) => said.filter((id) => id.startsWith('step/')))
  expect(said.map((id) => id.split('.')[0])).toEqual(Array.from({ length: 3 }, () => 'step/ocd-checking'))
  expect(new Set(said).size).toBe(3)
  for (const { text } of steps) expect(text).not.toContain('?')
})

test('whether to see a doctor is answered: one visit, and not a suicide line', () => {
  const { say } = conversation()
  say('I found a lump and I keep pressing it, what if it is cancer')
  expect(say('should i see a doctor about the lump?').text).toMatch(
    /one (visit|proper look|doctor)|once and properly/i,
  )
})
