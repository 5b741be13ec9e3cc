import { ChevronDown } from 'lucide-react'
import { catalogue, findExercise } from '#domain/exercises/catalogue.ts'
import { useDisclosure } from '#web/consent/disclosure.ts'
import { ExerciseCard } from '#web/exercises/exercise-card.tsx'
import { exercisesAlways } from '#web/exercises/exercises-always.ts'
import { useFavourites } from '#web/exercises/favourites.ts'
import { keptHelpful } from '#web/exercises/use-helped.ts'
import { type Line, useLine } from '#web/offline/use-line.ts'
import * as words from '#web/offline/words.en.ts'
import { HelpList } from '#web/safety/help-list.tsx'
import { ChooseCountry } from '#web/safety/somewhere-else.tsx'
import { Header } from '#web/shell/header.tsx'
import { LaterPart } from '#web/shell/later-part.tsx'
import { lazyPart } from '#web/shell/lazy-part.tsx'
import { Mark } from '#web/shell/mark.tsx'
import { PageTitle } from '#web/shell/page-title.tsx'
import { SkipLink } from '#web/shell/skip-link.tsx'
import { Waves } from '#web/shell/waves.tsx'
import { Button } from '#web/ui/button.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Section } from '#web/ui/section.tsx'

const WrittenWords = lazyPart<{ isBack: boolean }>(
  async () => (await import('#web/offline/written-words.tsx')).WrittenWords,
)
const KeptPlanSection = lazyPart(
  async () => (await import('#web/offline/kept-plan-section.tsx')).KeptPlanSection,
)
const Toaster = lazyPart(async () => (await import('#web/ui/toaster.tsx')).Toaster)

/** Whether this is rendered for the first words, before any browser has it. */
const isFirstWord = import.meta.env.SSR

/** This page stands at the address of the one that could not be opened. */
const openPage = (): void => (location.pathname === '/offline' ? location.assign('/') : location.reload())

const Help = () => (
  <Section title={words.help} about={words.aboutHelp}>
    {isFirstWord ? (
      <div className="early-lines" data-help-list />
    ) : (
      <>
        <HelpList concerns={['suicide']} isUrgent />
        <LaterPart>
          <div className="mt-4">
            <ChooseCountry label={words.somewhereElse} />
          </div>
        </LaterPart>
      </>
    )}
  </Section>
)

/** The one whose page was asked for, those that have helped, those that somebody has marked, and those that suit nearly everybody. */
const idsFirst = (favourites: readonly string[]): readonly string[] => [
  ...new Set([location.pathname.split('/')[2] ?? '', ...keptHelpful(), ...favourites, ...exercisesAlways]),
]

function Exercises() {
  const favourites = useFavourites()
  const ids = isFirstWord ? exercisesAlways : idsFirst(favourites)
  const first = ids.map(findExercise).filter((exercise) => exercise !== null)
  const others = catalogue.filter((exercise) => !first.includes(exercise))
  return (
    <Section title={words.exercises} about={words.aboutExercises}>
      <div className="grid gap-3">
        {first.map((exercise) => (
          <ExerciseCard key={exercise.id} exercise={exercise} sessionId={null} isAway />
        ))}
      </div>
      <details className="group mt-3">
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-accent">
          <ChevronDown
            aria-hidden="true"
            className="me-1.5 size-4 transition-transform group-open:rotate-180"
          />
          {words.moreExercises}
        </summary>
        <div className="mt-2 grid gap-3">
          {others.map((exercise) => (
            <ExerciseCard key={exercise.id} exercise={exercise} sessionId={null} isEarlier isAway />
          ))}
        </div>
      </details>
    </Section>
  )
}

function WayBack({ line, hasAsked, onAsk }: { line: Line; hasAsked: boolean; onAsk: () => void }) {
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      {line === 'back' ? (
        <Button onClick={openPage}>{words.open}</Button>
      ) : (
        <Button variant="quiet" isBusy={line === 'asking'} onClick={onAsk}>
          {words.tryAgain}
        </Button>
      )}
      <p role="status">
        {line === 'back' && words.back}
        {line === 'away' && hasAsked && words.stillAway}
      </p>
    </div>
  )
}

/** Whole without a network: a browser keeps it with all its files, and shows it where nothing else can be opened. */
export function OfflinePage() {
  const { line, hasAsked, ask } = useLine()
  const { isAccepted } = useDisclosure()
  return (
    <div className="flex min-h-dvh flex-col">
      <PageTitle>{words.tab}</PageTitle>
      <SkipLink />
      <Header
        start={
          <p className="flex min-h-11 items-center gap-2.5 text-lead font-semibold">
            <Mark />
            <span className="max-[28rem]:sr-only">{words.leeward}</span>
          </p>
        }
      />
      <main
        id="content"
        tabIndex={-1}
        className="relative isolate flex min-h-0 grow flex-col outline-none max-sm:bg-surface"
      >
        <Waves className="absolute inset-x-0 bottom-0 -z-10 h-28 sm:h-56" />
        <div className="mx-auto w-full max-w-3xl grow pb-24 sm:px-6 sm:pt-10">
          <Panel>
            <PageHead title={words.title} {...(line !== 'back' && { about: words.lead })} />
            <WayBack line={line} hasAsked={hasAsked} onAsk={() => void ask()} />
            <Help />
            {!isFirstWord && (
              <LaterPart>
                <KeptPlanSection />
              </LaterPart>
            )}
            {isAccepted === true && (
              <LaterPart>
                <WrittenWords isBack={line === 'back'} />
              </LaterPart>
            )}
            <Exercises />
          </Panel>
        </div>
      </main>
      {!isFirstWord && (
        <LaterPart>
          <Toaster />
        </LaterPart>
      )}
    </div>
  )
}
