import { useState } from 'react'
import type { WordsPurpose } from '#domain/account/purposes.ts'
import * as words from '#web/consent/words.en.ts'
import { strong } from '#web/language/strong.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'

type Props = {
  purpose: WordsPurpose
  recipient: string
  /** Whether they also check the words for danger. */
  isChecked: boolean
  isSaving: boolean
  /** The conversation in which something was said already. */
  earlierOf?: string | null
  onAnswer: (isGiven: boolean, earlierOf: string | null) => void
}

const labels = {
  'model-chat': words.mayReply,
  'model-journal': words.mayReflect,
} as const satisfies Record<WordsPurpose, string>

/**
 * Asks, before a word goes anywhere, who may reply. Writing is possible all the while: the guide replies until then, and
 * what was said until then stays here unless it is taken along.
 */
export function ConsentCard({ purpose, recipient, isChecked, isSaving, earlierOf = null, onAnswer }: Props) {
  const [isTakenAlong, setTakenAlong] = useState(false)
  return (
    <Card tone="sunk" aria-label={labels[purpose]} size="small">
      {purpose === 'model-chat' ? (
        <p>{words.chatGoesTo({ recipient: strong(recipient), isChecked })}</p>
      ) : (
        <p>{words.journalGoesTo({ recipient: strong(recipient), isChecked })}</p>
      )}
      {earlierOf !== null && (
        <div className="-mx-2 mt-1">
          <Checkbox checked={isTakenAlong} onCheckedChange={setTakenAlong}>
            {words.takeAlong}
          </Checkbox>
        </div>
      )}
      <div className="mt-3 grid grid-cols-2 gap-2">
        <Button
          variant="quiet"
          size="small"
          disabled={isSaving}
          onClick={() => onAnswer(true, isTakenAlong ? earlierOf : null)}
        >
          {words.takeAi}
        </Button>
        <Button variant="quiet" size="small" disabled={isSaving} onClick={() => onAnswer(false, null)}>
          {words.takeGuide}
        </Button>
      </div>
    </Card>
  )
}
