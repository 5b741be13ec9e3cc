import type { ComponentProps } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { boxClass } from '#web/ui/input.tsx'

/** Several lines to write. */
export const Textarea = ({ className, ...rest }: ComponentProps<'textarea'>) => (
  <textarea {...rest} className={classNames(boxClass, 'resize-y', className)} />
)
