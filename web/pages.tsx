import type { ComponentType } from 'react'
import { LandingPage } from '#web/landing/landing-page.tsx'
import type { Frame } from '#web/shell/frame.ts'
import { type LazyPart, lazyPart } from '#web/shell/lazy-part.tsx'

const HomePage = lazyPart(async () => (await import('#web/home/home-page.tsx')).HomePage)
const ChatPage = lazyPart(async () => (await import('#web/chat/chat-page.tsx')).ChatPage)
const JournalPage = lazyPart(async () => (await import('#web/journal/journal-page.tsx')).JournalPage)
const MoodPage = lazyPart(async () => (await import('#web/mood/mood-page.tsx')).MoodPage)
const ExercisesPage = lazyPart(async () => (await import('#web/exercises/exercises-page.tsx')).ExercisesPage)
const ExercisePage = lazyPart(async () => (await import('#web/exercises/exercise-page.tsx')).ExercisePage)
const HelpsPage = lazyPart(async () => (await import('#web/helps/helps-page.tsx')).HelpsPage)
const TherapistPage = lazyPart(
  async () => (await import('#web/for-therapist/therapist-page.tsx')).TherapistPage,
)
const CheckInsPage = lazyPart(async () => (await import('#web/check-ins/check-ins-page.tsx')).CheckInsPage)
const PlanPage = lazyPart(async () => (await import('#web/plan/plan-page.tsx')).PlanPage)
const AboutPage = lazyPart(async () => (await import('#web/story/about-page.tsx')).AboutPage)
const PrivacyPage = lazyPart(async () => (await import('#web/story/privacy-page.tsx')).PrivacyPage)
const TermsPage = lazyPart(async () => (await import('#web/story/terms-page.tsx')).TermsPage)
const SafetyPage = lazyPart(async () => (await import('#web/story/safety-page.tsx')).SafetyPage)
const ProfilePage = lazyPart(async () => (await import('#web/account/profile-page.tsx')).ProfilePage)
const ConversationsPage = lazyPart(
  async () => (await import('#web/account/conversations-page.tsx')).ConversationsPage,
)
const DataPage = lazyPart(async () => (await import('#web/your-data/data-page.tsx')).DataPage)
const SettingsPage = lazyPart(async () => (await import('#web/settings/settings-page.tsx')).SettingsPage)
const PendingDeletionPage = lazyPart(
  async () => (await import('#web/account/pending-deletion-page.tsx')).PendingDeletionPage,
)
const NotFoundPage = lazyPart(async () => (await import('#web/shell/not-found-page.tsx')).NotFoundPage)
const ReceiptPage = lazyPart(async () => (await import('#web/account/receipt-page.tsx')).ReceiptPage)

/** Who is looking: nobody signed in, somebody, or somebody whose account is to be deleted. */
export type Viewer = 'visitor' | 'person' | 'pending-deletion'

export type Page = {
  /** With `:name` for what changes; `*` is every path that no other page has. */
  path: string
  page: ComponentType | LazyPart
  frame: Frame
  viewers: readonly Viewer[]
  /** May be read before anything was accepted. */
  isReading?: boolean
}

const everyone = ['visitor', 'person', 'pending-deletion'] as const
// Of an account that is to be deleted everything is hidden.
const staying = ['visitor', 'person'] as const
const person = ['person'] as const

/** For whoever builds: each primitive in each state. The built page is without it. */
const workshop: Page[] = import.meta.env.DEV
  ? [
      {
        path: '/ui',
        page: lazyPart(async () => (await import('#web/ui/ui-page.tsx')).UiPage),
        frame: 'panel',
        viewers: everyone,
        isReading: true,
      },
    ]
  : []

/** Every path. The first page that fits is shown. */
export const pages: Page[] = [
  ...workshop,
  { path: '/', page: HomePage, frame: 'scene', viewers: person },
  { path: '/home', page: HomePage, frame: 'scene', viewers: person },
  { path: '/chat', page: ChatPage, frame: 'window', viewers: staying },
  { path: '/journal', page: JournalPage, frame: 'panel', viewers: staying },
  { path: '/mood', page: MoodPage, frame: 'panel', viewers: staying },
  { path: '/exercises', page: ExercisesPage, frame: 'panel', viewers: staying, isReading: true },
  { path: '/exercises/:exercise', page: ExercisePage, frame: 'panel', viewers: staying, isReading: true },
  { path: '/helps', page: HelpsPage, frame: 'panel', viewers: staying },
  { path: '/for-my-therapist', page: TherapistPage, frame: 'panel', viewers: staying },
  { path: '/check-ins', page: CheckInsPage, frame: 'panel', viewers: staying },
  { path: '/plan', page: PlanPage, frame: 'panel', viewers: staying },
  { path: '/profile', page: ProfilePage, frame: 'panel', viewers: staying },
  { path: '/conversations', page: ConversationsPage, frame: 'panel', viewers: staying },
  { path: '/data', page: DataPage, frame: 'panel', viewers: staying },
  { path: '/settings', page: SettingsPage, frame: 'panel', viewers: everyone, isReading: true },
  { path: '/about', page: AboutPage, frame: 'panel', viewers: everyone, isReading: true },
  { path: '/privacy', page: PrivacyPage, frame: 'panel', viewers: everyone, isReading: true },
  { path: '/terms', page: TermsPage, frame: 'panel', viewers: everyone, isReading: true },
  { path: '/safety', page: SafetyPage, frame: 'panel', viewers: everyone, isReading: true },
  { path: '/receipts/:receipt', page: ReceiptPage, frame: 'panel', viewers: everyone, isReading: true },
  { path: '*', page: LandingPage, frame: 'scene', viewers: ['visitor'] },
  { path: '*', page: NotFoundPage, frame: 'panel', viewers: person, isReading: true },
  { path: '*', page: PendingDeletionPage, frame: 'panel', viewers: ['pending-deletion'], isReading: true },
]

export const hasPage = (path: string, viewer: Viewer): boolean =>
  pages.some((page) => page.path === path && page.viewers.includes(viewer))
