import type { RejectionCode } from '#domain/rejection.ts'

/** Every machine code an answer may carry in its `Error-Code` header. */
export type ErrorCode =
  | RejectionCode
  | 'input-invalid'
  | 'signed-out'
  | 'sign-in-refused'
  | 'sign-in-over'
  | 'sign-in-elsewhere'
  | 'sign-in-code-wrong'
  | 'sign-in-code-spent'
  | 'sign-in-stale'
  | 'provider-away'
  | 'browser-unknown'
  | 'route-unknown'
  | 'receipt-unknown'
  | 'consent-recipient-changed'
  | 'consent-keeping-needed'
  | 'deletion-only-now'
  | 'account-leaving'
  | 'origin-foreign'
  | 'rate-limited'
  | 'session-limited'
  | 'volume-spent'
  | 'body-too-large'
  | 'body-coding-unknown'
  | 'id-taken'
  | 'person-erased'
  | 'person-claimed'
  | 'busy'
  | 'journal-reflection-failed'
  | 'import-too-long'
  | 'import-visitor-too-long'
  | 'import-daylio-too-long'
  | 'import-too-much'
  | 'import-busy'
  | 'import-own-busy'
  | 'upload-too-slow'
  | 'unavailable'
  | 'unexpected'

/** Status and plain sentence of each. The sentence is the whole body (`text/plain`). */
export const errorAnswers: Record<ErrorCode, { status: number; sentence: string }> = {
  'account-unknown': { status: 404, sentence: 'We could not find this account.' },
  'account-deletion-due': {
    status: 409,
    sentence: 'This account is already being deleted. It is too late to take it back.',
  },
  'session-unknown': { status: 404, sentence: 'We could not find this conversation.' },
  'chat-message-unknown': { status: 404, sentence: 'We could not find this message.' },
  'chat-message-conflict': { status: 409, sentence: 'This message was already sent with other words.' },
  'chat-reply-settled': { status: 409, sentence: 'There is no reply being written.' },
  'chat-rating-repeated': { status: 409, sentence: 'This message was already rated.' },
  'chat-help-needed-first': {
    status: 409,
    sentence: 'This stays until help is with you. Feeling well does not mean that you are safe.',
  },
  'mood-entry-conflict': { status: 409, sentence: 'This mood was already logged with another level.' },
  'mood-day-unfit': { status: 400, sentence: 'A mood can be logged for today or one of the 29 days before.' },
  'mood-entry-unknown': { status: 404, sentence: 'We could not find this mood.' },
  'exercise-completion-unknown': { status: 404, sentence: 'We could not find this exercise.' },
  'journal-entry-unknown': { status: 404, sentence: 'We could not find this entry.' },
  'journal-entry-conflict': { status: 409, sentence: 'This entry was already saved with other words.' },
  'journal-entry-changed': {
    status: 409,
    sentence: 'This entry was changed elsewhere meanwhile. Nothing was replaced.',
  },
  'plan-changed': {
    status: 409,
    sentence: 'Your plan was changed elsewhere meanwhile. Please look at it again.',
  },
  'check-in-early': {
    status: 409,
    sentence: 'You answered this one less than two weeks ago. It is kinder to give it time.',
  },
  'check-in-unknown': { status: 404, sentence: 'We could not find this check-in.' },
  'journal-reflection-outdated': {
    status: 409,
    sentence: 'This entry has changed meanwhile. Please ask for a new reflection.',
  },
  'journal-reflection-failed': {
    status: 503,
    sentence: 'We could not write a reflection just now. Your entry is saved.',
  },
  'memory-unknown': { status: 404, sentence: 'We could not find this. It may be deleted.' },
  'memory-full': {
    status: 409,
    sentence: 'A dozen lines are remembered already. Delete one that matters less, then add this.',
  },
  'memory-off': { status: 409, sentence: 'Switch on “Leeward remembers” first.' },
  'memory-line-long': { status: 400, sentence: 'A line has 160 characters at most.' },
  'memory-names-somebody': {
    status: 400,
    sentence: 'Please leave out names and addresses. “My sister” is enough.',
  },
  'exercise-unknown': { status: 404, sentence: 'We could not find this exercise.' },
  'input-invalid': { status: 400, sentence: 'Something in this request is not right.' },
  'signed-out': { status: 401, sentence: 'Please sign in first.' },
  'sign-in-refused': {
    status: 400,
    sentence:
      'This answer of the provider does not prove who you are. Nothing was opened; please start again.',
  },
  'sign-in-over': {
    status: 410,
    sentence: 'This link or code does not work any more. A new one works again.',
  },
  'sign-in-elsewhere': {
    status: 403,
    sentence:
      'This link works only in the browser where it was asked for. Open it there, or type the code there.',
  },
  'sign-in-code-wrong': { status: 400, sentence: 'This is not the code of the mail. Please look again.' },
  'sign-in-code-spent': {
    status: 429,
    sentence:
      'Many wrong codes were tried from your network today, so codes rest until tomorrow. The link in the mail signs you in as always.',
  },
  'sign-in-stale': {
    status: 403,
    sentence: 'To keep this safe, please sign in once more. You come back to where you were.',
  },
  'provider-away': {
    status: 503,
    sentence: 'The provider does not answer just now. Please try again in a moment, or another way.',
  },
  'browser-unknown': { status: 404, sentence: 'We could not find this browser.' },
  'route-unknown': { status: 404, sentence: 'There is nothing at this address.' },
  'receipt-unknown': {
    status: 404,
    sentence: 'There is no receipt of this number, or what it is for is not deleted yet.',
  },
  'consent-recipient-changed': {
    status: 409,
    sentence: 'Your words would go to somebody else by now. Please look again.',
  },
  'consent-keeping-needed': {
    status: 403,
    sentence:
      'You asked Leeward to keep nothing, and without keeping it cannot answer. You can allow it again under “What you allow”.',
  },
  'deletion-only-now': {
    status: 409,
    sentence: 'Without an account everything is deleted at once: there would be no way back to it.',
  },
  'account-leaving': {
    status: 409,
    sentence: 'This account is to be deleted. You can still take that back, or take your data with you.',
  },
  'origin-foreign': { status: 403, sentence: 'This request came from another site, so it was refused.' },
  'rate-limited': {
    status: 429,
    sentence: 'That was a lot at once. Please take a breath and try again shortly.',
  },
  'volume-spent': {
    status: 429,
    sentence:
      'This is more than Leeward can take in from one place in a day. What you have here is safe; please try again later.',
  },
  'session-limited': {
    status: 429,
    sentence:
      'Many conversations were begun from here just now. Please try again in a minute. If you need a person now, “Need help?” on every page still works.',
  },
  'body-too-large': { status: 413, sentence: 'This is longer than Leeward can take at once.' },
  'body-coding-unknown': {
    status: 415,
    sentence: 'Leeward cannot unpack what was sent. It reads gzip, deflate and br.',
  },
  'id-taken': { status: 409, sentence: 'This id was already used for something else.' },
  'person-erased': {
    status: 410,
    sentence: 'What was kept here was deleted for good. Load the page again to begin anew.',
  },
  'person-claimed': {
    status: 409,
    sentence:
      'What is in this browser is moving to your account just now. Please try again in a moment, or sign in once more.',
  },
  busy: {
    status: 503,
    sentence: 'Leeward is still busy with what you sent before. Please try again in a moment.',
  },
  'import-too-long': {
    status: 413,
    sentence: 'This file is larger than 200 MB, which is more than Leeward can take. Nothing was taken over.',
  },
  'import-visitor-too-long': {
    status: 413,
    sentence:
      'This file is larger than 10 MB. Sign in to bring it along: with an account it may have 200 MB. Nothing was taken over.',
  },
  'import-daylio-too-long': {
    status: 413,
    sentence: 'This file is larger than 10 MB, which is more than Leeward can take. Nothing was taken over.',
  },
  'import-too-much': {
    status: 413,
    sentence: 'This file takes too long to read. Nothing was taken over.',
  },
  'import-busy': {
    status: 503,
    sentence: 'Others are bringing their files along just now. Please try again in a minute.',
  },
  'import-own-busy': {
    status: 429,
    sentence: 'Two files are on their way from here already. Please wait until one of them is done.',
  },
  'upload-too-slow': {
    status: 408,
    sentence: 'This file came too slowly, so we stopped. Nothing was taken over; please try again.',
  },
  unavailable: {
    status: 503,
    sentence: 'Leeward cannot reach its database just now. Please try again in a moment.',
  },
  unexpected: { status: 500, sentence: 'Something went wrong on our side. Please try again.' },
}
