import type { ReactNode, Ref } from 'react'

type Props = { name: string; className?: string; ref?: Ref<HTMLDivElement>; children: ReactNode }

/** Content that scrolls in a place of its own; a shade at an edge tells that it goes on there. */
export const ScrollBox = ({ name, className = '', ref, children }: Props) => (
  <div
    ref={ref}
    role="region"
    aria-label={name}
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The keyboard scrolls only what can have the focus.
    tabIndex={0}
    className={`scroll-edges overflow-y-auto rounded-control ${className}`}
  >
    {children}
  </div>
)
