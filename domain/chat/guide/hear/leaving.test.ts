import { expect, test } from 'vitest'
import { hear } from '#domain/chat/guide/hear/hear.ts'
import type { NeedId } from '#domain/chat/guide/understanding.ts'
import { conversation } from '#domain/testing/talk-with-guide.ts'

const learned = (need: NeedId, worth: number) => ({ acts: {}, needs: { [need]: worth } })
const before = (at: NeedId) => ({ at, said: [`${at}/x.0`], told: ['x'] })

test.each([
  ['ocd-checking', 'every night its the same im so tired of it', 'sleep'],
  ['grief', 'i just cant sleep', 'sleep'],
  ['health-fear', 'work was hard today', 'overload'],
  ['ocd-harm', 'i am so tired of these thoughts', 'low-mood'],
  ['someone-else', 'i shouted at her and i feel awful', 'conflict'],
  ['conflict', 'i miss him', 'grief'],
] as const)('in %s, “%s” does not leave for %s', (at, text, other) => {
  expect(hear(text, null, learned(other, 0.85), before(at)).need).not.toBe(other)
})

test.each([
  ['ocd-checking', 'actually can we talk about something else, i cant sleep at night', 'sleep'],
  ['low-mood', 'my dad died on tuesday', 'grief'],
  ['worry-loop', 'my husband hits me', 'violence-at-home'],
  ['overload', 'i think its a panic attack, i cant breathe', 'panic-now'],
  ['grief', 'my boyfriend reads all my messages and checks where i am', 'violence-at-home'],
] as const)('in %s, “%s” is a turn to %s', (at, text, other) => {
  expect(hear(text, null, learned(other, 0.85), before(at)).need).toBe(other)
})

const sure = (text: string, guess: NeedId) => hear(text, null, learned(guess, 0.6)).need
test.each([
  ['I am retired, 71. My wife passed in the spring and the evenings are long', 'shame', 'grief'],
  ['he just left me. 4 years', 'low-mood', 'grief'],
  ['i love my baby but i keep thinking shed be better off with another mum', 'ocd-harm', 'low-mood'],
  ['my mum has dementia and i look after her on my own', 'health-fear', 'someone-else'],
  ['my best mate hasnt spoken to me in 3 weeks', 'someone-else', 'conflict'],
  ['my boyfriend reads all my messages', 'someone-else', 'violence-at-home'],
  ['i check my baby is breathing all night', 'ocd-harm', 'ocd-checking'],
  ['im 16 and i think im gay and my parents are religious', 'ocd-taboo', 'just-listen'],
  ['my cat got run over', 'ocd-harm', 'grief'],
  ['my son wont come out of his room', 'conflict', 'someone-else'],
] as const)('“%s” is plain, though %s was guessed: %s', (text, guess, need) => {
  expect(sure(text, guess)).toBe(need)
})

test('a medicine that does not help yet is no drinking, and nobody who is no better is told that it helped', () => {
  expect(sure('i take sertraline for 3 weeks and im not better', 'substance')).toBeNull()
  for (const text of ['i dont feel any better', 'i dont feel better', 'its not getting better'])
    expect(hear(text, null, null).act).not.toBe('helped')
})

test('what was named beside it is kept, said once, and begun by its chip', () => {
  const { say } = conversation()
  say('my dad died in january')
  const held = say('cant sleep')
  expect([held.guide.need, held.choices]).toEqual(['grief', ['I can’t sleep']])
  expect(say('i cant sleep at all').choices).toEqual([])
  expect(say('I can’t sleep').guide.need).toBe('sleep')
})

test('who was left is not told of a death', () => {
  const { say } = conversation()
  const replies = [
    'he just left me after 4 years',
    'yes',
    'his stuff is here',
    'idk',
    'i cry a lot',
    'yes',
  ].map((text) => say(text))
  expect(replies[0]?.guide.need).toBe('grief')
  expect(replies[0]?.choices).toContain('Stop looking and texting')
  for (const { text } of replies) expect(text).not.toMatch(/sorry for your loss|grieve|died|losing someone/i)
})

test('to have done a ritual once more is no step that was taken', () => {
  const { say } = conversation()
  say('i replay what i said years ago at a party over and over')
  expect(say('i told my mum about it 3 times').text).not.toMatch(/done|behind you|took doing|it can stand/)
})

test('“no, not panic” lets the panic go, and “no I mean what words” lets nothing go', () => {
  const panic = conversation()
  panic.say('my chest is pounding, i am panicking')
  expect(panic.say('no not panic').guide.need).not.toBe('panic-now')
  const row = conversation()
  row.say('we had a massive fight, me and my boss')
  row.say('what do i say to her')
  expect(row.say('no i mean what words').guide.need).toBe('conflict')
})

test.each([
  ['hes 15', 'age'],
  ['i cant tell him im struggling', 'idk'],
  ['ok can we just talk', 'about-guide'],
] as const)('“%s” is not %s', (text, act) => {
  expect(hear(text, null, { acts: { [act]: 0.9 }, needs: {} }).act).not.toBe(act)
})
