import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

type Props = { recipient: string; isSaving: boolean; onAnswer: (isGiven: boolean) => void }

/** Asks, before a word goes anywhere, who may reply. Writing is possible all the while: the guide replies until then. */
export const ConsentCard = ({ recipient, isSaving, onAnswer }: Props) => (
  <Card tone="sunk" aria-label="Who may reply" className="!p-4">
    <p>
      An AI can reply to you. Your words would go to <strong>{recipient}</strong>. Or the guide replies, with
      prepared words, and yours stay here. You can change this at any time.
    </p>
    <div className="mt-3 grid grid-cols-2 gap-2">
      <Button variant="quiet" size="small" isDisabled={isSaving} onClick={() => onAnswer(true)}>
        Use the AI
      </Button>
      <Button variant="quiet" size="small" isDisabled={isSaving} onClick={() => onAnswer(false)}>
        Use the guide
      </Button>
    </div>
  </Card>
)
