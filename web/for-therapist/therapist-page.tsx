import { useState } from 'react'
import type { SheetProps } from '#web/for-therapist/sheet.tsx'
import * as words from '#web/for-therapist/words.en.ts'
import { LaterPart } from '#web/shell/later-part.tsx'
import { lazyPart } from '#web/shell/lazy-part.tsx'
import { PageTitle } from '#web/shell/page-title.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { Panel } from '#web/ui/panel.tsx'

const spans = Object.keys(words.spans) as words.Span[]
const parts = Object.keys(words.partNames) as words.Part[]
/** What is in somebody's own words is not on it until they choose it. */
const atFirst: readonly words.Part[] = ['days', 'exercises', 'patterns']

const Sheet = lazyPart<SheetProps>(async () => (await import('#web/for-therapist/sheet.tsx')).Sheet)

/** One page for whoever helps a person: chosen part by part, printed or saved by the browser, sent by nobody. */
export function TherapistPage() {
  const [span, setSpan] = useState<words.Span>('month')
  const [chosen, setChosen] = useState(atFirst)
  // On the page they keep their own order, however they were chosen.
  const choose = (part: words.Part, isChosen: boolean) =>
    setChosen(parts.filter((one) => (one === part ? isChosen : chosen.includes(one))))
  return (
    <Panel>
      <PageTitle>{words.forTherapist}</PageTitle>
      <PageHead title={words.forTherapist} about={words.about} />
      <div className="mt-8 grid gap-6">
        <div role="group" aria-labelledby="span">
          <p id="span" className="mb-2 font-semibold">
            {words.show}
          </p>
          <div className="flex flex-wrap gap-2">
            {spans.map((one) => (
              <Chip key={one} variant="choice" aria-pressed={span === one} onClick={() => setSpan(one)}>
                {words.spans[one]}
              </Chip>
            ))}
          </div>
        </div>
        <fieldset>
          <legend className="mb-1 font-semibold">{words.parts}</legend>
          {parts.map((part) => (
            <Checkbox
              key={part}
              checked={chosen.includes(part)}
              onCheckedChange={(isChosen) => choose(part, isChosen)}
            >
              {words.partNames[part]}
            </Checkbox>
          ))}
        </fieldset>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button disabled={chosen.length === 0} onClick={() => print()}>
            {words.print}
          </Button>
          <p className="text-small text-ink-soft">
            {chosen.length === 0 ? words.noneChosen : words.printAbout}
          </p>
        </div>
      </div>
      {chosen.length > 0 && (
        <LaterPart>
          <Sheet span={span} chosen={chosen} />
        </LaterPart>
      )}
    </Panel>
  )
}
