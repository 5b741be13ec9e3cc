import { expect, test } from 'vitest'
import { conversation } from '#domain/testing/talk-with-guide.ts'

const low = { heardTier: 'none' } as const

test('an order of the voices is met at once, and who puts on their shoes is not let go', () => {
  const { say } = conversation('GB')
  say('the voices wont stop', 'crisis', ['voices'])
  const order = say("they're telling me to go next door and sort it out", 'crisis', ['voices'], low)
  expect(order.text).toMatch(
    /^You do not have to do what they say\. Stay inside.*somebody you trust to come/s,
  )
  expect(order.text).toMatch(/Do you mean to go and do it\?$/)
  expect(order.choices).toEqual(['Yes', 'No'])
  const shoes = say('ive got my shoes on', 'crisis', ['voices'], low)
  expect(shoes.guide.step).toBe('voices/call')
  expect(shoes.text).toMatch(/^Please do not go\..*999/s)
  expect(say('no', 'crisis', ['voices'], low).guide.step).toBe('voices/call')
})

test('a no to whether they mean to go leads to somebody who can stay', () => {
  const { say } = conversation('GB')
  say('the voices wont stop', 'crisis', ['voices'])
  say('he keeps telling me to burn it', 'crisis', ['voices'], low)
  expect(say('no', 'crisis', ['voices'], low).guide.step).toBe('voices/near')
})

test('what was put back in its box goes to somebody first; what was handed over is away', () => {
  const { say } = conversation('GB')
  say('ive got my tablets counted out on the bed', 'crisis', ['suicide'])
  const near = say('ok i put them back in the box. shaking', 'crisis', [], low)
  expect(near.guide.step).toBe('suicide/unsafe')
  expect(near.text).toMatch(/Hand it to somebody.*If you shake, sit down.*Who could be with you/s)
  expect(near.choices).not.toContain('An exercise')
  expect(say('i gave them to my mum', 'crisis', [], low).guide.isAfterCrisis).toBe(true)
})

test('below a crisis, too, an order is met, and who sets out after it is kept until somebody is there', () => {
  const { say } = conversation('GB')
  say('i keep hearing voices')
  expect(say('theyre telling me to go next door and sort it out').asks).toBe('safe-now')
  const shoes = say('ive got my shoes on')
  expect(shoes.text).toMatch(/^Please do not go\..*999/s)
  expect(say('not yet').text).toContain('999')
})
