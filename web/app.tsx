import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { Route } from 'wouter'
import {
  isServedToPerson,
  useCompanion,
  useDeletionDue,
  useUser,
  useVersion,
} from '#web/account/account-queries.ts'
import type { DisclosureProps } from '#web/consent/disclosure-dialog.tsx'
import { useDisclosure } from '#web/consent/disclosure.ts'
import { LandingPage } from '#web/landing/landing-page.tsx'
import type { Page, Viewer } from '#web/pages.tsx'
import { loadMoreHelp } from '#web/safety/help-lines.ts'
import { ChooseCountry } from '#web/safety/somewhere-else.tsx'
import { lazyPart } from '#web/shell/lazy-part.tsx'
import { PageFault } from '#web/shell/page-fault.tsx'
import { useIdle } from '#web/shell/use-idle.ts'
import { usePage } from '#web/shell/use-page.ts'
import { VisitorShell } from '#web/shell/visitor-shell.tsx'
import { Waiting } from '#web/shell/waiting.tsx'
import { useStillWaves } from '#web/shell/wave-motion.ts'
import { FaultBoundary } from '#web/ui/fault-boundary.tsx'
import { PlainToasts } from '#web/ui/plain-toasts.tsx'
import { useToasts } from '#web/ui/toasts.ts'

export const AccountShell = lazyPart(async () => (await import('#web/boot/for-persons.ts')).AccountShell)
const UnsurePage = lazyPart(async () => (await import('#web/account/unsure-page.tsx')).UnsurePage)
const Toaster = lazy(async () => ({ default: (await import('#web/ui/toaster.tsx')).Toaster }))
export const DisclosureDialog = lazyPart<DisclosureProps>(
  async () => (await import('#web/consent/disclosure-dialog.tsx')).DisclosureDialog,
)

function Screen({ path, page: PageOf, isReading = false }: Page) {
  const { isAccepted, accept } = useDisclosure()
  const companion = useCompanion()
  const isAsked = useVersion().isFetched
  const isFirstWords = isAccepted === null
  const mustAccept = isAccepted !== true && !isReading
  return (
    <FaultBoundary fallback={<PageFault />}>
      <Suspense fallback={<Waiting />}>
        {/* Nothing may be said, not even by a waiting message, before the disclosure is accepted. */}
        {mustAccept && path === '/chat' && !isFirstWords ? null : (
          // Of the first words the style sheet shows what the browser may show.
          <div className={isFirstWords && path === '/chat' ? 'once-accepted' : 'contents'}>
            <Route path={path} component={PageOf} />
          </div>
        )}
      </Suspense>
      <Suspense fallback={null}>
        {/* With all its words at once: it would jump when the last of them come. */}
        {mustAccept && (companion || isAsked) && (
          <DisclosureDialog onAccept={accept} isGuide={companion === 'guide'} />
        )}
      </Suspense>
    </FaultBoundary>
  )
}

/** Fetched when idle, to be there when the network is not. Nothing can go wrong on the landing page: it waits for one. */
function Toasts({ isLanding }: { isLanding: boolean }) {
  const isIdle = useIdle()
  const isOneShown = useToasts().length > 0
  return (
    <FaultBoundary fallback={<PlainToasts />}>
      <Suspense fallback={null}>{(isOneShown || (isIdle && !isLanding)) && <Toaster />}</Suspense>
    </FaultBoundary>
  )
}

/** Fetched when idle, to be there when the network is not. */
function useAtRest(): void {
  const isIdle = useIdle()
  const client = useQueryClient()
  useEffect(() => {
    if (!isIdle) return
    const followed = import('#web/account/follow-changes.ts').then((file) => file.followChanges(client))
    void Promise.all([followed, loadMoreHelp(), ChooseCountry.load()]).catch(() => {})
  }, [isIdle, client])
}

type AppProps = {
  viewer: Viewer
  /** In the place of a page that is another for each viewer, while it is not known who is looking. */
  unsure: Page['page'] | null
}

function LoadedApp({ viewer, unsure }: AppProps) {
  const page = usePage(viewer)
  // The same for everybody, or, as the chat, of use to anybody.
  const isForAll = page.isReading === true || page.path === '/chat'
  const Shell = viewer === 'person' ? AccountShell : VisitorShell
  return (
    <>
      <FaultBoundary fallback={<PageFault />}>
        <Suspense fallback={<Waiting />}>
          <Shell frame={page.frame}>
            <Screen
              key={page.path}
              {...page}
              {...(unsure && !isForAll && { page: unsure, isReading: true })}
            />
          </Shell>
        </Suspense>
      </FaultBoundary>
      <Toasts isLanding={page.page === LandingPage} />
    </>
  )
}

export function App() {
  const user = useUser()
  const due = useDeletionDue()
  useStillWaves()
  useAtRest()
  // Nearly always both are known before the page is drawn; what is late holds nothing that can do without.
  const isPerson = user.isFetched ? Boolean(user.data) : isServedToPerson
  return (
    <LoadedApp
      viewer={!isPerson ? 'visitor' : due.data ? 'pending-deletion' : 'person'}
      unsure={user.data !== undefined ? null : user.isFetched ? UnsurePage : Waiting}
    />
  )
}
