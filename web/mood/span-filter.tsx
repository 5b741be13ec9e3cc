import type { Span } from '#domain/mood/span.ts'
import { Chip } from '#web/ui/chip.tsx'

const names: Record<Span, string> = { week: 'Last Week', month: 'Last Month', all: 'All Time' }

type Props = { span: Span; onChange: (span: Span) => void }

/** Which time the page looks at. */
export const SpanFilter = ({ span, onChange }: Props) => (
  <div role="group" aria-label="Show" className="flex flex-wrap gap-2">
    {(Object.keys(names) as Span[]).map((one) => (
      <Chip
        key={one}
        aria-pressed={span === one}
        className="!px-2.5 sm:!px-4 aria-pressed:!border-accent aria-pressed:!bg-accent aria-pressed:!text-on-accent"
        onClick={() => onChange(one)}
      >
        {names[one]}
      </Chip>
    ))}
  </div>
)
