import { useId, type ReactNode } from 'react'

type Props = {
  title: string
  /** A sentence or two under the title. */
  about?: ReactNode
  children: ReactNode
}

/** One section of a page, set off by a line. */
export function Section({ title, about, children }: Props) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="mt-9 border-t border-line pt-8">
      <h2 id={titleId} className="text-title">
        {title}
      </h2>
      {about && <p className="mt-1 max-w-[38rem] text-ink-soft">{about}</p>}
      <div className="mt-4">{children}</div>
    </section>
  )
}
