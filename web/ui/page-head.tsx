import type { ReactNode } from 'react'

/** The title of a page and the one thing to do there: beside it, on a phone below. */
export const PageHead = ({ title, children }: { title: string; children?: ReactNode }) => (
  <header className="flex flex-col items-start gap-4 sm:flex-row sm:items-center sm:justify-between">
    <h1 className="text-heading">{title}</h1>
    {children}
  </header>
)
