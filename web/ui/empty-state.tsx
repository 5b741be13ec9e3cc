import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

type Props = {
  title?: string
  /** A picture over the words. */
  picture?: ReactNode
  className?: string
  /** A sentence, and what may be done. */
  children: ReactNode
}

/** Where there is nothing to show: what would be here, and how it comes about. */
export const EmptyState = ({ title, picture, className, children }: Props) => (
  <div className={classNames('mt-6 overflow-hidden rounded-panel bg-sunk text-center', className)}>
    {picture}
    <div className="px-6 pt-6 pb-8 text-balance">
      {title && <h2 className="mb-1 text-title">{title}</h2>}
      {children}
    </div>
  </div>
)
