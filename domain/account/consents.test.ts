import { expect, test } from 'vitest'
import { allowedTo, type Consents, consents, consentState, isAllowed } from '#domain/account/consents.ts'
import { specification } from '#domain/testing/specification.ts'

const given = specification(consents)
const at = '2026-11-21T09:00:00.000Z'
const give = { type: 'GiveConsent', at, data: { purpose: 'model-chat', recipient: 'Example AI' } } as const
const consent = { ...give, type: 'ConsentGiven' } as const
const withdraw = { type: 'WithdrawConsent', at, data: { purpose: 'model-chat' } } as const
const withdrawn = { ...withdraw, type: 'ConsentWithdrawn' } as const

test('a consent is given and withdrawn, each answer once', () => {
  given().when(give).yields(consent)
  given(consent).when(give).yields()
  given(consent).when(withdraw).yields(withdrawn)
  given(consent, withdrawn).when(withdraw).yields()
  given(consent, withdrawn).when(give).yields(consent)
})

test('no, as a first answer, is remembered', () => given().when(withdraw).yields(withdrawn))

test('a new recipient is a new consent', () => {
  const other = { ...give, data: { ...give.data, recipient: 'Other AI' } }
  given(consent)
    .when(other)
    .yields({ ...other, type: 'ConsentGiven' })
})

test('an answer that joins later, but was given earlier, does not count', () => {
  const earlier = '2026-11-20T09:00:00.000Z'
  given(withdrawn, { ...consent, at: earlier })
    .when(withdraw)
    .yields()
})

test('each purpose stands on its own', () => {
  const keeping = { type: 'GiveConsent', at, data: { purpose: 'keeping', recipient: null } } as const
  given(consent)
    .when(keeping)
    .yields({ ...keeping, type: 'ConsentGiven' })
})

test('the words of the chat and of the journal are allowed each apart', () => {
  const journal = { ...give, data: { ...give.data, purpose: 'model-journal' } } as const
  given(consent)
    .when(journal)
    .yields({ ...journal, type: 'ConsentGiven' })
  const state = [consent, { ...withdrawn, data: { purpose: 'model-journal' } } as const].reduce(
    consents.evolve,
    {},
  )
  expect(consentState(state, 'model-chat', 'Example AI')).toBe('given')
  expect(consentState(state, 'model-journal', 'Example AI')).toBe('declined')
})

test('the one answer of before holds for both, until one of them is answered apart', () => {
  const before = { ...consent, data: { ...consent.data, purpose: 'model' } } as const
  given(before).when(give).yields()
  const state = [before, withdrawn].reduce(consents.evolve, {})
  expect(consentState(state, 'model-chat', 'Example AI')).toBe('declined')
  expect(consentState(state, 'model-journal', 'Example AI')).toBe('given')
  given(before, withdrawn)
    .when({ ...give, data: before.data })
    .yields(before)
})

test('a question is unasked, answered, or to be asked again for another recipient', () => {
  const answered: Consents = { 'model-chat': { isGiven: true, recipient: 'Example AI', at } }
  expect(consentState({}, 'model-chat', 'Example AI')).toBe('unasked')
  expect(consentState(answered, 'model-chat', 'Example AI')).toBe('given')
  expect(consentState(answered, 'model-chat', 'Other AI')).toBe('other-recipient')
  expect(consentState(answered, 'keeping', null)).toBe('unasked')
  const declined: Consents = { 'model-chat': { isGiven: false, recipient: null, at } }
  expect(consentState(declined, 'model-chat', 'Other AI')).toBe('declined')
})

test('a yes is about what is said from then on, and about one conversation before it where that is taken along', () => {
  const said = (sessionId: string, when: string) => ({ at: when, data: { sessionId } })
  const before = '2026-11-21T08:59:59.999Z'
  const allowed = (...facts: (typeof consent | typeof withdrawn | typeof along)[]) =>
    allowedTo(facts.reduce(consents.evolve, {}), 'model-chat', 'Example AI')
  const along = { ...consent, data: { ...consent.data, earlierOf: 'talk' } } as const
  expect(isAllowed(allowed(consent), said('talk', before))).toBe(false)
  expect(isAllowed(allowed(consent), said('talk', at))).toBe(true)
  expect(isAllowed(allowed(along), said('talk', before))).toBe(true)
  expect(isAllowed(allowed(along), said('other', before))).toBe(false)
  expect(isAllowed(allowed(along, withdrawn), said('talk', at))).toBe(false)
  const again = { ...consent, at: '2026-11-22T09:00:00.000Z' }
  expect(isAllowed(allowed(along, withdrawn, again as typeof consent), said('talk', at))).toBe(false)
})

test('words from before can be taken along also after the yes', () => {
  const along = { ...give, data: { ...give.data, earlierOf: 'talk' } } as const
  given(consent)
    .when(along)
    .yields({ ...along, type: 'ConsentGiven' })
  given({ ...along, type: 'ConsentGiven' })
    .when(along)
    .yields()
  given({ ...along, type: 'ConsentGiven' })
    .when(give)
    .yields()
})
