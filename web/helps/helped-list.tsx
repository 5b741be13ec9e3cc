import { Link } from 'wouter'
import type { HelpedExercise } from '#contract/exercises.ts'
import { findExercise } from '#domain/exercises/catalogue.ts'
import { fewestRated, verdictOf } from '#domain/exercises/what-helps.ts'
import * as words from '#web/helps/words.en.ts'

/** What can be said of one exercise, in plain words; null for one that is no longer known. */
export function helpedSentence(helped: HelpedExercise): string | null {
  const { change, rated, exerciseId } = helped
  const title = findExercise(exerciseId)?.title
  if (title === undefined) return null
  switch (verdictOf(helped)) {
    case 'helps':
      return words.takesOff({ title, points: change?.mean ?? 0, uses: rated })
    case 'same':
      return words.noClearChange({ title, uses: rated })
    case 'harder':
      return words.leftHarder({ title, uses: rated })
    case 'unknown':
      return words.notEnough({ title, rated, of: fewestRated })
  }
}

function Helped({ helped }: { helped: HelpedExercise }) {
  const sentence = helpedSentence(helped)
  const { change, exerciseId, uses, rated } = helped
  if (sentence === null) return null
  const isClear = change && verdictOf(helped) !== 'same'
  return (
    <li className="py-3">
      <Link href={`/exercises/${exerciseId}`} className="link text-lead font-semibold no-underline">
        {sentence}
      </Link>
      <p className="mt-0.5 text-small text-ink-soft">
        {isClear && words.mostLikely(change)} {uses > rated && words.timesUsed(uses)}
      </p>
    </li>
  )
}

/** What somebody's own numbers say of each exercise; nothing of it under five times. */
export const HelpedList = ({ list }: { list: readonly HelpedExercise[] }) => (
  <ul className="-my-3 divide-y divide-line">
    {list.map((helped) => (
      <Helped key={helped.exerciseId} helped={helped} />
    ))}
  </ul>
)
