import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { listBrowsers, signBrowserOut, type SignedInBrowser } from '#contract/account.ts'
import { forgetPerson } from '#web/account/forget-person.ts'
import { signInAgain } from '#web/account/sign-in-again.ts'
import { call } from '#web/http/call.ts'
import { queryOf } from '#web/http/query-client.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Section } from '#web/ui/section.tsx'
import { dayAndTime } from '#web/ui/times.ts'
import { showError, showToast } from '#web/ui/toasts.ts'

function BrowserRow({ id, label, seenAt, createdAt, isCurrent }: SignedInBrowser) {
  const client = useQueryClient()
  const [, navigate] = useLocation()
  const revoke = useMutation({
    mutationFn: () => call(signBrowserOut, { id }),
    onSuccess: () => {
      if (isCurrent) {
        navigate('/')
        forgetPerson(client)
        showToast('Logged out')
        return
      }
      showToast('Signed out there')
    },
    onError: (error) =>
      signInAgain(error) || showError('Error', 'That browser was not signed out. Please try again.'),
  })
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-3 last:border-b-0">
      <div className="min-w-0 grow basis-52">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {label}
          {isCurrent && <Badge>This browser</Badge>}
        </p>
        <p className="mt-0.5 text-small text-ink-soft">
          Last seen {dayAndTime(seenAt)}, signed in {dayAndTime(createdAt)}
        </p>
      </div>
      <Button variant="quiet" size="small" isBusy={revoke.isPending} onClick={() => revoke.mutate()}>
        Sign out<span className="sr-only"> of {isCurrent ? 'this browser' : label}</span>
      </Button>
    </li>
  )
}

export function BrowserList() {
  const browsers = useQuery(queryOf(listBrowsers, {}))
  return (
    <Section
      title="Where you are signed in"
      about="If you do not know one of these, sign it out. It ends there at once."
    >
      <QueryView query={browsers} loading="Loading browsers...">
        {(list) => (
          <ul className="border-t border-line">
            {list.map((browser) => (
              <BrowserRow key={browser.id} {...browser} />
            ))}
          </ul>
        )}
      </QueryView>
    </Section>
  )
}
