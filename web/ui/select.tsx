import { ChevronDown } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { Field } from '#web/ui/field.tsx'

type Props = {
  label: string
  value: string
  onChange: (value: string) => void
  /** The options. */
  children: ReactNode
}

/** A list to choose one thing from, as the device shows such lists. */
export function Select({ label, value, onChange, children }: Props) {
  const id = useId()
  return (
    <Field id={id} label={label}>
      <div className="relative mt-1 max-w-sm">
        <select
          id={id}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="min-h-11 w-full appearance-none rounded-control border border-line-strong bg-surface py-2 pe-10
            ps-3 text-body hover:border-accent"
        >
          {children}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 end-3 size-5 -translate-y-1/2 text-ink-soft"
        />
      </div>
    </Field>
  )
}
