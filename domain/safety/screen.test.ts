import { expect, test } from 'vitest'
import { screen } from '#domain/safety/screen.ts'

test('nothing is said of an empty text', () => {
  expect(screen('')).toEqual({ tier: 'none', concerns: [], reasons: [] })
})

test('the highest tier of several clauses counts', () => {
  const { tier, concerns } = screen('My husband hits me. I took all my pills an hour ago.')
  expect(tier).toBe('emergency')
  expect(concerns).toEqual(expect.arrayContaining(['taken', 'abuse']))
})

test('a cheerful beginning and end hide nothing', () => {
  const cheerful = 'We went to the lake and the weather was lovely. '.repeat(30)
  expect(screen(`${cheerful} I am going to kill myself tonight. ${cheerful}`).tier).toBe('crisis')
})

test('an unwanted thought never opens the dialog, until there is a plan', () => {
  const thought = 'I have intrusive thoughts of stabbing my wife and they terrify me'
  expect(screen(thought)).toMatchObject({ tier: 'care', concerns: ['intrusive-thought'] })
  expect(screen('I have the knife in my hand and I want to stab my wife tonight').tier).not.toBe('care')
})

test('a worry about a friend is a worry about someone else', () => {
  expect(screen('my friend said she is going to kill herself tonight').concerns[0]).toBe('someone-else')
})

test('reasons name rules and hold no word that was written', () => {
  for (const reason of screen('zebra: I want to kill myself, zebra').reasons)
    expect(reason).not.toContain('zebra')
})
