import * as words from '#web/journal/words.en.ts'
import { Seascape } from '#web/shell/seascape.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** Before the first entry. */
export const NoEntries = ({ onWrite }: { onWrite: () => void }) => (
  <EmptyState title={words.noEntries} picture={<Seascape className="h-40" />}>
    <p className="text-ink-soft">{words.noEntriesAbout}</p>
    <Button className="mt-5" onClick={onWrite}>
      {words.firstEntry}
    </Button>
  </EmptyState>
)

/** Nothing has these words or tags. */
export const NothingFound = ({ onShowAll }: { onShowAll: () => void }) => (
  <EmptyState title={words.nothingFound}>
    <p className="text-ink-soft">{words.nothingFoundAbout}</p>
    <Button variant="quiet" size="small" className="mt-4" onClick={onShowAll}>
      {words.showAll}
    </Button>
  </EmptyState>
)
