import { ChevronDown } from 'lucide-react'
import { useEffect } from 'react'
import type { SaidLine } from '#domain/safety/help/said-line.ts'
import type { Concern } from '#domain/safety/tier.ts'
import { loadMoreHelp } from '#web/safety/help-lines.ts'
import { useHelp } from '#web/safety/use-help.ts'
import * as words from '#web/safety/words.en.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'

type Props = {
  /** What it is about; the first one chooses the lines. */
  concerns?: Concern[]
  isEmergency?: boolean
  /** The first way to reach somebody stands out. */
  isUrgent?: boolean
  /** On a ground of its own, where boxes would be too much: rows with a line between them. */
  isPlain?: boolean
}

/** So many are seen at once; the others are one press away. */
const shown = 5

/** The ways to reach help, each one tap away. */
export function HelpList({ concerns = [], isEmergency = false, isUrgent = false, isPlain = false }: Props) {
  useEffect(() => void loadMoreHelp(), [])
  const found = useHelp().linesOf(concerns[0] ?? 'suicide')
  const isFirst = ({ kind }: SaidLine) => isEmergency && kind === 'emergency'
  // With a life in danger this minute the emergency number comes first.
  const lines = found.toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a)))
  const row = (line: SaidLine, index: number) => (
    <Row key={line.name} line={line} isPlain={isPlain} isFirst={(isUrgent || isEmergency) && index === 0} />
  )
  const listClass = isPlain ? 'grid' : 'grid gap-2'
  return (
    <>
      <ul className={listClass}>{lines.slice(0, shown).map(row)}</ul>
      {lines.length > shown && (
        <details className="group">
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-accent">
            <ChevronDown
              aria-hidden="true"
              className="me-1.5 size-4 transition-transform group-open:rotate-180"
            />
            {words.moreLines}
          </summary>
          <ul className={listClass}>{lines.slice(shown).map(row)}</ul>
        </details>
      )}
    </>
  )
}

function Row({ line, isPlain, isFirst }: { line: SaidLine; isPlain: boolean; isFirst: boolean }) {
  return (
    <li
      className={classNames(
        'flex items-center gap-x-3 py-3',
        isPlain ? 'border-t border-warm-line/50 last:pb-0' : 'rounded-control bg-sunk px-4',
      )}
    >
      <div className="min-w-0 grow basis-0">
        <p className="font-semibold">{line.name}</p>
        <p className="text-small text-ink-soft">{line.about}</p>
      </div>
      <div className="flex max-w-1/2 shrink-0 flex-col gap-2 sm:flex-row sm:flex-wrap">
        {line.ways.map(({ label, href }, way) => (
          <a
            key={href}
            href={href}
            className={buttonClass({ size: 'compact', variant: isFirst && way === 0 ? 'primary' : 'quiet' })}
          >
            {label}
          </a>
        ))}
      </div>
    </li>
  )
}
