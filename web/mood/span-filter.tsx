import type { Span } from '#domain/mood/span.ts'
import * as words from '#web/mood/words.en.ts'
import { Chip } from '#web/ui/chip.tsx'

type Props = { span: Span; onChange: (span: Span) => void }

/** Which time the page looks at. */
export const SpanFilter = ({ span, onChange }: Props) => (
  <div role="group" aria-label={words.show} className="flex flex-wrap gap-2">
    {(Object.keys(words.spans) as Span[]).map((one) => (
      <Chip key={one} aria-pressed={span === one} variant="choice" size="tight" onClick={() => onChange(one)}>
        {words.spans[one]}
      </Chip>
    ))}
  </div>
)
