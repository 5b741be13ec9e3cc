import { useEffect, useRef, useState } from 'react'
import type { TimelineEvent } from '#contract/your-data.ts'
import { type Kind, kinds } from '#domain/timeline/kinds.ts'
import { Chip } from '#web/ui/chip.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Section } from '#web/ui/section.tsx'
import { ShowOlder } from '#web/ui/show-older.tsx'
import { CorrectMood } from '#web/your-data/correct-mood.tsx'
import { keepFocusInSight } from '#web/your-data/focus-in-sight.ts'
import { RemovalDialog } from '#web/your-data/removal-dialog.tsx'
import { TimelineItem } from '#web/your-data/timeline-item.tsx'
import { useTimeline } from '#web/your-data/timeline-queries.ts'
import * as words from '#web/your-data/words.en.ts'

type Filter = { kind: Kind | null; onChange: (kind: Kind | null) => void }

const KindFilter = ({ kind, onChange }: Filter) => (
  <div role="group" aria-label={words.show} className="mb-5 flex flex-wrap gap-2">
    {[null, ...kinds].map((one) => (
      <Chip key={one ?? 'all'} aria-pressed={kind === one} onClick={() => onChange(one)}>
        {one === null ? words.everything : words.kinds[one]}
      </Chip>
    ))}
  </div>
)

/** All that is known of a person, to read, set right and delete. */
export function Timeline() {
  const [kind, setKind] = useState<Kind | null>(null)
  const [removing, setRemoving] = useState<TimelineEvent | null>(null)
  const [correcting, setCorrecting] = useState<TimelineEvent | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const history = useTimeline(kind)
  // The button that had the focus is gone with what was deleted, or with the words that others stand for now.
  const goOn = () => {
    setRemoving(null)
    setCorrecting(null)
    setTimeout(() => list.current?.focus({ preventScroll: true }), 50)
  }
  // Several sections above it come when they will.
  useEffect(keepFocusInSight, [])

  return (
    <Section title={words.timeline} about={words.timelineAbout}>
      <KindFilter kind={kind} onChange={setKind} />
      <div ref={list} tabIndex={-1} className="outline-none">
        <QueryView query={history} loading={words.loadingKept}>
          {({ pages }) => {
            const events = pages.flatMap((page) => page.events)
            return events.length === 0 ? (
              <p className="text-ink-soft">{words.nothingKept}</p>
            ) : (
              <ol className="border-t border-line">
                {events.map((event) => (
                  <TimelineItem
                    key={event.id}
                    event={event}
                    onCorrect={setCorrecting}
                    onDelete={setRemoving}
                  />
                ))}
              </ol>
            )
          }}
        </QueryView>
      </div>
      <ShowOlder list={history} place={list} className="mt-4" />
      <RemovalDialog target={removing?.target ?? null} onClose={() => setRemoving(null)} onRemoved={goOn} />
      {correcting?.target && (
        <CorrectMood moodId={correcting.target.id} onCorrected={goOn} onClose={() => setCorrecting(null)} />
      )}
    </Section>
  )
}
