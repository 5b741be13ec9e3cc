import { type RefObject, useCallback } from 'react'

/** For what may go away while it has the focus: the focus goes to `place` then, where that is left. */
export const useFocusAfter = (place: RefObject<HTMLElement | null>) =>
  useCallback(
    (element: HTMLElement | null) => () => {
      if (element !== null && document.activeElement === element)
        place.current?.focus({ preventScroll: true })
    },
    [place],
  )
