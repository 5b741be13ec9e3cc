import { SupportLinks } from '#web/safety/support-links.tsx'
import * as words from '#web/shell/words.en.ts'
import { Button } from '#web/ui/button.tsx'

/** Stands in for a page that could not be shown. Help needs nothing that could be missing. */
export const PageFault = () => (
  // Where the page fills the window it scrolls by itself.
  <div role="alert" className="min-h-0 overflow-y-auto [main>&]:pb-24">
    <div className="mx-auto my-8 w-[calc(100%-2.5rem)] max-w-xl rounded-panel border border-line bg-surface p-5 shadow-panel sm:p-8">
      <h1 className="text-title">{words.notShown}</h1>
      <p className="mt-2 text-ink-soft">{words.notShownAbout}</p>
      <Button className="mt-5" onClick={() => location.reload()}>
        {words.loadAgain}
      </Button>
      <p className="mt-6 mb-3">{words.needAPerson}</p>
      <SupportLinks />
    </div>
  </div>
)
