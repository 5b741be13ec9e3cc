import * as words from '#web/journal/words.en.ts'
import { Seascape } from '#web/shell/seascape.tsx'
import { Button } from '#web/ui/button.tsx'

/** Before the first entry. */
export const NoEntries = ({ onWrite }: { onWrite: () => void }) => (
  <div className="mt-8">
    <Seascape className="h-40 rounded-panel" />
    <h2 className="mt-6 text-title">{words.noEntries}</h2>
    <p className="mt-2 max-w-[34rem] text-ink-soft">{words.noEntriesAbout}</p>
    <Button className="mt-5" onClick={onWrite}>
      {words.firstEntry}
    </Button>
  </div>
)

/** Nothing has these words or tags. */
export const NothingFound = ({ onShowAll }: { onShowAll: () => void }) => (
  <div className="mt-8">
    <h2 className="text-lead">{words.nothingFound}</h2>
    <p className="mt-1 text-ink-soft">{words.nothingFoundAbout}</p>
    <Button variant="quiet" size="small" className="mt-4" onClick={onShowAll}>
      {words.showAll}
    </Button>
  </div>
)
