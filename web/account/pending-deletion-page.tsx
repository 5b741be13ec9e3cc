import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { getDeletion, takeDeletionBack } from '#contract/deletion.ts'
import { useDeletionDue } from '#web/account/account-queries.ts'
import { useSignOut } from '#web/account/use-sign-out.ts'
import * as words from '#web/account/words.en.ts'
import { call } from '#web/http/call.ts'
import { queryKeyOf } from '#web/http/query-client.ts'
import { reasonOf } from '#web/http/reason.ts'
import { PageTitle } from '#web/shell/page-title.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Section } from '#web/ui/section.tsx'
import { wholeDay } from '#web/ui/times.ts'
import { showToast } from '#web/ui/toasts.ts'
import { ExportLinks } from '#web/your-data/export-links.tsx'

/** All that somebody sees whose account is to be deleted. */
export function PendingDeletionPage() {
  const dueAt = useDeletionDue().data
  const client = useQueryClient()
  const [, navigate] = useLocation()
  const signOut = useSignOut()
  const keep = useMutation({
    mutationFn: () => call(takeDeletionBack, {}),
    onSuccess: () => {
      navigate('/profile')
      client.setQueryData(queryKeyOf(getDeletion, {}), { dueAt: null })
      showToast(words.kept)
    },
  })
  return (
    <Panel>
      <PageTitle>{words.yourAccount}</PageTitle>
      <h1 className="text-heading">{words.toBeDeleted(dueAt ? wholeDay(dueAt) : null)}</h1>
      <p className="mt-3 max-w-[38rem] text-lead text-ink-soft">{words.hidden}</p>
      {keep.isError && <Alert className="mt-4">{reasonOf(keep.error) ?? words.keepFailed}</Alert>}
      <div className="mt-6 grid gap-3 sm:flex sm:flex-wrap">
        <Button variant="quiet" isBusy={keep.isPending} onClick={() => keep.mutate()}>
          {words.keepAccount}
        </Button>
        <Button variant="quiet" isBusy={signOut.isPending} onClick={() => signOut.mutate()}>
          {words.letGo}
        </Button>
      </div>
      <Section title={words.copyTitle} about={words.copyAbout}>
        <ExportLinks />
      </Section>
    </Panel>
  )
}
