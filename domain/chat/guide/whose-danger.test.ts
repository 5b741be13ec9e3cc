import { expect, test } from 'vitest'
import { conversation } from '#domain/testing/talk-with-guide.ts'

const low = { heardTier: 'none' } as const

test('what a brother gives away is his danger, and what is guessed of it opens no script about the sister', () => {
  const words =
    'my brother hasnt left his room in 3 weeks and last night he gave me his guitar and said he wont need it'
  const { text, guide } = conversation('GB').say(words, 'crisis', ['abuse'])
  expect(guide.step).toBe('someone-else/asked')
  expect(text).not.toMatch(/not your fault|safe to read/i)
})

test('a “no” beside the fear for his life leads to the call', () => {
  const { say } = conversation('GB')
  say('i am worried about my brother', 'crisis', ['someone-else'])
  const { guide } = say(
    'no nobody is hurting me. its my brother im scared hes going to kill himself',
    'crisis',
    ['someone-else'],
  )
  expect(guide.step).toBe('someone-else/call')
})

test.each([
  ['abuse', 'no nobody is hurting me. its my brother im scared hes going to kill himself'],
  ['suicide', 'no its not me its my brother'],
  ['abuse', 'nobody is hurting me its Danny i am worried about him'],
] as const)('in the script of %s “%s” turns to the one it is about', (concern, words) => {
  const { say } = conversation('GB')
  say('it is all too much at home', 'crisis', [concern])
  const { text, guide, asks } = say(words, 'crisis', [concern, 'suicide'])
  expect(guide.step).toBe('someone-else/asked')
  expect(asks).toBe('someone-else/asked')
  expect(text).toContain('999')
  expect(text).not.toMatch(/Please move away|who could be with you|your fault/i)
})

test('“I am fine” beside a name does not close it; a call is answered yes, and what to say is told', () => {
  const { say } = conversation('GB')
  say('i cant do this', 'crisis', ['suicide'])
  const call = say(
    'thats not for me!! I am fine. its Danny. should i ring 999 for him',
    'crisis',
    ['suicide'],
    low,
  )
  expect(call.text).toMatch(/^Yes, ring them\..*999/s)
  expect(call.guide.step).toBe('someone-else/again')
  const speaks = say("Yes. he's picked up the phone. what do i say", 'crisis', [], low)
  expect(speaks.text).toMatch(/^You can say: “I am here\. Are you thinking of ending your life\?”/)
  expect(speaks.guide.need).toBe('crisis')
})

test.each(['its my brother he hits me', 'i am fine', "it's not me it's the voices"])(
  '“%s” turns to nobody else',
  (words) => {
    const { say } = conversation('GB')
    say('i cant do this', 'crisis', ['suicide'])
    expect(say(words, 'crisis', ['suicide'], low).guide.step).not.toMatch(/^someone-else/)
  },
)

test('what was told of themselves outright stands', () => {
  const { say } = conversation('GB')
  say('he hits me every night', 'crisis', ['abuse'])
  expect(say('im fine its my sister he hits too', 'crisis', ['abuse'], low).guide.step).not.toMatch(
    /^someone-else/,
  )
})
