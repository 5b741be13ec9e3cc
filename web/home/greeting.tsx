import { Link } from 'wouter'
import { useUser } from '#web/account/account-queries.ts'
import { AskMood } from '#web/home/ask-mood.tsx'
import { reflectionOf } from '#web/home/daily-reflections.ts'
import * as words from '#web/home/words.en.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { useToday } from '#web/ui/use-today.ts'

/** The day's message, over the sun. */
function TodaysReflection() {
  const today = useToday()
  return (
    <figure
      aria-label={words.todaysReflection}
      className="relative rounded-panel border border-line bg-surface p-6 shadow-panel sm:p-7"
    >
      <div
        aria-hidden="true"
        className="sun absolute -top-14 end-8 -z-10 text-[7rem] lg:-top-20 lg:text-[10rem]"
      />
      <figcaption className="text-small font-semibold text-ink-soft">{words.todaysReflection}</figcaption>
      <blockquote className="of-today mt-2 text-lead text-balance sm:text-title">
        {reflectionOf(today)}
      </blockquote>
    </figure>
  )
}

export function Greeting() {
  const name = useUser().data?.firstName
  return (
    <div className="grid items-end gap-x-12 gap-y-20 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <header>
        <h1 className="text-lead font-semibold break-words">
          {name ? words.welcomeName(name) : words.welcome}
        </h1>
        <p className="mt-1 max-w-xl text-ink-soft">{words.safeSpace}</p>
        <AskMood />
        <Link href="/chat" className={`${buttonClass()} mt-7 min-h-13 px-7`}>
          {words.startConversation}
        </Link>
      </header>
      <TodaysReflection />
    </div>
  )
}
