/** Lengths in characters, after trimming. The contract enforces them, forms show them. */
export const limits = {
  message: 4_000,
  moodNote: 1_000,
  firstName: 100,
  email: 320,
  entryTitle: 200,
  entryContent: 20_000,
  entryTag: 40,
  /** Of one journal entry. */
  entryTags: 10,
} as const
