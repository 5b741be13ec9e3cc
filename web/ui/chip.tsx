import type { ComponentProps } from 'react'
import { classNames } from '#web/ui/class-names.ts'

/** A tool is a pill; an answer has the shape of what will be said with it. */
const variants = {
  tool: 'rounded-full border-line-strong bg-surface text-ink aria-pressed:border-accent aria-pressed:bg-accent-wash',
  answer: 'rounded-panel rounded-ee-[0.4rem] border-accent bg-accent-wash text-ink',
  choice:
    'rounded-full border-line-strong bg-surface text-ink aria-pressed:border-accent aria-pressed:bg-accent ' +
    'aria-pressed:text-on-accent',
  plain: 'rounded-full border-transparent text-accent forced-colors:border-[Canvas] forced-colors:underline',
} as const

const sizes = { regular: 'px-3.5 sm:px-4', tight: 'px-2.5 sm:px-4', slim: 'px-2' } as const

type Props = ComponentProps<'button'> & { variant?: keyof typeof variants; size?: keyof typeof sizes }

/** A small answer or action to pick. */
export function Chip({
  disabled = false,
  variant = 'tool',
  size = 'regular',
  className,
  onClick,
  ...rest
}: Props) {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={disabled || undefined}
      className={classNames(
        'inline-flex min-h-11 items-center gap-1.5 border py-1.5',
        'text-start text-small font-medium transition-colors hover:border-accent hover:bg-accent-wash',
        variants[variant],
        sizes[size],
        'aria-disabled:cursor-not-allowed aria-disabled:opacity-70',
        className,
      )}
      onClick={(event) => (disabled ? event.preventDefault() : onClick?.(event))}
    />
  )
}
