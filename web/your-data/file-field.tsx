import { useId } from 'react'
import { Field } from '#web/ui/field.tsx'

type Props = { label: string; accept: string; onChoose: (file: File) => void }

/** A file to choose. Chosen again after it was mended, it counts again. */
export function FileField({ label, accept, onChoose }: Props) {
  const id = useId()
  return (
    <Field id={id} label={label}>
      <input
        id={id}
        type="file"
        accept={accept}
        onClick={(event) => {
          event.currentTarget.value = ''
        }}
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) onChoose(file)
        }}
        className="mt-1 block w-full cursor-pointer rounded-control border border-line-strong bg-surface p-1.5 text-small
          file:me-3 file:min-h-8 file:cursor-pointer file:rounded-control file:border-0 file:bg-accent-wash file:px-3
          file:font-semibold file:text-ink hover:border-accent"
      />
    </Field>
  )
}
