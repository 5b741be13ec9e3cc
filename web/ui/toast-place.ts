/** From where to where something reaches, in pixels from the top of the window. */
export type Span = { top: number; bottom: number }

/** Where a toast lies in a narrow window: under the header, a little lower, or at the bottom. */
export type ToastPlace = 'top' | 'middle' | 'bottom'

/** A title with two lines of words. */
const toastHeight = 6.5

function spanOf(place: ToastPlace, height: number, rem: number): Span {
  const tops = { top: 4.5, middle: 9.75, bottom: height / rem - toastHeight - 1 }
  return { top: tops[place] * rem, bottom: (tops[place] + toastHeight) * rem }
}

const meet = (one: Span, other: Span): boolean => one.top < other.bottom && other.top < one.bottom

/** The first place that covers nothing of `keepClear`; under the header when there is none. */
export function toastPlace(keepClear: readonly Span[], height: number, rem: number): ToastPlace {
  const places = ['top', 'middle', 'bottom'] as const
  return places.find((place) => !keepClear.some((span) => meet(span, spanOf(place, height, rem)))) ?? 'top'
}
