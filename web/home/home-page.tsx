import { CrisisFootnote } from '#web/home/crisis-footnote.tsx'
import { Greeting } from '#web/home/greeting.tsx'
import { LatestMood } from '#web/home/latest-mood.tsx'
import { ProgressCard } from '#web/home/progress-card.tsx'
import { QuickStarts } from '#web/home/quick-starts.tsx'
import { TodaysEntries } from '#web/home/todays-entries.tsx'
import { WhatYouCanDo } from '#web/home/what-you-can-do.tsx'
import * as words from '#web/home/words.en.ts'
import { PageTitle } from '#web/shell/page-title.tsx'
import { Waves } from '#web/shell/waves.tsx'

/** Where somebody arrives: a greeting and one thing to do first; what was before, and what else there is, below. */
export function HomePage() {
  return (
    <div className="relative isolate grow overflow-hidden bg-linear-to-b from-sky from-20% to-horizon">
      <PageTitle>{words.home}</PageTitle>
      <div className="mx-auto grid max-w-5xl gap-y-12 px-5 pt-10 pb-52 sm:gap-y-16 sm:px-8 sm:pt-16 sm:pb-60">
        <Greeting />
        <QuickStarts />
        <div className="grid gap-4 sm:grid-cols-2">
          <LatestMood />
          <TodaysEntries />
        </div>
        <ProgressCard />
        <WhatYouCanDo />
        <CrisisFootnote />
      </div>
      <Waves className="absolute inset-x-0 bottom-0 -z-10 h-36 sm:h-48" />
    </div>
  )
}
