/** Lengths in characters, after trimming. The contract enforces them, forms show them. */
export const limits = {
  message: 4_000,
  /** What stands in the box may be longer than what can be sent at once. */
  unsentWords: 8_000,
  unsentEntry: 40_000,
  moodNote: 1_000,
  sessionTitle: 80,
  /** One part of a plan for hard moments. */
  planPart: 2_000,
  firstName: 100,
  email: 320,
  rememberedLine: 160,
  rememberedSummary: 1_500,
  entryTitle: 200,
  entryContent: 20_000,
  entryTag: 40,
  /** One message, reply or reflection that a document brings: longer than any that is written here. */
  importedWords: 20_000,
  /** Of one journal entry. */
  entryTags: 10,
} as const
