import { expect, test } from 'vitest'
import { deniedIn } from '#domain/chat/guide/hear/denied.ts'
import { conversation, walk } from '#domain/testing/talk-with-guide.ts'

test.each([
  ['im not panicking i just want to check the hob', 'panic-now', 'i just want to check the hob'],
  ['its not a FEAR about my body its my body', 'health-fear', 'its my body'],
  ['its not that im lonely, i just miss him', 'loneliness', 'i just miss him'],
  ['thats not being tired thats being scared', 'sleep', 'thats thats being scared'],
] as const)('"%s" denies %s', (text, need, left) => {
  expect(deniedIn(text)).toEqual({ needs: [need], left })
})

test.each([
  'im not just tired, im done',
  'i wish i was not so lonely',
  'why am i not sad',
  'im not sleeping',
])('"%s" denies nothing', (text) => {
  expect(deniedIn(text).needs).toEqual([])
})

test('what was denied is not come to for the rest of the talk, and an exercise is not given for it', () => {
  const { say } = conversation()
  say('I have to check the hob again and again')
  const sure = { scores: { acts: {}, needs: { 'panic-now': 0.95 } } }
  const reply = say('im not panicking i can breathe fine', 'none', [], sure)
  expect(reply.suggestedExerciseId).toBeNull()
  expect(reply.understood.act).not.toBe('exercise-by-name')
  expect(reply.guide.need).toBe('ocd-checking')
  expect(say('my legs are half out of the bed and i sit here now', 'none', [], sure).guide.need).toBe(
    'ocd-checking',
  )
})

test('what the talk was about is left when it is denied, and what it is instead is given back', () => {
  const [, reply] = walk(
    'I googled my symptoms again, what if it is cancer',
    'im not sick. my boss moved me to nights',
  )
  expect(reply?.guide.need).not.toBe('health-fear')
  expect(reply?.text).toContain('Your boss moved you to nights.')
})
