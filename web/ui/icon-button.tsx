import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

type Props = Omit<ComponentProps<'button'>, 'children'> & {
  label: string
  icon: ReactNode
}

/** A button that is only a picture; `label` is its name. */
export function IconButton({ label, icon, disabled = false, className, onClick, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      aria-disabled={disabled || undefined}
      className={classNames(
        'inline-grid size-11 shrink-0 place-items-center rounded-full text-ink-soft transition-colors',
        'hover:bg-accent-wash hover:text-ink aria-pressed:bg-accent-wash aria-pressed:text-accent',
        'aria-disabled:cursor-not-allowed aria-disabled:not-aria-pressed:opacity-70',
        className,
      )}
      onClick={(event) => (disabled ? event.preventDefault() : onClick?.(event))}
    >
      {icon}
    </button>
  )
}
