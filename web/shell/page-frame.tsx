import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { Footer } from '#web/shell/footer.tsx'
import { frames, type Frame } from '#web/shell/frame.ts'
import { OfflineBanner } from '#web/shell/offline-banner.tsx'
import { Waves } from '#web/shell/waves.tsx'
import { classNames } from '#web/ui/class-names.ts'

let lastPath: string | null = null

type Props = { frame: Frame; header: ReactNode; children: ReactNode }

/** The page between its header and its footer. */
export function PageFrame({ frame, header, children }: Props) {
  const content = useRef<HTMLElement>(null)
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
