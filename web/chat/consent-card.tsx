import type { ModelPurpose } from '#domain/account/purposes.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

type Props = {
  purpose: ModelPurpose
  recipient: string
  /** Whether they also check the words for danger. */
  isChecked: boolean
  isSaving: boolean
  onAnswer: (isGiven: boolean) => void
}

const labels = {
  'model-chat': 'Who may reply',
  'model-journal': 'Who may reflect',
} as const satisfies Record<ModelPurpose, string>

/** Asks, before a word goes anywhere, who may reply. Writing is possible all the while: the guide replies until then. */
export const ConsentCard = ({ purpose, recipient, isChecked, isSaving, onAnswer }: Props) => (
  <Card tone="sunk" aria-label={labels[purpose]} className="!p-4">
    {purpose === 'model-chat' ? (
      <p>
        An AI can reply to you. What you say in the chat would go to <strong>{recipient}</strong>
        {isChecked && ', and be checked there for danger'}. Your journal would not: you are asked about that
        apart. Or the guide replies, with prepared words, and yours stay here. You can change this at any
        time.
      </p>
    ) : (
      <p>
        An AI can reflect on your entries. An entry would go to <strong>{recipient}</strong> each time you ask
        for that, also if your chat does not.
        {isChecked && ' Each entry that you save would be checked there for danger.'} Or the guide reflects,
        with prepared words, and yours stay here. You can change this at any time.
      </p>
    )}
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
