import {
  BookOpen,
  ChartLine,
  FileText,
  House,
  LifeBuoy,
  MessageCircle,
  ScrollText,
  Settings,
  ShieldCheck,
  UserRound,
  Wind,
  type LucideIcon,
} from 'lucide-react'
import { hasPage } from '#web/pages.tsx'
import * as words from '#web/shell/words.en.ts'

export type SidebarLink = { href: string; label: string; icon: LucideIcon }

const only = (links: SidebarLink[]): SidebarLink[] => links.filter(({ href }) => hasPage(href, 'person'))

export const mainLinks = only([
  { href: '/', label: words.home, icon: House },
  { href: '/chat', label: words.chat, icon: MessageCircle },
  { href: '/journal', label: words.journal, icon: BookOpen },
  { href: '/mood', label: words.moodTracker, icon: ChartLine },
  { href: '/exercises', label: words.exercises, icon: Wind },
  { href: '/plan', label: words.myPlan, icon: LifeBuoy },
  { href: '/profile', label: words.profile, icon: UserRound },
  { href: '/settings', label: words.settings, icon: Settings },
])
export const storyLinks = only([{ href: '/about', label: words.about, icon: FileText }])
export const legalLinks = only([
  { href: '/privacy', label: words.privacyPolicy, icon: ShieldCheck },
  { href: '/terms', label: words.termsOfService, icon: ScrollText },
])

/** Home has two addresses. */
export const isCurrent = (href: string, path: string): boolean =>
  href === (path === '/home' ? '/' : path.replace(/(.)\/$/, '$1'))
