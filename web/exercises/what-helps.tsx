import { Link } from 'wouter'
import type { HelpedExercise } from '#contract/exercises.ts'
import { findExercise } from '#domain/exercises/catalogue.ts'
import { fewestRated, verdictOf } from '#domain/exercises/what-helps.ts'
import * as words from '#web/exercises/words.en.ts'
import { Section } from '#web/ui/section.tsx'

const mostShown = 6

function sentenceOf(helped: HelpedExercise, title: string): string {
  const { change, rated } = helped
  switch (verdictOf(helped)) {
    case 'helps':
      return words.takesOff({ title, points: change?.mean ?? 0, uses: rated })
    case 'same':
      return words.noClearChange({ title, uses: rated })
    case 'harder':
      return words.leftHarder({ title, uses: rated })
    case 'unknown':
      return words.notEnough({ title, rated, of: fewestRated })
  }
}

function Helped({ helped }: { helped: HelpedExercise }) {
  const title = findExercise(helped.exerciseId)?.title
  const { change } = helped
  if (title === undefined) return null
  return (
    <li className="py-3">
      <Link href={`/exercises/${helped.exerciseId}`} className="link text-lead font-semibold no-underline">
        {sentenceOf(helped, title)}
      </Link>
      {change && verdictOf(helped) !== 'same' && (
        <p className="mt-0.5 text-small text-ink-soft">{words.mostLikely(change)}</p>
      )}
    </li>
  )
}

/** What somebody's own numbers say, in plain words; nothing of it under five times. */
export const WhatHelps = ({ list }: { list: readonly HelpedExercise[] }) => (
  <Section title={words.whatHelps} about={words.whatHelpsAbout}>
    <ul className="-my-3 divide-y divide-line">
      {list.slice(0, mostShown).map((helped) => (
        <Helped key={helped.exerciseId} helped={helped} />
      ))}
    </ul>
  </Section>
)
