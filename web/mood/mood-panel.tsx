import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { MoodForm } from '#web/mood/mood-form.tsx'
import { Button } from '#web/ui/button.tsx'

/** A question that may be left alone; opened, it takes one reading. */
export function MoodPanel({ sessionId }: { sessionId: string | null }) {
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <MoodForm sessionId={sessionId} onClose={() => setOpen(false)} />
  return (
    <Button
      look="plain"
      size="small"
      className="-mx-1 justify-self-start !px-3"
      aria-expanded={false}
      onClick={() => setOpen(true)}
    >
      How are you feeling right now?
      <ChevronDown aria-hidden="true" className="size-4" />
    </Button>
  )
}
