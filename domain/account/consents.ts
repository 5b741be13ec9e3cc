import type { ConsentEvent, ConsentGiven, ConsentWithdrawn } from '#domain/account/consent-events.ts'
import { type Purpose, purposesOf, wordingOf } from '#domain/account/purposes.ts'
import type { Command } from '#domain/command.ts'
import type { Decider } from '#domain/decider.ts'
import type { Fact } from '#domain/event.ts'

export type ConsentCommand =
  | Command<'GiveConsent', ConsentGiven['data']>
  | Command<'WithdrawConsent', ConsentWithdrawn['data']>

type Answer = { isGiven: boolean; recipient: string | null; at: string; earlierOf?: string; wording?: number }

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
    ? {
        isGiven: true,
        recipient: data.recipient,
        at,
        ...(data.earlierOf !== undefined && { earlierOf: data.earlierOf }),
        ...(data.wording !== undefined && { wording: data.wording }),
      }
    : { isGiven: false, recipient: null, at }

function decide(command: ConsentCommand, consents: Consents): ConsentEvent[] {
  const answers = purposesOf(command.data.purpose).map((purpose) => consents[purpose])
  switch (command.type) {
    case 'GiveConsent': {
      const { recipient, earlierOf, wording } = command.data
      const isSo = answers.every(
        (answer) =>
          answer?.isGiven &&
          answer.recipient === recipient &&
          answer.wording === wording &&
          (earlierOf === undefined || answer.earlierOf === earlierOf),
      )
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
  stateVersion: 3,
  decide,
}

export type ConsentState = 'unasked' | 'given' | 'declined' | 'other-recipient'

/** How a question stands while `recipient` would get the words: consent to one recipient is none to another. */
export function consentState(consents: Consents, purpose: Purpose, recipient: string | null): ConsentState {
  const answered = consents[purpose]
  if (!answered) return 'unasked'
  if (!answered.isGiven) return 'declined'
  if ((answered.wording ?? 1) < (wordingOf[purpose] ?? 1)) return 'unasked'
  return answered.recipient === recipient ? 'given' : 'other-recipient'
}

/** What a yes is about: words from then on, and those of one conversation from before, where the person takes them along. */
export type Allowed = { since: string; earlierOf: string | null }

/** Null while no words may go to this recipient. */
export function allowedTo(consents: Consents, purpose: Purpose, recipient: string | null): Allowed | null {
  const answered = consents[purpose]
  if (!answered || consentState(consents, purpose, recipient) !== 'given') return null
  return { since: answered.at, earlierOf: answered.earlierOf ?? null }
}

/** Whether words that somebody said in a conversation are among what was allowed. */
export const isAllowed = (
  allowed: Allowed | null,
  { at, data }: { at: string; data: { sessionId: string } },
): boolean => allowed !== null && (at >= allowed.since || data.sessionId === allowed.earlierOf)
