import type { ComponentProps } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { boxClass } from '#web/ui/input.tsx'

/** Several lines to write, in the direction of what is written. */
export const Textarea = ({ className, ...rest }: ComponentProps<'textarea'>) => (
  <textarea dir="auto" {...rest} className={classNames(boxClass, 'resize-y', className)} />
)
