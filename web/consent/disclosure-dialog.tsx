import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import * as words from '#web/consent/words.en.ts'
import { offeredNames } from '#web/names/words.en.ts'
import { SupportLinks } from '#web/safety/support-links.tsx'
import { useHelp } from '#web/safety/use-help.ts'
import { needHelp } from '#web/safety/words.en.ts'
import { BareDialog } from '#web/ui/bare-dialog.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'

const ids = ['tool', 'writer', 'crisis']

/** The last point names the numbers of where the person is. */
const lastPoint = ({ country, emergencyCall }: ReturnType<typeof useHelp>): string =>
  country === 'US' ? words.lastPointInUnitedStates : words.lastPoint(emergencyCall)

const inNewTab = (href: string) => (text: string) => (
  <a className="link" href={href} target="_blank" rel="noopener">
    {text}
  </a>
)

export type DisclosureProps = { onAccept: () => void; isGuide: boolean }

/** What was ticked among the first words of the page, before this took their place. */
function tickedEarly(): boolean[] {
  const none = [false, false, false]
  if (typeof document === 'undefined') return none
  const boxes = document.querySelectorAll<HTMLInputElement>('#root[data-viewer] dialog [type=checkbox]')
  return none.map((_, index) => boxes[index]?.checked ?? false)
}

/** Shown on the first visit, before anything is said. Only accepting closes it. */
export function DisclosureDialog({ onAccept, isGuide }: DisclosureProps) {
  const [ticked, setTicked] = useState(tickedEarly)
  const names = offeredNames[isGuide ? 'guide' : 'model']
  const points = [words.firstPoint, names.point, lastPoint(useHelp())]
  const isComplete = ticked.every(Boolean)
  return (
    <BareDialog title={words.beforeYouBegin} description={words.beforeAbout} isOpen>
      <div className="-mx-2 grid">
        {points.map((point, index) => (
          <Checkbox
            key={ids[index]}
            checked={ticked[index] ?? false}
            onCheckedChange={(isChecked) =>
              setTicked(ticked.map((was, at) => (at === index ? isChecked : was)))
            }
          >
            {point}
          </Checkbox>
        ))}
      </div>
      <button
        type="button"
        disabled={!isComplete}
        aria-disabled={!isComplete || undefined}
        className={`${buttonClass()} mt-5 w-full`}
        onClick={onAccept}
      >
        {words.accept}
      </button>
      <p className="mt-4 text-small text-ink-soft">
        {words.goingOn({ terms: inNewTab('/terms'), privacy: inNewTab('/privacy') })}
      </p>
      <details
        className="group mt-4 scroll-mb-8 border-t border-line pt-3"
        onToggle={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest' })}
      >
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-accent">
          <ChevronDown
            aria-hidden="true"
            className="me-1.5 size-4 transition-transform group-open:rotate-180"
          />
          {needHelp}
        </summary>
        <div className="pt-2">
          <SupportLinks />
        </div>
      </details>
    </BareDialog>
  )
}
