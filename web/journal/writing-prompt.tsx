import { useState } from 'react'
import { promptLabels, type Prompt } from '#domain/journal/prompts/prompts.ts'
import { findPrompt, nextPrompt } from '#domain/journal/prompts/rotation.ts'
import type { Prompting } from '#web/journal/use-prompting.ts'
import { Button } from '#web/ui/button.tsx'

type Props = {
  /** What the words that are written are described by, once a prompt is chosen. */
  id: string
  prompting: Prompting
  chosenId: string | null
  onChoose: (promptId: string | null) => void
}

const frame = 'settle-in rounded-control bg-sunk px-4 pt-3 pb-1'

const Chosen = ({ id, text, onPutAway }: { id: string; text: string; onPutAway: () => void }) => (
  <div className={`${frame} flex flex-wrap items-center justify-between gap-x-4`}>
    <p id={id} className="text-lead">
      {text}
    </p>
    <Button variant="plain" size="small" className="-mx-4" onClick={onPutAway}>
      {promptLabels.putAway}
    </Button>
  </div>
)

/** Something to begin an entry with: one at a time, and nothing of it stands in the entry. */
export function WritingPrompt({ id, prompting: { fit, first }, chosenId, onChoose }: Props) {
  const [offered, setOffered] = useState<Prompt | null>(first)
  const chosen = chosenId === null ? undefined : findPrompt(chosenId)
  if (chosen)
    return (
      <Chosen
        id={id}
        text={chosen.text}
        onPutAway={() => {
          setOffered(null)
          onChoose(null)
        }}
      />
    )
  if (!offered) return null
  return (
    <div role="group" aria-labelledby={`${id}-begin`} className={frame}>
      <p id={`${id}-begin`} className="text-small text-ink-soft">
        {promptLabels.begin}
      </p>
      <p aria-live="polite" className="mt-0.5">
        {offered.text}
      </p>
      <div className="-ms-4 flex flex-wrap">
        <Button variant="plain" size="small" onClick={() => onChoose(offered.id)}>
          {promptLabels.take}
        </Button>
        <Button variant="plain" size="small" onClick={() => setOffered(nextPrompt(fit, offered.id))}>
          {promptLabels.next}
        </Button>
      </div>
    </div>
  )
}
