import { useEffect, useRef, type ReactNode } from 'react'
import { Footer } from '#web/shell/footer.tsx'
import { Header } from '#web/shell/header.tsx'
import { OfflineBanner } from '#web/shell/offline-banner.tsx'
import { Waves } from '#web/shell/waves.tsx'

/** How a page stands on the shore: it brings its own scene, lies on a panel over the water, or fills the window. */
export type Frame = 'scene' | 'panel' | 'window'

const frames = {
  scene: { outer: 'min-h-dvh', inner: 'grow' },
  panel: { outer: 'min-h-dvh', inner: 'grow' },
  // On a phone the footer lies below the window; in a very low window everything flows.
  window: {
    outer: 'md:h-dvh short:h-auto',
    inner: 'h-dvh md:h-auto md:min-h-0 md:grow short:h-auto short:min-h-dvh',
  },
} as const

let isFirstPage = true

/** What a visitor sees around each page. */
export function VisitorShell({ frame, children }: { frame: Frame; children: ReactNode }) {
  const content = useRef<HTMLElement>(null)

  // A new page starts at its top, for the eyes and for a screen reader.
  useEffect(() => {
    if (!isFirstPage) {
      scrollTo(0, 0)
      content.current?.focus({ preventScroll: true })
    }
    isFirstPage = false
  }, [])

  return (
    <div className={`flex flex-col ${frames[frame].outer}`}>
      <div className={`flex flex-col ${frames[frame].inner}`}>
        <Header />
        <OfflineBanner />
        <main
          id="content"
          ref={content}
          tabIndex={-1}
          className="relative isolate flex min-h-0 grow flex-col outline-none"
        >
          {frame !== 'scene' && <Waves className="absolute inset-x-0 bottom-0 -z-10 h-56" />}
          {frame === 'panel' ? (
            <div className="mx-auto w-full max-w-3xl grow sm:px-6 sm:pt-10 sm:pb-24">{children}</div>
          ) : (
            children
          )}
        </main>
      </div>
      <Footer />
    </div>
  )
}
