import { useLayoutEffect, useState } from 'react'
import { toastPlace, type Span, type ToastPlace } from '#web/ui/toast-place.ts'

const inUse = 'textarea, input, :focus:not(main, [role=dialog], [data-toast] *)'

function placeNow(): ToastPlace {
  const spans: Span[] = [...document.querySelectorAll(inUse)].map((element) =>
    element.getBoundingClientRect(),
  )
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize)
  return toastPlace(
    spans.filter(({ top, bottom }) => bottom > top),
    innerHeight,
    rem,
  )
}

/** Where the toast lies, out of the way of fields and of what has the focus; looked at again when the focus moves. */
export function useToastPlace(toastId: number | undefined): ToastPlace {
  const [place, setPlace] = useState<ToastPlace>('top')
  useLayoutEffect(() => {
    if (toastId === undefined) return
    const settle = ({ target }: Pick<FocusEvent, 'target'>) => {
      const isInToast = target instanceof Element && target.closest('[data-toast]')
      if (!isInToast) setPlace(placeNow())
    }
    settle({ target: null })
    addEventListener('focusin', settle)
    return () => removeEventListener('focusin', settle)
  }, [toastId])
  return place
}
