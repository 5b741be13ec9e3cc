import type { ComponentProps } from 'react'
import { classNames } from '#web/ui/class-names.ts'

/** What went wrong, said at once, beside what it is about. */
export const Alert = ({ className, ...rest }: ComponentProps<'p'>) => (
  <p role="alert" {...rest} className={classNames('text-small text-alert', className)} />
)
