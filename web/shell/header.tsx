import type { ReactNode } from 'react'
import { NeedHelp } from '#web/safety/need-help.tsx'
import { QuickExitButton } from '#web/safety/quick-exit-button.tsx'
import { ThemeToggle } from '#web/shell/theme-toggle.tsx'
import { WavesToggle } from '#web/shell/waves-toggle.tsx'
import { classNames } from '#web/ui/class-names.ts'

type Props = {
  /** What stands on the left. */
  start: ReactNode
  /** Further ways, before the toggles. */
  children?: ReactNode
  isFullWidth?: boolean
}

/** "Need help?" ends it on every page, signed in or not. */
export const Header = ({ start, children, isFullWidth = false }: Props) => (
  <header className="sticky top-0 z-20 border-b border-line bg-surface pt-[env(safe-area-inset-top)]">
    <div
      className={classNames(
        'flex min-h-16 flex-wrap items-center gap-1 max-[22.5rem]:gap-x-0',
        isFullWidth ? 'pe-5 ps-2 sm:pe-6 sm:ps-3' : 'mx-auto max-w-6xl px-5 sm:px-8',
      )}
    >
      <div className="me-auto flex items-center gap-1">{start}</div>
      {children}
      <QuickExitButton />
      <WavesToggle />
      <ThemeToggle />
      <NeedHelp />
    </div>
  </header>
)
