/** From where to where something reaches, in pixels from the top of the window. */
export type Span = { top: number; bottom: number }

/** Where a toast lies: at the bottom, under the header, or a little lower. */
export type ToastPlace = 'top' | 'middle' | 'bottom'

/** A title with two lines of words. */
const toastHeight = 6.5

function spanOf(place: ToastPlace, { height, rem, isWide }: Window): Span {
  const tops = { top: 4.5, middle: 9.75, bottom: height / rem - toastHeight - (isWide ? 4 : 1) }
  return { top: tops[place] * rem, bottom: (tops[place] + toastHeight) * rem }
}

const meet = (one: Span, other: Span): boolean => one.top < other.bottom && other.top < one.bottom

type Window = {
  height: number
  /** Of its text, in pixels. */
  rem: number
  isWide: boolean
}

/**
 * The first place that covers nothing: neither `fields` nor what is `needed`, which are the focus, ways to reach help and
 * the buttons of a dialog. Where there is none, the first that covers nothing `needed`; else the bottom, for titles are
 * at the top.
 */
export function toastPlace(fields: readonly Span[], needed: readonly Span[], window: Window): ToastPlace {
  // In a wide window the buttons of a page are under the header, at the right.
  const places: ToastPlace[] = window.isWide ? ['bottom', 'middle', 'top'] : ['bottom', 'top', 'middle']
  const isClear = (place: ToastPlace, spans: readonly Span[]) =>
    !spans.some((span) => meet(span, spanOf(place, window)))
  return (
    places.find((place) => isClear(place, [...fields, ...needed])) ??
    places.find((place) => isClear(place, needed)) ??
    'bottom'
  )
}
