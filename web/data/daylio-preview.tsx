import type { Preview } from '#web/data/import-words.ts'
import { dayAndTime } from '#web/ui/moments.ts'

/** So many lines are shown before the rest is only counted. */
const shownLines = 50

const cell = 'px-3 py-2 text-left align-top'

/** What would be taken over, as a table, and what not and why. */
export const DaylioPreview = ({ moods, skipped }: Preview) => (
  <div>
    <p className="font-semibold">
      {moods.length === 0
        ? 'No mood in this file can be taken over as it is.'
        : `${moods.length} ${moods.length === 1 ? 'mood' : 'moods'} can be taken over.`}
    </p>
    {moods.length > 0 && (
      <div
        role="region"
        aria-label="Preview"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls must be reachable by keyboard.
        tabIndex={0}
        className="mt-2 max-h-80 overflow-auto rounded-control border border-line bg-surface"
      >
        <table className="w-full min-w-md text-small">
          <thead className="bg-sunk">
            <tr>
              {['When', 'Mood', 'Level', 'Note'].map((name) => (
                <th key={name} scope="col" className={cell}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {moods.slice(0, shownLines).map(({ line, at, mood, level, note }) => (
              <tr key={line} className="border-t border-line">
                <td className={`${cell} whitespace-nowrap`}>{dayAndTime(at)}</td>
                <td className={cell}>{mood}</td>
                <td className={`${cell} whitespace-nowrap tabular-nums`}>{level} / 10</td>
                <td className={`${cell} whitespace-pre-wrap`}>{note}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    )}
    {moods.length > shownLines && (
      <p className="mt-2 text-small text-ink-soft">And {moods.length - shownLines} more.</p>
    )}
    {skipped.length > 0 && (
      <details className="mt-3 text-small">
        <summary className="min-h-8 cursor-pointer font-semibold">
          {skipped.length} {skipped.length === 1 ? 'line is' : 'lines are'} left out
        </summary>
        <ul className="mt-1 max-h-60 list-disc overflow-y-auto pl-6">
          {skipped.map(({ line, reason }) => (
            <li key={line}>
              Line {line}: {reason}
            </li>
          ))}
        </ul>
      </details>
    )}
  </div>
)
