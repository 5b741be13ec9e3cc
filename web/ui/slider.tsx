import { Minus, Plus } from 'lucide-react'
import { Slider as Radix } from 'radix-ui'
import { direction } from '#web/language/language.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import * as words from '#web/ui/words.en.ts'

type Props = {
  label: string
  value: number
  lowest: number
  highest: number
  /** How the value is read aloud. */
  said: string
  onChange: (value: number) => void
}

/** A scale to drag, or to step through with the two buttons. */
export function Slider({ label, value, lowest, highest, said, onChange }: Props) {
  return (
    <div className="flex items-center gap-2">
      <IconButton
        label={words.oneLower}
        icon={<Minus aria-hidden="true" className="size-5" />}
        disabled={value <= lowest}
        onClick={() => onChange(value - 1)}
      />
      <Radix.Root
        value={[value]}
        min={lowest}
        max={highest}
        step={1}
        // As the buttons beside it: higher is where the text goes on.
        dir={direction()}
        onValueChange={([next]) => next !== undefined && onChange(next)}
        className="relative flex h-11 grow touch-none items-center"
      >
        <Radix.Track className="relative h-2 grow rounded-full bg-line forced-colors:bg-[Canvas] forced-colors:outline">
          <Radix.Range className="absolute h-full rounded-full bg-accent forced-colors:bg-[Highlight]" />
        </Radix.Track>
        <Radix.Thumb
          aria-label={label}
          aria-valuetext={said}
          className="block size-7 cursor-grab rounded-full border-[3px] border-accent bg-surface shadow-panel
            transition-colors hover:bg-accent-wash active:cursor-grabbing"
        />
      </Radix.Root>
      <IconButton
        label={words.oneHigher}
        icon={<Plus aria-hidden="true" className="size-5" />}
        disabled={value >= highest}
        onClick={() => onChange(value + 1)}
      />
    </div>
  )
}
