import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

type Props = {
  /** On a phone that lies on its side too, where there is little room beside them. */
  isAlways?: boolean
  children: ReactNode
}

/** The buttons at the end of a long dialog: they stay in sight while the rest scrolls. */
export const DialogFoot = ({ isAlways = false, children }: Props) => (
  <div
    className={classNames(
      'sticky -bottom-3 z-10 -mx-5 -mb-5 rounded-b-panel border-t border-line bg-surface px-5 pt-3 pb-4',
      'sm:-bottom-6 sm:-mx-8 sm:-mb-8 sm:px-8 sm:pt-4 sm:pb-5',
      !isAlways && 'short:static',
    )}
  >
    {children}
  </div>
)
