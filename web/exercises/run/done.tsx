import { useUser } from '#web/account/account-queries.ts'
import type { Completed, Rated } from '#web/exercises/complete.ts'
import { Ending } from '#web/exercises/run/ending.tsx'
import * as words from '#web/exercises/run/words.en.ts'
import { Button } from '#web/ui/button.tsx'

type Props = {
  /** Null until it is known. */
  completed: Completed | 'failed' | null
  rated: Rated | null
  hasWritten: boolean
  onRetry: () => void
  onKeep: () => void
  onClose: () => void
}

const notes = {
  counted: words.countsAbout,
  unkept: words.notWrittenDown,
  later: words.countedWhenBack,
  failed: words.notRecorded,
} as const

/** It was done, however far somebody came. */
export function Done({ completed, rated, hasWritten, onRetry, onKeep, onClose }: Props) {
  const canKeep = Boolean(useUser().data) && hasWritten
  const said = rated && (rated.after < rated.before ? words.easier : words.noEasier)
  const isSaved = completed === null || completed === 'counted'
  const about = isSaved && said ? said : notes[completed ?? 'counted']
  return (
    <Ending title={rated ? words.fromTo(rated) : words.counts} about={about}>
      {canKeep && (
        <>
          <p className="max-w-md">{words.keepAbout}</p>
          <Button variant="quiet" onClick={onKeep}>
            {words.keepInJournal}
          </Button>
        </>
      )}
      {completed === 'failed' && (
        <Button variant="quiet" onClick={onRetry}>
          {words.tryAgain}
        </Button>
      )}
      <Button onClick={onClose}>{words.close}</Button>
    </Ending>
  )
}
