import type { ModelPurpose } from '#domain/account/purposes.ts'
import * as words from '#web/consent/words.en.ts'
import { strong } from '#web/language/strong.tsx'
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
  'model-chat': words.mayReply,
  'model-journal': words.mayReflect,
} as const satisfies Record<ModelPurpose, string>

/** Asks, before a word goes anywhere, who may reply. Writing is possible all the while: the guide replies until then. */
export const ConsentCard = ({ purpose, recipient, isChecked, isSaving, onAnswer }: Props) => (
  <Card tone="sunk" aria-label={labels[purpose]} size="small">
    {purpose === 'model-chat' ? (
      <p>{words.chatGoesTo({ recipient: strong(recipient), isChecked })}</p>
    ) : (
      <p>{words.journalGoesTo({ recipient: strong(recipient), isChecked })}</p>
    )}
    <div className="mt-3 grid grid-cols-2 gap-2">
      <Button variant="quiet" size="small" disabled={isSaving} onClick={() => onAnswer(true)}>
        {words.takeAi}
      </Button>
      <Button variant="quiet" size="small" disabled={isSaving} onClick={() => onAnswer(false)}>
        {words.takeGuide}
      </Button>
    </div>
  </Card>
)
