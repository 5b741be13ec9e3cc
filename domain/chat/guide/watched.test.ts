import { expect, test } from 'vitest'
import { watchedIn } from '#domain/chat/guide/hear/watched.ts'
import { conversation, walk } from '#domain/testing/talk-with-guide.ts'

test.each([
  ['can he see this on my phone', /Your data/],
  ['will he know i was here', /Your data/],
  ['can my husband read what i wrote here', /Your data/],
  ['does it show in the history', /history/],
  ['does this show up in browser history', /history/],
  ['how do i delete this', /“Your data”/],
  ['is there a way to hide this', /private window/],
  ['private window?', /private window/],
  ['what is quick exit', /Wikipedia/],
  ['if i close the tab is it gone', /delete it/],
  ['does it send emails or notifications', /mail/],
  ['my partner has my password', /sign/],
  ['does it save on my phone', /Your data/],
  ['could he be reading this right now', /Your data/],
  ['can he see it if hes on the same wifi', /https/],
  ['how do i get this off my phone', /Your data/],
] as const)('“%s” is answered at once', (words, met) => {
  const { text } = conversation('GB').say(words)
  expect(text).toMatch(met)
  expect(text).not.toMatch(/which of these|I hear you|no person/i)
})

test('where somebody may look on, one thing is said and none of it untrue: Exit is there only once it is switched on', () => {
  const [, seen, comes, stay] = walk(
    'my husband goes through my phone every night',
    'will he know i was here',
    'what if he comes in now',
    'please dont tell me to leave',
  )
  expect(seen!.guide.need).toBe('violence-at-home')
  expect(comes!.text).toMatch(/close|shut/i)
  expect(stay!.text).not.toMatch(/call|number/i)
  for (const { text } of walk('my husband hit me', 'yes', 'he checks my phone', 'ok', 'no'))
    expect(text).not.toMatch(/quick exit/i)
})

test.each([
  'he calls me fat and stupid every day',
  'he has all my passwords',
  'he gets so angry when i talk to my sister',
])('“%s” counts without a blow', (words) => {
  const { guide, text } = conversation().say(words)
  expect(guide.need).toBe('violence-at-home')
  expect(text).not.toMatch(/stupid|fat/)
})

test.each([
  'does she know i am sorry',
  'can he see this from my side',
  'my search history is full of symptoms',
  'how do i get rid of this feeling',
  'will he ever know what i did',
  'how do i leave the job',
])('“%s” asks something else', (words) => expect(watchedIn(words, null)).toBeNull())

test('in the middle of danger at home the same is answered, too', () => {
  const { say } = conversation('GB')
  say('my husband hit me', 'crisis', ['abuse'])
  expect(say('can he see this on my phone', 'crisis', [], { heardTier: 'none' }).text).toMatch(
    /^Whoever opens this browser/,
  )
})
