import { useId } from 'react'
import { limits } from '#domain/limits.ts'
import * as words from '#web/mood/words.en.ts'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'

type Props = { note: string; rows: number; onChange: (note: string) => void }

/** What somebody wants to add to a mood. */
export function NoteField({ note, rows, onChange }: Props) {
  const id = useId()
  return (
    <Field id={id} label={words.note} className="mt-4">
      <Textarea
        id={id}
        value={note}
        maxLength={limits.moodNote}
        rows={rows}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}
