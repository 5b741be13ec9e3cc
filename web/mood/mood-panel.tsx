import { ChevronDown } from 'lucide-react'
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import * as words from '#web/mood/words.en.ts'
import { LaterPart } from '#web/shell/later-part.tsx'
import { lazyPart } from '#web/shell/lazy-part.tsx'
import { useIdle } from '#web/shell/use-idle.ts'
import { Chip } from '#web/ui/chip.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { FaultBoundary } from '#web/ui/fault-boundary.tsx'

const MoodForm = lazyPart(async () => (await import('#web/mood/panel-parts.ts')).MoodForm)
const WaitingMoods = lazyPart(async () => (await import('#web/mood/panel-parts.ts')).WaitingMoods)

type Props = {
  sessionId: string | null
  /** Nothing else needs the room. */
  isRoomy: boolean
  children: ReactNode
}

/** Nothing was held here before the form was open. */
let wasOpen = false

/** A question that may be left alone; opened, it takes one reading in the place of what stands beside it. */
export function MoodPanel({ sessionId, isRoomy, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  const panel = useRef<HTMLDivElement>(null)
  /** The button that had the focus goes with the form; the focus goes back to the question. */
  const isGivenBack = useRef(false)
  const close = () => {
    isGivenBack.current = panel.current?.contains(document.activeElement) ?? false
    setOpen(false)
  }
  const isIdle = useIdle()
  useEffect(() => {
    // To be there when the network is not.
    if (isIdle) void MoodForm.load().catch(() => {})
  }, [isIdle])
  if (isOpen)
    return (
      <div ref={panel}>
        <FaultBoundary fallback={<p role="alert">{words.notLoaded}</p>}>
          <Suspense fallback={<p role="status">{words.loading}</p>}>
            <MoodForm sessionId={sessionId} onClose={close} />
          </Suspense>
        </FaultBoundary>
      </div>
    )
  // On a phone one row that can be pushed sideways: the conversation keeps the room.
  return (
    <>
      {wasOpen && (
        <LaterPart>
          <WaitingMoods />
        </LaterPart>
      )}
      <div
        className={classNames(
          '-mx-5 flex items-center justify-between gap-x-2 overflow-x-auto px-5 py-0.5 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0',
          isRoomy && 'flex-wrap',
        )}
      >
        {children}
        <Chip
          ref={(question) => {
            if (isGivenBack.current) question?.focus({ preventScroll: true })
            isGivenBack.current = false
          }}
          variant="plain"
          size="slim"
          className="-mx-2 shrink-0 whitespace-nowrap"
          aria-expanded={false}
          onPointerEnter={() => void MoodForm.load().catch(() => {})}
          onClick={() => {
            wasOpen = true
            setOpen(true)
          }}
        >
          {words.feeling}
          <ChevronDown aria-hidden="true" className="size-4" />
        </Chip>
      </div>
    </>
  )
}
