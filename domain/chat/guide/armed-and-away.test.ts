import { expect, test } from 'vitest'
import { conversation } from '#domain/testing/talk-with-guide.ts'

const low = { heardTier: 'none' } as const

test('whether to use what lies near the door is answered with no, distance, the number and who is there', () => {
  const { say } = conversation('GB')
  say('the voice says i should stop him before he gets me', 'crisis', ['voices'])
  const near = say('i have a knife by the door in case', 'crisis', ['voices'], low)
  expect(near.text).toMatch(/put that out of reach.*999.*Is somebody with you right now\?/s)
  const asked = say('you think i should use it?', 'crisis', ['voices'])
  expect(asked.text).toMatch(/^No\. Please do not use it\..*999.*Who can be with you now\?$/s)
  expect(say('nobody', 'crisis', ['voices'], low).text).toMatch(/116 123.*999/)
})

test('the same holds where nothing was called a crisis yet', () => {
  const { say } = conversation('GB')
  say('my neighbour puts things through the wall')
  const near = say('i have a knife by the door in case', 'care', ['suicide'], { ask: 'ending-life' })
  expect(near.text).not.toContain('ending your life')
  expect(near.text).toContain('999')
  expect(say('you think i should use it?', 'care').text).toMatch(/^No\. Please do not use it\./)
  expect(say('my brother is here', 'care').text).toContain('let them take it away from you')
})

test('a bat by the bed is no weapon in hand', () => {
  const { say } = conversation('GB')
  expect(say('i keep my cricket bat by the bed in case of burglars').text).not.toMatch(/out of reach|999/)
})

test('a knife in an unwanted thought is met as the thought', () => {
  const { say } = conversation('GB')
  say('i keep having thoughts of stabbing my baby, they terrify me', 'care', ['intrusive-thought'])
  const next = say('i see the knife next to the sink and think what if', 'care', ['intrusive-thought'])
  expect(next.text).not.toMatch(/out of reach|999/)
})

test('keeping away from a child is met as part of the thought, whatever was only learned of it', () => {
  const { say } = conversation('GB')
  say('i keep having intrusive thoughts of dropping my baby down the stairs. i would never', 'care', [
    'intrusive-thought',
  ])
  const away = say(
    'i dont let myself carry him near the stairs anymore. my husband does all of it',
    'crisis',
    ['abuse'],
  )
  expect(away.text).toMatch(/^Keeping away is what the thought asks of you.*perinatal team/)
  for (const words of ['what?? no my husband is lovely. its ME im scared of', 'i feel like a monster']) {
    const after = say(words, 'crisis', ['abuse', 'suicide'])
    expect(after.guide.need).not.toBe('crisis')
    expect(after.text).not.toMatch(/999|0808|116 123/)
  }
})

test('in the same talk what is told outright, or of an act, is a crisis', () => {
  for (const words of ['he hits me', 'i want to kill myself tonight', 'i would be better off dead']) {
    const { say } = conversation('GB')
    say('i keep having intrusive thoughts of dropping my baby down the stairs. i would never', 'care', [
      'intrusive-thought',
    ])
    expect(say(words, 'crisis', ['suicide']).guide.need).toBe('crisis')
  }
})
