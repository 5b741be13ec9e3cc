import type { ComponentProps } from 'react'
import { classNames } from '#web/ui/class-names.ts'

/** How every box looks that one writes in. */
export const boxClass =
  'mt-1 w-full rounded-control border border-line-strong bg-surface px-3 py-2 placeholder:text-ink-soft hover:border-accent'

/** One line to write, in the direction of what is written. */
export const Input = ({ className, ...rest }: ComponentProps<'input'>) => (
  <input dir="auto" {...rest} className={classNames(boxClass, 'min-h-11', className)} />
)
