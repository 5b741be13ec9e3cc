import * as words from '#web/shell/words.en.ts'
/** The first stop of the Tab key: past everything that stands before the page. */
export const SkipLink = () => (
  <a
    href="#content"
    className="sr-only bg-surface px-4 py-2 text-accent focus:not-sr-only focus:fixed focus:top-2 focus:start-2 focus:z-50"
  >
    {words.skipToContent}
  </a>
)
