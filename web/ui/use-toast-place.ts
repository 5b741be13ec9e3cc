import { useLayoutEffect, useState } from 'react'
import { toastPlace, type Span, type ToastPlace } from '#web/ui/toast-place.ts'

const fields = 'textarea, input'
const needed = [
  ':focus:not(main, [role=dialog], [data-toast] *)',
  'a[href^="tel:"], a[href^="sms:"]',
  '[role=dialog] button, dialog[open] button',
].join()

function placeNow(): ToastPlace {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize)
  // In a wide window much lies beside it.
  const start = document.querySelector('[data-toast]')?.getBoundingClientRect().left ?? 0
  const spansOf = (selector: string): Span[] =>
    [...document.querySelectorAll(selector)]
      .map((element) => element.getBoundingClientRect())
      .filter(({ top, bottom, right }) => bottom > top && right > start)
  const isWide = matchMedia('(min-width: 48rem)').matches
  return toastPlace(spansOf(fields), spansOf(needed), { height: innerHeight, rem, isWide })
}

/** Where the toast lies, out of the way; looked at again when the focus or the window changes. */
export function useToastPlace(toastId: number | undefined): ToastPlace {
  const [place, setPlace] = useState<ToastPlace>('bottom')
  useLayoutEffect(() => {
    if (toastId === undefined) return
    const settle = ({ target }: Pick<Event, 'target'>) => {
      const isInToast = target instanceof Element && target.closest('[data-toast]')
      if (!isInToast) setPlace(placeNow())
    }
    settle({ target: null })
    addEventListener('focusin', settle)
    addEventListener('resize', settle)
    return () => {
      removeEventListener('focusin', settle)
      removeEventListener('resize', settle)
    }
  }, [toastId])
  return place
}
