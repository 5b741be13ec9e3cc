import { Switch as Radix } from 'radix-ui'
import { useId } from 'react'

type Props = { label: string; about: string; checked: boolean; onCheckedChange: (isChecked: boolean) => void }

/** Something that is on or off, and takes hold at once. */
export function Switch({ label, about, checked, onCheckedChange }: Props) {
  const id = useId()
  return (
    <div className="flex items-start gap-4 py-2">
      <div className="min-w-0 grow [overflow-wrap:anywhere]">
        <label htmlFor={id} className="block font-semibold">
          {label}
        </label>
        <p id={`${id}-about`} className="text-ink-soft">
          {about}
        </p>
      </div>
      <Radix.Root
        id={id}
        checked={checked}
        onCheckedChange={onCheckedChange}
        aria-describedby={`${id}-about`}
        className="relative mt-0.5 h-8 w-14 shrink-0 rounded-full border-2 border-line-strong bg-sunk transition-colors
          hover:border-accent data-[state=checked]:border-accent data-[state=checked]:bg-accent
          forced-colors:data-[state=checked]:bg-[Highlight]"
      >
        <Radix.Thumb
          className="ms-1 block size-5 rounded-full bg-line-strong transition-[margin]
            data-[state=checked]:ms-7 data-[state=checked]:bg-on-accent
            forced-colors:bg-[ButtonText] forced-colors:data-[state=checked]:bg-[HighlightText]"
        />
      </Radix.Root>
    </div>
  )
}
