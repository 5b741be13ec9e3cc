import { useMutation } from '@tanstack/react-query'
import { useId, useRef, useState, type SubmitEvent } from 'react'
import { titleSession } from '#contract/sessions.ts'
import { limits } from '#domain/limits.ts'
import { isCrisis, type Screening } from '#domain/safety/tier.ts'
import { call } from '#web/http/call.ts'
import { newId } from '#web/http/new-id.ts'
import { reasonOf } from '#web/http/reason.ts'
import { CareCard } from '#web/safety/care-card.tsx'
import { CrisisDialog } from '#web/safety/crisis-dialog.tsx'
import * as words from '#web/sessions/words.en.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { showToast } from '#web/ui/toasts.ts'

type Props = {
  session: { id: string; title: string | null }
  onClose: () => void
}

/** Gives a conversation another title. */
export function TitleDialog({ session, onClose }: Props) {
  const [title, setTitle] = useState(session.title ?? '')
  const [versionId] = useState(newId)
  const [isMissing, setMissing] = useState(false)
  const [heard, setHeard] = useState<Pick<Screening, 'tier' | 'concerns'> | null>(null)
  const [titleId, faultId] = [useId(), useId()]
  const box = useRef<HTMLInputElement>(null)
  const saving = useMutation({
    mutationFn: (own: string) => call(titleSession, { sessionId: session.id, versionId, title: own }),
    onSuccess: ({ tier, concerns }) => {
      showToast(words.titleSaved)
      if (tier === 'none') onClose()
      // What was heard in it stays in sight.
      else setHeard({ tier, concerns })
    },
  })
  const fault = isMissing
    ? words.titleMissing
    : saving.isError
      ? (reasonOf(saving.error) ?? words.titleNotSaved)
      : null
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setMissing(title.trim() === '')
    if (title.trim() !== '' && !saving.isPending) saving.mutate(title)
  }
  const isInCrisis = heard !== null && isCrisis(heard.tier)
  return (
    <>
      <Dialog
        title={words.changeTitleTitle}
        description={words.changeTitleAbout}
        isOpen={!isInCrisis}
        onClose={onClose}
        isFirm
        startAt={box}
      >
        <form onSubmit={submit}>
          <Field id={titleId} label={words.title}>
            <Input
              ref={box}
              id={titleId}
              value={title}
              maxLength={limits.sessionTitle}
              aria-invalid={fault !== null || undefined}
              aria-describedby={fault === null ? undefined : faultId}
              onChange={(event) => {
                setTitle(event.target.value)
                setMissing(false)
              }}
            />
          </Field>
          {fault !== null && (
            <Alert id={faultId} className="mt-2">
              {fault}
            </Alert>
          )}
          {heard && !isInCrisis && <CareCard tier={heard.tier} concerns={heard.concerns} />}
          <div className="mt-4 grid gap-2 sm:grid-cols-2">
            <Button variant="quiet" disabled={saving.isPending} onClick={onClose}>
              {heard ? words.close : words.cancel}
            </Button>
            <Button type="submit" isBusy={saving.isPending}>
              {words.saveTitle}
            </Button>
          </div>
        </form>
      </Dialog>
      <CrisisDialog
        tier={isInCrisis ? heard.tier : 'none'}
        concerns={heard?.concerns ?? []}
        onClose={onClose}
      />
    </>
  )
}
