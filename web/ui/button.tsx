import type { ComponentProps } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { Spinner } from '#web/ui/spinner.tsx'

const variants = {
  // Switched off it can be read, and is not the loudest thing on the page.
  primary:
    'border not-aria-disabled:border-transparent not-aria-disabled:bg-accent not-aria-disabled:text-on-accent ' +
    'not-aria-disabled:hover:bg-accent-strong aria-disabled:border-line-strong aria-disabled:bg-sunk aria-disabled:text-ink-soft',
  quiet:
    'border border-line-strong bg-surface text-ink hover:border-accent hover:text-accent aria-disabled:opacity-70',
  plain:
    'border border-transparent text-accent hover:bg-accent-wash hover:text-accent-strong aria-disabled:opacity-70 ' +
    'forced-colors:border-[Canvas] forced-colors:underline',
} as const

const sizes = {
  regular: 'min-h-11 px-5 py-2 text-body',
  small: 'min-h-11 px-4 py-1.5 text-small',
  compact: 'min-h-11 px-3 py-1.5 text-small',
  icon: 'size-12 shrink-0',
} as const

export type ButtonVariant = { variant?: keyof typeof variants; size?: keyof typeof sizes }

/** The classes of a button, for links that lead somewhere. */
export const buttonClass = ({ variant = 'primary', size = 'regular' }: ButtonVariant = {}): string =>
  classNames(
    'inline-flex items-center justify-center gap-2 rounded-full text-center font-medium transition-colors select-none',
    'aria-disabled:cursor-not-allowed',
    variants[variant],
    sizes[size],
  )

type Props = ComponentProps<'button'> & ButtonVariant & { isBusy?: boolean }

/** Switched off, it stays in the tab order: focus is not lost and its name can still be read. */
export function Button({
  variant,
  size,
  isBusy = false,
  disabled = false,
  className,
  onClick,
  children,
  ...rest
}: Props) {
  const isSilent = isBusy || disabled
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={isSilent || undefined}
      aria-busy={isBusy || undefined}
      className={classNames(buttonClass({ ...(variant && { variant }), ...(size && { size }) }), className)}
      onClick={(event) => (isSilent ? event.preventDefault() : onClick?.(event))}
    >
      {isBusy && <Spinner />}
      {children}
    </button>
  )
}
