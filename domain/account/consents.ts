import type { ConsentEvent, ConsentGiven, ConsentWithdrawn } from '#domain/account/consent-events.ts'
import type { Purpose } from '#domain/account/purposes.ts'
import type { Command } from '#domain/command.ts'
import type { Decider } from '#domain/decider.ts'
import type { Fact } from '#domain/event.ts'

export type ConsentCommand =
  | Command<'GiveConsent', ConsentGiven['data']>
  | Command<'WithdrawConsent', ConsentWithdrawn['data']>

/** The last answer to each question that was asked; `at` is an ISO instant. */
export type Consents = Partial<Record<Purpose, { isGiven: boolean; recipient: string | null; at: string }>>

function evolve(consents: Consents, { type, at, data }: Fact<ConsentEvent>): Consents {
  // What a visitor had answered joins the account's answers when it is claimed: the latest answer counts.
  if ((consents[data.purpose]?.at ?? '') > at) return consents
  switch (type) {
    case 'ConsentGiven':
      return { ...consents, [data.purpose]: { isGiven: true, recipient: data.recipient, at } }
    case 'ConsentWithdrawn':
      return { ...consents, [data.purpose]: { isGiven: false, recipient: null, at } }
  }
}

function decide(command: ConsentCommand, consents: Consents): ConsentEvent[] {
  const answered = consents[command.data.purpose]
  switch (command.type) {
    case 'GiveConsent':
      return answered?.isGiven && answered.recipient === command.data.recipient
        ? []
        : [{ ...command, type: 'ConsentGiven' }]
    case 'WithdrawConsent':
      return answered?.isGiven === false ? [] : [{ ...command, type: 'ConsentWithdrawn' }]
  }
}

/** The rules of a person's consents: one stream each, of visitors and accounts alike. */
export const consents: Decider<Consents, ConsentCommand, ConsentEvent> = {
  initialState: {},
  evolve,
  stateVersion: 1,
  decide,
}

export type ConsentState = 'unasked' | 'given' | 'declined' | 'other-recipient'

/** How a question stands while `recipient` would get the words: consent to one recipient is none to another. */
export function consentState(consents: Consents, purpose: Purpose, recipient: string | null): ConsentState {
  const answered = consents[purpose]
  if (!answered) return 'unasked'
  if (!answered.isGiven) return 'declined'
  return answered.recipient === recipient ? 'given' : 'other-recipient'
}
