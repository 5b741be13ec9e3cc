import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

type Props = { summary: string; className?: string; children: ReactNode }

/** What is folded away until somebody asks for it. */
export const Details = ({ summary, className, children }: Props) => (
  <details className={classNames('group', className)}>
    <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-accent">
      {summary}
      <ChevronDown aria-hidden="true" className="ms-1.5 size-4 transition-transform group-open:rotate-180" />
    </summary>
    {children}
  </details>
)
