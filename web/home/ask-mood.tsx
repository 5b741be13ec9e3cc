import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import { logMood } from '#contract/mood.ts'
import { correctMood } from '#contract/your-data.ts'
import { useUser } from '#web/account/account-queries.ts'
import { LineForJournal } from '#web/home/line-for-journal.tsx'
import * as words from '#web/home/words.en.ts'
import { call } from '#web/http/call.ts'
import { newId } from '#web/http/new-id.ts'
import { type Weather, weatherOf, weathers } from '#web/mood/weather.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { showError } from '#web/ui/toasts.ts'

/** Up to here a mood is met with an offer. */
const lowUpTo = 4

/** Something to lean on, for whoever has it rough; none of it has to be taken. */
const Offers = () => (
  <div className="mt-4">
    <p className="text-lead">{words.rough}</p>
    <div className="mt-3 flex flex-wrap gap-2">
      <Link href="/exercises/longer-exhale" className={buttonClass({ variant: 'quiet' })}>
        {words.breathe}
      </Link>
      <Link href="/chat" className={buttonClass({ variant: 'quiet' })}>
        {words.talk}
      </Link>
      <Link href="/plan" className={buttonClass({ variant: 'quiet' })}>
        {words.myPlan}
      </Link>
    </div>
  </div>
)

/** One press logs a mood; a line about it, if wanted, goes to the journal. */
export function AskMood() {
  const name = useUser().data?.firstName ?? null
  const [hour] = useState(() => new Date().getHours())
  // Of this one asking: pressed again, it is corrected.
  const [moodId] = useState(newId)
  const log = useMutation({
    mutationFn: async ({ weather: { level }, isAgain }: { weather: Weather; isAgain: boolean }) => {
      if (isAgain) await call(correctMood, { id: moodId, level, note: null })
      else await call(logMood, { moodId, level, note: null, sessionId: null })
    },
    onError: () => showError(words.notNoted, words.tryAgain),
  })
  const [noted, setNoted] = useState<number | null>(null)
  const press = (weather: Weather) => {
    if (log.isPending || noted === weather.level) return
    log.mutate({ weather, isAgain: noted !== null }, { onSuccess: () => setNoted(weather.level) })
  }
  return (
    <div role="group" aria-labelledby="how-is-it" className="mt-3">
      <h2 id="how-is-it" className="of-today text-heading break-words">
        {words.howIsIt({ hour, name })}
      </h2>
      <div className="mt-5 grid max-w-lg grid-cols-5 gap-2">
        {weathers.map((weather) => {
          const { icon: Icon } = weather
          return (
            <button
              key={weather.level}
              type="button"
              aria-pressed={noted === weather.level}
              className={classNames(
                'grid min-h-20 place-items-center content-center gap-1.5 rounded-panel border border-line bg-surface px-1 py-3',
                'text-small font-medium transition-colors hover:border-accent hover:bg-accent-wash',
                'aria-pressed:border-accent aria-pressed:bg-accent-wash',
              )}
              onClick={() => press(weather)}
            >
              <Icon aria-hidden="true" className="size-7 text-accent" strokeWidth={1.6} />
              {weather.name}
            </button>
          )
        })}
      </div>
      <p role="status" className="sr-only">
        {noted !== null && words.noted(weatherOf(noted).name)}
      </p>
      {noted !== null && noted <= lowUpTo && <Offers />}
      {noted !== null && <LineForJournal level={noted} />}
    </div>
  )
}
