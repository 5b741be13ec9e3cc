import { useCallback, useEffect, useRef } from 'react'

/** Gives the ref of a part of `place`. When that part goes away with the focus, what had it before `place` has it again. */
export function useFocusBefore(place: HTMLElement | null) {
  const before = useRef<EventTarget>(null)
  useEffect(() => {
    const note = ({ relatedTarget }: FocusEvent) => {
      if (!place?.contains(relatedTarget as Element | null)) before.current = relatedTarget
    }
    place?.addEventListener('focusin', note)
    return () => place?.removeEventListener('focusin', note)
  }, [place])
  return useCallback(
    () => () => {
      if (!place?.contains(document.activeElement)) return
      for (const target of [before.current, document.getElementById('content')]) {
        if (target instanceof HTMLElement) target.focus({ preventScroll: true })
        if (document.activeElement === target) return
      }
    },
    [place],
  )
}
