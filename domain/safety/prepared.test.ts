import { expect, test } from 'vitest'
import { preparedReflection, preparedReply, type Why } from '#domain/safety/prepared.ts'
import { concerns, isCrisis, tiers } from '#domain/safety/tier.ts'

const whys: Why[] = ['concern', 'time-out', 'refusal', 'unsafe', 'empty']
const everyReply = tiers.flatMap((tier) =>
  concerns.flatMap((concern) =>
    whys.map((why) => ({ tier, concern, text: preparedReply(tier, [concern], why) })),
  ),
)
const inCrisis = everyReply.filter(({ tier }) => isCrisis(tier))

test('no reply is ever empty', () => {
  for (const { text } of everyReply) expect(text.length).toBeGreaterThan(60)
})

test('a crisis always names the emergency number and says that nobody watches live', () => {
  for (const { text } of inCrisis) {
    expect(text).toContain('911')
    expect(text).toContain('Nobody is watching this chat live')
    expect(text).toContain('keep writing to me')
  }
})

test('every crisis but a medical one offers somebody to talk to', () => {
  for (const { text } of inCrisis.filter(({ concern }) => concern !== 'medical-emergency'))
    expect(text).toMatch(/988|741741/)
})

test('a wish to die is asked about plainly', () => {
  const text = preparedReply('crisis', ['suicide'])
  expect(text).toContain('Are you thinking about ending your life? Are you safe right now?')
  expect(text).toContain('safety plan')
  expect(text).toContain('one person you could call')
})

test('an emergency puts the emergency number before everything else', () => {
  expect(preparedReply('emergency', ['suicide']).split('\n\n')[0]).toContain('911')
  expect(preparedReply('emergency', ['medical-emergency']).split('\n\n')[0]).toContain('911')
})

test('someone in danger at home is asked first whether it is safe to read', () => {
  for (const tier of ['crisis', 'emergency'] as const)
    expect(preparedReply(tier, ['abuse'])).toMatch(/^Is it safe for you to read this\?/)
})

test('something taken is met with the number to call and with haste, in a journal entry too', () => {
  const text = preparedReply('emergency', ['taken', 'suicide'])
  expect(text).toMatch(/^Please call 911 or a poison line now, also if you feel well\./)
  expect(text).toContain('Feeling well does not mean safe: go now.')
  expect(preparedReflection('emergency', ['taken'])).toMatch(/^Please call 911/)
})

test('a child is led to an adult and to a line for children', () => {
  const text = preparedReply('crisis', ['minor', 'suicide'])
  expect(text).toContain('Childhelp')
  expect(text).toContain('Is there an adult you trust?')
  expect(text).toContain('Are you thinking about ending your life?')
})

test('after sexual violence each step is left to them', () => {
  expect(preparedReply('crisis', ['sexual-violence'])).toContain('You choose what comes next.')
})

test('voices that command are neither believed nor argued with', () => {
  const text = preparedReply('crisis', ['voices'])
  expect(text).toContain('You do not have to do what the voices say.')
  expect(text).not.toMatch(/not real|imagin|in your head/)
})

test('each concern is answered in words of its own, and no place for a number stays empty', () => {
  const replies = concerns.map((concern) => preparedReply('crisis', [concern]))
  expect(new Set(replies).size).toBe(concerns.length)
  for (const { text } of everyReply) expect(text).not.toMatch(/[{}]/)
})

test('a danger to oneself speaks before other concerns', () => {
  expect(preparedReply('crisis', ['abuse', 'suicide'])).toBe(preparedReply('crisis', ['suicide']))
})

test('words that hurt or name a means are never used', () => {
  for (const { text } of everyReply)
    expect(text).not.toMatch(
      /commit|failed|successful|pills|rope|gun|knife|blade|bridge|overdose|therap|treat|diagnos|confront|promise/i,
    )
})

test('a reply that failed says that it was not the person’s fault', () => {
  expect(preparedReply('none', [], 'time-out')).toContain('not yours')
  expect(preparedReply('care', ['suicide'], 'empty')).toContain('not yours')
})

test('an unwanted thought is answered without reassurance and without a dialog', () => {
  const text = preparedReply('care', ['intrusive-thought'])
  expect(text).toContain('cannot make you certain')
  expect(text).not.toContain('911')
  expect(text).not.toMatch(/if it ever|act on|suicid|ending your life/i)
})

test('the words can be read at eleven', () => {
  for (const { text } of everyReply) {
    const sentences = text.split(/[.?!:]+\s+/)
    const longest = Math.max(...sentences.map((sentence) => sentence.split(/\s+/).length))
    expect(longest).toBeLessThanOrEqual(22)
    const words = text.match(/[A-Za-z']+/g) ?? []
    const letters = words.join('').length
    expect(4.71 * (letters / words.length) + 0.5 * (words.length / sentences.length) - 21.43).toBeLessThan(6)
  }
})

test('on a journal entry help stands first, and no answer is promised', () => {
  for (const tier of ['crisis', 'emergency'] as const)
    for (const concern of concerns) {
      const paragraphs = preparedReflection(tier, [concern]).split('\n\n')
      expect(paragraphs[concern === 'abuse' ? 1 : 0]).toMatch(/\b(988|911)\b/)
      expect(paragraphs.join(' ')).toContain('Nobody reads your journal')
      expect(paragraphs.join(' ')).not.toMatch(/watching this chat|keep writing to me|keep answering/)
      expect(paragraphs).toHaveLength(preparedReply(tier, [concern]).split('\n\n').length)
    }
  expect(preparedReflection('crisis', ['abuse'])).toMatch(/^Is it safe for you to read this\?/)
  expect(preparedReflection('crisis', ['suicide'], 'GB')).toMatch(/^Call 116 123/)
})
