import { useId } from 'react'
import { limits } from '#domain/limits.ts'
import * as words from '#web/mood/words.en.ts'

type Props = { note: string; rows: number; onChange: (note: string) => void }

/** What somebody wants to add to a mood. */
export function NoteField({ note, rows, onChange }: Props) {
  const id = useId()
  return (
    <>
      <label htmlFor={id} className="mt-4 block text-small font-semibold">
        {words.note}
      </label>
      <textarea
        id={id}
        value={note}
        maxLength={limits.moodNote}
        rows={rows}
        onChange={(event) => onChange(event.target.value)}
        className="mt-1 w-full resize-y rounded-control border border-line-strong bg-surface px-3 py-2 hover:border-accent"
      />
    </>
  )
}
