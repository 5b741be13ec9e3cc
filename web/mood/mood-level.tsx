import { moodBand, moodLabel, type MoodBand } from '#domain/mood/levels.ts'
import * as words from '#web/mood/words.en.ts'
import { classNames } from '#web/ui/class-names.ts'

const inks: Record<MoodBand, string> = {
  red: 'text-mood-red',
  amber: 'text-mood-amber',
  blue: 'text-mood-blue',
  green: 'text-mood-green',
}

export const bandInk = (level: number): string => inks[moodBand(level)]

/** A level as number and word; the colour of its band only repeats them. */
export const MoodLevel = ({ level }: { level: number }) => (
  <p className={classNames('my-1 flex items-baseline gap-3 font-semibold', bandInk(level))}>
    <span dir="ltr" className="text-title">
      {words.outOfTen(level)}
    </span>
    {moodLabel(level)}
  </p>
)
