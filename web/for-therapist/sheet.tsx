import { ChosenPart, noonOf } from '#web/for-therapist/sheet-parts.tsx'
import { dayText, firstDay } from '#web/for-therapist/since.ts'
import * as words from '#web/for-therapist/words.en.ts'
import { wholeDay } from '#web/ui/times.ts'
import { useToday } from '#web/ui/use-today.ts'

export type SheetProps = { span: words.Span; chosen: readonly words.Part[] }

/** What is shown and printed. */
export function Sheet({ span, chosen }: SheetProps) {
  const today = useToday()
  const since = firstDay(span, today)
  const to = wholeDay(noonOf(dayText(today)))
  return (
    <article data-print aria-label={words.thePage} className="mt-10 border-t border-line pt-8 print:border-0">
      <h2 className="text-title">{words.forTherapist}</h2>
      <p className="text-ink-soft">
        {since === null ? words.until(to) : words.since({ from: wholeDay(noonOf(since)), to })}
      </p>
      {chosen.map((part) => (
        <ChosenPart key={part} part={part} since={since} />
      ))}
      <p className="mt-8 text-small text-ink-soft">{words.madeBy}</p>
    </article>
  )
}
