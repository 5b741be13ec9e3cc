import { ChevronDown } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { MoodForm } from '#web/mood/mood-form.tsx'
import { Chip } from '#web/ui/chip.tsx'

/** A question that may be left alone; opened, it takes one reading in the place of what stands beside it. */
export function MoodPanel({ sessionId, children }: { sessionId: string | null; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <MoodForm sessionId={sessionId} onClose={() => setOpen(false)} />
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
      {children}
      <Chip
        className="!border-transparent !px-2 text-accent"
        aria-expanded={false}
        onClick={() => setOpen(true)}
      >
        How are you feeling right now?
        <ChevronDown aria-hidden="true" className="size-4" />
      </Chip>
    </div>
  )
}
