import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { countEvents, type TimelineEvent } from '#contract/your-data.ts'
import { type Kind, kinds } from '#domain/timeline/kinds.ts'
import { queryOf } from '#web/http/query-client.ts'
import { Details } from '#web/ui/details.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Section } from '#web/ui/section.tsx'
import { ShowOlder } from '#web/ui/show-older.tsx'
import { CorrectMood } from '#web/your-data/correct-mood.tsx'
import { keepFocusInSight } from '#web/your-data/focus-in-sight.ts'
import { RemovalDialog } from '#web/your-data/removal-dialog.tsx'
import { TimelineItem } from '#web/your-data/timeline-item.tsx'
import { useTimeline } from '#web/your-data/timeline-queries.ts'
import * as words from '#web/your-data/words.en.ts'

/** What happened of one kind, the latest first. */
function EventsOf({ kind }: { kind: Kind }) {
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
  return (
    <div className="border-s-2 border-line ps-2 sm:ms-3 sm:ps-3">
      <div ref={list} tabIndex={-1} className="outline-none">
        <QueryView query={history} loading={words.loadingKept}>
          {({ pages }) => (
            <ol>
              {pages
                .flatMap((page) => page.events)
                .map((event) => (
                  <TimelineItem
                    key={event.id}
                    event={event}
                    onCorrect={setCorrecting}
                    onDelete={setRemoving}
                  />
                ))}
            </ol>
          )}
        </QueryView>
      </div>
      <ShowOlder list={history} place={list} className="mt-2 mb-4 ps-3" />
      <RemovalDialog target={removing?.target ?? null} onClose={() => setRemoving(null)} onRemoved={goOn} />
      {correcting?.target && (
        <CorrectMood moodId={correcting.target.id} onCorrected={goOn} onClose={() => setCorrecting(null)} />
      )}
    </div>
  )
}

function KindRow({ kind, count }: { kind: Kind; count: number }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <li className="border-b border-line">
      <Details variant="row" summary={words.kinds[kind]} note={String(count)} onOpenChange={setOpen}>
        {isOpen && <EventsOf kind={kind} />}
      </Details>
    </li>
  )
}

/** All that is known of a person, by kind, to read, set right and delete. */
export function Timeline() {
  const counts = useQuery(queryOf(countEvents, {}))
  // Several sections above it come when they will.
  useEffect(keepFocusInSight, [])
  return (
    <Section title={words.timeline} about={words.timelineAbout}>
      <QueryView query={counts} loading={words.loadingKept}>
        {(known) => (
          <ul className="-mx-3 border-t border-line">
            {kinds
              .filter((kind) => known[kind] > 0)
              .map((kind) => (
                <KindRow key={kind} kind={kind} count={known[kind]} />
              ))}
          </ul>
        )}
      </QueryView>
    </Section>
  )
}
