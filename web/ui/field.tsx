import type { ReactNode } from 'react'

type Props = {
  /** Of what is filled in. */
  id: string
  label: ReactNode
  className?: string
  /** The control, and what is said under it. */
  children: ReactNode
}

/** Something to fill in, under its name. */
export const Field = ({ id, label, className, children }: Props) => (
  <div className={className}>
    <label htmlFor={id} className="block font-semibold">
      {label}
    </label>
    {children}
  </div>
)
