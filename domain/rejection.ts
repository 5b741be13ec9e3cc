/** Every refusal that a person can understand and act on. `api/contract/errors.ts` has the sentence for each. */
export type RejectionCode =
  | 'account-unknown'
  | 'account-deletion-due'
  | 'session-unknown'
  | 'chat-message-unknown'
  | 'chat-message-conflict'
  | 'chat-reply-settled'
  | 'chat-rating-repeated'
  | 'chat-help-needed-first'
  | 'mood-day-unfit'
  | 'mood-entry-conflict'
  | 'mood-entry-unknown'
  | 'exercise-unknown'
  | 'exercise-completion-unknown'
  | 'journal-entry-unknown'
  | 'journal-entry-conflict'
  | 'journal-entry-changed'
  | 'journal-reflection-outdated'
  | 'plan-changed'
  | 'check-in-early'
  | 'check-in-unknown'
  | 'memory-unknown'
  | 'memory-full'
  | 'memory-off'
  | 'memory-line-long'
  | 'memory-names-somebody'

/** A refusal that is part of the rules, not a fault. */
export class Rejection extends Error {
  readonly code: RejectionCode

  constructor(code: RejectionCode) {
    super(code)
    this.name = 'Rejection'
    this.code = code
  }
}
