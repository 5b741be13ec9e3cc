import {
  BookOpen,
  ChartLine,
  FileText,
  House,
  MessageCircle,
  ScrollText,
  Settings,
  ShieldCheck,
  UserRound,
  type LucideIcon,
} from 'lucide-react'
import { hasPage } from '#web/pages.tsx'

export type SidebarLink = { href: string; label: string; icon: LucideIcon }

const only = (links: SidebarLink[]): SidebarLink[] => links.filter(({ href }) => hasPage(href, 'person'))

export const mainLinks = only([
  { href: '/', label: 'Home', icon: House },
  { href: '/chat', label: 'Chat', icon: MessageCircle },
  { href: '/journal', label: 'Journal', icon: BookOpen },
  { href: '/mood', label: 'Mood Tracker', icon: ChartLine },
  { href: '/profile', label: 'Profile', icon: UserRound },
  { href: '/settings', label: 'Settings', icon: Settings },
])
export const storyLinks = only([{ href: '/about', label: 'About', icon: FileText }])
export const legalLinks = only([
  { href: '/privacy', label: 'Privacy Policy', icon: ShieldCheck },
  { href: '/terms', label: 'Terms of Service', icon: ScrollText },
])

/** Home has two addresses. */
export const isCurrent = (href: string, path: string): boolean =>
  href === (path === '/home' ? '/' : path.replace(/(.)\/$/, '$1'))
