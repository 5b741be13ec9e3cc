import * as words from '#web/shell/words.en.ts'
/** Stands in for what is not here yet. */
export const Waiting = () => (
  <p role="status" className="waiting">
    {words.loading}
  </p>
)
