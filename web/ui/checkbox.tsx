import { Check } from 'lucide-react'
import { Checkbox as Radix } from 'radix-ui'
import { useId, type ReactNode } from 'react'

type Props = { isTicked: boolean; onTick: (isTicked: boolean) => void; children: ReactNode }

/** A box to tick, with its words; the whole row is the target. */
export function Checkbox({ isTicked, onTick, children }: Props) {
  const id = useId()
  return (
    <div className="flex items-start gap-3 rounded-control px-2 py-2 transition-colors hover:bg-sunk">
      <Radix.Root
        id={id}
        checked={isTicked}
        onCheckedChange={(checked) => onTick(checked === true)}
        className="mt-px grid size-6 shrink-0 place-items-center rounded-[0.4rem] border-2 border-line-strong
          bg-surface text-on-accent transition-colors hover:border-accent data-[state=checked]:border-accent
          data-[state=checked]:bg-accent"
      >
        <Radix.Indicator>
          <Check aria-hidden="true" className="size-4" strokeWidth={3} />
        </Radix.Indicator>
      </Radix.Root>
      <label htmlFor={id} className="grow">
        {children}
      </label>
    </div>
  )
}
