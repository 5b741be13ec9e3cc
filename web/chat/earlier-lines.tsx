import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import * as words from '#web/chat/words.en.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { useFocusAfter } from '#web/ui/use-focus-after.ts'

/** So far before their place is in sight, they are fetched. */
const ahead = '600px 0px 0px 0px'

type Sight = { box: RefObject<HTMLElement | null>; onSight: () => void }

/** Tells when its place comes into sight. */
function WhenSeen({ box, onSight }: Sight) {
  const place = useRef<HTMLDivElement>(null)
  const see = useEffectEvent(onSight)
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && see(), {
      root: box.current,
      rootMargin: ahead,
    })
    observer.observe(place.current!)
    return () => observer.disconnect()
  }, [box])
  return <div ref={place} aria-hidden="true" className="h-px" />
}

export type Earlier = {
  box: RefObject<HTMLElement | null>
  /** What leads to them. */
  earlier: string
  onRead: () => Promise<void>
}

/** What was said before all that is here: it comes when somebody scrolls up to it, or asks for it. */
export function EarlierLines({ box, earlier, onRead }: Earlier) {
  // It goes once the first words of all are here.
  const button = useFocusAfter(box)
  const isReading = useRef(false)
  const [state, setState] = useState<'waiting' | 'reading' | 'failed'>('waiting')

  const read = async () => {
    if (isReading.current) return
    isReading.current = true
    setState('reading')
    try {
      await onRead()
      setState('waiting')
    } catch {
      setState('failed')
    }
    isReading.current = false
  }

  return (
    <div className="flex flex-col items-center gap-1">
      <WhenSeen key={earlier} box={box} onSight={() => void read()} />
      {state === 'failed' && <Alert>{words.earlierNotLoaded}</Alert>}
      <Button
        ref={button}
        variant="plain"
        size="small"
        isBusy={state === 'reading'}
        onClick={() => void read()}
      >
        {state === 'failed' ? words.tryAgain : words.showOlder}
      </Button>
    </div>
  )
}
