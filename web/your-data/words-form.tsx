import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react'
import type { RememberedWords } from '#contract/memory.ts'
import { limits } from '#domain/limits.ts'
import { isCrisis, type Screening } from '#domain/safety/tier.ts'
import { reasonOf } from '#web/http/reason.ts'
import { CareCard } from '#web/safety/care-card.tsx'
import { CrisisDialog } from '#web/safety/crisis-dialog.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { useWording } from '#web/your-data/remembered-queries.ts'
import * as words from '#web/your-data/words.en.ts'

type Props = {
  /** Null: a new line. */
  found: RememberedWords | null
  label: string
  onDone?: () => void
}

/** Words to remember: a new line, or others for what stands. */
export function WordsForm({ found, label, onDone = () => {} }: Props) {
  const [text, setText] = useState(found?.text ?? '')
  const [isMissing, setMissing] = useState(false)
  const [heard, setHeard] = useState<Pick<Screening, 'tier' | 'concerns'> | null>(null)
  const [textId, hintId, faultId] = [useId(), useId(), useId()]
  const box = useRef<HTMLTextAreaElement>(null)
  const isChange = found !== null
  useEffect(() => {
    if (isChange) box.current?.focus()
  }, [isChange])
  const saving = useWording(({ isKept, tier, concerns }) => {
    setHeard(tier === 'none' ? null : { tier, concerns })
    if (!isKept) return
    showToast(found === null ? words.wordsAdded : words.wordsChanged)
    if (!isChange) setText('')
    box.current?.focus()
    // What was heard in it stays in sight.
    if (tier === 'none') onDone()
  })
  const isRefused = saving.data?.isKept === false
  const fault = isMissing
    ? words.wordsMissing
    : saving.isError
      ? (reasonOf(saving.error) ?? words.wordsNotSaved)
      : isRefused
        ? words.wordsNotKept
        : null

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setMissing(text.trim() === '')
    if (text.trim() === '' || saving.isPending) return
    saving.mutate({ id: found?.id ?? null, text: text.trim() })
  }

  return (
    <form onSubmit={submit} className={found === null ? 'mt-4' : undefined}>
      <Field id={textId} label={label}>
        <Textarea
          id={textId}
          value={text}
          rows={found?.kind === 'summary' ? 5 : 2}
          maxLength={found?.kind === 'summary' ? limits.rememberedSummary : limits.rememberedLine}
          aria-invalid={fault !== null || undefined}
          aria-describedby={
            [found === null ? hintId : '', fault === null ? '' : faultId].join(' ').trim() || undefined
          }
          ref={box}
          onChange={(event) => {
            setText(event.target.value)
            setMissing(false)
          }}
        />
      </Field>
      {found === null && (
        <p id={hintId} className="mt-1 text-small text-ink-soft">
          {words.addHint}
        </p>
      )}
      {fault !== null && (
        <Alert id={faultId} className="mt-2">
          {fault}
        </Alert>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        <Button type="submit" variant="quiet" size="small" isBusy={saving.isPending}>
          {found === null ? words.addLine : words.saveWords}
        </Button>
        {found !== null && (
          <Button variant="plain" size="small" onClick={onDone}>
            {words.leaveWords}
          </Button>
        )}
      </div>
      {heard && !isCrisis(heard.tier) && <CareCard tier={heard.tier} concerns={heard.concerns} />}
      <CrisisDialog
        tier={heard && isCrisis(heard.tier) ? heard.tier : 'none'}
        concerns={heard?.concerns ?? []}
        onClose={() => setHeard(null)}
      />
    </form>
  )
}
