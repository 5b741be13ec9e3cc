import { expect, test } from 'vitest'
import { conversation } from '#domain/testing/talk-with-guide.ts'

const low = { heardTier: 'none' } as const

test.each([
  ['my mum has taken all her tablets what do i do', 'taken'],
  ['my brother texted me he took something', 'abuse'],
  ['my toddler swallowed some of my tablets', 'someone-else'],
  ['my boyfriend overdosed', 'taken'],
] as const)('“%s” is answered to whoever is beside them', (words, concern) => {
  const { text, guide } = conversation('GB').say(words, 'emergency', [concern])
  expect(text).toMatch(/^Please call 999 for them now.*what they took.*roll them on their side/s)
  expect(text).not.toMatch(/you took|feel well|not your fault|hurts you/i)
  expect(guide.step).toBe('someone-else/taken-call')
})

test('whoever is beside somebody is told what to do until help is there, and is not let go before', () => {
  const { say } = conversation('GB')
  say('my friend took loads of pills', 'emergency', ['someone-else'])
  const texts = [
    'paracetamol i think',
    'she says shes fine',
    'she wont let me',
    'what if we get in trouble',
  ].map((words) => say(words, 'emergency', [], low))
  for (const { guide, text } of texts) {
    expect(guide.step).toMatch(/^someone-else\/taken-/)
    expect(text).toMatch(/999|ambulance/)
  }
  expect(new Set(texts.map(({ text }) => text)).size).toBe(texts.length)
  const unwell = say('i cant wake her up', 'emergency', ['medical-emergency'])
  expect(unwell.guide.step).toBe('someone-else/unwell-call')
  expect(say('should i put her on her side', 'emergency', [], low).text).toContain('Roll them on their side')
  expect(say('calling now', 'emergency', [], low).guide.step).toBe('someone-else/unwell-coming')
  expect(say('they came', 'emergency', [], low).guide.step).toBe('someone-else/helped')
})

test.each([
  'i took 20 tablets and my mum has taken the rest of the box away',
  'my boyfriend took my pills away so i would not',
])('“%s” is no body of somebody else', (words) => {
  const { guide } = conversation().say(words, 'emergency', ['taken'])
  expect(guide.step).toBe('taken/call')
})

test('a wound that was not meant is pressed on first, without words for one that was', () => {
  const { say } = conversation('GB')
  const { text, guide } = say('cut my hand on glass by accident and its bleeding loads', 'emergency', [
    'self-harm',
  ])
  expect(text).toMatch(/^Press a clean cloth firmly on what bleeds, and keep pressing\. Call 999 now/)
  expect(text).not.toMatch(/116 123|hurt you more|however it came about/)
  expect(guide.step).toBe('medical-emergency/bleeding-call')
  const through = say('its gone through the towel', 'emergency', [], low)
  expect(through.text).toContain('put another cloth on top')
  expect(say('they came', 'emergency', [], low).guide.step).toBe('medical-emergency/helped')
})

test('the wound of somebody else is pressed on first, too', () => {
  const { text, guide } = conversation().say(
    'my husband cut his leg with a saw blood everywhere',
    'emergency',
    ['medical-emergency'],
  )
  expect(text).toMatch(/^Press a clean cloth firmly.*911/)
  expect(guide.step).toBe('someone-else/bleeding-call')
})

test.each(['they said ambulance', 'hes with me', 'she feels better now', 'i put the packet away'])(
  '“%s” does not end what another body is in',
  (words) => {
    const { say } = conversation('GB')
    say('flatmate took too many of his meds', 'emergency', ['taken'])
    expect(say(words, 'emergency', [], low).guide.step).toMatch(/^someone-else\/taken-/)
  },
)

test('what the doctors said ends a fear for the body only where it was that all is well', () => {
  const { say } = conversation('GB')
  say('crushing pain in my chest', 'emergency', ['medical-emergency'])
  expect(say('they said ambulance', 'emergency', [], low).guide.need).toBe('crisis')
  expect(say('they said it was normal', 'emergency', [], low).guide.need).not.toBe('crisis')
})

test('the way to the hospital is help that was called', () => {
  const { say } = conversation()
  say('my daughter swallowed a bunch of tylenol', 'emergency', ['someone-else'])
  expect(say('they told me to go to the er', 'emergency', [], low).guide.step).toBe(
    'someone-else/taken-coming',
  )
})

test.each([
  ['someone at the party took too much and is asleep', /^Call 999 now if they cannot be woken/],
  ['i slipped and cut my hand open with a kitchen knife', /^Press a clean cloth firmly on it/],
  ['my nosebleed wont stop', /^Sit up and lean forward/],
  ['i hit my little boy', /^It can stop here.*116 123/s],
] as const)('“%s” is first aid before all else, also below a crisis', (words, met) =>
  expect(conversation('GB').say(words).text).toMatch(met),
)

test('what is only feared needs no first aid', () => {
  for (const words of ['what if my son took a tablet', 'what if i hit my little boy'])
    expect(conversation('GB').say(words).text).not.toMatch(/999/)
})

test('the prepared words are not said a second time', () => {
  const { say } = conversation()
  say('i took 20 of them', 'emergency', ['taken'])
  say('i cannot breathe and my chest is crushed', 'emergency', ['medical-emergency'])
  const again = say('my lips are blue', 'emergency', ['medical-emergency'])
  expect(again.text).not.toContain('These are prepared words.')
})
