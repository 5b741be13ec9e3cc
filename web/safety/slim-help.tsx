import type { Concern } from '#domain/safety/tier.ts'
import { leadingConcern } from '#domain/safety/words/leading-concern.ts'
import { useHelp } from '#web/safety/use-help.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

/** What is left of the card once it was not meant so: the first line, still one tap away. */
export function SlimHelp({ concerns }: { concerns: Concern[] }) {
  const lines = useHelp().linesOf(leadingConcern(concerns))
  const first = lines.find(({ ways }) => ways.length > 0)
  return (
    <Card
      tone="warm"
      aria-label="Support"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 !px-4 !py-2 text-small"
    >
      <p className="grow">Help stays within reach.</p>
      <div className="flex flex-wrap gap-2">
        {first &&
          first.ways.map(({ label, href }) => (
            <a key={href} href={href} className={buttonClass({ size: 'small', variant: 'quiet' })}>
              {label}
            </a>
          ))}
      </div>
    </Card>
  )
}
