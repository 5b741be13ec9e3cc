/** What is kept of a person, by kind. In a file of its own: the page needs no more of how events are described. */
export const kinds = [
  'conversation',
  'mood',
  'journal',
  'exercise',
  'memory',
  'plan',
  'check-in',
  'consent',
  'account',
] as const
export type Kind = (typeof kinds)[number]

/** What can be deleted by itself. A message goes with its reply, a session with all that was said in it. */
export const targetKinds = ['session', 'message', 'mood', 'entry', 'exercise', 'check-in'] as const
export type Target = { kind: (typeof targetKinds)[number]; id: string }
