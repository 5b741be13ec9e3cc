import type {
  AccountErased,
  AccountEvent,
  AccountOpened,
  NameCorrected,
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
export type RequestDeletion = Command<'RequestDeletion', { when: 'now' | 'in-7-days'; receipt: string }>
export type TakeDeletionBack = Command<'TakeDeletionBack'>
export type EraseAccount = Command<'EraseAccount', AccountErased['data']>

export type AccountCommand =
  | OpenAccount
  | CorrectName
  | ClaimVisitor
  | RequestDeletion
  | TakeDeletionBack
  | EraseAccount

export type Account = {
  status: 'none' | 'open' | 'leaving' | 'erased'
  /** An ISO instant, while leaving. */
  dueAt: string | null
  /** The number of the proof to come, while leaving. */
  receipt: string | null
}

const unopened: Account = { status: 'none', dueAt: null, receipt: null }

function evolve(account: Account, { type, data }: Fact<AccountEvent>): Account {
  switch (type) {
    case 'AccountOpened':
      return { ...account, status: 'open' }
    case 'NameCorrected':
    case 'VisitorClaimed':
      return account
    case 'DeletionRequested':
      return { ...account, status: 'leaving', dueAt: data.dueAt, receipt: data.receipt }
    case 'DeletionTakenBack':
      return { ...account, status: 'open', dueAt: null, receipt: null }
    case 'AccountErased':
      return { ...account, status: 'erased', dueAt: null }
  }
}

function decide(command: AccountCommand, account: Account, about: Fact<AccountEvent>[]): AccountEvent[] {
  if (account.status === 'erased') throw new Rejection('account-unknown')
  if (command.type === 'OpenAccount')
    return account.status === 'none' ? [{ ...command, type: 'AccountOpened' }] : []
  if (account.status === 'none') throw new Rejection('account-unknown')

  switch (command.type) {
    case 'CorrectName':
      return [{ ...command, type: 'NameCorrected' }]
    case 'ClaimVisitor':
      return about.length > 0 ? [] : [{ ...command, type: 'VisitorClaimed' }]
    case 'RequestDeletion':
      if (account.dueAt !== null && account.dueAt <= dueAt(command)) return []
      return [
        {
          type: 'DeletionRequested',
          at: command.at,
          // Asked again it is the same deletion, sooner: the number that the person kept stays good.
          data: { dueAt: dueAt(command), receipt: account.receipt ?? command.data.receipt },
        },
      ]
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
export const account: Decider<Account, AccountCommand, AccountEvent> = {
  initialState: unopened,
  evolve,
  stateVersion: 1,
  itemOf: (command) => (command.type === 'ClaimVisitor' ? command.data.visitorId : null),
  decide,
}
