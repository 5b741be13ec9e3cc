import { correctionIn } from '#domain/chat/guide/hear/corrections.ts'
import { deniedIn } from '#domain/chat/guide/hear/denied.ts'
import { deedAsAsked } from '#domain/chat/guide/hear/news.ts'
import { othersClauseIn } from '#domain/chat/guide/hear/others-clause.ts'
import { clauseGivenBack, deedGivenBack, ownWordsIn } from '#domain/chat/guide/hear/own-words.ts'
import { progressIn } from '#domain/chat/guide/hear/progress.ts'
import { feltOtherwiseIn } from '#domain/chat/guide/hear/told-otherwise.ts'
import type { NeedId, Understanding } from '#domain/chat/guide/understanding.ts'

const isOfThemselves = /\b(?:i'?m|i am) not\b/i

/** What is given back: of a correction, what it is instead; of "did you read that", what was written before. */
export function givenBack(
  said: readonly string[],
  { act, topic, beside }: Understanding,
  at: NeedId | null,
): string | null {
  const text = said.at(-1) ?? ''
  if (topic === 'progress') return toldOfProgress(said, at)
  if (beside !== undefined && act !== 'not-understood') return ownWordsIn(beside)
  const deed = topic === 'news' ? deedAsAsked(text) : null
  if (deed !== null) return deedGivenBack(deed)
  if (topic === 'felt-otherwise') return ownWordsIn(feltOtherwiseIn(text) ?? '')
  if (act !== 'not-understood') return ownWordsIn(text) ?? othersClauseIn(text)
  const instead = correctionIn(text)?.instead ?? null
  if (instead !== null)
    return (
      ownWordsIn(instead) ??
      ownWordsIn(
        `${topic === 'unread' ? "it's about" : isOfThemselves.test(text) ? "i'm" : "it's"} ${instead}`,
      )
    )
  if (topic === 'corrected') return ownWordsIn(deniedIn(text).left)
  return topic === 'unread' ? ownWordsIn(said.at(-2) ?? '') : null
}

/** Thanks and a goodbye are not read back. */
function toldOfProgress(said: readonly string[], at: NeedId | null): string | null {
  const text = said.at(-1) ?? ''
  const progress = progressIn(text, at, said.slice(0, -1))
  const [first] = progress?.kinds ?? []
  return progress &&
    !/\bwish me\b|\b(?:good)?(?:night|bye)$/.test(progress.clause) &&
    first !== 'thanks' &&
    first !== 'leaving'
    ? clauseGivenBack(progress.clause.replace(/,? (?:i (?:guess|suppose|think|hope)|lol|tho|though)$/, ''))
    : null
}
