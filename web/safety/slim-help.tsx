import { linesFor, waysTo } from '#domain/safety/help-lines.ts'
import type { Concern } from '#domain/safety/tier.ts'
import { useHelpCountry } from '#web/safety/help-country.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

/** What is left of the card once it was not meant so: the first line, still one tap away. */
export function SlimHelp({ concerns }: { concerns: Concern[] }) {
  const [first] = linesFor(useHelpCountry(), concerns[0] ?? 'suicide')
  return (
    <Card
      tone="warm"
      aria-label="Support"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 !px-4 !py-2 text-small"
    >
      <p className="grow">Help stays within reach.</p>
      <div className="flex flex-wrap gap-2">
        {first &&
          waysTo(first).map(({ label, href }) => (
            <a key={href} href={href} className={buttonClass({ size: 'small', variant: 'quiet' })}>
              {label}
            </a>
          ))}
      </div>
    </Card>
  )
}
