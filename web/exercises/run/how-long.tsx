import * as words from '#web/exercises/run/words.en.ts'

const lengths = [1, 3, 5]
/** Long enough to be felt. */
export const usualMinutes = 3

type Props = {
  minutes: number
  /** Of each button. */
  className: string
  onChange: (minutes: number) => void
}

export const HowLong = ({ minutes, className, onChange }: Props) => (
  <div role="group" aria-label={words.howLong} className="flex flex-wrap justify-center gap-2">
    {lengths.map((length) => (
      <button
        key={length}
        type="button"
        aria-pressed={minutes === length}
        className={className}
        onClick={() => onChange(length)}
      >
        {words.minutes(length)}
      </button>
    ))}
  </div>
)
