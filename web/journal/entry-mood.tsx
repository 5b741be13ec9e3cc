import { moodLabel } from '#domain/mood/levels.ts'
import * as words from '#web/journal/words.en.ts'
import { bandInk } from '#web/mood/mood-level.tsx'

/** How the person felt, as number and word; the colour of the dot only repeats them. */
export const EntryMood = ({ level }: { level: number }) => (
  <p className="flex flex-wrap items-center gap-x-2 text-small text-ink-soft">
    <span aria-hidden="true" className={`size-2.5 rounded-full bg-current ${bandInk(level)}`} />
    <span className="font-semibold text-ink">{words.moodOf(level)}</span>
    {moodLabel(level)}
  </p>
)
