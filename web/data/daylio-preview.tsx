import type { Preview } from '#web/data/import-messages.ts'
import { ScrollBox } from '#web/ui/scroll-box.tsx'
import { dayAndTime } from '#web/ui/times.ts'

/** What would be taken over, one by one, and what not and why: the first of each, and how many there are. */
export const DaylioPreview = ({ moods, moodsTotal, skipped, skippedTotal }: Preview) => (
  <div>
    <p className="font-semibold">
      {moods.length === 0
        ? 'No mood in this file can be taken over as it is.'
        : `${moodsTotal} ${moodsTotal === 1 ? 'mood' : 'moods'} can be taken over.`}
    </p>
    {moods.length > 0 && (
      <ScrollBox name="Preview" className="mt-2 max-h-80 border border-line">
        <ol>
          {moods.map(({ line, at, mood, level, note }) => (
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
    {moodsTotal > moods.length && (
      <p className="mt-2 text-small text-ink-soft">And {moodsTotal - moods.length} more.</p>
    )}
    {skipped.length > 0 && (
      <details className="mt-3 text-small">
        <summary className="min-h-8 cursor-pointer font-semibold">
          {skippedTotal} {skippedTotal === 1 ? 'line is' : 'lines are'} left out
        </summary>
        <ul className="mt-1 max-h-60 list-disc overflow-y-auto pl-6">
          {skipped.map(({ line, reason }) => (
            <li key={line}>
              Line {line}: {reason}
            </li>
          ))}
          {skippedTotal > skipped.length && <li>And {skippedTotal - skipped.length} more.</li>}
        </ul>
      </details>
    )}
  </div>
)
