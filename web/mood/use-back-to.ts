import { type RefObject, useEffect, useRef } from 'react'

/** When what `opener` opened is closed again, and has taken the focus along, `opener` has it. */
export function useBackTo(opener: RefObject<HTMLElement | null>, isOpen: boolean): void {
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus({ preventScroll: true })
    wasOpen.current = isOpen
  }, [opener, isOpen])
}
