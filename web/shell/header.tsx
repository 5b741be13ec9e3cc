import type { ReactNode } from 'react'
import { NeedHelp } from '#web/safety/need-help.tsx'
import { QuickExitButton } from '#web/safety/quick-exit-button.tsx'
import { ThemeToggle } from '#web/shell/theme-toggle.tsx'
import { WavesToggle } from '#web/shell/waves-toggle.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { ToastSlot } from '#web/ui/toast-slot.tsx'

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
        'group flex flex-wrap items-center gap-1 py-2.5 max-[22.5rem]:gap-x-0',
        isFullWidth ? 'pe-5 ps-2 sm:pe-6 sm:ps-3' : 'mx-auto max-w-6xl px-5 sm:px-8',
      )}
    >
      <div className="me-auto flex items-center gap-1">{start}</div>
      <ToastSlot
        className={classNames(
          'order-last mt-1.5 basis-full lg:order-none lg:-my-px lg:basis-auto',
          isFullWidth && 'max-lg:ms-3',
        )}
      />
      {children}
      <QuickExitButton />
      <WavesToggle />
      <ThemeToggle />
      <NeedHelp />
    </div>
  </header>
)
