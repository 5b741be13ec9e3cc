import { ChevronDown } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { Field } from '#web/ui/field.tsx'

type Props = {
  label: string
  value: string
  onChange: (value: string) => void
  /** One line of text that opens the list, beside its name. */
  isLine?: boolean
  /** The options. */
  children: ReactNode
}

const looks = {
  box: {
    field: '',
    frame: 'relative mt-1 max-w-sm',
    select: 'w-full rounded-control border border-line-strong bg-surface ps-3 pe-10 hover:border-accent',
    mark: 'end-3 size-5 text-ink-soft',
  },
  line: {
    field: 'flex items-center gap-x-2 text-small',
    frame: 'relative min-w-0',
    select:
      'w-full rounded-control bg-transparent ps-1 pe-6 font-semibold text-ellipsis text-accent hover:underline forced-colors:border',
    mark: 'end-1 size-4 text-accent',
  },
} as const

/** A list to choose one thing from, as the device shows such lists. */
export function Select({ label, value, onChange, isLine = false, children }: Props) {
  const id = useId()
  const look = looks[isLine ? 'line' : 'box']
  return (
    <Field id={id} label={label} className={look.field}>
      <div className={look.frame}>
        <select
          id={id}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={classNames(
            'min-h-11 appearance-none py-2',
            isLine ? 'text-small' : 'text-body',
            look.select,
          )}
        >
          {children}
        </select>
        <ChevronDown
          aria-hidden="true"
          className={classNames('pointer-events-none absolute top-1/2 -translate-y-1/2', look.mark)}
        />
      </div>
    </Field>
  )
}
