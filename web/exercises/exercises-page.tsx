import { useRef, useState } from 'react'
import { Link } from 'wouter'
import { verdictOf } from '#domain/exercises/what-helps.ts'
import { ExerciseRow } from '#web/exercises/exercise-row.tsx'
import { useFavourites } from '#web/exercises/favourites.ts'
import { FindExercise } from '#web/exercises/find-exercise.tsx'
import { anything, found, type Wanted } from '#web/exercises/library.ts'
import { useHelped } from '#web/exercises/use-helped.ts'
import * as words from '#web/exercises/words.en.ts'
import { PageTitle } from '#web/shell/page-title.tsx'
import { Button } from '#web/ui/button.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { useFocusAfter } from '#web/ui/use-focus-after.ts'

/** What was looked for last, for whoever comes back from an exercise. Never in the address. */
let last: Wanted = anything

/** All exercises, by the moment first. */
export function ExercisesPage() {
  const [wanted, setWanted] = useState(last)
  const favourites = useFavourites()
  const helped = useHelped()
  const helpful = helped.filter((one) => verdictOf(one) === 'helps').map(({ exerciseId }) => exerciseId)
  const exercises = found(wanted, favourites, helpful)
  const heading = useRef<HTMLHeadingElement>(null)
  const button = useFocusAfter(heading)
  const change = (next: Wanted) => {
    last = next
    setWanted(next)
  }
  return (
    <Panel>
      <PageTitle>{words.library}</PageTitle>
      <PageHead title={words.libraryTitle} about={words.libraryAbout} />
      <Link href="/helps" className="link mt-3 inline-flex min-h-11 items-center">
        {words.whatHelps}
      </Link>
      <FindExercise wanted={wanted} hasFavourites={favourites.length > 0} onChange={change} />
      <section aria-labelledby="found" className="mt-10">
        <h2 ref={heading} id="found" tabIndex={-1} className="text-title outline-none">
          {wanted.moment ? words.moments[wanted.moment] : words.all}
        </h2>
        {wanted.moment && (
          <p className="mt-1 max-w-[38rem] text-ink-soft">{words.momentLeads[wanted.moment]}</p>
        )}
        <p role="status" className="sr-only">
          {words.found(exercises.length)}
        </p>
        {exercises.length === 0 && <p className="mt-4">{words.noneFound}</p>}
        <ul className="mt-3 divide-y divide-line">
          {exercises.map((exercise) => (
            <ExerciseRow key={exercise.id} exercise={exercise} />
          ))}
        </ul>
        {wanted !== anything && (
          <Button ref={button} variant="quiet" className="mt-6" onClick={() => change(anything)}>
            {words.showAll}
          </Button>
        )}
      </section>
    </Panel>
  )
}
