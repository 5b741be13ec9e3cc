import { Check } from 'lucide-react'
import { useId, type ReactNode } from 'react'

type Props = { checked: boolean; onCheckedChange: (isChecked: boolean) => void; children: ReactNode }

/** A box to tick, with its words; the whole row is the target. */
export function Checkbox({ checked, onCheckedChange, children }: Props) {
  const id = useId()
  return (
    <div className="flex items-start gap-3 rounded-control px-2 py-2 transition-colors hover:bg-sunk">
      <span className="relative mt-px grid size-6 shrink-0 place-items-center text-on-accent">
        <input
          type="checkbox"
          id={id}
          checked={checked}
          onChange={(event) => onCheckedChange(event.target.checked)}
          className="absolute inset-0 cursor-pointer appearance-none rounded-[0.4rem] border-2 border-line-strong
            bg-surface transition-colors checked:border-accent checked:bg-accent hover:border-accent"
        />
        {checked && (
          <Check aria-hidden="true" className="pointer-events-none relative size-4" strokeWidth={3} />
        )}
      </span>
      <label htmlFor={id} className="min-w-0 grow [overflow-wrap:anywhere]">
        {children}
      </label>
    </div>
  )
}
