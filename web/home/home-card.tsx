import { useId, type ReactNode } from 'react'
import { Link } from 'wouter'
import { Card } from '#web/ui/card.tsx'

type Props = {
  title: string
  /** Where more of it is. */
  more: { href: string; label: string }
  children: ReactNode
}

/** What was last, and the way to all of it. */
export function HomeCard({ title, more, children }: Props) {
  const titleId = useId()
  return (
    <Card aria-labelledby={titleId} className="flex flex-col shadow-panel sm:p-6">
      <h2 id={titleId} className="text-lead">
        {title}
      </h2>
      <div className="mt-2 grow [&>[role=alert]]:bg-transparent [&>[role=alert]]:p-0">{children}</div>
      <Link href={more.href} className="link mt-3 inline-flex min-h-11 items-center self-start">
        {more.label}
      </Link>
    </Card>
  )
}
