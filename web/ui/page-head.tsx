import type { ReactNode } from 'react'

type Props = {
  title: string
  /** What the page is for, in a sentence or two. */
  about?: string
  children?: ReactNode
}

/** The title of a page and the one thing to do there: beside it, on a phone below. */
export const PageHead = ({ title, about, children }: Props) => (
  <header className="flex flex-col items-start gap-4 sm:flex-row sm:items-center sm:justify-between [&>button]:shrink-0">
    <div className="grid min-w-0 gap-2">
      <h1 className="text-heading">{title}</h1>
      {about && <p className="max-w-[34rem] text-lead text-ink-soft">{about}</p>}
    </div>
    {children}
  </header>
)
