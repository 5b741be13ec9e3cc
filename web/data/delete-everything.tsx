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
      description={
        when === 'now' ? (
          <p>This action cannot be undone. Everything is unreadable at once.</p>
        ) : (
          <p>
            You are signed out everywhere and everything is hidden at once. In {graceDays} days it is deleted
            for good. Until then you can sign in again and take this back.
          </p>
        )
      }
      confirm={when === 'now' ? 'Delete everything now' : `Delete in ${graceDays} days`}
      cancel="Keep it"
      isOpen={isOpen}
      isBusy={deletion.isPending}
      fault={deletion.isError ? (reasonOf(deletion.error) ?? 'Nothing was deleted. Please try again.') : null}
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
    <Section
      title="Delete your account"
      about="Your account and everything that is kept about you: conversations, moods, exercises, name and e-mail."
    >
      <fieldset>
        <legend className="font-semibold">When?</legend>
        <div className="mt-1 -ml-2 grid gap-1">
          <RadioChoice
            name={name}
            isChosen={when === 'in-7-days'}
            label={`In ${graceDays} days`}
            about="Hidden and signed out at once. You can take it back until then."
            onChoose={() => setWhen('in-7-days')}
          />
          <RadioChoice
            name={name}
            isChosen={when === 'now'}
            label="Now"
            about="Unreadable at once. There is no way back."
            onChoose={() => setWhen('now')}
          />
        </div>
      </fieldset>
      <p className="mt-2 text-small text-ink-soft">
        You get a receipt to keep. It proves the deletion and does not say whose it was.
      </p>
      <Button variant="quiet" className="mt-4" onClick={() => setOpen(true)}>
        Delete my account
      </Button>
      <ConfirmDeletion
        when={when}
        title="Delete your account?"
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
    <Section
      title="Delete everything"
      about="All that this browser made here: conversations, moods and exercises. You get a receipt to keep."
    >
      <Button variant="quiet" onClick={() => setOpen(true)}>
        Delete everything
      </Button>
      <ConfirmDeletion
        when="now"
        title="Delete everything from this browser?"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
    </Section>
  )
}
