import { lazy, Suspense, type ComponentType } from 'react'
import { Route, Switch } from 'wouter'
import { useDeletionDue, useUser, useVersion } from '#web/account/account-queries.ts'
import { WelcomePage } from '#web/home/welcome-page.tsx'
import { LandingPage } from '#web/landing/landing-page.tsx'
import { useDisclosure } from '#web/safety/disclosure.ts'
import { NotFoundPage } from '#web/shell/not-found-page.tsx'
import { PageFault } from '#web/shell/page-fault.tsx'
import { VisitorShell, type Frame } from '#web/shell/visitor-shell.tsx'
import { useStillWaves } from '#web/shell/wave-motion.ts'
import { FaultBoundary } from '#web/ui/fault-boundary.tsx'

const ChatPage = lazy(async () => ({ default: (await import('#web/chat/chat-page.tsx')).ChatPage }))
const AboutPage = lazy(async () => ({ default: (await import('#web/story/about-page.tsx')).AboutPage }))
const PrivacyPage = lazy(async () => ({ default: (await import('#web/story/privacy-page.tsx')).PrivacyPage }))
const TermsPage = lazy(async () => ({ default: (await import('#web/story/terms-page.tsx')).TermsPage }))
const ProfilePage = lazy(async () => ({
  default: (await import('#web/account/profile-page.tsx')).ProfilePage,
}))
const MoodPage = lazy(async () => ({ default: (await import('#web/mood/mood-page.tsx')).MoodPage }))
const DataPage = lazy(async () => ({ default: (await import('#web/data/data-page.tsx')).DataPage }))
const LeavingPage = lazy(async () => ({
  default: (await import('#web/account/leaving-page.tsx')).LeavingPage,
}))
const ReceiptPage = lazy(async () => ({
  default: (await import('#web/account/receipt-page.tsx')).ReceiptPage,
}))
const Toaster = lazy(async () => ({ default: (await import('#web/ui/toaster.tsx')).Toaster }))
const DisclosureDialog = lazy(async () => ({
  default: (await import('#web/safety/disclosure-dialog.tsx')).DisclosureDialog,
}))

/** `isReading`: may be read before anything was accepted. */
type Page = { path: string; page: ComponentType; frame: Frame; isReading?: boolean }

const chat: Page = { path: '/chat', page: ChatPage, frame: 'window' }
const mood: Page = { path: '/mood', page: MoodPage, frame: 'panel', isReading: true }
const profile: Page = { path: '/profile', page: ProfilePage, frame: 'panel', isReading: true }
const readings: Page[] = [
  { path: '/about', page: AboutPage, frame: 'panel', isReading: true },
  { path: '/privacy', page: PrivacyPage, frame: 'panel', isReading: true },
  { path: '/terms', page: TermsPage, frame: 'panel', isReading: true },
  { path: '/receipts/:receipt', page: ReceiptPage, frame: 'panel', isReading: true },
]
const data: Page = { path: '/data', page: DataPage, frame: 'panel', isReading: true }

/** Signed out, the root and every unknown path show the landing page. */
const visitorPages: Page[] = [
  chat,
  mood,
  profile,
  data,
  ...readings,
  { path: '*', page: LandingPage, frame: 'scene' },
]

const accountPages: Page[] = [
  { path: '/', page: WelcomePage, frame: 'scene' },
  { path: '/home', page: WelcomePage, frame: 'scene' },
  chat,
  mood,
  profile,
  data,
  ...readings,
  { path: '*', page: NotFoundPage, frame: 'panel', isReading: true },
]

/** Of an account that is to be deleted everything is hidden. */
const leavingPages: Page[] = [...readings, { path: '*', page: LeavingPage, frame: 'panel', isReading: true }]

const Waiting = () => (
  <p role="status" className="waiting">
    Loading...
  </p>
)

function Screen({ path, page: PageOf, frame, isReading = false }: Page) {
  const { isAccepted, accept } = useDisclosure()
  const version = useVersion()
  const mustAccept = !isAccepted && !isReading
  return (
    <VisitorShell frame={frame}>
      <FaultBoundary fallback={<PageFault />}>
        <Suspense fallback={<Waiting />}>
          {/* Nothing may be said, not even by a waiting message, before the disclosure is accepted. */}
          {mustAccept && path === '/chat' ? null : <PageOf />}
        </Suspense>
        <Suspense fallback={null}>
          {mustAccept && <DisclosureDialog onAccept={accept} isGuide={version.data?.companion === 'guide'} />}
        </Suspense>
      </FaultBoundary>
    </VisitorShell>
  )
}

export function App() {
  const user = useUser()
  const due = useDeletionDue()
  useStillWaves()
  if (user.isPending || due.isLoading) return <Waiting />
  const pages = !user.data ? visitorPages : due.data ? leavingPages : accountPages
  return (
    <>
      <Switch>
        {pages.map((page) => (
          <Route key={page.path} path={page.path}>
            <Screen {...page} />
          </Route>
        ))}
      </Switch>
      <FaultBoundary fallback={null}>
        <Suspense fallback={null}>
          <Toaster />
        </Suspense>
      </FaultBoundary>
    </>
  )
}
