import { useQuery } from '@tanstack/react-query'
import { findPatterns, type Pattern } from '#contract/patterns.ts'
import { fewestDays } from '#domain/patterns/went-together.ts'
import * as words from '#web/helps/words.en.ts'
import { queryOf } from '#web/http/query-client.ts'
import { Details } from '#web/ui/details.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Section } from '#web/ui/section.tsx'

const OnePattern = ({ pattern: { tag, ...rest } }: { pattern: Pattern }) => (
  <li className="py-3">
    <p className="text-lead font-semibold [overflow-wrap:anywhere]">
      {words.wentTogether({
        name: tag,
        points: Math.abs(rest.difference.mean),
        isCalmer: rest.difference.mean > 0,
      })}
    </p>
    <p className="mt-0.5 text-small text-ink-soft">{words.surely(rest)}</p>
  </li>
)

export const PatternList = ({ patterns }: { patterns: readonly Pattern[] }) => (
  <ul className="-my-3 divide-y divide-line">
    {patterns.map((pattern) => (
      <OnePattern key={pattern.tag} pattern={pattern} />
    ))}
  </ul>
)

/** What can be said where there is nothing to tell. */
export const noPattern = (compared: number): string =>
  compared === 0 ? words.nothingYet(fewestDays) : words.nothingSure(compared)

/** Tags of the journal and how the days were: side by side, never one as the cause of the other. */
export function WentTogether() {
  const query = useQuery(queryOf(findPatterns, {}))
  return (
    <Section title={words.patterns} about={words.patternsAbout}>
      <QueryView query={query} loading={words.loading}>
        {({ patterns, compared }) =>
          patterns.length > 0 ? <PatternList patterns={patterns} /> : <p>{noPattern(compared)}</p>
        }
      </QueryView>
      <Details summary={words.howCounted} className="mt-4">
        <p className="max-w-[38rem] text-ink-soft">{words.howCountedAbout}</p>
      </Details>
    </Section>
  )
}
