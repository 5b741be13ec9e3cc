import type { TimelineEvent } from '#contract/your-data.ts'
import { aloud } from '#web/language/aloud.tsx'
import { Button } from '#web/ui/button.tsx'
import { Details } from '#web/ui/details.tsx'
import { dayAndTime } from '#web/ui/times.ts'
import * as words from '#web/your-data/words.en.ts'

type Props = {
  event: TimelineEvent
  onCorrect: (event: TimelineEvent) => void
  onDelete: (event: TimelineEvent) => void
}

/** What may be set right: a mood that still stands. */
const canCorrect = ({ canDelete, target }: TimelineEvent): boolean => canDelete && target?.kind === 'mood'

const WhatAndWhen = ({ event: { at, title, isErased } }: Pick<Props, 'event'>) => (
  <>
    <span className="block font-normal">{title}</span>
    <span className="block text-small font-normal text-ink-soft">
      <time dateTime={at}>{dayAndTime(at)}</time>
      {isErased && words.wordsDeleted}
    </span>
  </>
)

/** One thing that happened; what can be read or done of it is folded away. */
export function TimelineItem({ event, onCorrect, onDelete }: Props) {
  const { at, title, words: text, canDelete } = event
  const which = { what: words.titleAt({ title, time: dayAndTime(at) }), aloud }
  if (text === null && !canDelete)
    return (
      <li className="px-3 py-2">
        <WhatAndWhen event={event} />
      </li>
    )
  return (
    <li>
      <Details variant="row" summary={<WhatAndWhen event={event} />}>
        <div className="px-3 pt-1 pb-3">
          {text !== null && (
            <p dir="auto" className="max-h-80 overflow-y-auto [overflow-wrap:anywhere] whitespace-pre-wrap">
              {text}
            </p>
          )}
          <div className="-ms-3 flex flex-wrap">
            {canCorrect(event) && (
              <Button variant="plain" size="compact" onClick={() => onCorrect(event)}>
                {words.correctThis(which)}
              </Button>
            )}
            {canDelete && (
              <Button variant="plain" size="compact" onClick={() => onDelete(event)}>
                {words.deleteThis(which)}
              </Button>
            )}
          </div>
        </div>
      </Details>
    </li>
  )
}
