import type { ComponentProps } from 'react'
import { classNames } from '#web/ui/class-names.ts'

/** A tool is a pill; an answer has the shape of what will be said with it. */
const variants = {
  tool: 'rounded-full border-line-strong bg-surface',
  answer: 'rounded-panel rounded-ee-[0.4rem] border-accent bg-accent-wash',
} as const

type Props = ComponentProps<'button'> & { isDisabled?: boolean; variant?: keyof typeof variants }

/** A small answer or action to pick. */
export function Chip({ isDisabled = false, variant = 'tool', className, onClick, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={isDisabled || undefined}
      className={classNames(
        'inline-flex min-h-11 items-center gap-1.5 border px-3.5 py-1.5 sm:px-4',
        'text-start text-small font-medium text-ink transition-colors hover:border-accent hover:bg-accent-wash',
        variants[variant],
        'aria-pressed:border-accent aria-pressed:bg-accent-wash',
        'aria-disabled:cursor-not-allowed aria-disabled:opacity-55',
        className,
      )}
      onClick={(event) => (isDisabled ? event.preventDefault() : onClick?.(event))}
    />
  )
}
