import { useEffect, useRef, type ReactNode } from 'react'
import { Footer } from '#web/shell/footer.tsx'
import { Header } from '#web/shell/header.tsx'
import { OfflineBanner } from '#web/shell/offline-banner.tsx'
import { Waves } from '#web/shell/waves.tsx'

/** How a page stands on the shore: it brings its own scene, lies on a panel over the water, or fills the window. */
export type Frame = 'scene' | 'panel' | 'window'

const Panel = ({ children }: { children: ReactNode }) => (
  <div className="relative isolate flex grow flex-col">
    <Waves className="absolute inset-x-0 bottom-0 -z-10 h-56" />
    <div className="mx-auto w-full max-w-3xl grow px-0 sm:px-6 sm:pt-10 sm:pb-24">{children}</div>
  </div>
)

let isFirstPage = true

/** What a visitor sees around each page. */
export function VisitorShell({ frame, children }: { frame: Frame; children: ReactNode }) {
  const content = useRef<HTMLElement>(null)

  // A new page starts at its top, for the eyes and for a screen reader.
  useEffect(() => {
    if (isFirstPage) {
      isFirstPage = false
      return
    }
    scrollTo(0, 0)
    content.current?.focus({ preventScroll: true })
  }, [])

  return (
    <div
      className={
        frame === 'window' ? 'flex h-dvh flex-col short:h-auto short:min-h-dvh' : 'flex min-h-dvh flex-col'
      }
    >
      <Header />
      <OfflineBanner />
      <main id="content" ref={content} tabIndex={-1} className="flex min-h-0 grow flex-col outline-none">
        {frame === 'panel' ? <Panel>{children}</Panel> : children}
      </main>
      <Footer />
    </div>
  )
}
