import { type Allowed, isAllowed } from '#domain/account/consents.ts'
import { limits } from '#domain/limits.ts'
import type { RememberedWords, Wording } from '#infra/companion/companion.ts'
import { withWords } from '#projections/memory/remembered-words.ts'
import { type ListedWords, listWordsFor } from '#projections/memory/remembered.ts'
import type { Deps } from '#worker/deps.ts'

/** What is remembered in words, for a conversation. A summary is told of what itself may be told, by each of these. */
export async function rememberedWords(
  { sql, store }: Pick<Deps, 'sql' | 'store'>,
  { subjectId, sessionId }: { subjectId: string; sessionId: string },
  allowed: readonly (Allowed | null)[],
): Promise<RememberedWords> {
  const opened = await withWords(store, subjectId, await listWordsFor(sql, subjectId, sessionId))
  const wordingsOf = (wanted: ListedWords['type']): Wording[] =>
    opened
      .filter(({ type }) => type === wanted)
      .map(({ memoryId, wordedAt, text }) => ({ memoryId, at: wordedAt, text }))
  const [summary = null] = wordingsOf('SummaryWritten')
  const mayBeTold =
    summary && allowed.every((answer) => isAllowed(answer, { at: summary.at, data: { sessionId } }))
  return {
    summary: mayBeTold ? summary : null,
    lines: wordingsOf('LineRemembered')
      .filter(({ text }) => text.length <= limits.rememberedLine)
      .toReversed(),
  }
}
