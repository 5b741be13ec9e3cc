import { ScrollBox } from '#web/ui/scroll-box.tsx'
import { dayAndTime } from '#web/ui/times.ts'
import type { Preview } from '#web/your-data/import-messages.ts'
import * as words from '#web/your-data/words.en.ts'

/** What would be taken over, one by one, and what not and why: the first of each, and how many there are. */
export const DaylioPreview = ({ moods, moodsTotal, skipped, skippedTotal }: Preview) => (
  <div>
    <p className="font-semibold">{moods.length === 0 ? words.noMoodFits : words.moodsFit(moodsTotal)}</p>
    {moods.length > 0 && (
      <ScrollBox name={words.preview} className="mt-2 max-h-80 border border-line">
        <ol>
          {moods.map(({ line, at, mood, level, note }) => (
            <li key={line} className="border-t border-line px-4 py-2.5 first:border-t-0">
              <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                <p>
                  <span dir="ltr" className="font-semibold tabular-nums">
                    {words.outOfTen(level)}
                  </span>{' '}
                  {words.quoted(mood)}
                </p>
                <time dateTime={at} className="text-small text-ink-soft">
                  {dayAndTime(at)}
                </time>
              </div>
              {note !== null && (
                <p dir="auto" className="[overflow-wrap:anywhere] whitespace-pre-wrap">
                  {note}
                </p>
              )}
            </li>
          ))}
        </ol>
      </ScrollBox>
    )}
    {moodsTotal > moods.length && (
      <p className="mt-2 text-small text-ink-soft">{words.andMore(moodsTotal - moods.length)}</p>
    )}
    {skipped.length > 0 && (
      <details className="mt-3 text-small">
        <summary className="min-h-8 cursor-pointer font-semibold">{words.linesLeftOut(skippedTotal)}</summary>
        <ul className="mt-1 max-h-60 list-disc overflow-y-auto ps-6">
          {skipped.map(({ line, reason }) => (
            <li key={line}>{words.lineLeftOut({ line, reason })}</li>
          ))}
          {skippedTotal > skipped.length && <li>{words.andMore(skippedTotal - skipped.length)}</li>}
        </ul>
      </details>
    )}
  </div>
)
