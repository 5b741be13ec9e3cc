import { expect, test } from 'vitest'
import { conversation } from '#domain/testing/talk-with-guide.ts'

const last = (...messages: string[]): string => {
  const { say } = conversation('GB')
  return messages.map((message) => say(message).text).at(-1)!
}

test.each([
  [['i drink too much, every night', 'is it dangerous to just stop?? my hands wont stop shaking'], /999/],
  [['i havent had a drink for a day, im an alcoholic', 'my hands are shaking'], /999/],
  [
    ['i drank 2 bottles of wine a day and stopped', 'my hands are shaking', 'should i just have a drink'],
    /doctor|medical/,
  ],
  [['i keep getting thoughts of hurting my newborn', 'will the health visitor report me'], /doctor/],
  [
    ['i keep getting images of stabbing my baby and it horrifies me', 'is this a known thing or just me'],
    /known|not the only one/,
  ],
  [['i cant stop checking the cooker', 'am i the only one?'], /others have it|known|not the only one/],
  [['i am so lonely, i talk to the radio', 'is it just me'], /not only you|one of many|other people/],
  [['i keep getting thoughts of hurting my baby', 'if i tell the midwife wont she take my baby'], /thoughts/],
  [['i keep getting thoughts of hurting my baby', 'do i need to tell social services'], /midwife/],
  [['found a lump in my breast this morning', 'how long should i wait before seeing someone'], /two weeks/],
  [['i made myself sick again after dinner', 'should i brush my teeth'], /half an hour|thirty minutes/],
  [['nothing feels real since i smoked weed last week', 'should i stop smoking weed'], /doctor/],
])('%j is a fact, and told', (messages, fact) => {
  const text = last(...messages)
  expect(text).toMatch(fact)
  expect(text).not.toMatch(/verdict|yours to choose|decide it for you|yes or no/)
})

test('asked a second time, what is known is not told again to a doubt', () => {
  const { say } = conversation('GB')
  say('i keep getting images of stabbing my baby and it horrifies me')
  expect(say('is this a known thing or just me').text).toMatch(/known|not the only one/)
  expect(say('but am i the only one').understood.topic).not.toBe('fact:known-thoughts')
})

test.each([
  [['i had a lump, the scan was fine', 'how long should i wait before seeing someone'], 'fact:lump-when'],
  [['my hands are shaking, i am panicking'], 'fact:alcohol-danger'],
  [['my husband reads all my messages', 'is it just me'], 'fact:known-thing'],
])('%j asks for none of it', (messages, topic) => {
  const { say } = conversation('GB')
  expect(messages.map((message) => say(message).understood.topic).at(-1)).not.toBe(topic)
})
