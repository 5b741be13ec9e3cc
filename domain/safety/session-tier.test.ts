import { expect, test } from 'vitest'
import { endsWithHelp, hear, type Heard, sessionTierAt, unconcerned } from '#domain/safety/session-tier.ts'

const after = (hours: number): string => new Date(Date.UTC(2026, 0, 1) + hours * 3_600_000).toISOString()
const session = (...heard: Heard[]) => heard.reduce(hear, unconcerned)

test('a session that has heard nothing has no concern', () => {
  expect(sessionTierAt(unconcerned, after(0))).toBe('none')
})

test('a cheerful message does not lower the concern of the last 24 hours', () => {
  const concern = session({ tier: 'crisis', at: after(0) }, { tier: 'none', at: after(1) })
  expect(sessionTierAt(concern, after(23.9))).toBe('crisis')
})

test('a concern falls one tier a day', () => {
  const concern = session({ tier: 'emergency', at: after(0) })
  expect([23, 24, 48, 72, 500].map((hours) => sessionTierAt(concern, after(hours)))).toEqual([
    'emergency',
    'crisis',
    'care',
    'none',
    'none',
  ])
})

test('a higher tier raises the session at once', () => {
  const concern = session({ tier: 'care', at: after(0) }, { tier: 'emergency', at: after(1) })
  expect(sessionTierAt(concern, after(1))).toBe('emergency')
})

test('a lower tier that comes later is kept for its own time', () => {
  const concern = session({ tier: 'crisis', at: after(0) }, { tier: 'care', at: after(40) })
  expect(sessionTierAt(concern, after(60))).toBe('care')
})

test('the same tier heard once more starts its day anew', () => {
  const concern = session({ tier: 'crisis', at: after(0) }, { tier: 'crisis', at: after(20) })
  expect(sessionTierAt(concern, after(43))).toBe('crisis')
})

test('messages that arrive in another order mean the same', () => {
  const late = session({ tier: 'crisis', at: after(20) }, { tier: 'crisis', at: after(0) })
  expect(sessionTierAt(late, after(43))).toBe('crisis')
})

test('a session remembers one entry a tier, however long it lasts', () => {
  const heard = Array.from({ length: 100 }, (_, hour): Heard => ({ tier: 'care', at: after(hour) }))
  expect(session(...heard)).toEqual([{ tier: 'care', at: after(99) }])
})

test.each([
  ['emergency', ['taken']],
  ['crisis', ['taken', 'suicide']],
  ['crisis', ['medical-emergency']],
  ['emergency', ['self-harm']],
  ['emergency', ['suicide']],
  ['emergency', ['abuse', 'medical-emergency']],
  ['emergency', []],
] as const)('only help that has come ends %s of %j', (tier, concerns) =>
  expect(endsWithHelp(tier, concerns)).toBe(true),
)

test.each([
  ['emergency', ['abuse']],
  ['emergency', ['someone-else']],
  ['emergency', ['harm-to-others', 'voices']],
  ['emergency', ['dependant-in-danger']],
  ['crisis', ['suicide']],
  ['crisis', ['self-harm']],
  ['care', ['taken']],
] as const)('whoever was misheard can say so at %s of %j', (tier, concerns) =>
  expect(endsWithHelp(tier, concerns)).toBe(false),
)
