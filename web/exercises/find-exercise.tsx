import { useId } from 'react'
import { kinds, lengths, moments } from '#domain/exercises/moments.ts'
import { anything, type Wanted } from '#web/exercises/library.ts'
import * as words from '#web/exercises/words.en.ts'
import { Chip } from '#web/ui/chip.tsx'

type Props = { wanted: Wanted; hasFavourites: boolean; onChange: (wanted: Wanted) => void }

type GroupProps<Value extends string> = {
  label: string
  values: readonly Value[]
  names: Record<Value, string>
  chosen: Value | null
  onChoose: (value: Value | null) => void
}

/** One of each, or none: pressed again it is let go. */
function Group<Value extends string>({ label, values, names, chosen, onChoose }: GroupProps<Value>) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className="flex flex-wrap items-center gap-2">
      <p id={id} className="me-1 w-full text-small font-semibold sm:w-12">
        {label}
      </p>
      {values.map((value) => (
        <Chip
          key={value}
          aria-pressed={chosen === value}
          onClick={() => onChoose(chosen === value ? null : value)}
        >
          {names[value]}
        </Chip>
      ))}
    </div>
  )
}

/** First what it is like right now; kind and time under it, for whoever looks through all. */
export function FindExercise({ wanted, hasFavourites, onChange }: Props) {
  const id = useId()
  return (
    <div className="mt-8 grid gap-6">
      <div role="group" aria-labelledby={id}>
        <p id={id} className="sr-only">
          {words.byMoment}
        </p>
        <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-3">
          {moments.map((moment) => (
            <li key={moment}>
              <button
                type="button"
                aria-pressed={wanted.moment === moment}
                className="flex h-full min-h-16 w-full items-center rounded-panel border border-transparent bg-sunk px-4 py-3 text-start font-medium
                  transition-colors hover:border-accent aria-pressed:border-accent aria-pressed:bg-accent-wash sm:min-h-20 sm:px-5 sm:text-lead"
                onClick={() => onChange({ ...anything, moment: wanted.moment === moment ? null : moment })}
              >
                {words.moments[moment]}
              </button>
            </li>
          ))}
        </ul>
      </div>
      {wanted.moment === null && (
        <div className="grid gap-3">
          <Group
            label={words.kind}
            values={kinds}
            names={words.kinds}
            chosen={wanted.kind}
            onChoose={(kind) => onChange({ ...wanted, kind })}
          />
          <Group
            label={words.time}
            values={lengths}
            names={words.lengths}
            chosen={wanted.length}
            onChoose={(length) => onChange({ ...wanted, length })}
          />
          {hasFavourites && (
            <p>
              <Chip
                aria-pressed={wanted.isFavourite}
                onClick={() => onChange({ ...wanted, isFavourite: !wanted.isFavourite })}
              >
                {words.onlyFavourites}
              </Chip>
            </p>
          )}
        </div>
      )}
    </div>
  )
}
