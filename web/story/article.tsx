import type { ReactNode } from 'react'
import { PageTitle } from '#web/shell/page-title.tsx'

type Props = { title: string; name: string; note?: string; children: ReactNode }

/** A page to read. `name` is its short name in the tab. */
export const Article = ({ title, name, note, children }: Props) => (
  <article className="min-h-full bg-surface px-5 py-10 sm:rounded-panel sm:px-12 sm:py-14 sm:shadow-panel">
    <PageTitle>{name}</PageTitle>
    <h1 className="text-heading">{title}</h1>
    {note && <p className="mt-2 text-small text-ink-soft">{note}</p>}
    <div className="mt-6 grid max-w-[38rem] gap-4 [&_h2]:mt-4 [&_h2]:text-title [&_ul]:grid [&_ul]:list-disc [&_ul]:gap-2 [&_ul]:ps-6">
      {children}
    </div>
  </article>
)
