import { Seascape } from '#web/shell/seascape.tsx'
import { Button } from '#web/ui/button.tsx'

/** Before the first entry. */
export const NoEntries = ({ onWrite }: { onWrite: () => void }) => (
  <div className="mt-8">
    <Seascape className="h-40 rounded-panel" />
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
    <Button variant="quiet" size="small" className="mt-4" onClick={onShowAll}>
      Show all entries
    </Button>
  </div>
)
