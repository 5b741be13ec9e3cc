import { expect, test } from 'vitest'
import { conversation } from '#domain/testing/talk-with-guide.ts'

const low = { heardTier: 'none' } as const
const answered = { question: 'safe-now', answer: 'danger' } as const

test.each([
  [
    'what? no. you asked me what i could see. i can see a towel rail. im not going to do anything to myself',
    'flashback',
  ],
  // What it was instead is said: it goes on where it was.
  ['no thats not what i meant at all!! i said she looks small. im not suicidal', 'flashback'],
])('to "%s" the alarm ends in one line, also where its “no” was read as an answer', (denial, need) => {
  for (const more of [low, { heardTier: 'crisis', answered } as const]) {
    const { say } = conversation('GB')
    say('im having a flashback again. the fireworks')
    say('the towel rail. its got her towel on it, the green one', 'crisis', ['suicide'])
    const after = say(denial, 'crisis', ['suicide'], more)
    expect(after.text).toMatch(/^I took your words .*116 123/)
    expect(after.text).not.toMatch(/Who could you tell|Are you safe|move away/)
    expect(after.guide).toMatchObject({ need, isAfterCrisis: true })
  }
})

test('who is asked on after a denial may have it dropped', () => {
  const { say } = conversation('GB')
  say('shes asleep now and looks so small', 'crisis', ['suicide'])
  expect(say('im not suicidal', 'crisis', ['suicide'], low).guide.step).toBe('suicide/safe')
  const after = say('can we drop that now. i need help with mum', 'crisis', ['suicide'], low)
  expect(after.text).toMatch(/^I took your words /)
  expect(after.guide.need).not.toBe('crisis')
})

test.each([
  ['I want to die', 'suicide', 'im not suicidal. i was just saying. can we drop it'],
  ['the tablets are in front of me', 'suicide', 'im not going to do anything. i said theyre on the bed'],
  ['i took 30 paracetamol', 'taken', 'i dont want to die, i was just saying. can we drop that'],
  [
    'I cut too deep and it will not stop',
    'self-harm',
    'im not suicidal, it was just a cut. can we drop that',
  ],
] as const)('“%s” (%s) is not closed by “%s”', (first, concern, denial) => {
  const { say } = conversation('GB')
  say(first, 'crisis', [concern])
  expect(say(denial, 'crisis', [concern], low).guide.need).toBe('crisis')
})

test('a no to whether they are safe stays a no', () => {
  const { say } = conversation('GB')
  say('the towel rail', 'crisis', ['suicide'])
  const more = { heardTier: 'crisis', answered } as const
  expect(say('no', 'crisis', ['suicide'], more).guide.step).toBe('suicide/unsafe')
})
