import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState, type SubmitEvent } from 'react'
import { correctName, getUser, type User } from '#contract/account.ts'
import { limits } from '#domain/limits.ts'
import * as words from '#web/account/words.en.ts'
import { call } from '#web/http/call.ts'
import { queryKeyOf } from '#web/http/query-client.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Section } from '#web/ui/section.tsx'
import { showError, showToast } from '#web/ui/toasts.ts'

export function NameForm({ user }: { user: User }) {
  const [name, setName] = useState(user.firstName ?? '')
  const [fault, setFault] = useState<string | null>(null)
  const client = useQueryClient()
  const inputId = useId()
  const faultId = useId()

  const correct = useMutation({
    mutationFn: (firstName: string) => call(correctName, { firstName }),
    onSuccess: (corrected) => {
      client.setQueryData(queryKeyOf(getUser, {}), corrected)
      setName(corrected.firstName ?? '')
      showToast(words.nameSaved)
    },
    onError: () => {
      setFault(words.notSaved)
      showError(words.failed, words.nameNotSaved)
    },
  })

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const firstName = name.trim()
    setFault(firstName === '' ? words.nameMissing : null)
    if (firstName !== '' && !correct.isPending) correct.mutate(firstName)
  }

  return (
    <Section title={words.nameTitle} about={words.nameAbout}>
      <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
        <Field id={inputId} label={words.firstName} className="min-w-0 grow basis-56">
          <Input
            id={inputId}
            value={name}
            maxLength={limits.firstName}
            autoComplete="given-name"
            aria-invalid={fault !== null || undefined}
            aria-describedby={fault === null ? undefined : faultId}
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        <Button type="submit" variant="quiet" isBusy={correct.isPending}>
          {words.saveName}
        </Button>
      </form>
      {fault !== null && (
        <Alert id={faultId} className="mt-2">
          {fault}
        </Alert>
      )}
    </Section>
  )
}
