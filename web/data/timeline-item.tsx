import { useId, useState } from 'react'
import type { TimelineEvent } from '#contract/data.ts'
import { canCorrect } from '#web/data/timeline-labels.ts'
import { Button } from '#web/ui/button.tsx'
import { dayAndTime } from '#web/ui/times.ts'

type Props = {
  event: TimelineEvent
  onCorrect: (event: TimelineEvent) => void
  onDelete: (event: TimelineEvent) => void
}

/** One thing that happened. Its words stay folded until they are wanted. */
export function TimelineItem({ event, onCorrect, onDelete }: Props) {
  const { at, title, words, isErased, canDelete } = event
  const [isOpen, setOpen] = useState(false)
  const wordsId = useId()
  const which = <span className="sr-only">{`${title}, ${dayAndTime(at)}`}</span>
  return (
    <li className="border-b border-line py-3 last:border-b-0">
      <div className="gap-x-2 sm:flex sm:items-center">
        <div className="min-w-0 grow">
          <p>{title}</p>
          <p className="text-small text-ink-soft">
            <time dateTime={at}>{dayAndTime(at)}</time>
            {isErased && ' · the words are deleted'}
          </p>
        </div>
        <div className="-ml-3 flex flex-wrap sm:-mr-3 sm:ml-0 sm:shrink-0">
          {words !== null && (
            <Button
              variant="plain"
              size="small"
              className="!px-3"
              aria-expanded={isOpen}
              aria-controls={wordsId}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? 'Close' : 'Open'}
              {which}
            </Button>
          )}
          {canCorrect(event) && (
            <Button variant="plain" size="small" className="!px-3" onClick={() => onCorrect(event)}>
              Correct{which}
            </Button>
          )}
          {canDelete && (
            <Button variant="plain" size="small" className="!px-3" onClick={() => onDelete(event)}>
              Delete{which}
            </Button>
          )}
        </div>
      </div>
      {words !== null && (
        <p
          id={wordsId}
          hidden={!isOpen}
          className="mt-2 max-h-80 overflow-y-auto rounded-control bg-sunk px-4 py-3 [overflow-wrap:anywhere] whitespace-pre-wrap"
        >
          {words}
        </p>
      )}
    </li>
  )
}
