import { isCrisis, type Concern, type Tier } from '#domain/safety/tier.ts'
import { leadingConcern, needsQuickExit } from '#domain/safety/words/leading-concern.ts'
import { ExitButton } from '#web/safety/quick-exit-button.tsx'
import { useHelp } from '#web/safety/use-help.ts'
import * as words from '#web/safety/words.en.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'

type Props = { tier: Tier; concerns: Concern[]; isCorrected: boolean; onOpen: () => void }

/** The first line of help, one tap away wherever the conversation is scrolled to; and all the others behind a press. */
export function SlimHelp({ tier, concerns, isCorrected, onOpen }: Props) {
  const concern = leadingConcern(concerns, tier)
  const lines = useHelp().linesOf(concern)
  const urgent = tier === 'emergency' ? lines.filter(({ kind }) => kind === 'emergency') : []
  const first = [...urgent, ...lines].find(({ ways }) => ways.length > 0)
  return (
    <Card
      tone="warm"
      aria-label={words.support}
      data-help="bar"
      className="sticky top-0 z-10 flex flex-wrap items-center gap-x-4 gap-y-2 px-3 py-2 text-small sm:px-4"
    >
      <p className="grow max-sm:sr-only">{isCorrected ? words.withinReach : words.stillHere}</p>
      <div className="flex flex-wrap items-center gap-2 max-sm:grow">
        {first?.ways.map(({ label, href }, way) => (
          <a
            key={href}
            href={href}
            // On a phone one way is enough: the words below need the room.
            className={classNames(
              buttonClass({ size: 'small', variant: 'quiet' }),
              way > 0 ? 'max-sm:hidden' : 'max-sm:px-3',
            )}
          >
            {label}
          </a>
        ))}
        {isCrisis(tier) && (
          <Button
            variant="plain"
            size="small"
            className="max-sm:px-2"
            aria-label={words.moreHelp}
            onClick={onOpen}
          >
            {words.more}
          </Button>
        )}
        {isCrisis(tier) && needsQuickExit(concerns) && (
          <div className="ms-auto">
            <ExitButton />
          </div>
        )}
      </div>
    </Card>
  )
}
