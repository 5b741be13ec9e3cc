import { moodLabel } from '#domain/mood/levels.ts'
import { heldMoods } from '#web/mood/held-moods.ts'
import { bandInk } from '#web/mood/mood-level.tsx'
import { NoteConcern } from '#web/mood/note-concern.tsx'
import * as words from '#web/mood/words.en.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'

/** Readings that wait for a network, or were not taken once there was one. */
export function WaitingMoods() {
  const all = heldMoods.useAll()
  if (all.length === 0) return null
  return (
    <ul aria-label={words.waitingMoods} className="grid gap-3">
      {all.map(({ id, write: { level, note }, phase, reason, found }) => (
        <li key={id} className="rounded-panel bg-sunk px-4 py-3">
          {found ? (
            <NoteConcern {...found} onClose={() => heldMoods.takeBack(id)} />
          ) : (
            <>
              <p className={`font-semibold ${bandInk(level)}`}>
                <span dir="ltr" className="tabular-nums">
                  {words.outOfTen(level)}
                </span>
                <span className="ms-2">{moodLabel(level)}</span>
              </p>
              {note !== null && (
                <p dir="auto" className="mt-1 [overflow-wrap:anywhere] whitespace-pre-wrap">
                  {note}
                </p>
              )}
              <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
                {phase === 'failed' ? (
                  <Alert>{reason ?? words.notSaved}</Alert>
                ) : (
                  <p role="status" className="text-small text-ink-soft">
                    {words.waitsForNetwork}
                  </p>
                )}
                {phase === 'failed' && (
                  <Button variant="quiet" size="small" onClick={() => heldMoods.retry(id)}>
                    {words.tryAgain}
                  </Button>
                )}
                {phase !== 'sending' && (
                  <Button
                    variant="plain"
                    size="small"
                    className="-mx-4"
                    onClick={() => heldMoods.takeBack(id)}
                  >
                    {words.notLogged}
                  </Button>
                )}
              </div>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
