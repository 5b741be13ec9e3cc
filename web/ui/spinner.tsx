/** Turns while something is under way; the words beside it say what. */
export const Spinner = () => (
  <span
    aria-hidden="true"
    className="size-4 shrink-0 animate-spin forced-color-adjust-none rounded-full border-2 border-current
      border-t-transparent forced-colors:border-[CanvasText] forced-colors:border-t-[Canvas]"
  />
)
