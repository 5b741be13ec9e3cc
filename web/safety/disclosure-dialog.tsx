import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { offeredNames } from '#web/names/words.en.ts'
import { SupportLinks } from '#web/safety/support-links.tsx'
import { useHelp } from '#web/safety/use-help.ts'
import { BareDialog } from '#web/ui/bare-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'

const ids = ['tool', 'writer', 'crisis']
const firstPoint = 'I understand that this is a wellness tool, and not medical advice.'

/** The last point names the numbers of where the person is. */
function lastPoint({ country, emergencyCall }: ReturnType<typeof useHelp>): string {
  if (country === 'US') return 'In a crisis I will contact 988, 911 or emergency services.'
  return `In a crisis I will contact ${emergencyCall ?? 'my local emergency number'} or a help line.`
}

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
  const points = [firstPoint, names.point, lastPoint(useHelp())]
  const isComplete = ticked.every(Boolean)
  return (
    <BareDialog
      title="Before you begin"
      description="Leeward is a companion for hard moments. It may not suit everyone under 18. Please read these three lines and tick each one."
      isOpen
    >
      <div className="-mx-2 grid">
        {points.map((point, index) => (
          <Checkbox
            key={ids[index]}
            isChecked={ticked[index] ?? false}
            onCheckedChange={(isChecked) =>
              setTicked(ticked.map((was, at) => (at === index ? isChecked : was)))
            }
          >
            {point}
          </Checkbox>
        ))}
      </div>
      <Button className="mt-5 w-full" disabled={!isComplete} isDisabled={!isComplete} onClick={onAccept}>
        I Understand and Accept
      </Button>
      <p className="mt-4 text-small text-ink-soft">
        By going on you agree to the{' '}
        <a className="link" href="/terms" target="_blank" rel="noopener">
          Terms of Service
        </a>{' '}
        and the{' '}
        <a className="link" href="/privacy" target="_blank" rel="noopener">
          Privacy Policy
        </a>
        . Both open in a new tab. What you say and do here is kept, sealed, so that it is there when you come
        back. You can see it, delete it, or have nothing kept, at any time.
      </p>
      <details
        className="group mt-4 scroll-mb-8 border-t border-line pt-3"
        onToggle={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest' })}
      >
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-accent">
          <ChevronDown
            aria-hidden="true"
            className="mr-1.5 size-4 transition-transform group-open:rotate-180"
          />
          Need help?
        </summary>
        <div className="pt-2">
          <SupportLinks />
        </div>
      </details>
    </BareDialog>
  )
}
