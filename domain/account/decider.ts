import type {
  AccountErased,
  AccountEvent,
  AccountOpened,
  ConsentGiven,
  ConsentWithdrawn,
  NameCorrected,
  Purpose,
  VisitorClaimed,
} from '#domain/account/events.ts'
import type { Command } from '#domain/command.ts'
import type { Decider } from '#domain/decider.ts'
import type { Fact } from '#domain/event.ts'
import { Rejection } from '#domain/rejection.ts'

/** How long a deletion can be taken back, unless the person wants it now. */
export const graceDays = 7
const dayMs = 86_400_000

export type OpenAccount = Command<'OpenAccount', AccountOpened['data'], AccountOpened['personal']>
export type CorrectName = Command<'CorrectName', object, NameCorrected['personal']>
export type ClaimVisitor = Command<'ClaimVisitor', VisitorClaimed['data']>
export type GiveConsent = Command<'GiveConsent', ConsentGiven['data']>
export type WithdrawConsent = Command<'WithdrawConsent', ConsentWithdrawn['data']>
export type RequestDeletion = Command<'RequestDeletion', { when: 'now' | 'in-7-days' }>
export type TakeDeletionBack = Command<'TakeDeletionBack'>
export type EraseAccount = Command<'EraseAccount', AccountErased['data']>

export type AccountCommand =
  | OpenAccount
  | CorrectName
  | ClaimVisitor
  | GiveConsent
  | WithdrawConsent
  | RequestDeletion
  | TakeDeletionBack
  | EraseAccount

export type Account = {
  status: 'none' | 'open' | 'leaving' | 'erased'
  /** An ISO instant, while leaving. */
  dueAt: string | null
  claimed: readonly string[]
  /** The recipient of each consent that stands. */
  consents: Partial<Record<Purpose, { recipient: string | null; at: string }>>
}

const unopened: Account = { status: 'none', dueAt: null, claimed: [], consents: {} }

function evolve(account: Account, { type, at, data }: Fact<AccountEvent>): Account {
  switch (type) {
    case 'AccountOpened':
      return { ...account, status: 'open' }
    case 'NameCorrected':
      return account
    case 'VisitorClaimed':
      return { ...account, claimed: [...account.claimed, data.visitorId] }
    case 'ConsentGiven':
      return { ...account, consents: { ...account.consents, [data.purpose]: { recipient: data.recipient, at } } }
    case 'ConsentWithdrawn': {
      const { [data.purpose]: _, ...consents } = account.consents
      return { ...account, consents }
    }
    case 'DeletionRequested':
      return { ...account, status: 'leaving', dueAt: data.dueAt }
    case 'DeletionTakenBack':
      return { ...account, status: 'open', dueAt: null }
    case 'AccountErased':
      return { ...account, status: 'erased', dueAt: null }
  }
}

function decide(command: AccountCommand, account: Account): AccountEvent[] {
  if (account.status === 'erased') throw new Rejection('account-unknown')
  if (command.type === 'OpenAccount') return account.status === 'none' ? [{ ...command, type: 'AccountOpened' }] : []
  if (account.status === 'none') throw new Rejection('account-unknown')

  switch (command.type) {
    case 'CorrectName':
      return [{ ...command, type: 'NameCorrected' }]
    case 'ClaimVisitor':
      return account.claimed.includes(command.data.visitorId) ? [] : [{ ...command, type: 'VisitorClaimed' }]
    case 'GiveConsent':
      return account.consents[command.data.purpose]?.recipient === command.data.recipient
        ? []
        : [{ ...command, type: 'ConsentGiven' }]
    case 'WithdrawConsent':
      return account.consents[command.data.purpose] ? [{ ...command, type: 'ConsentWithdrawn' }] : []
    case 'RequestDeletion':
      return [{ type: 'DeletionRequested', at: command.at, data: { dueAt: dueAt(command) } }]
    case 'TakeDeletionBack':
      if (account.status !== 'leaving') return []
      // Once it is due it may be under way on another machine: too late is too late.
      if (account.dueAt !== null && account.dueAt <= command.at) throw new Rejection('account-deletion-due')
      return [{ ...command, type: 'DeletionTakenBack' }]
    case 'EraseAccount':
      return [{ ...command, type: 'AccountErased' }]
  }
}

const dueAt = ({ at, data: { when } }: RequestDeletion): string =>
  when === 'now' ? at : new Date(Date.parse(at) + graceDays * dayMs).toISOString()

/** The rules of one account. */
export const account: Decider<Account, AccountCommand, AccountEvent> = { initialState: unopened, evolve, decide }
