import type { Draft } from '#web/journal/kept-drafts.ts'
import * as words from '#web/journal/words.en.ts'

type Props = { drafts: readonly Draft[]; onWriteOn: (draft: Draft) => void }

/** New entries that were begun and are not saved yet. Of several, how each begins. */
export const WaitingEntries = ({ drafts, onWriteOn }: Props) =>
  drafts.map((draft) => (
    <div key={draft.entryId} className="mt-5 rounded-control bg-sunk px-4 py-3">
      <p>
        {words.waitingEntry((text) => (
          <button type="button" className="link min-h-6" onClick={() => onWriteOn(draft)}>
            {text}
          </button>
        ))}
      </p>
      {drafts.length > 1 && (
        <p dir="auto" className="mt-1 line-clamp-2 text-ink-soft [overflow-wrap:anywhere]">
          {draft.title.trim() || draft.content.trim()}
        </p>
      )}
    </div>
  ))
