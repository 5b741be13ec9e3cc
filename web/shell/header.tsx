import { Link } from 'wouter'
import { AccountNav } from '#web/account/account-nav.tsx'
import { NeedHelp } from '#web/safety/need-help.tsx'
import { Mark } from '#web/shell/mark.tsx'
import { ThemeToggle } from '#web/shell/theme-toggle.tsx'
import { WavesToggle } from '#web/shell/waves-toggle.tsx'

export const Header = () => (
  <header className="sticky top-0 z-20 border-b border-line bg-surface pt-[env(safe-area-inset-top)]">
    <a
      href="#content"
      className="sr-only bg-surface px-4 py-2 text-accent focus:not-sr-only focus:absolute focus:top-2 focus:left-2"
    >
      Skip to content
    </a>
    <div className="mx-auto flex min-h-16 max-w-6xl flex-wrap items-center gap-1 px-3 sm:px-6">
      <Link
        href="/"
        className="flex min-h-11 items-center gap-2.5 rounded-control pr-2 text-lead font-semibold"
      >
        <Mark />
        <span className="max-[28rem]:sr-only">Leeward</span>
      </Link>
      <div className="grow" />
      <AccountNav />
      <WavesToggle />
      <ThemeToggle />
      <NeedHelp />
    </div>
  </header>
)
