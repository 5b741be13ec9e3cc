import type { RememberedWords, Wording } from '#infra/companion/companion.ts'
import { withWords } from '#projections/memory/remembered-words.ts'
import { type ListedWords, listWordsFor } from '#projections/memory/remembered.ts'
import type { Deps } from '#worker/deps.ts'

/** What is remembered in words, for a conversation. */
export async function rememberedWords(
  { sql, store }: Pick<Deps, 'sql' | 'store'>,
  subjectId: string,
  sessionId: string,
): Promise<RememberedWords> {
  const opened = await withWords(store, subjectId, await listWordsFor(sql, subjectId, sessionId))
  const wordingsOf = (wanted: ListedWords['type']): Wording[] =>
    opened
      .filter(({ type }) => type === wanted)
      .map(({ memoryId, wordedAt, text }) => ({ memoryId, at: wordedAt, text }))
  return {
    summary: wordingsOf('SummaryWritten')[0] ?? null,
    lines: wordingsOf('LineRemembered').toReversed(),
  }
}
