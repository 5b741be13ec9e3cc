import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useLocation } from 'wouter'
import { requestDeletion } from '#contract/deletion.ts'
import { graceDays } from '#domain/account/decider.ts'
import { forgetPerson } from '#web/account/forget-person.ts'
import { signInAgain } from '#web/account/sign-in-again.ts'
import { call } from '#web/http/call.ts'
import { reasonOf } from '#web/http/reason.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { RadioChoice } from '#web/ui/radio-choice.tsx'
import { Section } from '#web/ui/section.tsx'
import * as words from '#web/your-data/words.en.ts'

type When = 'now' | 'in-7-days'

/** Deletes all that is kept, and leads to the receipt. */
function useDeletion() {
  const client = useQueryClient()
  const [, navigate] = useLocation()
  return useMutation({
    mutationFn: (when: When) => call(requestDeletion, { when }),
    onError: signInAgain,
    onSuccess: ({ receipt, dueAt, isDone, note }) => {
      navigate(`/receipts/${receipt}`, { state: isDone ? { note } : { dueAt } })
      forgetPerson(client)
    },
  })
}

type Confirming = { when: When; title: string; isOpen: boolean; onClose: () => void }

function ConfirmDeletion({ when, title, isOpen, onClose }: Confirming) {
  const deletion = useDeletion()
  return (
    <ConfirmDialog
      title={title}
      description={when === 'now' ? <p>{words.deletedAtOnce}</p> : <p>{words.deletedLater(graceDays)}</p>}
      confirm={when === 'now' ? words.deleteNow : words.deleteInDays(graceDays)}
      cancel={words.keepIt}
      isOpen={isOpen}
      isBusy={deletion.isPending}
      fault={deletion.isError ? (reasonOf(deletion.error) ?? words.nothingDeleted) : null}
      onConfirm={() => deletion.mutate(when)}
      onClose={() => {
        deletion.reset()
        onClose()
      }}
    />
  )
}

export function DeleteAccount() {
  const [when, setWhen] = useState<When>('in-7-days')
  const [isOpen, setOpen] = useState(false)
  const name = useId()
  return (
    <Section title={words.deleteAccount} about={words.deleteAccountAbout}>
      <fieldset>
        <legend className="font-semibold">{words.when}</legend>
        <div className="mt-1 -ms-2 grid gap-1">
          <RadioChoice
            name={name}
            checked={when === 'in-7-days'}
            label={words.inDays(graceDays)}
            about={words.inDaysAbout}
            onChange={() => setWhen('in-7-days')}
          />
          <RadioChoice
            name={name}
            checked={when === 'now'}
            label={words.now}
            about={words.nowAbout}
            onChange={() => setWhen('now')}
          />
        </div>
      </fieldset>
      <p className="mt-2 text-small text-ink-soft">{words.receiptToKeep}</p>
      <Button variant="quiet" className="mt-4" onClick={() => setOpen(true)}>
        {words.deleteMyAccount}
      </Button>
      <ConfirmDeletion
        when={when}
        title={words.deleteAccountAsked}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
    </Section>
  )
}

/** For whoever has no account: nobody could sign in to take it back, so it is done at once. */
export function DeleteVisit() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Section title={words.deleteVisit} about={words.deleteVisitAbout}>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {words.deleteVisit}
      </Button>
      <ConfirmDeletion
        when="now"
        title={words.deleteVisitAsked}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
    </Section>
  )
}
