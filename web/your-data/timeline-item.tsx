import { useId, useState } from 'react'
import type { TimelineEvent } from '#contract/your-data.ts'
import { aloud } from '#web/language/aloud.tsx'
import { Button } from '#web/ui/button.tsx'
import { dayAndTime } from '#web/ui/times.ts'
import * as words from '#web/your-data/words.en.ts'

type Props = {
  event: TimelineEvent
  onCorrect: (event: TimelineEvent) => void
  onDelete: (event: TimelineEvent) => void
}

/** What may be set right: a mood that still stands. */
const canCorrect = ({ canDelete, target }: TimelineEvent): boolean => canDelete && target?.kind === 'mood'

/** One thing that happened. Its words stay folded until they are wanted. */
export function TimelineItem({ event, onCorrect, onDelete }: Props) {
  const { at, title, words: text, isErased, canDelete } = event
  const [isOpen, setOpen] = useState(false)
  const wordsId = useId()
  const which = { what: words.titleAt({ title, time: dayAndTime(at) }), aloud }
  return (
    <li className="border-b border-line py-3 last:border-b-0">
      <div className="gap-x-2 sm:flex sm:items-center">
        <div className="min-w-0 grow">
          <p>{title}</p>
          <p className="text-small text-ink-soft">
            <time dateTime={at}>{dayAndTime(at)}</time>
            {isErased && words.wordsDeleted}
          </p>
        </div>
        <div className="-ms-3 flex flex-wrap sm:-me-3 sm:ms-0 sm:shrink-0">
          {text !== null && (
            <Button
              variant="plain"
              size="compact"
              aria-expanded={isOpen}
              aria-controls={wordsId}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? words.closeThis(which) : words.openThis(which)}
            </Button>
          )}
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
      {text !== null && (
        <p
          id={wordsId}
          hidden={!isOpen}
          dir="auto"
          className="mt-2 max-h-80 overflow-y-auto rounded-control bg-sunk px-4 py-3 [overflow-wrap:anywhere] whitespace-pre-wrap"
        >
          {text}
        </p>
      )}
    </li>
  )
}
