import type { ComponentProps } from 'react'
import { classNames } from '#web/ui/class-names.ts'

type Props = ComponentProps<'button'> & { isDisabled?: boolean }

/** A small answer or action to pick. */
export function Chip({ isDisabled = false, className, onClick, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={isDisabled || undefined}
      className={classNames(
        'inline-flex min-h-11 items-center gap-1.5 rounded-full border border-line-strong bg-surface px-3.5 py-1.5 sm:px-4',
        'text-left text-small font-medium text-ink transition-colors hover:border-accent hover:bg-accent-wash',
        'aria-pressed:border-accent aria-pressed:bg-accent-wash',
        'aria-disabled:cursor-not-allowed aria-disabled:opacity-55',
        className,
      )}
      onClick={(event) => (isDisabled ? event.preventDefault() : onClick?.(event))}
    />
  )
}
