import type { ReactNode } from 'react'

/** The buttons at the end of a long dialog: they stay in sight while the rest scrolls. */
export const DialogFoot = ({ children }: { children: ReactNode }) => (
  <div
    className="sticky -bottom-3 z-10 -mx-5 -mb-5 rounded-b-panel border-t border-line bg-surface px-5 pt-3 pb-4
      sm:-bottom-6 sm:-mx-8 sm:-mb-8 sm:px-8 sm:pt-4 sm:pb-5 short:static"
  >
    {children}
  </div>
)
