import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { consents } from '#domain/account/consents.ts'
import { account } from '#domain/account/decider.ts'
import accountSamples from '#domain/account/events.samples.json' with { type: 'json' }
import { chat } from '#domain/chat/decider.ts'
import chatSamples from '#domain/chat/events.samples.json' with { type: 'json' }
import { checkIns } from '#domain/check-ins/decider.ts'
import checkInSamples from '#domain/check-ins/events.samples.json' with { type: 'json' }
import type { Decider } from '#domain/decider.ts'
import type { AnyEvent, Fact } from '#domain/event.ts'
import { journal } from '#domain/journal/decider.ts'
import journalSamples from '#domain/journal/events.samples.json' with { type: 'json' }
import { memory } from '#domain/memory/decider.ts'
import memorySamples from '#domain/memory/events.samples.json' with { type: 'json' }
import { plan } from '#domain/plan/decider.ts'
import planSamples from '#domain/plan/events.samples.json' with { type: 'json' }
import sessionSamples from '#domain/sessions/events.samples.json' with { type: 'json' }

type Samples = { type: string; at: string; data: object }[]

/** Every state that the stored samples lead through, one after the other. */
function digestOf<State, Command, E extends AnyEvent>(
  { initialState, evolve }: Decider<State, Command, E>,
  samples: Samples,
): string {
  const states = [initialState]
  for (const fact of samples as Fact<E>[]) states.push(evolve(states.at(-1)!, fact))
  return createHash('sha256').update(JSON.stringify(states)).digest('hex').slice(0, 12)
}

const isConsent = ({ type }: { type: string }) => type.startsWith('Consent')

// When one of these changes, what is remembered has another shape: raise `stateVersion`, then write the digest down.
test('what is remembered of a stream keeps its shape as long as its version stays', () => {
  const versions = {
    chat: [chat.stateVersion, digestOf(chat, [...sessionSamples.slice(0, 1), ...chatSamples])],
    journal: [journal.stateVersion, digestOf(journal, journalSamples)],
    account: [
      account.stateVersion,
      digestOf(
        account,
        accountSamples.filter((fact) => !isConsent(fact) && fact.type !== 'AgeTold'),
      ),
    ],
    consents: [consents.stateVersion, digestOf(consents, accountSamples.filter(isConsent))],
    memory: [memory.stateVersion, digestOf(memory, memorySamples)],
    plan: [plan.stateVersion, digestOf(plan, planSamples)],
    checkIns: [checkIns.stateVersion, digestOf(checkIns, checkInSamples)],
  }
  expect(versions).toEqual({
    chat: [6, 'fb88963551b0'],
    journal: [4, '1aa2b6d6e50d'],
    account: [1, '595ba78559da'],
    consents: [3, '84f76d8a0a8b'],
    memory: [3, '0bf6a6eb6d8a'],
    plan: [1, '836ea0588424'],
    checkIns: [1, 'fa1d3dccb17c'],
  })
})
