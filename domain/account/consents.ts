import type { ConsentEvent, ConsentGiven, ConsentWithdrawn } from '#domain/account/consent-events.ts'
import { type Purpose, purposesOf } from '#domain/account/purposes.ts'
import type { Command } from '#domain/command.ts'
import type { Decider } from '#domain/decider.ts'
import type { Fact } from '#domain/event.ts'

export type ConsentCommand =
  | Command<'GiveConsent', ConsentGiven['data']>
  | Command<'WithdrawConsent', ConsentWithdrawn['data']>

type Answer = { isGiven: boolean; recipient: string | null; at: string }

/** The last answer to each question that was asked; `at` is an ISO instant. */
export type Consents = Partial<Record<Purpose, Answer>>

function evolve(consents: Consents, fact: Fact<ConsentEvent>): Consents {
  const answer = answerOf(fact)
  // What a visitor had answered joins the account's answers when it is claimed: the latest answer counts.
  const answered = purposesOf(fact.data.purpose).filter((purpose) => (consents[purpose]?.at ?? '') <= fact.at)
  return { ...consents, ...Object.fromEntries(answered.map((purpose) => [purpose, answer])) }
}

const answerOf = ({ type, at, data }: Fact<ConsentEvent>): Answer =>
  type === 'ConsentGiven'
    ? { isGiven: true, recipient: data.recipient, at }
    : { isGiven: false, recipient: null, at }

function decide(command: ConsentCommand, consents: Consents): ConsentEvent[] {
  const answers = purposesOf(command.data.purpose).map((purpose) => consents[purpose])
  switch (command.type) {
    case 'GiveConsent': {
      const { recipient } = command.data
      const isSo = answers.every((answer) => answer?.isGiven && answer.recipient === recipient)
      return isSo ? [] : [{ ...command, type: 'ConsentGiven' }]
    }
    case 'WithdrawConsent':
      return answers.every((answer) => answer?.isGiven === false)
        ? []
        : [{ ...command, type: 'ConsentWithdrawn' }]
  }
}

/** The rules of a person's consents: one stream each, of visitors and accounts alike. */
export const consents: Decider<Consents, ConsentCommand, ConsentEvent> = {
  initialState: {},
  evolve,
  stateVersion: 2,
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
