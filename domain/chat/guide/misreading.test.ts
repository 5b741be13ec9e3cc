import { expect, test } from 'vitest'
import { conversation } from '#domain/testing/talk-with-guide.ts'

const low = { heardTier: 'none' } as const

test.each([
  [
    'i just ate everything in the cupboard again',
    'taken',
    'what? no i didnt take pills i ate food. i binged',
  ],
  ['theyre raw again', 'self-harm', 'not an emergency its just dry skin from washing'],
  [
    'everything is going grey',
    'medical-emergency',
    'no its a panic attack. ive had ecgs. pls just help me breathe',
  ],
  ['my husband does all of it', 'abuse', 'what?? no my husband is lovely. its ME im scared of'],
  [
    'i cannot any more with this',
    'suicide',
    'im not in danger, that was not what i meant, i meant the presentation',
  ],
  ['he is going to pay', 'harm-to-others', 'you got me wrong, i meant the bill for dinner'],
  ['the radio keeps on', 'voices', 'thats not what i meant. it is the neighbours radio'],
] as const)('what was only suspected ("%s": %s) ends with "%s"', (first, concern, denial) => {
  for (const heardTier of ['none', 'crisis'] as const) {
    const { say } = conversation('GB')
    expect(say(first, 'crisis', [concern]).guide.need).toBe('crisis')
    const after = say(denial, 'crisis', [concern], { heardTier })
    expect(after.text).toMatch(/^I took .* I am sorry/)
    expect(after.text.split('\n\n').length).toBeGreaterThan(1)
    expect(after.guide.need).not.toBe('crisis')
    const next = say('its just so much', 'crisis', [concern], low)
    expect(next.guide.need).not.toBe('crisis')
    expect(next.text).not.toMatch(/999|I took it|I took your/)
  }
})

test('it can be said at any step, and again, and is not said twice', () => {
  const { say } = conversation('GB')
  say('i cannot any more with this', 'crisis', ['suicide'])
  say('no', 'crisis', ['suicide'], low)
  say('nobody', 'crisis', ['suicide'], low)
  const first = say('that is not what i meant. i meant my job', 'crisis', ['suicide'], low)
  expect(first.text).toMatch(/I took .* I am sorry/)
  const again = say('i said thats not what i meant', 'crisis', ['suicide'])
  expect(again.text).toContain('I go by what you say it is.')
  expect(again.guide.need).not.toBe('crisis')
})

test.each([
  ['i took 30 paracetamol', 'taken', 'i was joking'],
  ['i took 30 paracetamol', 'taken', 'i didnt take anything'],
  ['i took 30 paracetamol', 'taken', 'i feel fine now'],
  ['I took all my tablets an hour ago', 'taken', 'thats not what i meant'],
  ['my chest hurts and my left arm is numb', 'medical-emergency', 'its just panic'],
  ['I cut too deep and it will not stop', 'self-harm', 'it was an accident'],
] as const)('what was told outright ("%s": %s) is not taken back by "%s"', (first, concern, denial) => {
  const { say } = conversation('GB')
  say(first, 'emergency', [concern])
  const after = say(denial, 'emergency', [concern], low)
  expect(after.guide.need).toBe('crisis')
  expect(after.text).toContain('999')
})

test('what was taken in the middle of a talk about dying is not taken back', () => {
  const { say } = conversation()
  say('i cannot any more with this', 'crisis', ['suicide'])
  say('i already took them', 'emergency', ['taken', 'suicide'])
  const after = say('that is not what i meant', 'emergency', ['taken', 'suicide'], low)
  expect(after.text).toMatch(/read you wrong.*911/)
  expect(after.guide.need).toBe('crisis')
})

test('where the conversation was lowered already, no number is said again', () => {
  const { say } = conversation()
  say('im going to kill myself', 'crisis', ['suicide'])
  expect(say('that is not what i meant', 'none').text).not.toMatch(/911|988/)
})

test('what is told outright in the same breath is no denial', () => {
  const { say } = conversation('GB')
  say('i cannot any more with this', 'crisis', ['suicide'])
  const after = say('thats not what i meant, i meant i took 30 paracetamol', 'emergency', [
    'taken',
    'suicide',
  ])
  expect(after.text).toContain('Please call 999 now')
})

test('who was told outright to call may breathe and be kept company beside it, and hears it in new words', () => {
  const { say } = conversation('GB')
  say('i took 30 paracetamol', 'emergency', ['taken'])
  const texts = ['i was only joking', 'can we breathe together', 'im scared', 'hm', 'hm ok', 'its late'].map(
    (words) => say(words, 'emergency', ['taken'], low).text,
  )
  expect(texts[0]).toMatch(/^I hear that it was not so\..*999/)
  expect(texts[1]).toMatch(/^Yes\. Let the air go out slowly.*999/)
  expect(texts[2]).toMatch(/^You can talk here the whole time.*999/)
  for (const text of texts) expect(text).toContain('999')
  expect(new Set(texts.map((text) => text.split('\n\n')[0])).size).toBe(texts.length)
})

test('who was looked at and cleared is out of it, and an old test clears nothing', () => {
  const cleared = conversation('GB')
  cleared.say('my chest hurts and my left arm is numb', 'emergency', ['medical-emergency'])
  const after = cleared.say(
    'they did an ecg, its normal. theyve gone now',
    'emergency',
    ['medical-emergency'],
    low,
  )
  expect(after.text).not.toMatch(/look after it now|999/)
  expect(after.guide.need).not.toBe('crisis')
  const old = conversation('GB')
  old.say('my chest hurts and my left arm is numb', 'emergency', ['medical-emergency'])
  const still = old.say('my ecgs last month were normal', 'emergency', ['medical-emergency'], low)
  expect(still.guide.need).toBe('crisis')
})
