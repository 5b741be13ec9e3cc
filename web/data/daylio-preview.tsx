import type { Preview } from '#web/data/import-words.ts'
import { dayAndTime } from '#web/ui/moments.ts'
import { ScrollBox } from '#web/ui/scroll-box.tsx'

/** So many lines are shown before the rest is only counted. */
const shownLines = 50

/** What would be taken over, one by one, and what not and why. */
export const DaylioPreview = ({ moods, skipped }: Preview) => (
  <div>
    <p className="font-semibold">
      {moods.length === 0
        ? 'No mood in this file can be taken over as it is.'
        : `${moods.length} ${moods.length === 1 ? 'mood' : 'moods'} can be taken over.`}
    </p>
    {moods.length > 0 && (
      <ScrollBox name="Preview" className="mt-2 max-h-80 border border-line">
        <ol>
          {moods.slice(0, shownLines).map(({ line, at, mood, level, note }) => (
            <li key={line} className="border-t border-line px-4 py-2.5 first:border-t-0">
              <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                <p>
                  <span className="font-semibold tabular-nums">{level} / 10</span> “{mood}”
                </p>
                <time dateTime={at} className="text-small text-ink-soft">
                  {dayAndTime(at)}
                </time>
              </div>
              {note !== null && <p className="[overflow-wrap:anywhere] whitespace-pre-wrap">{note}</p>}
            </li>
          ))}
        </ol>
      </ScrollBox>
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
