import { aboutLine, emergencyFirst, linesFor, waysTo } from '#domain/safety/help-lines.ts'
import type { Concern } from '#domain/safety/tier.ts'
import { useHelpCountry } from '#web/safety/help-country.ts'
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

/** The ways to reach help, each one tap away. */
export function HelpList({ concerns = [], isEmergency = false, isUrgent = false, isPlain = false }: Props) {
  const lines = linesFor(useHelpCountry(), concerns[0] ?? 'suicide')
  return (
    <ul className={isPlain ? 'grid' : 'grid gap-3'}>
      {(isEmergency ? emergencyFirst(lines) : lines).map((line, index) => (
        <li
          key={line.name}
          className={classNames(
            'flex flex-wrap items-center gap-x-4 gap-y-2 py-3',
            isPlain ? 'border-t border-warm-line/50 last:pb-0' : 'rounded-control bg-sunk px-4',
          )}
        >
          <div className="min-w-44 grow basis-60">
            <p className="font-semibold">{line.name}</p>
            <p className="text-small text-ink-soft">{aboutLine(line)}</p>
          </div>
          <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow">
            {waysTo(line).map(({ label, href }, way) => (
              <a
                key={href}
                href={href}
                className={buttonClass({
                  size: 'small',
                  variant: (isUrgent || isEmergency) && index + way === 0 ? 'primary' : 'quiet',
                })}
              >
                {label}
              </a>
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
}
