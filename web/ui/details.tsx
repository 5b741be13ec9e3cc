import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

const variants = {
  link: { summary: 'inline-flex text-accent', chevron: 'ms-1.5' },
  /** As wide as what it stands in, one under the other. */
  row: {
    summary: 'flex rounded-control px-3 py-2 hover:bg-accent-wash [[open]>&]:bg-sunk',
    chevron: 'ms-3 text-ink-soft',
  },
} as const

type Props = {
  summary: ReactNode
  /** Beside it, at the other end of a row. */
  note?: ReactNode
  variant?: keyof typeof variants
  onOpenChange?: (isOpen: boolean) => void
  className?: string
  children: ReactNode
}

/** What is folded away until somebody asks for it. */
export const Details = ({ summary, note, variant = 'link', onOpenChange, className, children }: Props) => (
  <details
    className={className}
    onToggle={(event) => {
      // Those within it are told of to it as well.
      if (event.target === event.currentTarget) onOpenChange?.(event.currentTarget.open)
    }}
  >
    <summary
      className={classNames(
        'min-h-11 cursor-pointer items-center font-semibold [&::-webkit-details-marker]:hidden',
        variants[variant].summary,
      )}
    >
      {variant === 'row' ? <span className="min-w-0 grow">{summary}</span> : summary}
      {note !== undefined && <span className="font-normal text-ink-soft">{note}</span>}
      <ChevronDown
        aria-hidden="true"
        className={classNames(
          'size-4 shrink-0 transition-transform [[open]>summary>&]:rotate-180',
          variants[variant].chevron,
        )}
      />
    </summary>
    {children}
  </details>
)
