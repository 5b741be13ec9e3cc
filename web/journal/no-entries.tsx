import { Waves } from '#web/shell/waves.tsx'
import { Button } from '#web/ui/button.tsx'

/** The sea at night, or in the morning. */
const Shore = () => (
  <div
    aria-hidden="true"
    className="relative isolate h-40 overflow-hidden rounded-panel bg-linear-to-b from-sky from-35% to-horizon"
  >
    <div className="absolute right-[18%] bottom-12 -z-10 size-16 rounded-full bg-sun" />
    <Waves className="absolute inset-x-0 bottom-0 -z-10 h-16" />
  </div>
)

/** Before the first entry. */
export const NoEntries = ({ onWrite }: { onWrite: () => void }) => (
  <div className="mt-8">
    <Shore />
    <h2 className="mt-6 text-title">No journal entries yet</h2>
    <p className="mt-2 max-w-[34rem] text-ink-soft">
      One line about today is enough. Nobody marks it, and you can change or delete it whenever you want.
    </p>
    <Button className="mt-5" onClick={onWrite}>
      Create Your First Entry
    </Button>
  </div>
)

/** Nothing has these words or tags. */
export const NothingFound = ({ onShowAll }: { onShowAll: () => void }) => (
  <div className="mt-8">
    <h2 className="text-lead">No entry has all of that</h2>
    <p className="mt-1 text-ink-soft">Fewer words may find more.</p>
    <Button look="quiet" size="small" className="mt-4" onClick={onShowAll}>
      Show all entries
    </Button>
  </div>
)
