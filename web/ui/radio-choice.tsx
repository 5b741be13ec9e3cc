import { useId } from 'react'

type Props = {
  /** Of the group that it belongs to. */
  name: string
  label: string
  about: string
  checked: boolean
  onChange: () => void
}

/** One of several answers, with a sentence about it; the whole row is the target. */
export function RadioChoice({ name, label, about, checked, onChange }: Props) {
  const id = useId()
  return (
    <div className="flex items-start gap-3 rounded-control px-2 py-2 transition-colors hover:bg-sunk">
      <input
        id={id}
        type="radio"
        name={name}
        checked={checked}
        onChange={onChange}
        aria-describedby={`${id}-about`}
        className="mt-0.5 size-6 shrink-0 cursor-pointer appearance-none rounded-full border-2 border-line-strong bg-surface checked:border-7 checked:border-accent"
      />
      <div className="min-w-0 grow [overflow-wrap:anywhere]">
        <label htmlFor={id} className="block font-semibold">
          {label}
        </label>
        <p id={`${id}-about`} className="text-ink-soft">
          {about}
        </p>
      </div>
    </div>
  )
}
