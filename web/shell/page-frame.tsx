import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { Footer } from '#web/shell/footer.tsx'
import { frames, type Frame } from '#web/shell/frame.ts'
import { LaterPart } from '#web/shell/later-part.tsx'
import { lazyPart } from '#web/shell/lazy-part.tsx'
import { OfflineBanner } from '#web/shell/offline-banner.tsx'
import { useIdle } from '#web/shell/use-idle.ts'
import { Waves } from '#web/shell/waves.tsx'
import { classNames } from '#web/ui/class-names.ts'

// With it comes what has the browser keep a page for when there is no network.
const UpdateNotice = lazyPart(async () => (await import('#web/offline/update-notice.tsx')).UpdateNotice)

let lastPath: string | null = null

type Props = { frame: Frame; header: ReactNode; children: ReactNode }

/** The page between its header and its footer. */
export function PageFrame({ frame, header, children }: Props) {
  const content = useRef<HTMLElement>(null)
  const isIdle = useIdle()
  const [path] = useLocation()

  // A new page starts at its top, for the eyes and for a screen reader. So does one whose old frame has gone and has
  // taken the focus along, as after signing out.
  useEffect(() => {
    const isElsewhere = lastPath !== path
    if (lastPath !== null && (isElsewhere || document.activeElement === document.body)) {
      if (isElsewhere) scrollTo(0, 0)
      content.current?.focus({ preventScroll: true })
    }
    lastPath = path
  }, [path])

  return (
    <div className={`flex min-w-0 grow flex-col ${frames[frame].outer}`}>
      <div className={`flex flex-col ${frames[frame].inner}`}>
        {header}
        <OfflineBanner />
        {isIdle && (
          <LaterPart>
            <UpdateNotice />
          </LaterPart>
        )}
        <main
          id="content"
          ref={content}
          tabIndex={-1}
          className={classNames(
            'relative isolate flex min-h-0 grow flex-col outline-none',
            frame === 'panel' && 'max-sm:bg-surface',
          )}
        >
          {frame !== 'scene' && <Waves className="absolute inset-x-0 bottom-0 -z-10 h-28 sm:h-56" />}
          {frame === 'panel' ? (
            <div className="mx-auto w-full max-w-3xl grow pb-24 sm:px-6 sm:pt-10">{children}</div>
          ) : (
            children
          )}
        </main>
      </div>
      <Footer />
    </div>
  )
}
